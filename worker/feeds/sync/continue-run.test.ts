import { describe, expect, test, vi } from 'vitest'
import { aPage, aSyncSite, type SyncCall } from '../../../tests/feeds/sync-site.ts'
import { aProject, aProperty } from '../../../tests/kit/factories.ts'
import { continueRun, retryDelay } from './continue-run.ts'
import { startRun } from './start-run.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T09:30:00Z')
const home = aProperty({ ID: 4001 })
const answers = (call: SyncCall) =>
  call.endpoint === 'GetPropertyList' ? aPage([home], call) : call.endpoint === 'GetProjectList' ? aPage([aProject({ ID: 9 })], call) : null
const nothing = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0, figures: 0 }

test('a full run reads all lists and the categories, one step at a time, and ends with what it changed', async () => {
  const site = aSyncSite()
  await site.sync(answers, now)
  expect(await site.run()).toMatchObject({ mode: 'full', state: 'done', step: 4, counts: { ...nothing, added: 2 }, error: null, ended_at: now.toISOString() })
  expect(site.calls.map(({ endpoint }) => endpoint)).toEqual(['GetPropertyList', 'GetProjectList', 'GetTypeOfPropertyList'])
  expect(await site.rows('SELECT id, state FROM listings')).toEqual([{ id: 4001, state: 'available' }])
})

test('a later run reads what has changed and what was deleted', async () => {
  const site = aSyncSite()
  await site.sync(answers, now)
  await site.sync((call) => (call.endpoint === 'GetDeletedPropertyIDs' ? [4001] : null), later)
  expect(await site.run()).toMatchObject({ mode: 'delta', state: 'done', counts: { ...nothing, withdrawn: 1 } })
  const changed = { Limit1: 1, Limit2: 50, ChangeSince: '2026-11-26 09:50:00', LanguageId: 1 }
  expect(site.calls).toEqual([
    { endpoint: 'GetPropertyList', parameters: changed },
    { endpoint: 'GetProjectList', parameters: changed },
    { endpoint: 'GetDeletedPropertyIDs', parameters: { ChangeSince: '2026-11-26 09:50:00' } },
    { endpoint: 'GetDeletedProjectIDs', parameters: { ChangeSince: '2026-11-26 09:50:00' } },
  ])
})

test('between two calls it pauses as long as the settings say', async () => {
  const site = aSyncSite({ OMNICASA_PAUSE: '3' })
  using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ Value: [], Success: true }))
  await startRun(site.env, now, 'omnicasa')
  const [first] = site.sent.splice(0)
  expect(first).toEqual({ body: { kind: 'sync', run: expect.any(String), step: 0 }, delay: 0 })
  const run = first?.body.kind === 'sync' ? first.body.run : ''
  await continueRun(site.env, { run, step: 0 }, now)
  expect(site.sent).toEqual([{ body: { kind: 'sync', run, step: 1 }, delay: 3 }])
})

describe('a message', () => {
  /** A run whose first message is about to be delivered. */
  async function begun() {
    const site = aSyncSite()
    await startRun(site.env, now, 'omnicasa')
    const [message] = site.sent.splice(0)
    const run = message?.body.kind === 'sync' ? message.body.run : ''
    return { ...site, state: site.run, run, deliver: (step: number, at = now) => continueRun(site.env, { run, step }, at) }
  }

  test('a message that is delivered again does nothing', async () => {
    const site = await begun()
    using fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ Value: [], Success: true }))
    await site.deliver(0)
    await site.deliver(0)
    expect([fetched.mock.calls.length, site.sent.length]).toEqual([1, 1])
    await site.deliver(7)
    await continueRun(site.env, { run: 'unknown', step: 0 }, now)
    expect([fetched.mock.calls.length, site.sent.length]).toEqual([1, 1])
  })

  test('a message fails while its step is being worked on, and is taken once that lease of three minutes is over', async () => {
    const site = await begun()
    using fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
    void site.deliver(0)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    await expect(site.deliver(0)).rejects.toThrow(`step 0 of the synchronisation ${site.run} is being worked on`)
    fetched.mockImplementation(async () => Response.json({ Value: [], Success: true }))
    await expect(site.deliver(0, new Date(now.getTime() + 180_000))).rejects.toThrow('is being worked on')
    await site.deliver(0, new Date(now.getTime() + 180_001))
    expect(await site.state()).toMatchObject({ step: 1 })
  })
})

describe('a step that fails', () => {
  test('a step that fails is tried again later, six times in all, and then ends the run', async () => {
    const site = aSyncSite({ OMNICASA_PAUSE: '3' })
    await startRun(site.env, now, 'omnicasa')
    using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('busy', { status: 503 }))
    const delays: unknown[] = []
    for (let [message] = site.sent.splice(0); message?.body.kind === 'sync'; [message] = site.sent.splice(0)) {
      delays.push([message.body.step, message.delay])
      await continueRun(site.env, message.body, now)
      const state = delays.length < 6 ? { state: 'running', attempts: delays.length } : { state: 'failed', ended_at: now.toISOString() }
      expect(await site.run()).toMatchObject({ ...state, error: { fault: 'busy', detail: 'status 503 to GetPropertyList' } })
    }
    expect(delays).toEqual([
      [0, 0],
      [0, 30],
      [0, 60],
      [0, 120],
      [0, 240],
      [0, 480],
    ])
    expect(await site.rows('SELECT state FROM imports')).toEqual([{ state: 'refused' }])
  })

  test('a step that fails waits as long as the service asks', async () => {
    const site = aSyncSite({ OMNICASA_PAUSE: '3' })
    await startRun(site.env, now, 'omnicasa')
    using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('busy', { status: 429, headers: { 'Retry-After': '700' } }))
    const [message] = site.sent.splice(0)
    if (message?.body.kind === 'sync') await continueRun(site.env, message.body, now)
    expect(site.sent).toMatchObject([{ delay: 700 }])
  })

  test('a step that fails for good ends the run, and changes nothing', async () => {
    const site = aSyncSite()
    await site.sync((call) => (call.endpoint === 'GetProjectList' ? new Response('<html>') : answers(call)), now)
    const error = { fault: 'wrongAnswer', detail: 'the answer to GetProjectList is not a JSON object' }
    expect(await site.run()).toMatchObject({ state: 'failed', attempts: 0, error })
    expect(await site.rows('SELECT (SELECT count(*) FROM listings) AS listings, (SELECT count(*) FROM import_rows) AS staged')).toEqual([
      { listings: 0, staged: 0 },
    ])
  })

  test('inside the site is logged, and tried again', async () => {
    const site = aSyncSite()
    using logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await startRun(site.env, now, 'omnicasa')
    await site.d1.exec('DROP TABLE place_names')
    await site.carryOn(answers, now)
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'inside', detail: expect.stringMatching(/Error$/) } })
    expect(String(logged.mock.calls[0])).toContain('A step of the synchronisation failed')
    expect(site.calls).toHaveLength(6)
  })
})

test('a run ends when the CRM is no longer set', async () => {
  const site = aSyncSite()
  await startRun(site.env, now, 'omnicasa')
  const [message] = site.sent.splice(0)
  if (message?.body.kind === 'sync') await continueRun({ ...site.env, OMNICASA_BASE: '' }, message.body, now)
  expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'inside', detail: 'the CRM is not set any more' } })
})

test('a step is tried again after half a minute, then after twice as long each time, up to a quarter of an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, 3))).toEqual([30, 60, 120, 240, 480, 900, 900])
})

test('a run replaces the one before it that changed nothing and ended in the same way', async () => {
  const site = aSyncSite()
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  const price = (Price: number) => (call: SyncCall) => (call.endpoint === 'GetPropertyList' ? aPage([{ ...home, Price }], call) : null)
  const ends = async () =>
    (
      await site.rows(
        'SELECT sync_runs.mode, sync_runs.state, sync_runs.started_at AS at, imports.id IS NOT NULL AS isListed FROM sync_runs LEFT JOIN imports ON sent_by = sync_runs.id ORDER BY at',
      )
    ).map(({ mode, state, at, isListed }) => `${mode} ${state} ${String(at).slice(11, 16)}${isListed === 1 ? '' : ', without an import'}`)
  await site.sync(price(300_000), now)
  for (const count of [5, 10, 15]) await site.sync(price(300_000), minutes(count))
  expect(await ends()).toEqual(['full done 09:00', 'delta done 09:15'])
  await site.sync(price(310_000), minutes(20))
  for (const count of [25, 30]) await site.sync(price(310_000), minutes(count))
  const quiet = ['full done 09:00', 'delta done 09:20', 'delta done 09:30']
  expect(await ends()).toEqual(quiet)
  for (const count of [35, 40, 45]) await site.sync(() => new Response('<html>'), minutes(count))
  expect(await ends()).toEqual([...quiet, 'delta failed 09:45'])
})

test('the first run of a source is kept, since the agency is told how long nothing has succeeded', async () => {
  const site = aSyncSite()
  for (const count of [0, 5, 10, 15]) await site.sync(() => new Response('<html>'), new Date(now.getTime() + count * 60_000))
  expect((await site.rows('SELECT started_at AS at FROM sync_runs ORDER BY at')).map(({ at }) => String(at).slice(11, 16))).toEqual(['09:00', '09:15'])
})
