import { expect, test } from 'vitest'
import { memoryOf, workerdOf } from './bench/processes.ts'
import { aProject, aRental, manyProperties, projectAnswer, propertyAnswer } from './factories.ts'
import { isFull, upTo } from './full.ts'
import { runFuzz } from './fuzz/fuzz-run.ts'
import { startSite } from './site.ts'

const count = upTo(1000, 10_000)
const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 20_261_122))
const megabyte = 1024 * 1024

test('random requests get no server error, no markup of their own and no redirect off the site', async () => {
  await using site = await startSite({ MAIL_TRANSPORT: 'none' })
  await site.importFeed({ ...propertyAnswer([...manyProperties(30), aRental()]), ...projectAnswer([aProject({ ID: 8 })]) })
  const memory = () => workerdOf(process.pid).reduce((sum, pid) => sum + (memoryOf(pid) ?? 0), 0)
  const run = await runFuzz(site.url, seed, count, memory)
  const slowest = run.slowest.map(({ ms, what }) => `${ms.toFixed(0)} ms ${what.slice(0, 160)}`)
  const inMegabytes = run.memory.map((bytes) => Math.round(bytes / megabyte))
  console.log([`seed ${run.seed}`, JSON.stringify(run.statuses), `workerd, MB: ${inMegabytes.join(' ')}`, ...slowest].join('\n'))
  expect(run.errors).toEqual([])
}, 600_000)
