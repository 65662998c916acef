import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { href } from '#ui/routes.ts'
import { launchBrowser } from '../kit/browser.ts'
import { loadDemo } from '../kit/journeys/demo-state.ts'
import { pageKinds } from '../kit/journeys/page-kinds.ts'
import { compressing } from './compressing-proxy.ts'
import { type FirstPaint, serveControl, timeFirstPaint } from './first-paint-in-browser.ts'
import { code, grouped, type Section, table } from './report.ts'
import { withSite } from './sites.ts'
import type { States } from './states.ts'
import { coverInlineStyles } from './style-coverage.ts'
import { targets, verdict } from './targets.ts'

const measured = [
  href('home', 'nl'),
  href('home', 'fr'),
  href('forSale', 'nl'),
  href('propertyForSale', 'nl', { city: '-', type: '-', id: 4001 }),
  href('tips', 'nl'),
  href('valuation', 'fr'),
]

/** The bench part that opens pages on a slow phone, beside a bare page with the same picture, and counts the styles in their heads that they do not use. */
export async function firstPaint(_states: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'demo-first-paint')
  await loadDemo(state)
  return withSite(state, async ({ origin }) => {
    const [proxy, browser] = [await compressing(origin), await launchBrowser()]
    try {
      return [await paints(browser, proxy.origin), await coverage(browser, proxy.origin)]
    } finally {
      await browser.close()
      await proxy.close()
    }
  })
}

async function paints(browser: Browser, origin: string): Promise<Section> {
  const pages: [path: string, found: FirstPaint][] = []
  for (const path of measured) pages.push([path, await timeFirstPaint(browser, (await fetch(origin + path)).url)])
  const control = await serveControl(pages.find(([, { picture }]) => picture !== '')?.[1].picture ?? '')
  const bare = await timeFirstPaint(browser, control.url)
  control.close()
  const rows = [['bare page', bare] as const, ...pages.map(([path, found]) => [code(path), found] as const)].map(([name, found]) => [
    name,
    Math.round(found.firstPaint),
    Math.round(found.largestPaint),
    (found.largestPaint / bare.largestPaint).toFixed(2),
    grouped(found.bytes),
    found.layoutShift.toFixed(4),
    verdict(found.largestPaint <= bare.largestPaint * targets.firstPaint.ofControl && found.layoutShift <= targets.firstPaint.layoutShift),
  ])
  const text = `1.6 Mbit/s, round trips of 150 ms, processor four times slower, 412 × 823 at 1.75, empty cache, medians of five. The bare page has the first page's picture and 5 KB of inline styles. Targets: largest paint ≤ ${targets.firstPaint.ofControl} × that of the bare page, layout shift ≤ ${targets.firstPaint.layoutShift}.`
  const head = ['page', 'first paint, ms', 'largest paint, ms', 'of the bare page', 'bytes by then', 'layout shift', 'holds']
  return { title: 'First paint', text: `${text}\n\n${table(head, rows)}` }
}

async function coverage(browser: Browser, origin: string): Promise<Section> {
  const rows: (readonly (string | number)[])[] = []
  for (const { name, path, status } of pageKinds) {
    if (status !== 200) continue
    const found = await coverInlineStyles(browser, origin + path('nl'))
    if (found !== null)
      rows.push([name, grouped(found.length), percent(found.unused), verdict(found.unused <= targets.firstPaint.unused), percent(found.unusedRules)])
  }
  const text = `What Chromium's coverage leaves out at 390 and 1280 px, light and dark, with links and fields pointed at and focused. Target: at most ${100 * targets.firstPaint.unused} %. A range of a layer or of a condition covers all rules in it, so the last column counts single rules.`
  return {
    title: 'Styles in the head of a page',
    text: `${text}\n\n${table(['kind of page', 'characters', 'unused', 'holds', 'in rules that are not reported themselves'], rows)}`,
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
