import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestEvent } from '#db/listings/listing-events.ts'
import * as schema from '#db/schema.ts'
import { openFeed, postFeed, stepFeed } from '../feeds/post-feed.ts'
import { aProperty } from '../kit/factories.ts'
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

async function events(): Promise<unknown[]> {
  const { results } = await site.db.prepare('SELECT listing_id, kind, price_before FROM listing_events ORDER BY id').all()
  return results.map(inWords)
}

function inWords({ listing_id, kind, price_before }: Record<string, unknown>): string {
  return price_before === null ? `${listing_id} ${kind}` : `${listing_id} ${kind} ${price_before}`
}

test('an import records each change once, even when steps repeat or an interrupted import restarts', async () => {
  await postFeed(site, [unchanged])
  const listings = [aProperty({ ID: 1, Price: 380_000 }), aProperty({ ID: 2 })]
  for (const _ of [1, 2]) {
    const id = await openFeed(site, listings, 'partial')
    for (const _ of [1, 2]) await stepFeed(site, id)
  }
  expect(await events()).toEqual(['1 new', '2 new'])
})

test('an import records what a change of a price means for alerts and for the owner', async () => {
  const priced = (Price: number) => [unchanged, aProperty({ ID: 1, Price })]
  for (const price of [395_000, 380_000, 410_000]) await postFeed(site, priced(price))
  expect(await events()).toEqual(['1 price-drop 395000'])
  const { results } = await site.db.prepare('SELECT listing_id, kind, price_before FROM home_events ORDER BY id').all()
  expect(results.map(inWords)).toEqual(['1 price-rise 380000'])
})

test('events are erased after a month', async () => {
  await postFeed(site, [unchanged])
  await postFeed(site, [unchanged, aProperty({ ID: 1 })])
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
