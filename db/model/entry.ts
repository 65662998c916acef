import type { FactKey } from './facts.ts'
import type { OfficeKey } from './office.ts'

/** A home that the agency enters by hand, without a CRM. */

/** `withdrawn`: it was published and is off the site. */
export type EntryState = 'draft' | 'published' | 'withdrawn'

export type PictureKind = 'photo' | 'plan'

/**
 * Values of the form, by the path of their field in the neutral format; texts by language have the language behind a dot, open days their number.
 * As it was published, it also has the ids of its pictures, with commas between, under `images` and `plans`.
 */
export type EntryRecord = Readonly<Record<string, string>>

export interface Entry {
  readonly id: string
  readonly state: EntryState
  readonly office: OfficeKey | null
  readonly record: EntryRecord
  readonly published: EntryRecord | null
  readonly version: number
  /** Whether what is published is older than the record or its pictures. */
  readonly isChanged: boolean
  readonly changedAt: string
  readonly publishedAt: string | null
}

/** A picture of an entry; its id is its key in addresses. */
export interface EntryPicture {
  readonly id: string
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
}

/** Open days that the form takes. */
export const maxEntryOpenDays = 6

/** How a field of the form is filled in. */
export type EntryControl =
  | { readonly kind: 'text' | 'number' | 'day' | 'lines'; readonly unit?: string }
  /** Text in each language of the site. */
  | { readonly kind: 'texts'; readonly rows: number }
  | { readonly kind: 'choice'; readonly of: EntryChoice; readonly values: readonly string[] }
  | { readonly kind: 'openDays' }

/** Lists of values with words in each language. */
type EntryChoice = 'type' | 'negotiation' | 'status' | 'unit' | 'region' | 'direction' | 'grade' | 'answer' | 'publication' | 'shown' | 'country'

export interface EntryField {
  readonly path: string
  /** The fact that it becomes; null for a field that is no fact. */
  readonly fact: FactKey | null
  readonly control: EntryControl
}

export const entrySections = [
  'what',
  'where',
  'price',
  'texts',
  'costs',
  'sizes',
  'rooms',
  'building',
  'comfort',
  'energy',
  'certificates',
  'planning',
  'visits',
  'surroundings',
  'contact',
] as const
export type EntrySection = (typeof entrySections)[number]
