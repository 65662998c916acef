import type { BadAnswers } from './bad-input.ts'
import type { DeepPages } from './deep-pages.ts'
import type { ScriptBytes, StepTime } from './filters-in-browser.ts'
import type { IndexCost } from './index-cost.ts'
import type { MapCost } from './map-cost.ts'
import type { MapTimes } from './map-in-browser.ts'
import { median, middleMean, quantile } from './median.ts'
import { code, grouped, table } from './report.ts'
import type { SearchCost } from './search-cost.ts'
import { targets, verdict } from './targets.ts'

/** One way to ask for searches, at both sizes of the stock. */
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
    const [mostCalls, mostRows] = [most(many, (cost) => cost.calls), most(many, (cost) => cost.rows)]
    return [
      [name, `searches, of them with a statement`, `${many.length}, ${asking.length}`, ''],
      ['', `most round trips, ≤ ${calls}`, mostCalls, verdict(mostCalls <= calls)],
      ['', `most rows read for a page, ≤ ${rows}`, mostRows, verdict(mostRows <= rows)],
      ['', 'most rows matched by words', grouped(most(many, (cost) => cost.wordRows)), ''],
      [
        '',
        `by D1's own clock, ms: median, mean, p95, < ${medianMs} and < ${p95Ms}`,
        told(median(own), mean(own), quantile(own, 0.95)),
        quick(own, median(own)),
      ],
      [
        '',
        `waited for, ms: middle mean, p95, < ${medianMs} and < ${p95Ms}`,
        told(middleMean(waited), quantile(waited, 0.95)),
        quick(waited, middleMean(waited)),
      ],
      ['', 'whole request, ms: median, p95', told(median(whole), quantile(whole, 0.95)), ''],
    ]
  })
  return table(['asked through', '', '', 'holds'], lines)
}

export function keySection(costs: readonly SearchCost[]): string {
  const counts = new Map<string, number>()
  for (const key of costs.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return `How many of the searches ask by each key: ${[...counts].map(([key, count]) => `${code(key)} ${count}`).join(', ')}; ${costs.filter(({ rows }) => rows > 0).length} of ${costs.length} found something on their page.`
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
      [name, ...line(`${pairs.length} searches: by D1's own clock, mean`, mean, ({ durationMs }) => durationMs, true)],
      ['', ...line('round trips waited for, middle mean', middleMean, ({ databaseMs }) => databaseMs, true)],
      ['', ...line('whole request, median', median, ({ ms }) => ms, false)],
      ['', ...line('processor of workerd, mean', mean, ({ processorMs }) => processorMs, false)],
    ]
  })
  return table(['asked through', 'ms', '10,000', '100,000', 'times', `≤ ${targets.search.growth}`], lines)
}

export function deepSection({ searches, warm, cold }: DeepPages): string {
  const rows = Object.entries({ 'another page of it was looked at before': warm, 'asked for the first time': cold }).map(([name, { shallow, deep }]) => [
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

export function mapSection({ answers, largestOdd }: MapCost): string {
  const rows = [...new Set(answers.map(({ zoom }) => zoom))].map((zoom) => {
    const own = answers.filter((answer) => answer.zoom === zoom)
    const largest = most(own, ({ bytes }) => bytes)
    return [
      zoom,
      own.length * 2,
      grouped(largest),
      verdict(largest <= targets.map.bytes),
      grouped(most(own, ({ compressed }) => compressed)),
      ...(['firstMs', 'panMs'] as const).map((time) => `${tenths(median(own.map((answer) => answer[time])))} / ${tenths(most(own, (answer) => answer[time]))}`),
    ]
  })
  const head = [
    'zoom',
    'answers',
    'largest, bytes',
    `≤ ${grouped(targets.map.bytes)}`,
    'brotli 5',
    'search asked first, median / most ms',
    'the map moved on, median / most ms',
  ]
  return `${table(head, rows)}\n\nThe largest answer to boxes that no map shows (the whole earth, the whole country and beyond, at every zoom from 0 to 20): ${grouped(largestOdd)} bytes, ${verdict(largestOdd <= targets.map.bytes)}.`
}

export function mapTimeSection(times: MapTimes): string {
  const { firstMarkersMs, panMs } = targets.map
  return table(
    ['the frame in a browser, medians of 5 visits', 'ms', 'target', 'holds'],
    [
      ['first markers, from the start of the navigation', tenths(times.firstMarkers), '', ''],
      [
        "first markers, from the frame's load",
        tenths(times.firstMarkersAfterLoad),
        `< ${grouped(firstMarkersMs)}`,
        verdict(times.firstMarkersAfterLoad < firstMarkersMs),
      ],
      ['a drag: longest time between two frames', tenths(times.longestFrame), `< ${panMs}`, verdict(times.longestFrame < panMs)],
      ['let go, until a frame was shown', tenths(times.shownAfterPan), `< ${panMs}`, verdict(times.shownAfterPan < panMs)],
      ['let go, until the last marker stood, answers of the site included', tenths(times.settledAfterPan), '', ''],
      ['moved by a key, until a frame was shown', tenths(times.shownAfterKey), `< ${panMs}`, verdict(times.shownAfterKey < panMs)],
    ],
  )
}

export function indexSection({ buildMs, statements, bytes, readMs, firstAnswerMs, laterAnswerMs, memory }: IndexCost): string {
  return table(
    ['index of 100,000', ''],
    [
      ['built from D1', `${grouped(Math.round(buildMs))} ms, ${statements} statements`],
      ['in KV', `${grouped(bytes)} bytes`],
      ['read from KV by a fresh isolate', `${grouped(Math.round(readMs))} ms`],
      ['first answer of a fresh isolate, index opened and searched', `${grouped(Math.round(firstAnswerMs))} ms`],
      ['a later search alike', `${grouped(Math.round(laterAnswerMs))} ms`],
      ['workerd, the database in it: just started', `${megabytes(memory.before)} MB`],
      ['with the index open and searched', `${megabytes(memory.open)} MB`],
      ['after building it', `${megabytes(memory.built)} MB`],
    ],
  )
}

export function badInputSection(answers: readonly BadAnswers[]): string {
  const rows = answers.map(({ path, times, statuses, faults, slowestAgain }) => [
    code(path),
    times.length,
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    faults.length === 0 ? 'none' : `**${faults.length}**`,
    tenths(median(times)),
    tenths(quantile(times, 0.99)),
    tenths(most(times, (time) => time)),
    tenths(slowestAgain),
  ])
  const told = answers.flatMap(({ faults }) => faults.slice(0, 5)).map((address) => `\n- ${code(address.slice(0, 300))}`)
  return table(['path', 'queries', 'answers', 'wrong status or markup', 'median, ms', 'p99', 'most', 'that one again'], rows) + told.join('')
}

export function filterSection(weighed: readonly ScriptBytes[], times: readonly StepTime[]): string {
  const bytes = table(
    ['when', 'script fetched so far, bytes, brotli 11'],
    weighed.map(({ moment, bytes }) => [moment, grouped(bytes)]),
  )
  const steps = times.map(({ step, ms, leastMs, scriptMs }) => [step, ms, leastMs, tenths(scriptMs), verdict(ms < targets.interactionMs)])
  return `${bytes}\n\n${table(['on a processor slowed four times', 'until the next frame, ms: median', 'least', 'in script, ms', `< ${targets.interactionMs}`], steps)}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function told(...values: readonly number[]): string {
  return values.map(tenths).join(', ')
}

function most<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((largest, item) => Math.max(largest, of(item)), 0)
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

function tenths(ms: number): string {
  return ms.toFixed(1)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
