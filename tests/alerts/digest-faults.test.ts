import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { checkAlerts } from '#worker/alerts/send-digests.job.ts'
import { postFeed } from '../feeds/post-feed.ts'
import { chanceFrom } from '../kit/chance.ts'
import { aProperty } from '../kit/factories.ts'
import { type Fault, type FaultOf, InjectedFault } from '../kit/faults/fault.ts'
import { faultyDatabase } from '../kit/faults/faulty-database.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { keepAlert } from './alert-factory.ts'

const listingIds = Array.from({ length: 12 }, (_, index) => index + 1)
let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  await postFeed(
    site,
    listingIds.map((ID) => aProperty({ ID, NumberOfBedRooms: ID })),
  )
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['subscriptions', 'outbox', 'listing_events']) await site.db.prepare(`DELETE FROM ${table}`).run()
})

const noFault: FaultOf = () => 'none'
const now = new Date('2026-11-21T10:00:00.000Z')

/** The job as it runs every five minutes; injected faults are swallowed. */
async function run(faultOf: FaultOf = noFault): Promise<void> {
  await checkAlerts(drizzle(faultyDatabase(site.db, faultOf), { schema }), now).catch((error: unknown) => {
    if (!(error instanceof InjectedFault) && !(error instanceof Error && error.cause instanceof InjectedFault)) throw error
  })
}

/** The job, paused before it stores its checks. */
function pauseBeforeStoring(): { readonly isReached: Promise<void>; release(): Promise<void> } {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const database = new Proxy(site.db, {
    get(target, key) {
      if (key !== 'batch') return key === 'prepare' ? target.prepare.bind(target) : Reflect.get(target, key)
      return async (...statements: Parameters<typeof target.batch>) => {
        reached.resolve()
        await gate.promise
        return target.batch(...statements)
      }
    },
  })
  const job = checkAlerts(drizzle(database, { schema }), now)
  return {
    isReached: reached.promise,
    async release() {
      gate.resolve()
      await job
    },
  }
}

async function addEvents(...ids: readonly number[]): Promise<void> {
  const rows = ids.map((id) => `(${id}, 'new', '2026-11-21T09:00:00.000Z', 'import')`)
  await site.db.prepare(`INSERT INTO listing_events (listing_id, kind, at, import_id) VALUES ${rows.join(', ')}`).run()
}

/** The listings reported to each alert, mail by mail. */
async function reported(): Promise<ReadonlyMap<string, readonly (readonly number[])[]>> {
  const { results } = await site.db.prepare('SELECT id, data FROM outbox ORDER BY rowid').all<{ id: string; data: string }>()
  const mails = new Map<string, number[][]>()
  for (const { data } of results) {
    const digest: { subscription: string; listings: number[] } = JSON.parse(data)
    mails.set(digest.subscription, [...(mails.get(digest.subscription) ?? []), digest.listings.toSorted((one, other) => one - other)])
  }
  return mails
}

test.each<[string, FaultOf]>([
  ['before storing', faultOfBatch('before')],
  ['after storing, before the response', faultOfBatch('after')],
])('a crash %s reports every change once', async (_, faultOf) => {
  const { id } = await keepAlert(site)
  await addEvents(1, 2)
  await run(faultOf)
  await run()
  await run()
  expect((await reported()).get(id)).toEqual([[1, 2]])
})

test('two concurrent checks, one with newer events, report every change once', async () => {
  const { id } = await keepAlert(site)
  await addEvents(1)
  const paused = pauseBeforeStoring()
  await paused.isReached
  await addEvents(2)
  await run()
  expect((await reported()).get(id)).toEqual([[1, 2]])
  await paused.release()
  await run()
  expect((await reported()).get(id)).toEqual([[1, 2]])
})

test('an alert that is paused, ended or changed during its check is not touched', async () => {
  const { id } = await keepAlert(site)
  await addEvents(1)
  for (const change of ["state = 'paused'", "state = 'ended'", "due_at = '2026-11-22T06:00:00.000Z'"]) {
    const paused = pauseBeforeStoring()
    await paused.isReached
    await site.db.prepare(`UPDATE subscriptions SET ${change}`).run()
    await paused.release()
    await run()
    expect([...(await reported())]).toEqual([])
    await site.db.prepare("UPDATE subscriptions SET state = 'active', due_at = '2020-01-01T00:00:00.000Z'").run()
  }
  await run()
  expect((await reported()).get(id)).toEqual([[1]])
})

test('over forty runs with random faults, two at a time, no change is lost or reported twice', async () => {
  const chance = chanceFrom(7_000_021)
  const met = new Map<Fault, number>()
  const faults = ['before', 'after', 'slow'] as const
  let turn = 0
  // In turns: the runs draw in an order that differs from time to time, so one kind may be drawn too rarely.
  const faultOf: FaultOf = () => {
    const fault = chance.happens(0.25) ? (faults[turn++ % faults.length] ?? 'none') : 'none'
    met.set(fault, (met.get(fault) ?? 0) + 1)
    return fault
  }
  const alerts = await Promise.all(Array.from({ length: 30 }, (_, index) => keepAlert(site, { search: `?bedroomsMin=${1 + (index % 14)}` })))
  const changed: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const ids = chance.some(listingIds, chance.whole(0, 3))
    const first = run(faultOf)
    if (ids.length > 0) await addEvents(...ids)
    changed.push(...ids)
    await Promise.all([first, run(faultOf)])
  }
  await run()
  await run()
  const mails = await reported()
  const latest = await site.db.prepare('SELECT max(id) AS id FROM listing_events').first<{ id: number }>()
  for (const { id, search } of alerts) {
    const least = Number(new URLSearchParams(search ?? '').get('bedroomsMin'))
    const intervals = await intervalsOf(id)
    // Intervals do not overlap; events between two of them match no listing.
    for (const [at, { after }] of intervals.entries()) expect(after).toBeGreaterThanOrEqual(intervals[at - 1]?.last ?? 0)
    const expected = (await eventsIn(least)).map((event) => intervals.filter(({ after, last }) => event > after && event <= last).length)
    expect(
      expected.every((times) => times === 1),
      id,
    ).toBe(true)
    expect(new Set((mails.get(id) ?? []).flat())).toEqual(new Set(changed.filter((listingId) => listingId >= least)))
    expect(await site.db.prepare('SELECT seen_event FROM subscriptions WHERE id = ?').bind(id).first('seen_event')).toBe(latest?.id)
  }
  for (const fault of faults) expect(met.get(fault), fault).toBeGreaterThan(5)
}, 120_000)

function faultOfBatch(fault: Fault): FaultOf {
  return ({ what }) => (what === 'batch' ? fault : 'none')
}

async function intervalsOf(id: string): Promise<readonly { after: number; last: number }[]> {
  const { results } = await site.db
    .prepare("SELECT data ->> 'after' AS after, data ->> 'last' AS last FROM outbox WHERE data ->> 'subscription' = ? ORDER BY data ->> 'last'")
    .bind(id)
    .all<{ after: number; last: number }>()
  return results
}

async function eventsIn(least: number): Promise<readonly number[]> {
  const { results } = await site.db.prepare('SELECT id FROM listing_events WHERE listing_id >= ?').bind(least).all<{ id: number }>()
  return results.map(({ id }) => id)
}
