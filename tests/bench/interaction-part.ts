import { join } from 'node:path'
import { browserPath } from '../kit/browser.ts'
import { loadDemo } from '../kit/journeys/demo-state.ts'
import { pageKinds } from '../kit/journeys/page-kinds.ts'
import { startPlainChromium } from './chromium.ts'
import { type InteractionTime, timeInteractions } from './interactions.ts'
import { median, quantile } from './median.ts'
import { type Change, timeClick, timeReturn, whyNotRestored } from './page-changes.ts'
import { code, type Section, table } from './report.ts'
import { withSite } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

/** The bench part that measures what follows a click: the next page, the page before, and whatever opens on the page. */

const runs = Number(process.env.INTERACTION_RUNS ?? 5)
/** Which kinds of page are left and come back to, by name; all by default. */
const requested = new RegExp(process.env.KINDS ?? '')
const list = '/nl/te-koop/'
const property = '/nl/te-koop/-/-/4001/'

const changes: readonly Change[] = [
  { name: 'home → list', from: '/nl/', link: `main a[href="${list}"]` },
  { name: 'list → property', from: list, link: 'main article.card a' },
  { name: 'property → visit', from: property, link: 'main a[href*="/bezoek/"]' },
]

export async function interaction(_states: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'demo-interaction')
  await loadDemo(state)
  return withSite(state, async ({ origin }) => {
    const pages = await measurePages(origin)
    const acts = browserPath() === null ? [] : await timeInteractions(origin, runs)
    return [
      { title: 'The next page', text: pages },
      { title: 'Interactions', text: actSection(acts) },
    ]
  })
}

async function measurePages(origin: string): Promise<string> {
  const browser = await startPlainChromium()
  if (browser === null) return 'No Chromium on this machine.'
  try {
    const rows: (string | number)[][] = []
    for (const change of changes) {
      for (const isPointedAt of [false, true]) {
        const times = []
        for (let run = 0; run < runs; run += 1) times.push(await timeClick(browser, origin, change, isPointedAt))
        rows.push(row(`${change.name}, ${isPointedAt ? 'pointed at for a second' : 'at once'}`, times, targets.nextPageMs))
      }
    }
    const intro = `From the click to the first paint with contents, ${runs} times each, local, at 1280 px; back and forward to the first frame.`
    const head = ['', 'median, ms', 'p95, ms', `p95 ≤ ${targets.nextPageMs}`]
    const control = await whyNotRestored(browser, `${origin}/robots.txt`, `${origin}/nl/disclaimer/`)
    if (control !== null)
      return `${intro}\n\n${table(head, rows)}\n\nThis browser restores no page from its cache (${control}), so back and forward are not measured.`
    const returns = []
    for (let run = 0; run < runs; run += 1) returns.push(await timeReturn(browser, origin, list, property))
    for (const [at, way] of ['back to the list', 'forward to the property'].entries())
      rows.push(
        row(
          way,
          returns.map((times) => times[at] ?? Number.NaN),
          targets.nextPageMs,
        ),
      )
    const lost = []
    let count = 0
    for (const { name, path, status } of pageKinds.filter((kind) => kind.status === 200 && requested.test(kind.name))) {
      const why = await whyNotRestored(browser, origin + path('nl'), `${origin}/nl/disclaimer/`)
      count += 1
      console.log(name, why ?? 'restored')
      if (why !== null) lost.push([name, status, why])
    }
    const restored = `${count - lost.length} of ${count} kinds of page that answer 200 come back from the browser's own cache.`
    return `${intro}\n\n${table(head, rows)}\n\n${restored}${lost.length > 0 ? `\n\n${table(['kind', 'status', 'reasons'], lost)}` : ''}`
  } finally {
    await browser.close()
  }
}

function row(name: string, times: readonly number[], limit: number): (string | number)[] {
  const p95 = quantile(times, 0.95)
  console.log(name, times.map(Math.round).join(' '))
  return [name, Math.round(median(times)), Math.round(p95), verdict(p95 <= limit)]
}

function actSection(times: readonly InteractionTime[]): string {
  if (times.length === 0) return 'No Chromium on this machine.'
  console.log(JSON.stringify(times))
  const rows = times.map(({ name, medianMs, p95Ms, taskMs, styleMs }) => [
    name,
    Math.round(medianMs),
    Math.round(p95Ms),
    taskMs || '< 50',
    styleMs || '—',
    verdict(medianMs < targets.answeredMs && taskMs <= targets.taskMs),
  ])
  const head = [
    '',
    'to the next paint, median ms',
    'p95',
    'longest task, median ms',
    'styles and layout in long frames, ms',
    `< ${targets.answeredMs}, task ≤ ${targets.taskMs}`,
  ]
  return `${code(list)} and ${code(property)} with a processor four times slower, ${runs} visits; by Event Timing, in steps of 8 ms.\n\n${table(head, rows)}`
}
