import type { Db } from '../client.ts'
import { eventsBetween } from '../listings/listing-events.ts'
import type { Goal } from '../model/listings/listing.ts'
import { foldEvents, type ListingChange, type ListingEvent } from '../model/listings/listing-event.ts'
import type { Search } from '../model/search/search.ts'
import { buildIndexOf } from './build.ts'
import type { ListingIndex } from './listing-index.ts'
import { matchSearch } from './match.ts'
import { matchText } from './text.ts'

/** The listings of some events that are still listed: read once, matched against any number of alerts. */
export interface Changes {
  readonly index: ListingIndex
  /** In order of time, each with the row of its listing in the index. */
  readonly events: readonly { readonly event: ListingEvent; readonly row: number }[]
}

/** Reads the events after one id, up to another, with their listings. Reads one row per event, however large the catalogue is. */
export async function readChanges(db: Db, after: number, last: number): Promise<Changes> {
  const events = await eventsBetween(db, after, last)
  const index = await buildIndexOf(db, [...new Set(events.map(({ listingId }) => listingId))])
  const rows = new Map(Array.from(index.columns.id, (id, row) => [id, row]))
  return {
    index,
    events: events.flatMap((event) => {
      const row = rows.get(event.listingId)
      return row === undefined ? [] : [{ event, row }]
    }),
  }
}

/**
 * The changed listings that match an alert's search, each once, the latest first. Looks at the changed listings only; queries the
 * database only for a free text.
 * @param after the last event the alert has seen
 */
export async function matchChanges(db: Db, { index, events }: Changes, goal: Goal, search: Search, after: number): Promise<readonly ListingChange[]> {
  if (events.length === 0) return []
  const { found } = matchSearch(index, goal, search, await matchText(db, index, search.q))
  return foldEvents(events.flatMap(({ event, row }) => (event.id > after && found[row] === 1 ? [event] : [])))
}
