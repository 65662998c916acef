import { describe, expect, test } from 'vitest'
import { anImport } from '../../../../tests/feeds/import-records.ts'
import { aPage, aSyncSite, type SyncCall } from '../../../../tests/feeds/sync-site.ts'
import { aProject, manyProperties } from '../../../../tests/kit/factories.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T09:30:00Z')
const homes = manyProperties(55, (index) => ({ ID: 4001 + index }))
const projects = [aProject({ ID: 8 }), aProject({ ID: 9 })]
const answers = (call: SyncCall) =>
  call.endpoint === 'GetPropertyList' ? aPage(homes, call) : call.endpoint === 'GetProjectList' ? aPage(projects, call) : null
const pagesOf = (calls: readonly SyncCall[], requested = 'GetPropertyList') =>
  calls.filter(({ endpoint }) => endpoint === requested).map(({ parameters: { Limit1, Limit2 } }) => [Limit1, Limit2])

describe('a list', () => {
  test('a list is read in pages of fifty, up to the number of rows it names', async () => {
    const site = aSyncSite()
    await site.sync(answers, now)
    expect([pagesOf(site.calls), pagesOf(site.calls, 'GetProjectList')]).toEqual([
      [
        [1, 50],
        [51, 100],
      ],
      [[1, 50]],
    ])
    expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 57, rejected: 0 } })
  })

  test('a list of exactly fifty needs no second page', async () => {
    const site = aSyncSite()
    await site.sync((call) => (call.endpoint === 'GetPropertyList' ? aPage(homes.slice(0, 50), call) : null), now)
    expect(pagesOf(site.calls)).toEqual([[1, 50]])
  })

  test('a list that names no number is read up to a page that is not full', async () => {
    const site = aSyncSite()
    const bare = (count: number) => (call: SyncCall) => (call.endpoint === 'GetPropertyList' ? aPage(homes.slice(0, count), call).Items : null)
    await site.sync(bare(55), now)
    expect(pagesOf(site.calls)).toHaveLength(2)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 55 } })
    await site.sync(bare(50), later, 'full')
    expect(pagesOf(site.calls)).toHaveLength(2)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { unchanged: 50, withdrawn: 5 } })
  })

  test('a list may have a short page, and ends with an empty one', async () => {
    const site = aSyncSite()
    const part = (call: SyncCall) => ({ RowsCount: 120, Items: call.parameters.Limit1 === 1 ? homes.slice(0, 49) : [] })
    await site.sync((call) => (call.endpoint === 'GetPropertyList' ? part(call) : null), now)
    expect(pagesOf(site.calls)).toHaveLength(2)
    const detail = 'holds 49 of the 120 listings that it names: it is not whole'
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'incomplete', detail } })
  })

  test('a list of projects that is short ends the run too', async () => {
    const site = aSyncSite()
    await site.sync((call) => (call.endpoint === 'GetProjectList' ? { RowsCount: 3, Items: projects } : answers(call)), now)
    const detail = 'holds 2 of the 3 projects that it names: it is not whole'
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'incomplete', detail } })
  })

  test.each([
    ['shorter', 54],
    ['longer', 56],
  ])('a list that becomes %s while it is read withdraws nothing', async (_, rows) => {
    const site = aSyncSite()
    await site.sync(answers, now)
    const moving = (call: SyncCall) =>
      call.parameters.Limit1 === 1 ? { ...aPage(homes, call), RowsCount: 55 } : { RowsCount: rows, Items: homes.slice(50, 54) }
    await site.sync((call) => (call.endpoint === 'GetPropertyList' ? moving(call) : answers(call)), later, 'full')
    expect(await site.run()).toMatchObject({ state: 'done', counts: { withdrawn: 0, unchanged: 56 } })
  })

  test('a list that holds more than it names withdraws nothing', async () => {
    const site = aSyncSite()
    await site.sync(answers, now)
    const items = homes.slice(0, 45)
    await site.sync((call) => (call.endpoint === 'GetPropertyList' ? { RowsCount: 44, Items: items } : answers(call)), later, 'full')
    expect(await site.run()).toMatchObject({ state: 'done', counts: { withdrawn: 0 } })
  })

  test('a list with records that cannot be used counts them, page by page', async () => {
    const site = aSyncSite()
    const odd = [...homes.slice(0, 49), { ID: 1 }, { ID: 2 }]
    await site.sync((call) => (call.endpoint === 'GetPropertyList' ? aPage(odd, call) : null), now)
    expect(await site.run()).toMatchObject({ state: 'done', counts: { added: 49, rejected: 2 } })
    expect(await site.rows('SELECT position, external_id AS id FROM import_rejects ORDER BY position')).toEqual([
      { position: 50, id: '1' },
      { position: 51, id: '2' },
    ])
  })
})

describe('deleted ids', () => {
  test('deleted ids are withdrawn by their kind, as numbers or records', async () => {
    const site = aSyncSite()
    await site.sync(answers, now)
    await site.sync(
      ({ endpoint }) => (endpoint === 'GetDeletedPropertyIDs' ? [4001, { id: '4002' }, 'x', 8] : endpoint === 'GetDeletedProjectIDs' ? { IDs: [9] } : null),
      later,
    )
    expect(await site.run()).toMatchObject({ mode: 'delta', state: 'done', counts: { withdrawn: 3 } })
    expect(await site.rows('SELECT id FROM listings WHERE withdrawn_at IS NOT NULL UNION SELECT id FROM projects WHERE withdrawn_at IS NOT NULL')).toEqual([
      { id: 9 },
      { id: 4001 },
      { id: 4002 },
    ])
  })

  test.each([
    ['GetDeletedPropertyIDs', () => 'none', 'the answer to GetDeletedPropertyIDs holds no list'],
    ['GetDeletedProjectIDs', () => 'none', 'the answer to GetDeletedProjectIDs holds no list'],
    ['GetDeletedPropertyIDs', () => new Response('no', { status: 404 }), 'status 404 to GetDeletedPropertyIDs'],
  ])('deleted ids that %s does not list end the run: %#', async (requested, answer, detail) => {
    const site = aSyncSite()
    await site.sync(answers, now)
    await site.sync(({ endpoint }) => (endpoint === requested ? answer() : null), later)
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'wrongAnswer', detail } })
    expect(await site.rows('SELECT id FROM listings WHERE withdrawn_at IS NOT NULL')).toEqual([])
  })
})

test.each(['GetPropertyList', 'GetDeletedPropertyIDs', 'GetDeletedProjectIDs'])('another import of the source ends a run at %s', async (requested) => {
  const site = aSyncSite()
  await site.sync(answers, now)
  let superseded: unknown = null
  await site.sync(({ endpoint }) => {
    if (endpoint === requested) superseded = site.d1.exec("UPDATE imports SET state = 'superseded' WHERE via = 'sync' AND state = 'receiving'")
    return null
  }, later)
  await superseded
  const detail = 'another import of the source has taken its place'
  expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'superseded', detail } })
})

test('records of a list are staged under the salt of the site', async () => {
  const site = aSyncSite()
  const hidden = { ...homes[0], PublishAddress: false }
  const pointAt = async (salt: string) => {
    const other = aSyncSite({ PLACE_SALT: salt })
    await other.sync((call) => (call.endpoint === 'GetPropertyList' ? aPage([hidden], call) : null), now)
    return (await other.rows("SELECT card -> '$.place.point' AS point FROM listings"))[0]?.point
  }
  expect(await pointAt('sixteen characters')).not.toBe(await pointAt('another sixteen characters'))
  expect(await anImport(site.db)).toMatchObject({ state: 'receiving' })
})
