import type { Db } from '#db/client.ts'
import { nothingSaved, type Saved, sumOfSaved } from '#db/feeds/saved-counts.ts'
import { findPublicIds } from '#db/listings/public-ids.ts'
import type { FeedFormat } from '#db/model/feeds/import-run.ts'
import type { Home } from '#db/model/listings/listing.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type DeliveredCommunication, type DeliveredVisit, saveCommunications, saveVisits } from '#db/owners/delivered-records.ts'
import { homeKey, knownHomes } from '#db/owners/owned-homes.ts'
import { type DeliveredMedia, type DeliveredTotals, saveOnlineMedia, saveViewTotals } from '#db/views/portal-media.ts'
import { type DeliveredViews, savePortalViews } from '#db/views/portal-views.ts'
import { openFields } from '../fields.ts'
import { readExternalId } from '../perron/values.ts'
import { readHistory } from './read-history.ts'
import { readMedia, readTotals, readViewsByDay } from './read-media.ts'
import type { StatisticsList, StatisticsReading, Unreadable } from './reading.ts'

/** Entries of one list of a delivery, the first at `position`. */
export interface StatisticsChunk {
  readonly format: FeedFormat
  readonly source: string
  readonly list: StatisticsList
  readonly position: number
  readonly entries: readonly unknown[]
}

interface Rejection {
  readonly position: number
  readonly id: string | null
  readonly reason: string
}

export interface StoredStatistics {
  readonly saved: Saved
  readonly rejected: readonly Rejection[]
}

interface Placed {
  readonly reading: StatisticsReading
  readonly home: Home
}

/** Parses entries and saves the valid ones; returns the others. Idempotent. */
export async function storeStatistics(db: Db, chunk: StatisticsChunk, now: Date): Promise<StoredStatistics> {
  const { source, position, entries } = chunk
  const read = entries.flatMap((entry, index) =>
    readEntry(chunk, entry, wallTimeOf(now).day).map((reading) => ({ reading, entry, position: position + index })),
  )
  const homes = read.flatMap(({ reading }) => ('reason' in reading ? [] : [reading.home]))
  const ids = await findPublicIds(db, source, homes)
  const known = await knownHomes(db, [...new Map(homes.flatMap(({ kind, externalId }) => withId(kind, ids.of(kind, externalId)))).values()])
  const placed: Placed[] = []
  const rejected: Rejection[] = []
  for (const { reading, entry, position } of read) {
    const reject = (reason: string) => rejected.push({ position, id: idIn(entry), reason })
    if ('reason' in reading) {
      reject(reading.reason)
      continue
    }
    const { kind, externalId } = reading.home
    const id = ids.of(kind, externalId)
    if (id === null || !known.has(homeKey({ kind, id }))) reject(`the source ${source} has no ${kind} ${externalId} here`)
    else placed.push({ reading, home: { kind, id } })
  }
  return { saved: await save(db, source, placed, now.toISOString()), rejected }
}

function withId(kind: Home['kind'], id: number | null): readonly (readonly [string, Home])[] {
  return id === null ? [] : [[homeKey({ kind, id }), { kind, id }]]
}

function readEntry({ list, format }: StatisticsChunk, entry: unknown, today: string): readonly (StatisticsReading | Unreadable)[] {
  switch (list) {
    case 'totals':
      return [readTotals(entry)]
    case 'views':
      return readViewsByDay(entry, today)
    case 'media':
      return [readMedia(entry)]
    default:
      return [readHistory(entry, list, format)]
  }
}

async function save(db: Db, source: string, placed: readonly Placed[], now: string): Promise<Saved> {
  const views: DeliveredViews[] = []
  const media: DeliveredMedia[] = []
  const totals: DeliveredTotals[] = []
  const communications: DeliveredCommunication[] = []
  const visits: DeliveredVisit[] = []
  for (const { reading, home } of placed) {
    if (reading.of === 'views') views.push({ ...reading.row, listingId: home.id })
    else if (reading.of === 'media') media.push({ ...reading.row, listingId: home.id })
    else if (reading.of === 'totals') totals.push({ ...reading.row, listingId: home.id })
    else if (reading.of === 'communication') communications.push({ ...reading.row, home })
    else visits.push({ ...reading.row, home })
  }
  const saved = [
    await savePortalViews(db, views, now),
    await saveOnlineMedia(db, media, now),
    await saveViewTotals(db, totals, now),
    await saveCommunications(db, source, communications, now),
    await saveVisits(db, source, visits, now),
  ]
  return saved.reduce(sumOfSaved, nothingSaved)
}

function idIn(entry: unknown): string | null {
  return isJsonObject(entry) ? readExternalId(openFields(entry).take('ID', 'HistoryID', 'ObjectID', 'PropertyID', 'Listing')) : null
}
