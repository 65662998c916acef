import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { runImport } from './import-time.ts'
import { peakMemory, processorTime } from './processes.ts'
import { type Section, table } from './report.ts'
import { type BenchSite, withSite } from './sites.ts'
import type { States } from './states.ts'

const root = resolve(import.meta.dirname, '../..')
/** CPU of workerd, in ms, below which its queue counts as empty, and how long it is watched for that. */
const idle = { below: 40, during: 1_500 }

/** One process during an import: its CPU in seconds, its peak in MB. */
interface Cost {
  cpu: number
  peak: number
}

interface ImportCost {
  readonly name: string
  readonly summary: string
  readonly seconds: number
  readonly command: Cost
  readonly workerd: Cost
  /** Including the queue's work afterwards: the sitemap and the first pages of lists. */
  readonly settled: Cost
}

/** The bench part that imports 100,000 listings: all, none changed, one price changed, 1 % changed. */
export async function importCosts({ huge }: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'import-cost')
  const files = [
    ['first', huge.file],
    ['nothing changed', huge.file],
    ['one price changed', withOtherPrices(huge.file, work, 100_000)],
    ['1 % changed', withOtherPrices(huge.file, work, 100)],
  ] as const
  const costs = await withSite(state, async (site) => {
    const measured: ImportCost[] = []
    for (const [name, file] of files) measured.push(await costOf(site, state, name, file))
    return measured
  })
  const first = costs[0]?.workerd.cpu ?? Number.NaN
  const rows = costs.map(({ name, summary, seconds, command, workerd, settled }) => [
    name,
    seconds.toFixed(0),
    command.cpu.toFixed(1),
    command.peak.toFixed(0),
    workerd.cpu.toFixed(1),
    (workerd.cpu / first).toFixed(3),
    workerd.peak.toFixed(0),
    settled.cpu.toFixed(1),
    settled.peak.toFixed(0),
    summary,
  ])
  const head = ['', 's', 'command: CPU, s', 'peak, MB', 'workerd: CPU, s', 'of the first', 'peak, MB', 'with the queue: CPU, s', 'peak, MB', '']
  const text = `${huge.description}, the site runs as \`npm start\` serves it. CPU is measured because other work on the machine distorts it least. Locally the database, the bucket and the queue run in workerd’s process too.`
  return [{ title: 'Import of 100,000 listings', text: `${text}\n\n${table(head, rows)}` }]
}

/** What one import costs on a running site. */
export async function costOf({ pid }: BenchSite, state: string, name: string, file: string): Promise<ImportCost> {
  // Peaks count from here.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = processorTime(pid)
  const workerd = (): Cost => ({ cpu: (processorTime(pid) - before) / 1000, peak: (peakMemory(pid) ?? 0) / 1e6 })
  const started = performance.now()
  const { command, summary } = await runCommand(file, state)
  const seconds = (performance.now() - started) / 1000
  const atEnd = workerd()
  for (let last = Number.NEGATIVE_INFINITY, now = processorTime(pid); now - last > idle.below; now = processorTime(pid)) {
    last = now
    await new Promise((done) => setTimeout(done, idle.during))
  }
  return { name, summary, seconds, command, workerd: atEnd, settled: workerd() }
}

/** Runs `npm run import` as package.json has it, without npm around it. */
async function runCommand(file: string, state: string): Promise<{ readonly command: Cost; readonly summary: string }> {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, ...parts] = scripts.import?.split(' ') ?? []
  const command: Cost = { cpu: 0, peak: 0 }
  const summary = await runImport([...parts, file], state, (pid) => {
    const peak = peakMemory(pid)
    if (peak === null) return
    command.peak = Math.max(command.peak, peak / 1e6)
    command.cpu = Math.max(command.cpu, processorTime(pid) / 1000 || 0)
  })
  return { command, summary }
}

/** The feed with a different price for one in every N records. */
export function withOtherPrices(file: string, work: string, every: number): string {
  const feed = JSON.parse(gunzipSync(readFileSync(file)).toString())
  for (const [index, record] of feed.GetPropertyListJsonResult.Value.Items.entries())
    if (index % every === every / 2) record.Price = Number(record.Price ?? 0) + 1000
  const changed = join(work, `every-${every}.json.gz`)
  writeFileSync(changed, gzipSync(JSON.stringify(feed), { level: 1 }))
  return changed
}
