import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { type } from 'arktype'
import { openSite } from '#worker/local/site.ts'
import { aroundWorker } from '../kit/pool/worker-modules.ts'
import { isDropped, placeOf, projectCount } from './made-views.ts'
import { grouped, type Section, table } from './report.ts'
import { verdict } from './targets.ts'

const views = 1_000_000
const sentAtOnce = 10_000
/** Messages that may wait in the queue, which is in memory here. */
const mayWait = 40_000

const Done = type({ delivered: 'number', again: 'number', acknowledged: 'number' })

/** The bench part that sends a million views through the queue, with redeliveries, and compares every total. */
export async function viewCounts(_: unknown, work: string): Promise<readonly Section[]> {
  const modules = aroundWorker('../bench/redelivering-worker.ts', '../bench/made-views.ts', 'chance.ts')
  const site = await openSite({ state: join(work, 'views'), modules, maxBatchTimeout: 1, quiet: true })
  try {
    const database = await site.miniflare.getD1Database('DB')
    await keepProjects(database)
    const started = performance.now()
    const ask = async (path: string) => Done.assert(await (await fetch(site.url + path, { method: 'POST' })).json())
    for (let from = 0; from < views; from += sentAtOnce) {
      await ask(`/-send?from=${from}&count=${Math.min(sentAtOnce, views - from)}`)
      while (from + sentAtOnce - (await ask('/-done')).acknowledged > mayWait) await pause(200)
    }
    while ((await ask('/-done')).acknowledged < views) await pause(500)
    const seconds = (performance.now() - started) / 1000
    const { delivered, again } = await ask('/-done')
    return [{ title: 'A million views', text: await compared(database, seconds, delivered, again) }]
  } finally {
    await site.close()
  }
}

async function compared(database: D1Database, seconds: number, delivered: number, again: number): Promise<string> {
  const { wrong, days, counted, visits } = await wrongTotals(database)
  const head = [
    'views sent',
    'deliveries',
    'of these again',
    'views counted',
    'visits',
    'dropped',
    'sums by home and day',
    'wrong',
    'all exact',
    'messages a second',
  ]
  const row = [views, delivered, again, counted, visits, views - counted, days].map(grouped)
  return `Views of ${projectCount} projects on three days through the local queue, in batches of up to 100, by the consumer of the built Worker. Some 10 % of the messages are counted but not acknowledged and come again, 5 % come again before they were counted. Every sum is compared with what was sent: views and visits of each project and day, totals, drops.

${table(head, [[...row, wrong, verdict(wrong === 0), grouped(Math.round(delivered / seconds))]])}`
}

interface Expected {
  views: number
  readonly visitors: Set<string>
}

/** The number of totals that differ from what was sent. */
async function wrongTotals(database: D1Database) {
  const expected = new Map<string, Expected>()
  const dropped = new Map<string, number>()
  let counted = 0
  for (let index = 0; index < views; index += 1) {
    const { project, day, visitor } = placeOf(index)
    if (isDropped(index)) dropped.set(day, (dropped.get(day) ?? 0) + 1)
    else {
      counted += 1
      for (const key of [`${project} ${day}`, `${project}`]) {
        const known = expected.get(key) ?? { views: 0, visitors: new Set() }
        known.views += 1
        known.visitors.add(`${day} ${visitor}`)
        expected.set(key, known)
      }
    }
  }
  const rows = async (query: string) => (await database.prepare(query).all<{ key: string; views: number; visits: number }>()).results
  const found = [
    ...(await rows("SELECT record_id || ' ' || day AS key, views, visits FROM view_days")),
    ...(await rows("SELECT record_id || '' AS key, views, visits FROM view_totals")),
  ]
  const differing = found.filter(({ key, views: sum, visits }) => expected.get(key)?.views !== sum || expected.get(key)?.visitors.size !== visits)
  const drops = await rows("SELECT day AS key, count AS views, 0 AS visits FROM view_drops WHERE reason = 'robot'")
  const wrongDrops = drops.filter(({ key, views: sum }) => dropped.get(key) !== sum)
  const missing = expected.size - found.length + dropped.size - drops.length
  const visits = found.filter(({ key }) => !key.includes(' ')).reduce((sum, row) => sum + row.visits, 0)
  return { wrong: differing.length + wrongDrops.length + Math.abs(missing), days: expected.size, counted, visits }
}

async function keepProjects(database: D1Database): Promise<void> {
  const rows = Array.from({ length: projectCount }, (_, index) => `(${index + 1}, 1, '2026-11-01', '{}', '', '${index + 1}')`)
  await database.prepare(`INSERT INTO projects (id, listed, created_at, record, fingerprint, external_id) VALUES ${rows.join(',')}`).run()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
