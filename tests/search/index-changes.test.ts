import type { KVNamespace } from '@cloudflare/workers-types'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { hasListingsAbroad } from '#db/listings/listing-pages.ts'
import { readPropertyPage } from '#db/listings/property-page.ts'
import { anySearch } from '#db/model/search/search.ts'
import { searchListings } from '#db/search/find.ts'
import { openIndex, prepareIndex } from '#db/search/open.ts'
import { refreshVersions } from '#db/site/versions.ts'
import type { Env } from '#worker/env.ts'
import { countedDatabase } from '../kit/counted-database.ts'
import { type FeedRecord, manyProperties, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const copies = 3_000
const records = manyProperties(30, (index): FeedRecord => ({ ID: index + 1, Price: 200_000 + index * 1_000, CreatedDate: '2024-05-01 10:00:00' }))
const rows = { read: 0 }
let site: TestSite
let bindings: Pick<Env, 'DB' | 'LISTINGS'>

beforeAll(async () => {
  site = await startSite()
  await site.importFeed(propertyAnswer(records))
  await copyListing(1)
  bindings = await site.miniflare.getBindings<Pick<Env, 'DB' | 'LISTINGS'>>()
})
afterAll(() => site[Symbol.asyncDispose]())

/** Adds newer copies of a listing as a new version of the stock. */
async function copyListing(id: number): Promise<void> {
  const { results } = await site.db
    .prepare("SELECT name FROM pragma_table_info('listings') WHERE name NOT IN ('id', 'external_id', 'created_at', 'revision')")
    .all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  await site.db.batch([
    site.db
      .prepare(
        `INSERT INTO listings (id, external_id, created_at, revision, ${columns})
         WITH RECURSIVE ids(next) AS (SELECT 1001 UNION ALL SELECT next + 1 FROM ids LIMIT ${copies})
         SELECT next, next, strftime('%Y-%m-%dT%H:%M:%fZ', 1750000000 + next, 'unixepoch'), version + 1, ${columns} FROM ids, catalogue, listings WHERE listings.id = ?`,
      )
      .bind(id),
    site.db.prepare('UPDATE catalogue SET version = version + 1'),
  ])
}

/** A cold isolate with the current versions. */
async function isolate(kv: Partial<KVNamespace> = {}): Promise<Store> {
  const cache = new Proxy(bindings.LISTINGS, { get: (target, name) => Reflect.get(name in kv ? kv : target, name) })
  return renewed(openStore(countedDatabase(bindings.DB, rows), cache))
}

async function renewed(store: Store): Promise<Store> {
  return { ...store, versions: await refreshVersions({ ...store, versions: null }) }
}

async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  rows.read = 0
  await work()
  return rows.read
}

async function changePrice(id: number, price: number): Promise<void> {
  const changed = records.filter(({ ID }) => ID === id).map((record) => ({ ...record, Price: price }))
  expect((await site.importFeed(propertyAnswer(changed), ['--partial'])).lines.at(-1)).toContain('changed 1')
}

const byPrice = { ...anySearch, sort: 'price', dir: 'desc' } as const

describe('a changed price', () => {
  test('a changed price is the only row that an isolate reads of the stock, and every list shows it', async () => {
    const before = await isolate()
    expect((await openIndex(before)).size).toBe(copies + 30)
    expect((await searchListings(before, 'sale', byPrice, 'nl')).cards[0]?.id).toBe(30)
    await changePrice(7, 900_000)
    const after = await renewed(before)
    expect(await rowsReadBy(() => openIndex(after))).toBeLessThan(40)
    const { cards, total } = await searchListings(after, 'sale', byPrice, 'nl')
    expect([cards[0]?.id, cards[0]?.price.amount, total]).toEqual([7, 900_000, copies + 30])
    expect((await searchListings(after, 'sale', { ...anySearch, priceMin: 500_000 }, 'nl')).total).toBe(1)
  })

  test('a changed price does not invalidate the pages of other listings', async () => {
    const before = await isolate()
    const shown = await readPropertyPage(before, 1_100, 3)
    await changePrice(8, 950_000)
    const after = await renewed(before)
    await openIndex(after)
    expect(await rowsReadBy(async () => expect(await readPropertyPage(after, 1_100, 3)).toEqual(shown))).toBe(0)
    expect((await readPropertyPage(after, 8, 3))?.listing.price.amount).toBe(950_000)
  })

  test('a changed price is shown beside a similar home too', async () => {
    const similar = async () => (await readPropertyPage(await isolate(), 20, 60))?.similar.find(({ id }) => id === 9)?.price.amount
    await site.db.prepare('UPDATE listings SET listed = 0, revision = (SELECT version + 1 FROM catalogue) WHERE id > 1000').run()
    await changePrice(9, 210_000)
    expect(await similar()).toBe(210_000)
    await changePrice(9, 211_000)
    expect(await similar()).toBe(211_000)
    await site.db.prepare('UPDATE listings SET listed = 1, revision = (SELECT version + 1 FROM catalogue) WHERE id > 1000').run()
    await changePrice(9, 212_000)
  })
})

test('a property page reads few rows, however many listings are near', async () => {
  const page = await isolate()
  await openIndex(page)
  expect(await rowsReadBy(() => readPropertyPage(page, 1_200, 3))).toBeLessThanOrEqual(60)
})

test('a withdrawn listing leaves the index, and its page still names similar homes', async () => {
  const before = await isolate()
  await openIndex(before)
  const rest = records.filter(({ ID }) => ID !== 30)
  await site.db.prepare("UPDATE listings SET source = 'other' WHERE id > 1000").run()
  expect((await site.importFeed(propertyAnswer(rest))).lines.at(-1)).toContain('withdrawn 1')
  const after = await renewed(before)
  expect((await openIndex(after)).size).toBe(copies + 29)
  const page = await readPropertyPage(after, 30, 3)
  expect([page?.listing.state, page?.similar.length]).toEqual(['withdrawn', 3])
})

test('an index that KV does not take is logged and reported', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await site.db.prepare('UPDATE catalogue SET index_base = 0').run()
  const store = await isolate({ put: () => Promise.reject(new Error('KV is full')) })
  expect(await prepareIndex(store, store.versions?.stock ?? 0)).toBe(false)
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/^The search index of \d+ listings \(\d+ bytes\) was not cached/)
  logged.mockRestore()
})

test('the check for homes abroad does not read every place', async () => {
  await site.db
    .prepare(
      `INSERT INTO places (id, country, zip, search_names) WITH RECURSIVE ids(next) AS (SELECT 1 UNION ALL SELECT next + 1 FROM ids LIMIT 500) SELECT -next, 'BE', '8000', '[]' FROM ids`,
    )
    .run()
  const { db } = await isolate()
  expect(await rowsReadBy(() => hasListingsAbroad(db))).toBeLessThan(10)
})
