import { expect, test } from 'vitest'
import { aPage, aSyncSite, type SyncCall } from '../../../tests/feeds/sync-site.ts'
import { manyProperties } from '../../../tests/kit/factories.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T09:30:00Z')
const homes = manyProperties(10, (index) => ({ ID: 4001 + index }))
const listing =
  (count: number, more: object = {}) =>
  (call: SyncCall) =>
    call.endpoint === 'GetPropertyList'
      ? aPage(
          homes.slice(0, count).map((home) => ({ ...home, ...more })),
          call,
        )
      : null
const kinds = (calls: readonly SyncCall[]) => calls.map(({ endpoint }) => endpoint)
const inStock = async ({ rows }: ReturnType<typeof aSyncSite>) => (await rows('SELECT count(*) AS count FROM listings WHERE withdrawn_at IS NULL'))[0]?.count

test('a full run withdraws what is missing, up to a fifth of the stock', async () => {
  const site = aSyncSite()
  await site.sync(listing(10), now)
  await site.sync(listing(8), later, 'full')
  expect(await site.run()).toMatchObject({ state: 'done', counts: { unchanged: 8, withdrawn: 2 } })
  await site.sync(listing(6), later, 'full')
  const error = { fault: 'guarded', detail: 'would withdraw 2 of 8 listings, more than 20 %' }
  expect(await site.run()).toMatchObject({ state: 'failed', attempts: 0, error })
  expect(await inStock(site)).toBe(8)
})

test('a run of changes withdraws nothing that is missing, and reads no categories', async () => {
  const site = aSyncSite()
  await site.sync(listing(10), now)
  await site.sync(listing(1, { Price: 1_000 }), later)
  expect(await site.run()).toMatchObject({ mode: 'delta', state: 'done', counts: { changed: 1, withdrawn: 0 } })
  expect(kinds(site.calls)).not.toContain('GetTypeOfPropertyList')
  expect(await inStock(site)).toBe(10)
})

test('what has changed is announced', async () => {
  const site = aSyncSite()
  await site.sync(listing(1), now)
  expect(site.sent.splice(0).map(({ body }) => body.kind)).toEqual(['warm-lists', 'write-sitemap'])
  await site.sync(listing(1), later)
  expect(site.sent).toEqual([])
})

test('a run whose import has been applied already ends without changes', async () => {
  const site = aSyncSite()
  await site.sync(listing(1), now)
  await site.d1.exec(
    `UPDATE sync_runs SET state = 'running', ended_at = NULL, counts = '{"rejected":3,"figures":0}', cursor = json_set(cursor, '$.phase', 'finish')`,
  )
  const [run] = await site.rows('SELECT id, step FROM sync_runs')
  site.sent.push({ body: { kind: 'sync', run: String(run?.id), step: Number(run?.step) }, delay: 0 })
  await site.carryOn(() => null, later)
  expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 3 } })
})

test('a run whose import was replaced ends', async () => {
  const site = aSyncSite()
  let replaced: unknown = null
  await site.sync((call) => {
    if (call.endpoint === 'GetProjectList') replaced = site.d1.exec("UPDATE imports SET state = 'superseded'")
    return listing(1)(call)
  }, now)
  await replaced
  const error = { fault: 'superseded', detail: 'another import of the source has taken its place' }
  expect(await site.run()).toMatchObject({ state: 'failed', error })
})

test('an import of many slices is applied in several messages', async () => {
  const site = aSyncSite()
  let spread: unknown = null
  await site.sync((call) => {
    if (call.endpoint === 'GetProjectList') spread = site.d1.exec('UPDATE import_rows SET position = (record_id - 4000) * 600')
    return listing(10)(call)
  }, now)
  await spread
  // Lists, two times eight slices with beginning and closing, categories and homes.
  expect(await site.run()).toMatchObject({ state: 'done', step: 5, counts: { added: 10 } })
  expect(await inStock(site)).toBe(10)
})
