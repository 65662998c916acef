import { assignPublicIds, entrySource } from '#db/listings/public-ids.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { Entry, EntryPicture, EntryRecord } from '#db/model/feeds/entry.ts'
import { type Gap, gapsOf } from '#db/model/law/compliance/compliance.ts'
import { holdsBackOn } from '#db/model/law/compliance/hold-back.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { neutralReader } from '#worker/feeds/perron/reader.ts'
import { neutralRecord } from './neutral-record.ts'

/** An entry as parsed by the importer. */
export type ReadEntry =
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
