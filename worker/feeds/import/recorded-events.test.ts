import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { importRecords } from '../../../tests/feeds/import-records.ts'
import { aProperty, type FeedRecord } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'

const unchanged = aProperty({ ID: 99 })
const option = { SubStatus: 3 }
const sold = { Status: 2 }

/** Imports these states of a listing one after another, a day apart; null means not in the feed. */
async function importStates(database: D1Database, ...states: readonly (FeedRecord | null)[]): Promise<void> {
  for (const [days, state] of states.entries()) {
    const listings = [unchanged, ...(state ? [aProperty({ ID: 1, ...state })] : [])]
    await importRecords(drizzle(database, { schema }), { at: `2026-11-${10 + days}T08:00:00.000Z`, kinds: ['listing'], force: true, listings })
  }
}

/** What the last import has recorded of a change from `before` to `after`. */
async function eventsOf(table: 'listing_events' | 'home_events', before: FeedRecord | null, after: FeedRecord | null): Promise<readonly string[]> {
  const database = memoryDatabase()
  await importStates(database, before)
  await database.prepare('DELETE FROM listing_events').run()
  await importStates(database, after)
  return eventsIn(database, table)
}

async function eventsIn(database: D1Database, table: string): Promise<readonly string[]> {
  const { results } = await database.prepare(`SELECT listing_id, kind, price_before FROM ${table} ORDER BY id`).all()
  return results.map(({ listing_id, kind, price_before }) => (price_before === null ? `${listing_id} ${kind}` : `${listing_id} ${kind} ${price_before}`))
}

describe('an import records', () => {
  test.each<[string, FeedRecord | null, FeedRecord | null, string[]]>([
    ['a new listing', null, {}, ['1 new']],
    ['a new listing already under option', null, option, ['1 new']],
    ['nothing for a new listing that is sold', null, sold, []],
    ['a prospective listing now on offer', { Status: 0 }, {}, ['1 new']],
    ['nothing for an unchanged listing', {}, {}, []],
    ['a lower price', {}, { Price: 380_000 }, ['1 price-drop 395000']],
    ['nothing for a higher price', {}, { Price: 410_000 }, []],
    ['nothing for a price that is hidden', {}, { Price: 380_000, PublishPrice: false }, []],
    ['a price that was hidden, without its old value', { PublishPrice: false }, { Price: 380_000 }, ['1 priced']],
    ['a price that was missing', { Price: null }, {}, ['1 priced']],
    ['a price under option that was hidden', { ...option, PublishPrice: false }, option, ['1 priced']],
    ['a listing back on offer with its price published', { ...option, PublishPrice: false }, {}, ['1 back', '1 priced']],
    ['no price event for a listing that was sold', { ...sold, PublishPrice: false }, {}, ['1 back']],
    ['no price event for a listing that was for rent', { PublishPrice: false, Goal: 1 }, {}, ['1 new']],
    ['a lower price under option', option, { ...option, Price: 380_000 }, ['1 price-drop 395000']],
    ['a listing whose option has ended', option, {}, ['1 back']],
    ['a sale that fell through', sold, {}, ['1 back']],
    ['a listing back on offer at a lower price', option, { Price: 380_000 }, ['1 back', '1 price-drop 395000']],
    ['no price drop for a listing that was sold', sold, { Price: 380_000 }, ['1 back']],
    ['nothing for a listing that is sold', {}, sold, []],
    ['nothing for a listing that leaves the feed', {}, null, []],
    ['a listing for sale that is now for rent', {}, { Goal: 1, Price: 1_150 }, ['1 new']],
  ])('an import records %s', async (_, before, after, expected) => {
    expect(await eventsOf('listing_events', before, after)).toEqual(expected)
  })

  test('an import records a listing that returns to the feed as back', async () => {
    const database = memoryDatabase()
    await importStates(database, {}, null)
    await database.prepare('DELETE FROM listing_events').run()
    await importRecords(drizzle(database, { schema }), { mode: 'partial', kinds: ['listing'], force: true, listings: [aProperty({ ID: 1 })] })
    expect(await eventsIn(database, 'listing_events')).toEqual(['1 back'])
  })

  test('an import records nothing for the first import into an empty stock', async () => {
    const database = memoryDatabase()
    await importRecords(drizzle(database, { schema }), { listings: [aProperty(), aProperty()] })
    expect(await eventsIn(database, 'listing_events')).toEqual([])
  })
})

describe('for its owner alone an import records', () => {
  test.each<[string, FeedRecord | null, FeedRecord | null, string[]]>([
    ['a higher price', {}, { Price: 410_000 }, ['1 price-rise 395000']],
    ['a higher price under option', {}, { ...option, Price: 410_000 }, ['1 price-rise 395000', '1 option']],
    ['a sale', option, sold, ['1 sold']],
    ['a letting', { Goal: 1 }, { Goal: 1, Status: 4 }, ['1 rented']],
    ['a listing that leaves the feed', {}, null, ['1 withdrawn']],
    ['nothing for a sold listing that leaves it', sold, null, []],
    ['nothing for what alerts report', option, { Price: 380_000 }, []],
    ['nothing for a price that was hidden', { PublishPrice: false }, { Price: 410_000 }, []],
    ['nothing for a new listing', null, option, []],
  ])('an import records for the owner alone %s', async (_, before, after, expected) => {
    expect(await eventsOf('home_events', before, after)).toEqual(expected)
  })
})

describe('earlier prices of a listing', () => {
  const row = (database: D1Database) => database.prepare('SELECT card, revision, changed_on FROM listings WHERE id = 1').first<{ card: string }>()

  async function earlierPrices(database: D1Database): Promise<readonly { readonly amount: number; readonly until: string }[]> {
    return JSON.parse((await row(database))?.card ?? '{}').earlierPrices ?? []
  }

  test.each<[string, (FeedRecord | null)[], number[]]>([
    ['are kept of a reduction', [{}, { Price: 380_000 }], [395_000]],
    ['are kept of each change', [{}, { Price: 380_000 }, { Price: 410_000 }], [395_000, 380_000]],
    ['stay when something else changes', [{}, { Price: 380_000 }, { Price: 380_000, NumberOfBedRooms: 5 }], [395_000]],
    ['stay while it is under option or sold', [{}, { Price: 380_000 }, { Price: 380_000, ...sold }], [395_000]],
    ['do not begin with a first import', [{}], []],
    ['leave out what a home was sold for', [{}, { ...sold, Price: 380_000 }], []],
    ['are erased with a price that is hidden, for good', [{}, { Price: 380_000 }, { PublishPrice: false }, { Price: 380_000 }], []],
    ['are erased when it is withdrawn', [{}, { Price: 380_000 }, null], []],
    ['are not known of a listing that returns', [{}, { Price: 380_000 }, null, { Price: 370_000 }], []],
    ['do not compare a price with a rent', [{}, { Goal: 1, Price: 1_150 }], []],
    ['do not compare amounts for different units', [{}, { Price: 380, PriceUnitText: 'per m²' }], []],
  ])('the earlier prices of a listing %s', async (_, feeds, expected) => {
    const database = memoryDatabase()
    await importStates(database, ...feeds)
    expect((await earlierPrices(database)).map(({ amount }) => amount)).toEqual(expected)
  })

  test('earlier prices leave the row of an unchanged listing alone, and skip a price that was corrected on its first day', async () => {
    const database = memoryDatabase()
    await importStates(database, {}, { Price: 380_000 })
    const before = await row(database)
    const importAt = (at: string, Price: number) =>
      importRecords(drizzle(database, { schema }), { at, kinds: ['listing'], force: true, listings: [unchanged, aProperty({ ID: 1, Price })] })
    await importAt('2026-11-12T08:00:00.000Z', 380_000)
    expect(await row(database)).toEqual(before)
    await importAt('2026-11-13T08:00:00.000Z', 38_000)
    await importAt('2026-11-13T09:00:00.000Z', 375_000)
    expect(await earlierPrices(database)).toEqual([
      { amount: 395_000, until: '2026-11-11' },
      { amount: 380_000, until: '2026-11-13' },
    ])
  })
})
