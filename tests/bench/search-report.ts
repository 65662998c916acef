import type { DeepPages } from './deep-pages.ts'
import type { IndexCost } from './index-cost.ts'
import { mean, median, middleMean, most, quantile } from './median.ts'
import { code, grouped, table, tenths } from './report.ts'
import type { SearchCost } from './search-cost.ts'
import { targets, verdict } from './targets.ts'

/** One variant of requesting searches, at both catalogue sizes. */
export interface AskedBothWays {
  readonly name: string
  readonly few: readonly SearchCost[]
  readonly many: readonly SearchCost[]
}

export function costSection(ways: readonly AskedBothWays[]): string {
  const { calls, rows, medianMs, p95Ms } = targets.search
  const quick = (times: readonly number[], middle: number) => verdict(middle < medianMs && quantile(times, 0.95) < p95Ms)
  const lines = ways.flatMap(({ name, many }) => {
    const asking = many.filter((cost) => cost.calls > 0)
    const own = asking.map(({ durationMs }) => durationMs)
    const waited = asking.map(({ databaseMs }) => databaseMs)
    const whole = many.map(({ ms }) => ms)
    const [maxCalls, maxRows] = [most(many, (cost) => cost.calls), most(many, (cost) => cost.rows)]
    return [
      [name, `searches, those with a statement`, `${many.length}, ${asking.length}`, ''],
      ['', `most round trips, ≤ ${calls}`, maxCalls, verdict(maxCalls <= calls)],
      ['', `most rows read for a page, ≤ ${rows}`, maxRows, verdict(maxRows <= rows)],
      ['', 'most rows matched by full text', grouped(most(many, (cost) => cost.wordRows)), ''],
      [
        '',
        `by D1's own clock, ms: median, mean, p95, < ${medianMs} and < ${p95Ms}`,
        joined(median(own), mean(own), quantile(own, 0.95)),
        quick(own, median(own)),
      ],
      [
        '',
        `waiting, ms: interquartile mean, p95, < ${medianMs} and < ${p95Ms}`,
        joined(middleMean(waited), quantile(waited, 0.95)),
        quick(waited, middleMean(waited)),
      ],
      ['', 'whole request, ms: median, p95', joined(median(whole), quantile(whole, 0.95)), ''],
    ]
  })
  return table(['endpoint', '', '', 'holds'], lines)
}

export function keySection(costs: readonly SearchCost[]): string {
  const counts = new Map<string, number>()
  for (const key of costs.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return `Searches per key: ${[...counts].map(([key, count]) => `${code(key)} ${count}`).join(', ')}; ${costs.filter(({ rows }) => rows > 0).length} of ${costs.length} had results on their page.`
}

export function growthSection(ways: readonly AskedBothWays[]): string {
  const lines = ways.flatMap(({ name, few, many }) => {
    const pairs = few.flatMap((small, at) => {
      const large = many[at]
      return large && small.rows > 0 && large.rows > 0 && small.path === large.path ? [{ small, large }] : []
    })
    const line = (label: string, middle: (values: readonly number[]) => number, of: (cost: SearchCost) => number, isHeld: boolean) => {
      const [small, large] = [middle(pairs.map((pair) => of(pair.small))), middle(pairs.map((pair) => of(pair.large)))]
      return [label, tenths(small), tenths(large), ratio(large, small), isHeld ? verdict(large <= small * targets.search.growth) : '']
    }
    return [
      [name, ...line(`${pairs.length} searches: by D1's own clock, mean (full-text matches included)`, mean, ({ durationMs }) => durationMs, false)],
      ['', ...line('waiting for round trips, interquartile mean', middleMean, ({ databaseMs }) => databaseMs, true)],
      ['', ...line('whole request, median', median, ({ ms }) => ms, false)],
      ['', ...line('CPU of workerd, mean', mean, ({ processorMs }) => processorMs, false)],
    ]
  })
  return table(['endpoint', 'ms', '10,000', '100,000', 'times', `≤ ${targets.search.growth}`], lines)
}

export function deepSection({ searches, warm, cold }: DeepPages): string {
  const rows = Object.entries({ 'another page of it was requested before': warm, 'first request of the search': cold }).map(([name, { shallow, deep }]) => [
    name,
    tenths(shallow.databaseMs),
    tenths(deep.databaseMs),
    ratio(deep.databaseMs, shallow.databaseMs),
    tenths(shallow.ms),
    tenths(deep.ms),
    ratio(deep.ms, shallow.ms),
    verdict(deep.ms / shallow.ms <= targets.search.deep && deep.databaseMs / shallow.databaseMs <= targets.search.deep),
  ])
  return table([`${searches} searches`, 'page 2: D1, ms', 'page 400', 'times', 'page 2: whole, ms', 'page 400', 'times', `≤ ${targets.search.deep}`], rows)
}

export function indexSection({ buildMs, statements, bytes, readMs, firstAnswerMs, laterAnswerMs, memory }: IndexCost): string {
  return table(
    ['index of 100,000', ''],
    [
      ['built from D1', `${grouped(Math.round(buildMs))} ms, ${statements} statements`],
      ['in KV', `${grouped(bytes)} bytes`],
      ['read from KV by a new isolate', `${grouped(Math.round(readMs))} ms`],
      ['first response of a new isolate, index opened and searched', `${grouped(Math.round(firstAnswerMs))} ms`],
      ['a later similar search', `${grouped(Math.round(laterAnswerMs))} ms`],
      ['workerd including the database: just started', `${megabytes(memory.before)} MB`],
      ['with the index open and searched', `${megabytes(memory.open)} MB`],
      ['after building it', `${megabytes(memory.built)} MB`],
    ],
  )
}

function joined(...values: readonly number[]): string {
  return values.map(tenths).join(', ')
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
