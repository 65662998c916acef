import type { WorkerModule } from '#worker/local/site.ts'
import { runFuzz } from '../kit/fuzz/fuzz-run.ts'
import { memoryOf } from './processes.ts'
import { heapRetained } from './profiler.ts'
import { code, grouped, type Section, table } from './report.ts'
import { type BenchSite, serveWorker, using } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

const count = Number(process.env.FUZZ_COUNT ?? 100_000)
const megabyte = 1024 * 1024

const emptyWorker: readonly WorkerModule[] = [
  { name: 'index.js', contents: "export default { async fetch(request) { await request.arrayBuffer(); return new Response('') } }" },
]

/** The bench part that sends random requests to the Worker, without the static file router, and watches its memory. */
export async function fuzz(states: States): Promise<readonly Section[]> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  const run = await using(await serveWorker(await states.path('demo')), (site) => runFuzz(site.origin, seed, count, () => memoryOf(site.pid) ?? 0))
  const heaps = await using(await serveWorker(await states.path('demo'), { inspected: true }), (site) => heapsRetained(site, seed))
  // The runtime's own memory growth: the same requests to a Worker that does nothing.
  const empty = await using(await serveWorker(await states.path('demo'), { modules: emptyWorker }), (site) =>
    runFuzz(site.origin, seed, count, () => memoryOf(site.pid) ?? 0),
  )
  const statuses = Object.entries(run.statuses)
  const growth = ((heaps.at(-1) ?? 0) / (heaps[0] ?? 1) - 1) * 100
  const text = [
    `${grouped(count)} random requests over four connections, seed ${seed} (\`FUZZ_SEED\` repeats one): targets, headers, methods and bodies hold anything that HTTP can carry. Counted as wrong: server errors, missing answers, markup from the request, invalid JSON, and redirects off the site. Times are measured by the client, on a machine that does other work too.`,
    table(['answer', ...statuses.map(([status]) => status)], [['times', ...statuses.map(([, times]) => grouped(times))]]),
    `Wrong: ${run.errors.length === 0 ? 'none' : `**${run.errors.length}**`}. Memory that the Worker holds after a garbage collection, after each of ${heapRounds} rounds of ${grouped(count / 10)} requests, MB: ${inMegabytes(heaps)}; ${growth.toFixed(0)} % more after the last than after the first (at most ${targets.fuzzGrowth} %: ${verdict(growth <= targets.fuzzGrowth)}). Memory of workerd: ${inMegabytes(run.memory)}; with an empty Worker and the same requests: ${inMegabytes(empty.memory)}.`,
    table(
      ['slowest, ms', 'request'],
      run.slowest.map(({ ms, what }) => [Math.round(ms), code(what.slice(0, 120).replaceAll('|', '/').replaceAll('`', ''))]),
    ),
    ...run.errors.slice(0, 20).map((error) => `- ${code(error.slice(0, 500).replaceAll('`', ''))}`),
  ]
  return [{ title: 'Random requests', text: text.join('\n\n') }]
}

const heapRounds = 4

/** Bytes held after a garbage collection, for each round of requests. */
async function heapsRetained({ origin, inspector }: BenchSite, seed: number): Promise<readonly number[]> {
  if (inspector === null) throw new Error('The site has no inspector')
  const heaps: number[] = []
  for (let round = 1; round <= heapRounds; round += 1) {
    await runFuzz(origin, seed + round, count / 10, () => 0)
    heaps.push(await heapRetained(inspector, 'perron', async () => (await fetch(`${origin}/health`)).text()))
  }
  return heaps
}

function inMegabytes(memory: readonly number[]): string {
  return memory.map((bytes) => Math.round(bytes / megabyte)).join(', ')
}
