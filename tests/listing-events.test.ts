import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aProperty, type FeedRecord } from './factories.ts'
import { openFeed, postFeed, stepFeed } from './post-feed.ts'
import { startSite, type TestSite } from './site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['listing_events', 'listings', 'imports']) await site.db.prepare(`DELETE FROM ${table}`).run()
})

const stays = aProperty({ ID: 99 })

/** What the record says happened when a home was as `before` and is as `after`; null: it is not in the feed. */
async function between(before: FeedRecord | null, after: FeedRecord | null): Promise<unknown[]> {
  const feed = (home: FeedRecord | null) => [stays, ...(home ? [aProperty({ ID: 1, ...home })] : [])]
  await postFeed(site, feed(before))
  await site.db.prepare('DELETE FROM listing_events').run()
  await postFeed(site, feed(after))
  return events()
}

async function events(): Promise<unknown[]> {
  const { results } = await site.db.prepare('SELECT listing_id, kind, price_before FROM listing_events ORDER BY id').all()
  return results.map(({ listing_id, kind, price_before }) => (price_before === null ? `${listing_id} ${kind}` : `${listing_id} ${kind} ${price_before}`))
}

describe('an import notes', () => {
  const option = { SubStatus: 3 }
  const sold = { Status: 2 }
  test.each<[string, FeedRecord | null, FeedRecord | null, string[]]>([
    ['a home that is new', null, {}, ['1 new']],
    ['a new home that is under option already', null, option, ['1 new']],
    ['nothing of a home that comes sold', null, sold, []],
    ['a prospective home that is on offer now', { Status: 0 }, {}, ['1 new']],
    ['nothing of a home that stays as it is', {}, {}, []],
    ['a lower price', {}, { Price: 380_000 }, ['1 price-drop 395000']],
    ['nothing of a higher price', {}, { Price: 410_000 }, []],
    ['nothing of a price that is hidden', {}, { Price: 380_000, PublishPrice: false }, []],
    ['a price that was hidden, without what it was', { PublishPrice: false }, { Price: 380_000 }, ['1 priced']],
    ['a price that is known now', { Price: null }, {}, ['1 priced']],
    ['a price under option that was hidden', { ...option, PublishPrice: false }, option, ['1 priced']],
    ['a home that is back with its price', { ...option, PublishPrice: false }, {}, ['1 back', '1 priced']],
    ['nothing of the price of what was sold', { ...sold, PublishPrice: false }, {}, ['1 back']],
    ['nothing of the price of what was for rent', { PublishPrice: false, Goal: 1 }, {}, ['1 new']],
    ['a lower price under option', option, { ...option, Price: 380_000 }, ['1 price-drop 395000']],
    ['a home whose option has gone', option, {}, ['1 back']],
    ['a sale that fell through', sold, {}, ['1 back']],
    ['a home that is back at a lower price', option, { Price: 380_000 }, ['1 back', '1 price-drop 395000']],
    ['nothing of a lower price of what was sold', sold, { Price: 380_000 }, ['1 back']],
    ['nothing of a home that is sold', {}, sold, []],
    ['nothing of a home that goes', {}, null, []],
    ['a home for sale that is for rent now', {}, { Goal: 1, Price: 1_150 }, ['1 new']],
  ])('%s', async (_, before, after, noted) => {
    expect(await between(before, after)).toEqual(noted)
  })

  test('a home that had left the feed as back', async () => {
    await between({}, null)
    await postFeed(site, [aProperty({ ID: 1 })], 'partial')
    expect(await events()).toEqual(['1 back'])
  })

  test('nothing of what fills an empty stock', async () => {
    await postFeed(site, [aProperty(), aProperty()])
    expect(await events()).toEqual([])
  })

  test('each change once, however often a step is asked for, and an interrupted import begun again', async () => {
    await postFeed(site, [stays])
    const homes = [aProperty({ ID: 1 }), aProperty({ ID: 2 })]
    for (const _ of [1, 2]) {
      const id = await openFeed(site, homes, 'partial')
      for (const _ of [1, 2]) await stepFeed(site, id)
    }
    expect(await events()).toEqual(['1 new', '2 new'])
  })
})

test('events are erased after a month', async () => {
  await between(null, {})
  const night = async (days: number) =>
    (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
  await night(29)
  expect(await events()).toEqual(['1 new'])
  await night(31)
  expect(await events()).toEqual([])
})
