import type { BadAnswers } from './bad-input.ts'
import type { ScriptBytes, StepTime } from './filters-in-browser.ts'
import type { MapCost } from './map-cost.ts'
import type { MapTimes } from './map-in-browser.ts'
import { median, most, quantile } from './median.ts'
import { code, grouped, table, tenths } from './report.ts'
import { targets, verdict } from './targets.ts'

export function mapSection({ answers, maxOdd }: MapCost): string {
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
    'first request of a search, median / max ms',
    'map moved, median / max ms',
  ]
  return `${table(head, rows)}\n\nThe largest response to bounds that no map shows (the whole earth, the whole country and beyond, at every zoom from 0 to 20): ${grouped(maxOdd)} bytes, ${verdict(maxOdd <= targets.map.bytes)}.`
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
      ['from release to the next frame', tenths(times.shownAfterPan), `< ${panMs}`, verdict(times.shownAfterPan < panMs)],
      ['from release to the last marker, requests included', tenths(times.settledAfterPan), '', ''],
      ['from a key to the next frame', tenths(times.shownAfterKey), `< ${panMs}`, verdict(times.shownAfterKey < panMs)],
    ],
  )
}

export function badInputSection(answers: readonly BadAnswers[]): string {
  const rows = answers.map(({ path, times, statuses, errors, slowestAgain }) => [
    code(path),
    times.length,
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    errors.length === 0 ? 'none' : `**${errors.length}**`,
    tenths(median(times)),
    tenths(quantile(times, 0.99)),
    tenths(most(times, (time) => time)),
    tenths(slowestAgain),
  ])
  const failures = answers.flatMap(({ errors }) => errors.slice(0, 5)).map((address) => `\n- ${code(address.slice(0, 300))}`)
  return table(['path', 'queries', 'answers', 'wrong status or markup', 'median, ms', 'p99', 'max', 'slowest again'], rows) + failures.join('')
}

export function filterSection(weighed: readonly ScriptBytes[], times: readonly StepTime[]): string {
  const bytes = table(
    ['when', 'script fetched so far, bytes, brotli 11'],
    weighed.map(({ moment, bytes }) => [moment, grouped(bytes)]),
  )
  const steps = times.map(({ step, ms, leastMs, scriptMs }) => [step, ms, leastMs, tenths(scriptMs), verdict(ms < targets.interactionMs)])
  return `${bytes}\n\n${table(['with a 4x CPU slowdown', 'until the next frame, ms: median', 'least', 'in script, ms', `< ${targets.interactionMs}`], steps)}`
}
