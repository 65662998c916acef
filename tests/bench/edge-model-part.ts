import { simulate, type Trial } from './edge-model/simulate.ts'
import { type Section, table } from './report.ts'

const seed = 20_261_122
const rates = [5, 50, 500, 5_000] as const
/** Maximum number of visits per trial: a rate of 5,000 a second is simulated for fewer minutes. */
const maxVisits = 3_000_000
const hour = 3_600

const site = { listings: 25_000, changed: 40 } as const
const spreads = [
  { name: 'one country', focus: 2 },
  { name: 'the world', focus: 1 },
] as const
const policies = [
  { name: 'no purge token, no replicas', purges: false, hasReplicas: false },
  { name: 'purge token, no replicas', purges: true, hasReplicas: false },
  { name: 'purge token and replicas', purges: true, hasReplicas: true },
] as const

/** The bench part that simulates visits to 300 data centres, with the measured costs. It measures nothing on this machine. */
export async function edgeModel(): Promise<readonly Section[]> {
  const trials = spreads.flatMap((spread) => policies.flatMap((policy) => rates.map((rate) => ({ spread, policy, rate }))))
  const rows = trials.map(({ spread, policy: { name, ...policy }, rate }) => {
    const trial: Trial = { ...site, ...policy, focus: spread.focus, rate, seconds: Math.min(hour, maxVisits / rate) }
    const { shares, databaseCallsPerSecond, cpu, stale, oldest, median, p99 } = simulate(trial, seed)
    return [
      spread.name,
      name,
      rate,
      percent(shares.edge),
      percent(shares.memory),
      percent(shares.unchanged),
      percent(shares.rendered),
      databaseCallsPerSecond.toFixed(1),
      cpu.toFixed(2),
      percent(stale),
      oldest.toFixed(0),
      median.toFixed(0),
      p99.toFixed(0),
    ]
  })
  const head = [
    'visitors from',
    'edge and database',
    'visits/s',
    'from the edge',
    'from memory',
    'rendered, unchanged',
    'rendered',
    'D1 calls/s',
    'CPU per visit, ms',
    'stale',
    'oldest, s',
    'median, ms',
    'p99, ms',
  ]
  const text = [
    `A model, not a measurement (\`edge-model/\`): 300 data centres, most visits in those near one country or spread over the world, ${site.listings.toLocaleString('en')} listings in four languages, ${site.changed} of them changed by an import every ten minutes, isolates evicted after a minute without requests and now and then otherwise, KV late by up to 60 s. CPU of a page is measured; that of the index and of starting an isolate, and network times, are assumptions (\`costs.ts\`). A stale answer shows data from before an import that has already finished.`,
    table(head, rows),
  ]
  return [{ title: 'Model of 300 data centres', text: text.join('\n\n') }]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`
}
