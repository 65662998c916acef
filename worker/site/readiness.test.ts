import type { KVNamespace, Queue, R2Bucket } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { noteJobRuns } from '#db/site/job-runs.ts'
import type { Env } from '#worker/env.ts'
import type { Work } from '#worker/site/queue.ts'
import { aSyncSite } from '../../tests/feeds/sync-site.ts'
import { readReadiness } from './readiness.ts'

const now = new Date('2026-12-10T12:00:00Z')
const fails = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => undefined)

type Touch = () => Promise<unknown>
const works: Touch = async () => null

/** A site whose parts answer so when they are touched. */
function aSite({ cache = works, files = works, queue = works, ...variables }: Partial<Env> & { cache?: Touch; files?: Touch; queue?: Touch } = {}) {
  const LISTINGS: KVNamespace = Object.create({ get: cache })
  const FILES: R2Bucket = Object.create({ head: files })
  const WORK: Queue<Work> = Object.create({ metrics: queue })
  return aSyncSite({ LISTINGS, FILES, WORK, ...variables })
}

test('a site whose parts all answer is ready', async () => {
  const { env } = aSite()
  expect(await readReadiness(env, now)).toMatchObject({ status: 'ok', parts: { database: 'ok', cache: 'ok', files: 'ok', queue: 'ok' } })
})

test.each([
  ['cache', { cache: fails }, 'failed', 'down'],
  ['files', { files: fails }, 'failed', 'down'],
  ['queue', { queue: fails }, 'failed', 'degraded'],
] as const)('without %s it is %s', async (part, broken, state, status) => {
  expect(await readReadiness(aSite(broken).env, now)).toMatchObject({ status, parts: { [part]: state } })
})

test('what never answers is said to be silent within seconds', async () => {
  const begun = performance.now()
  const silent = aSite({ files: hangs, queue: hangs })
  const DB = { ...silent.env.DB, prepare: () => ({ bind: () => ({ first: hangs, all: hangs, raw: hangs }) }), batch: hangs }
  const found = await readReadiness({ ...silent.env, DB: Object.create(DB) }, now)
  expect(found).toMatchObject({ status: 'down', parts: { database: 'silent', cache: 'ok', files: 'silent', queue: 'silent' }, jobs: null, crms: null })
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('the jobs are named with their age', async () => {
  const { env, db } = aSite()
  await noteJobRuns(db, ['beginSync', 'rescueMails'], ['rescueMails'], new Date('2026-12-10T11:00:00Z'))
  await noteJobRuns(db, ['beginSync'], [], new Date('2026-12-10T11:58:00Z'))
  const { jobs, status } = await readReadiness(env, now)
  expect([status, jobs]).toEqual([
    'ok',
    {
      isLate: false,
      last: {
        beginSync: { lastSuccess: '2026-12-10T11:58:00.000Z', age: 120, lastFailure: null },
        rescueMails: { lastSuccess: null, age: null, lastFailure: '2026-12-10T11:00:00.000Z' },
      },
    },
  ])
  expect(await readReadiness(env, new Date('2026-12-10T12:30:00Z'))).toMatchObject({ status: 'degraded', jobs: { isLate: true } })
})

test('a CRM that does not work degrades the site, and each direction says why', async () => {
  const { env, d1 } = aSite()
  await d1.exec(
    `INSERT INTO sync_runs VALUES ('r1', 'omnicasa', 'full', 'done', 1, 0, '{}', '{}', NULL, '2026-12-08T02:00:00.000Z', '2026-12-08T02:00:00.000Z', '2026-12-08T02:10:00.000Z', NULL)`,
  )
  await d1.exec(
    `INSERT INTO sync_runs VALUES ('r2', 'omnicasa', 'delta', 'failed', 1, 5, '{}', '{}', NULL, '2026-12-10T11:30:00.000Z', '2026-12-10T11:30:00.000Z', '2026-12-10T11:40:00.000Z', '{"fault":"busy","detail":"status 503 to GetPropertyList"}')`,
  )
  await d1.exec(
    `INSERT INTO leads (id, number, form, locale, fields, consent, created_at, erase_after) VALUES ('l1', 1, 'contact', 'nl', '{}', '{}', '2026-12-09', '2027-12-09')`,
  )
  await d1.exec(
    `INSERT INTO crm_leads VALUES ('l1', 'omnicasa', 'dead', '2026-12-09T10:00:00.000Z', NULL, 30, 30, NULL, NULL, 'no answer to ContactOnMe within 20 s', NULL, '2026-12-09T10:00:00.000Z')`,
  )
  const { status, crms } = await readReadiness(env, now)
  expect(status).toBe('degraded')
  expect(crms?.omnicasa).toEqual({
    read: { state: 'behind', lastSuccess: '2026-12-08T02:10:00.000Z', waiting: 0, stuck: 0, error: 'status 503 to GetPropertyList', age: 208_200 },
    leads: { state: 'failing', lastSuccess: null, waiting: 0, stuck: 1, error: 'no answer to ContactOnMe within 20 s', age: null },
    receipts: { state: 'off', lastSuccess: null, waiting: 0, stuck: 0, error: null, age: null },
    figures: { state: 'behind', lastSuccess: '2026-12-08T02:10:00.000Z', waiting: 0, stuck: 0, error: 'status 503 to GetPropertyList', age: 208_200 },
  })
  expect(crms?.whise?.read?.state).toBe('off')
})
