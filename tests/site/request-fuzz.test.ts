import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { memoryOf } from '../bench/processes.ts'
import { serveWorker, using } from '../bench/sites.ts'
import { isFull, upTo } from '../full.ts'
import { aProject, aRental, manyProperties, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { runFuzz } from '../kit/fuzz/fuzz-run.ts'
import { startSite } from '../kit/site.ts'

const count = upTo(600, 100_000)
const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 20_261_122))
const megabyte = 1024 * 1024

const state = mkdtempSync(join(tmpdir(), 'perron-fuzz-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))

/** Fills a state directory for the Worker without the static file router in front of it, as the bench does. */
async function fillState(): Promise<void> {
  await using site = await startSite({ MAIL_TRANSPORT: 'none' })
  await site.importFeed({ ...propertyAnswer([...manyProperties(30), aRental()]), ...projectAnswer([aProject({ ID: 8 })]) })
  // The first page request flushes deferred writes of the import, so that nothing is in flight when the files are copied.
  await site.html('/nl/te-koop/')
  cpSync(site.state, state, { recursive: true })
}

test('random requests cause no server error, no injected markup and no redirect off the site', async () => {
  await fillState()
  const run = await using(await serveWorker(state), ({ origin, pid }) => runFuzz(origin, seed, count, () => memoryOf(pid) ?? 0))
  const slowest = run.slowest.map(({ ms, what }) => `${ms.toFixed(0)} ms ${what.slice(0, 160)}`)
  const inMegabytes = run.memory.map((bytes) => Math.round(bytes / megabyte))
  console.log([`seed ${run.seed}`, JSON.stringify(run.statuses), `workerd, MB: ${inMegabytes.join(' ')}`, ...slowest].join('\n'))
  expect(run.errors).toEqual([])
  expect(run.statuses[200]).toBeGreaterThan(count / 10)
}, 1_800_000)
