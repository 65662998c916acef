import { describe, expect, test } from 'vitest'
import type { SyncMode } from '#db/model/feeds/sync-run.ts'
import { anImport, currentImport } from '../../../tests/feeds/import-records.ts'
import { aSyncSite } from '../../../tests/feeds/sync-site.ts'
import { startRun } from './start-run.ts'

const now = new Date('2026-11-26T09:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

type Site = ReturnType<typeof aSyncSite>

/** A run of the past, or one under way. */
async function aRun({ d1 }: Site, mode: SyncMode, startedAt: string, more: { state?: string; touchedAt?: string; attempts?: number; error?: string } = {}) {
  const { state = 'done', touchedAt = startedAt, attempts = 0, error = null } = more
  const cursor = JSON.stringify({ importId: 'import', phase: 'projects' })
  await d1
    .prepare("INSERT INTO sync_runs VALUES ('run-' || ?1, 'omnicasa', ?2, ?3, 4, ?4, ?5, '{}', NULL, ?6, ?1, iif(?3 = 'done', ?1, NULL), ?7)")
    .bind(startedAt, mode, state, attempts, cursor, touchedAt, error)
    .run()
}

test('the first run reads everything, as part of an import that this run sends', async () => {
  const site = aSyncSite()
  const started = await startRun(site.env, now, 'omnicasa', 'delta')
  const run = await site.run()
  expect(started).toEqual({ run: run?.id })
  expect(run).toMatchObject({ source: 'omnicasa', mode: 'full', state: 'running', step: 0, started_at: now.toISOString() })
  expect(run?.cursor).toEqual({
    ...{ importId: expect.any(String), changeSince: null, phase: 'listings', from: 1, rows: null, read: 0, isWhole: true, resume: null },
    ...{ after: 0, call: 0, mentioned: [] },
  })
  expect(await site.rows('SELECT id, source, format, mode, state, via, sent_by, started_at FROM imports')).toEqual([
    {
      ...{ id: run?.cursor.importId, source: 'omnicasa', format: 'omnicasa', mode: 'partial', state: 'receiving' },
      ...{ via: 'sync', sent_by: run?.id, started_at: now.toISOString() },
    },
  ])
  expect(site.sent).toEqual([{ body: { kind: 'sync', run: run?.id, step: 0 }, delay: 0 }])
})

test('without a CRM there is no run', async () => {
  const site = aSyncSite({ OMNICASA_NAME: '' })
  expect(await startRun(site.env, now, 'omnicasa')).toEqual({ not: 'unset' })
  expect([await site.run(), site.sent]).toEqual([undefined, []])
})

describe('what is due', () => {
  const hour = 60
  test.each<readonly [string, string, readonly (readonly [SyncMode, number])[], SyncMode]>([
    ['by day', '2026-11-26T09:00:00Z', [['full', 35 * hour]], 'delta'],
    [
      'by day, when a night was missed',
      '2026-11-26T09:00:00Z',
      [
        ['full', 36 * hour + 1],
        ['delta', hour],
      ],
      'full',
    ],
    ['by day, exactly after a day and a half', '2026-11-26T09:00:00Z', [['full', 36 * hour]], 'delta'],
    ['at one in the night', '2026-11-26T00:00:00Z', [['full', 12 * hour + 1]], 'full'],
    ['before one in the night', '2026-11-25T23:59:00Z', [['full', 24 * hour]], 'delta'],
    ['at night, when it was read this night', '2026-11-26T03:59:00Z', [['full', 12 * hour]], 'delta'],
    ['just before five', '2026-11-26T03:59:00Z', [['full', 13 * hour]], 'full'],
    ['at five', '2026-11-26T04:00:00Z', [['full', 13 * hour]], 'delta'],
    ['when only changes were ever read', '2026-11-26T09:00:00Z', [['delta', hour]], 'full'],
  ])('%s (%s) after %j is %s', async (_, at, runs, mode) => {
    const site = aSyncSite()
    for (const [each, minutes] of runs) await aRun(site, each, new Date(Date.parse(at) - minutes * 60_000).toISOString())
    await startRun(site.env, new Date(at), 'omnicasa')
    expect(await site.run()).toMatchObject({ mode, state: 'running' })
  })

  test('a full run may be requested at any time, and changes are read from ten minutes before the last run', async () => {
    const site = aSyncSite()
    await aRun(site, 'full', ago(35 * hour))
    await aRun(site, 'delta', ago(30))
    await startRun(site.env, now, 'omnicasa')
    expect((await site.run())?.cursor.changeSince).toBe('2026-11-26T08:20:00.000Z')
    const other = aSyncSite()
    await aRun(other, 'full', ago(30))
    await startRun(other.env, now, 'omnicasa', 'full')
    expect(await other.run()).toMatchObject({ mode: 'full', cursor: { changeSince: null } })
  })
})

describe('while a run is under way no other begins', () => {
  test.each([
    [{ touchedAt: ago(10) }, 0],
    [{ touchedAt: ago(11) }, 1],
    [{ touchedAt: ago(75), attempts: 1 }, 0],
    [{ touchedAt: ago(76), attempts: 1 }, 1],
  ])('no other run begins while one is under way: with %j its message is sent again %i times', async (more, messages) => {
    const site = aSyncSite()
    await aRun(site, 'full', ago(360), { state: 'running', ...more })
    expect(await startRun(site.env, now, 'omnicasa')).toEqual({ not: 'running' })
    expect(site.sent).toEqual(Array.from({ length: messages }, () => ({ body: { kind: 'sync', run: `run-${ago(360)}`, step: 4 }, delay: 0 })))
  })

  test.each([
    [{}, 'still at projects'],
    [{ error: '{"fault":"busy","detail":"status 503"}' }, 'status 503'],
  ])('a run that takes over six hours fails, with %j: %s', async (more, detail) => {
    const site = aSyncSite()
    await aRun(site, 'full', ago(361), { state: 'running', ...more })
    await site.d1.exec(`INSERT INTO imports (id, source, format, mode, state, started_at, touched_at) VALUES
      ('import', 'omnicasa', 'omnicasa', 'full', 'receiving', '${ago(361)}', '${ago(361)}')`)
    expect(await startRun(site.env, now, 'omnicasa')).toEqual({ run: expect.any(String) })
    expect(await site.rows("SELECT state, error FROM sync_runs WHERE id LIKE 'run-%'")).toEqual([
      { state: 'failed', error: JSON.stringify({ fault: 'overdue', detail }) },
    ])
    expect((await currentImport(site.db, 'import')).state).toBe('refused')
  })
})

describe('while a file of the CRM is imported', () => {
  test('no run begins, unless nothing has come for an hour', async () => {
    const site = aSyncSite()
    await anImport(site.db, { at: ago(59) })
    expect(await startRun(site.env, now, 'omnicasa')).toEqual({ not: 'importing' })
    expect(await site.run()).toBeUndefined()
    const other = aSyncSite()
    const stalled = await anImport(other.db, { at: ago(60) })
    expect(await startRun(other.env, now, 'omnicasa')).toEqual({ run: expect.any(String) })
    expect((await currentImport(other.db, stalled.id)).state).toBe('superseded')
    expect(other.sent.map(({ body }) => body.kind)).toEqual(['sync'])
  })

  test('a run begins for a file of another source', async () => {
    const site = aSyncSite()
    await anImport(site.db, { source: 'second', at: ago(1) })
    expect(await startRun(site.env, now, 'omnicasa')).toEqual({ run: expect.any(String) })
  })

  test('what a file that stopped halfway has changed is announced', async () => {
    const site = aSyncSite()
    const stalled = await anImport(site.db, { at: ago(61) })
    await site.d1.exec(`UPDATE imports SET state = 'applying' WHERE id = '${stalled.id}'`)
    await startRun(site.env, now, 'omnicasa')
    expect(site.sent.map(({ body }) => body.kind)).toEqual(['warm-lists', 'write-sitemap', 'sync'])
  })
})
