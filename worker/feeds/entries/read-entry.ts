import { picturePath } from '#db/feeds/entry-pictures.ts'
import { assignPublicIds, entrySource } from '#db/listings/public-ids.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { type Entry, type EntryPicture, type EntryRecord, entrySections, maxEntryOpenDays } from '#db/model/feeds/entry.ts'
import { type Gap, gapsOf, holdsBackOn } from '#db/model/law/compliance/compliance.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { neutralReader } from '#worker/feeds/perron/reader.ts'
import { fieldsOf } from './entry-fields.ts'

/** The parts of an entry's record besides its form values. */
interface EntryFacts {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly officeName: string | null
  readonly pictures: readonly EntryPicture[]
}

type Value = string | boolean | readonly string[] | Readonly<Partial<Record<Locale, string>>> | readonly object[]

/** Converts an entry to a record of the neutral format. */
function neutralRecord(record: EntryRecord, { id, createdAt, updatedAt, officeName, pictures }: EntryFacts): Readonly<Record<string, unknown>> {
  const values = new Map<string, Value>()
  for (const section of entrySections) {
    for (const { path } of fieldsOf(section)) {
      const value = neutralValue(record, path)
      if (value !== null) values.set(path, value)
    }
  }
  if (record['location.hidden'] === 'street') values.set('location.number_hidden', true)
  if (officeName !== null) values.set('office.name', officeName)
  const files = (kind: EntryPicture['kind']) =>
    pictures
      .filter((picture) => picture.kind === kind)
      .map((picture) => ({ id: picture.id, url: picturePath(picture.id), width: picture.width, height: picture.height }))
  return {
    id,
    created_at: createdAt,
    updated_at: updatedAt,
    ...nested(values),
    images: files('photo'),
    plans: files('plan'),
  }
}

/** Converts a field to the neutral format; null if empty. */
export function neutralValue(record: EntryRecord, path: string): Value | null {
  if (path === 'open_days') return openDays(record)
  const control = controls.get(path)
  if (control?.kind === 'texts') {
    const texts = locales.flatMap((locale) => (record[`${path}.${locale}`] ? [[locale, record[`${path}.${locale}`]]] : []))
    return texts.length === 0 ? null : Object.fromEntries(texts)
  }
  const value = record[path]
  if (value === undefined || value === '') return null
  // The third option hides only the house number.
  if (path === 'location.hidden') return value === 'hidden'
  if (control?.kind === 'lines')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return value
}

const controls = new Map(entrySections.flatMap((section) => fieldsOf(section).map(({ path, control }) => [path, control] as const)))

function openDays(record: EntryRecord): readonly object[] | null {
  const days = Array.from({ length: maxEntryOpenDays }, (_, index) => {
    const [day, from, to] = ['day', 'from', 'to'].map((part) => record[`open_days.${index}.${part}`])
    return day && from && to ? [{ from: `${day}T${from}`, to: `${day}T${to}` }] : []
  }).flat()
  return days.length === 0 ? null : days
}

/** Nests values by path. */
function nested(values: ReadonlyMap<string, Value>): Record<string, unknown> {
  const top: Record<string, unknown> = {}
  const objects = new Map<string, Record<string, unknown>>([['', top]])
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let above = ''
    let at = top
    for (const name of names) {
      above = `${above}${name}.`
      const below = objects.get(above) ?? {}
      objects.set(above, below)
      at[name] = below
      at = below
    }
    at[last] = value
  }
  return top
}

/** An entry as parsed by the importer. */
type ReadEntry =
  | {
      readonly ok: true
      readonly listing: Listing
      readonly gaps: readonly Gap[]
      /** Whether it would be held back for missing legal statements. */
      readonly isHeld: boolean
    }
  | { readonly ok: false; readonly reason: string }

/** The public id of an entry, published or not. */
export async function entryNumber({ store }: Pick<DeskContext, 'store'>, id: string): Promise<number> {
  const ids = await assignPublicIds(store.primary, entrySource, [{ kind: 'listing', externalId: id }])
  return ids.of('listing', id) ?? 0
}

/** The record to import for an entry. */
export function recordOf(
  { agency, now, locale }: Pick<DeskContext, 'agency' | 'now' | 'locale'>,
  entry: Entry,
  record: EntryRecord,
  pictures: readonly EntryPicture[],
) {
  const office = entry.office === null ? null : officeByKey(agency, entry.office)
  return neutralRecord(record, {
    id: entry.id,
    createdAt: entry.publishedAt ?? now.toISOString(),
    updatedAt: now.toISOString(),
    officeName: office && textIn(office.name, locale),
    pictures,
  })
}

/** Parses a saved entry without importing it (dry run). */
export async function readEntry(context: DeskContext, entry: Entry, pictures: readonly EntryPicture[]): Promise<ReadEntry> {
  const { agency, settings, now } = context
  const number = await entryNumber(context, entry.id)
  const raw = recordOf(context, entry, entry.record, pictures)
  const reading = neutralReader.read('listing', raw, { salt: settings.placeSalt, publicId: () => number })
  if (!reading.ok) return reading
  if (!('listing' in reading)) return { ok: false, reason: 'not a record' }
  const today = brusselsDay(now)
  const { listing } = reading
  const isHeld = holdsBackOn(agency.publication, today)?.(listing) ?? false
  return { ok: true, listing, gaps: gapsOf(listing, today), isHeld }
}
