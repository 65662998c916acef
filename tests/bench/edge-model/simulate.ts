import { chanceFrom } from '../../kit/chance.ts'
import { type Answered, type EdgePolicy, openDataCentre } from './data-centre.ts'
import { createPages } from './site-pages.ts'
import { pause, zipf } from './visitors.ts'

export interface Trial extends EdgePolicy {
  /** Visits to pages a second, over all data centres. */
  readonly rate: number
  /** How fast the visits fall with the rank of a data centre: 0 is evenly spread, 2 gives the first six nine in ten. */
  readonly focus: number
  readonly listings: number
  /** Listings that each import changes. */
  readonly changed: number
  /** Seconds; an import comes every ten minutes, the first after five. */
  readonly seconds: number
}

export interface Outcome {
  /** Share of the answers by where they came from. */
  readonly shares: Readonly<Record<Answered, number>>
  readonly databaseCallsPerSecond: number
  /** CPU of the Worker over all data centres, ms a visit. */
  readonly cpu: number
  /** Share of stale answers, and the age of the stalest in seconds. */
  readonly stale: number
  readonly oldest: number
  /** Ms. */
  readonly median: number
  readonly p99: number
}

const dataCentres = 300
const importEvery = 600
const firstImport = 300
/** Data centres near the database, in Western Europe. */
const near = 40

/** Simulates a few minutes of visits to 300 data centres. The same seed gives the same outcome. */
export function simulate({ rate, focus, listings, changed, seconds, ...policy }: Trial, seed: number): Outcome {
  const chance = chanceFrom(seed)
  const pages = createPages(chance, listings, changed)
  const pickCentre = zipf(chance, dataCentres, focus)
  const centres = Array.from({ length: dataCentres }, (_, index) => openDataCentre(chance, pages, policy, index < near))
  const counts = { edge: 0, memory: 0, unchanged: 0, rendered: 0 }
  const times: number[] = []
  const sums = { visits: 0, databaseCalls: 0, cpu: 0, stale: 0, oldest: 0 }
  const rates = new Float64Array(dataCentres)
  let nextImport = firstImport
  for (let now = pause(chance, rate); now < seconds; now += pause(chance, rate)) {
    if (now >= nextImport) {
      pages.change(nextImport)
      nextImport += importEvery
    }
    const centre = pickCentre()
    rates[centre] = (rates[centre] ?? 0) + 1
    const answer = centres[centre]?.answer(pages.pick(), now, (rates[centre] ?? 0) / now)
    if (!answer) continue
    counts[answer.from] += 1
    sums.visits += 1
    sums.databaseCalls += answer.databaseCalls
    sums.cpu += answer.cpu
    if (answer.stale > 0) sums.stale += 1
    sums.oldest = Math.max(sums.oldest, answer.stale)
    times.push(answer.ms)
  }
  const sorted = Float32Array.from(times).sort()
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  const share = (count: number) => count / sums.visits
  return {
    shares: { edge: share(counts.edge), memory: share(counts.memory), unchanged: share(counts.unchanged), rendered: share(counts.rendered) },
    databaseCallsPerSecond: sums.databaseCalls / seconds,
    cpu: sums.cpu / sums.visits,
    stale: share(sums.stale),
    oldest: sums.oldest,
    median: at(0.5),
    p99: at(0.99),
  }
}
