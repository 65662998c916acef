import type { Db } from '../client.ts'
import { eventsBetween } from '../listing-events.ts'
import type { Goal } from '../model/listing.ts'
import { foldEvents, type ListingChange, type ListingEvent } from '../model/listing-event.ts'
import type { Search } from '../model/search.ts'
import { buildIndexOf } from './build.ts'
import type { ListingIndex } from './listing-index.ts'
import { matchSearch } from './match.ts'
import { matchText } from './text.ts'

/** The homes that some events tell of, as far as they are in lists now: what any number of alerts are held against. */
export interface Changes {
  readonly index: ListingIndex
  /** Each with the row of its home, in their order. */
  readonly events: readonly { readonly event: ListingEvent; readonly row: number }[]
}

/** Reads the events behind one, up to another, with their homes: as many rows as there are events, whatever the stock holds. */
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
 * What changes hold for a search: the homes that its list would show, each once, the latest first. Looks at the changed homes alone, and
 * asks the database only for a free text.
 * @param after the last event that is known already
 */
export async function matchChanges(db: Db, { index, events }: Changes, goal: Goal, search: Search, after: number): Promise<readonly ListingChange[]> {
  if (events.length === 0) return []
  const { found } = matchSearch(index, goal, search, await matchText(db, index, search.q))
  return foldEvents(events.flatMap(({ event, row }) => (event.id > after && found[row] === 1 ? [event] : [])))
}
