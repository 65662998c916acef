import type { OfficeKey } from '../agency/office.ts'
import type { FactKey } from '../listings/facts.ts'

/** Homes entered at the desk, without a CRM. */

/** `withdrawn`: published before, now off the site. */
export type EntryState = 'draft' | 'published' | 'withdrawn'

export type PictureKind = 'photo' | 'plan'

/**
 * Form values by field path in the neutral format, with a suffix for the language of a text ('.nl') or the number of an open day. A published record
 * also has comma-separated picture ids under `images` and `plans`.
 */
export type EntryRecord = Readonly<Record<string, string>>

export interface Entry {
  readonly id: string
  readonly state: EntryState
  readonly office: OfficeKey | null
  readonly record: EntryRecord
  readonly published: EntryRecord | null
  readonly version: number
  /** Whether it has unpublished changes. */
  readonly isChanged: boolean
  readonly changedAt: string
  readonly publishedAt: string | null
}

/** A picture of an entry; its id is its key in URLs. */
export interface EntryPicture {
  readonly id: string
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
}

/** Maximum open days in the form. */
export const maxEntryOpenDays = 6

/** The control of a form field. */
export type EntryControl =
  | { readonly kind: 'text' | 'number' | 'day' | 'lines'; readonly unit?: string }
  /** Text in each language of the site. */
  | { readonly kind: 'texts'; readonly rows: number }
  | { readonly kind: 'choice'; readonly of: EntryChoice; readonly values: readonly string[] }
  | { readonly kind: 'openDays' }

/** Enumerations with labels in each language. */
type EntryChoice = 'type' | 'negotiation' | 'status' | 'unit' | 'region' | 'direction' | 'grade' | 'answer' | 'publication' | 'shown' | 'country'

export interface EntryField {
  readonly path: string
  /** The fact it maps to; null if it is not a fact. */
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
