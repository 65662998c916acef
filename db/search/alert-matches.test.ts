import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { anySearch, type Search } from '../model/search/search.ts'
import { matchChanges, readChanges } from './alert-matches.ts'

/** Homes with the events 1 to 7 in the order of time, of which the fifth is of a home that is gone. */
async function aStock(): Promise<D1Database> {
  const d1 = await stockOf([
    { id: 10, price: 300_000, words: 'huis met tuin' },
    { id: 11, price: 500_000, words: 'huis' },
    { id: 12, goal: 'rent', price: 900, words: 'huis met tuin' },
    { id: 13, isListed: false },
    { id: 14, price: 250_000 },
  ])
  const events = [
    [10, 'new', null],
    [11, 'price-drop', 550_000],
    [12, 'new', null],
    [10, 'price-drop', 320_000],
    [13, 'back', null],
    [11, 'back', null],
    [10, 'priced', null],
  ]
  for (const [home, kind, before] of events)
    await d1
      .prepare("INSERT INTO listing_events (listing_id, kind, price_before, at, import_id) VALUES (?, ?, ?, '2026-12-01', 'i')")
      .bind(home, kind, before)
      .run()
  return d1
}

async function matched(search: Partial<Search>, { goal = 'sale', last = 7, after = 0 }: { goal?: Goal; last?: number; after?: number } = {}) {
  const db = openPrimary(await aStock())
  return matchChanges(db, await readChanges(db, 0, last), goal, { ...anySearch, ...search }, after)
}

test('a change is read with the row of its listing, unless that is in no list', async () => {
  const { index, events } = await readChanges(openPrimary(await aStock()), 2, 6)
  expect(Array.from(index.columns.id)).toEqual([11, 10, 12])
  expect(events.map(({ event, row }) => [event.id, event.listingId, event.kind, row])).toEqual([
    [3, 12, 'new', 2],
    [4, 10, 'price-drop', 1],
    [6, 11, 'back', 0],
  ])
})

test('an alert reports each changed home once, the latest change first', async () => {
  expect(await matched({})).toEqual([
    { listingId: 10, kind: 'new', priceBefore: null, lastEvent: 7 },
    { listingId: 11, kind: 'back', priceBefore: 550_000, lastEvent: 6 },
  ])
})

test('an alert reports only what its search finds, since the last change it knows', async () => {
  const ids = async (...given: Parameters<typeof matched>) => (await matched(...given)).map(({ listingId }) => listingId)
  expect(await ids({ priceMax: 400_000 })).toEqual([10])
  expect(await ids({ q: 'tuin' })).toEqual([10])
  expect(await ids({ q: 'tuin' }, { goal: 'rent' })).toEqual([12])
  expect(await ids({}, { after: 6 })).toEqual([10])
  expect(await ids({}, { after: 7 })).toEqual([])
  expect(await ids({}, { last: 2 })).toEqual([11, 10])
  expect(await matched({}, { after: 3 })).toEqual([
    { listingId: 10, kind: 'priced', priceBefore: 320_000, lastEvent: 7 },
    { listingId: 11, kind: 'back', priceBefore: null, lastEvent: 6 },
  ])
})

test('without changes no alert reports anything, and no text is looked up', async () => {
  const changes = await readChanges(openPrimary(await aStock()), 7, 7)
  expect([changes.index.size, changes.events]).toEqual([0, []])
  expect(await matchChanges(Object.create(null), changes, 'sale', { ...anySearch, q: 'huis' }, 0)).toEqual([])
})
