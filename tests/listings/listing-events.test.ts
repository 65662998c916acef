import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newestEvent } from '#db/listings/listing-events.ts'
import * as schema from '#db/schema.ts'
import { openFeed, postFeed, stepFeed } from '../feeds/post-feed.ts'
import { brusselsDay } from '../kit/brussels-day.ts'
import { aProperty, type FeedRecord } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['listing_events', 'home_events', 'listings', 'imports']) await site.db.prepare(`DELETE FROM ${table}`).run()
})

const unchanged = aProperty({ ID: 99 })

/** The kinds of change that only the listing's owner sees. */
async function ownersEvents(before: FeedRecord | null, after: FeedRecord | null): Promise<unknown[]> {
  await eventsOfChange(before, after)
  const { results } = await site.db.prepare('SELECT listing_id, kind, price_before FROM home_events ORDER BY id').all()
  return results.map(inWords)
}

/** The events of a change from `before` to `after`; null means not in the feed. */
async function eventsOfChange(before: FeedRecord | null, after: FeedRecord | null): Promise<unknown[]> {
  const feed = (record: FeedRecord | null) => [unchanged, ...(record ? [aProperty({ ID: 1, ...record })] : [])]
  await postFeed(site, feed(before))
  await site.db.prepare('DELETE FROM listing_events').run()
  await postFeed(site, feed(after))
  return events()
}

async function events(): Promise<unknown[]> {
  const { results } = await site.db.prepare('SELECT listing_id, kind, price_before FROM listing_events ORDER BY id').all()
  return results.map(inWords)
}

function inWords({ listing_id, kind, price_before }: Record<string, unknown>): string {
  return price_before === null ? `${listing_id} ${kind}` : `${listing_id} ${kind} ${price_before}`
}

describe('an import records', () => {
  const option = { SubStatus: 3 }
  const sold = { Status: 2 }
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
    expect(await eventsOfChange(before, after)).toEqual(expected)
  })

  test('a listing that returns to the feed as back', async () => {
    await eventsOfChange({}, null)
    await postFeed(site, [aProperty({ ID: 1 })], 'partial')
    expect(await events()).toEqual(['1 back'])
  })

  test('nothing for the first import into an empty stock', async () => {
    await postFeed(site, [aProperty(), aProperty()])
    expect(await events()).toEqual([])
  })

  test('each change once, even when steps repeat or an interrupted import restarts', async () => {
    await postFeed(site, [unchanged])
    const listings = [aProperty({ ID: 1 }), aProperty({ ID: 2 })]
    for (const _ of [1, 2]) {
      const id = await openFeed(site, listings, 'partial')
      for (const _ of [1, 2]) await stepFeed(site, id)
    }
    expect(await events()).toEqual(['1 new', '2 new'])
  })
})

describe('for its owner alone an import records', () => {
  const option = { SubStatus: 3 }
  const sold = { Status: 2 }
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
    expect(await ownersEvents(before, after)).toEqual(expected)
  })
})

describe('earlier prices of a listing', () => {
  async function earlierPrices(...feeds: readonly (FeedRecord | null)[]): Promise<unknown> {
    for (const record of feeds) {
      await postFeed(site, [unchanged, ...(record ? [aProperty({ ID: 1, ...record })] : [])])
      await site.db.prepare("UPDATE listings SET card = replace(card, ?1, '2026-11-03') WHERE id = 1").bind(brusselsDay()).run()
    }
    const row = await site.db.prepare("SELECT card ->> '$.earlierPrices' AS prices FROM listings WHERE id = 1").first<{ prices: string | null }>()
    const prices: readonly { amount: number; until: string }[] = JSON.parse(row?.prices ?? '[]')
    expect(prices.every(({ until }) => until === '2026-11-03')).toBe(true)
    return prices.map(({ amount }) => amount)
  }

  test.each<[string, (FeedRecord | null)[], number[]]>([
    ['are kept of a reduction', [{}, { Price: 380_000 }], [395_000]],
    ['are kept of each change', [{}, { Price: 380_000 }, { Price: 410_000 }], [395_000, 380_000]],
    ['stay when something else changes', [{}, { Price: 380_000 }, { Price: 380_000, NumberOfBedRooms: 5 }], [395_000]],
    ['stay while it is under option or sold', [{}, { Price: 380_000 }, { Price: 380_000, ...{ Status: 2 } }], [395_000]],
    ['do not begin with a first import', [{}], []],
    ['leave out what a home was sold for', [{}, { Status: 2, Price: 380_000 }], []],
    ['are erased with a price that is hidden, for good', [{}, { Price: 380_000 }, { PublishPrice: false }, { Price: 380_000 }], []],
    ['are erased when it is withdrawn', [{}, { Price: 380_000 }, null], []],
    ['are not known of a listing that returns', [{}, { Price: 380_000 }, null, { Price: 370_000 }], []],
    ['do not compare a price with a rent', [{}, { Goal: 1, Price: 1_150 }], []],
    ['do not compare amounts for different units', [{}, { Price: 380, PriceUnitText: 'per m²' }], []],
  ])('the earlier prices of a listing %s', async (_, feeds, expected) => {
    expect(await earlierPrices(...feeds)).toEqual(expected)
  })

  test('earlier prices leave the row of an unchanged listing alone, and skip a price that was corrected on its first day', async () => {
    await earlierPrices({}, { Price: 380_000 })
    const row = () => site.db.prepare('SELECT card, revision, changed_on FROM listings WHERE id = 1').first()
    const before = await row()
    await postFeed(site, [unchanged, aProperty({ ID: 1, Price: 380_000 })])
    expect(await row()).toEqual(before)
    for (const Price of [38_000, 375_000]) await postFeed(site, [unchanged, aProperty({ ID: 1, Price })])
    const { card } = (await row()) ?? {}
    expect(JSON.parse(String(card)).earlierPrices.map(({ amount }: { amount: number }) => amount)).toEqual([395_000, 380_000])
  })
})

test('events are erased after a month', async () => {
  await eventsOfChange(null, {})
  const runNightlyJob = async (days: number) =>
    (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
  await runNightlyJob(29)
  expect(await events()).toEqual(['1 new'])
  await runNightlyJob(31)
  expect(await events()).toEqual([])
})

test('events are reported only once every import with earlier ones has ended, whichever source finishes first', async () => {
  const db = drizzle(site.db, { schema })
  const finish = async (id: string) => {
    while (!(await stepFeed(site, id)));
  }
  for (const source of ['one', 'two']) await finish(await openFeed(site, [unchanged], 'full', source))
  const before = await newestEvent(db)
  const slow = await openFeed(site, [unchanged, aProperty({ ID: 1 })], 'full', 'one')
  for (const _ of [1, 2]) await stepFeed(site, slow)
  expect(await events()).toHaveLength(1)
  await finish(await openFeed(site, [unchanged, aProperty({ ID: 2 })], 'full', 'two'))
  expect(await events()).toHaveLength(2)
  expect(await newestEvent(db)).toBe(before)
  await finish(slow)
  const { results } = await site.db.prepare('SELECT max(id) AS last FROM listing_events').all()
  expect(await newestEvent(db)).toBe(results[0]?.last)
})
