import { expect, test } from 'vitest'
import { aSyncSite } from '../../../../tests/feeds/sync-site.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T09:30:00Z')
const house = { ID: 1, ParentID: 0, Name: 'House', WebID: 1 }
const church = { ID: 900, ParentID: 1, Name: 'Tiny church', WebID: 1 }

/** Synchronises with a service that answers so when it is asked for the categories. */
async function read(site: ReturnType<typeof aSyncSite>, answer: () => unknown, at = now) {
  await site.sync(({ endpoint }) => (endpoint === 'GetTypeOfPropertyList' ? answer() : null), at, 'full')
  const [kept] = await site.rows("SELECT categories FROM crm_categories WHERE source = 'omnicasa'")
  const requested = site.calls.filter(({ endpoint }) => endpoint === 'GetTypeOfPropertyList')
  return { run: await site.run(), ids: kept === undefined ? null : JSON.parse(String(kept.categories)).map(({ id }: { id: number }) => id), requested }
}

test('the categories of the CRM are kept, and announced', async () => {
  const site = aSyncSite()
  const { run, ids, requested } = await read(site, () => [house, church, { Name: 'No id' }])
  expect([run?.state, run?.counts.rejected, ids]).toEqual(['done', 1, [1, 900]])
  expect(requested).toEqual([{ endpoint: 'GetTypeOfPropertyList', parameters: { LanguageId: 1 } }])
  expect(await site.rows("SELECT content > 1 AS isRaised, announced ->> 'content' = content AS isAnnounced FROM catalogue")).toEqual([
    { isRaised: 1, isAnnounced: 1 },
  ])
})

test('a category that is no longer in the list is no longer kept', async () => {
  const site = aSyncSite()
  await read(site, () => [house, church])
  expect((await read(site, () => [house], later)).ids).toEqual([1])
})

test('a list without a usable category, and a refusal, leave them as they were', async () => {
  const site = aSyncSite()
  await read(site, () => [house])
  for (const [answer, rejected] of [[() => [{}, {}], 2] as const, [() => [], 0] as const, [() => new Response('no', { status: 404 }), 1] as const]) {
    const { run, ids } = await read(site, answer, later)
    expect([run?.state, run?.counts.rejected, ids]).toEqual(['done', rejected, [1]])
  }
})

test('a service that is away is asked three times', async () => {
  const { run, ids, requested } = await read(aSyncSite(), () => new Response('busy', { status: 503 }))
  expect([run?.state, run?.counts.rejected, ids, requested.length]).toEqual(['done', 1, null, 3])
})

test('a list of over a thousand categories is not taken', async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => ({ ...house, ID: index + 1 }))
  const { run, ids } = await read(aSyncSite(), () => many)
  expect([run?.counts.rejected, ids]).toEqual([1, null])
})
