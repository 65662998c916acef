import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../kit/browser.ts'
import { median, quantile } from './median.ts'

const slower = 4
const settle = 900 // ms
const press = 80 // ms between pressing and releasing, as a person does

/** One interaction over several visits, in milliseconds. */
export interface InteractionTime {
  readonly name: string
  /** From the event to the next paint. */
  readonly medianMs: number
  readonly p95Ms: number
  /** The longest task of the page's thread, and the part of it that computes styles and layout; medians, 0 below 50. */
  readonly taskMs: number
  readonly styleMs: number
}

interface Journey {
  readonly path: string
  readonly isPhone: boolean
  readonly steps: readonly { readonly name: string; readonly act: (page: Page) => Promise<void> }[]
}

const click = (selector: string) => (page: Page) => page.locator(selector).locator('visible=true').first().click({ delay: press })

const journeys: readonly Journey[] = [
  {
    path: '/nl/te-koop/',
    isPhone: false,
    steps: [
      { name: 'press a heart', act: click('.card [data-save]') },
      { name: 'open a filter', act: click('.filter-bar details:has([name=type]) > summary') },
      { name: 'change a filter', act: click('.filter-bar [name=type]') },
      { name: 'open all filters', act: click('.filter-bar .all-filters') },
    ],
  },
  {
    path: '/nl/te-koop/',
    isPhone: true,
    steps: [
      { name: 'open the menu, phone', act: click('[data-island=site-menu] > summary') },
      { name: 'close the menu, phone', act: click('[data-island=site-menu] > summary') },
      { name: 'open the filters, phone', act: click('.mobile-bar [data-island=sheet]') },
      { name: 'change a filter, phone', act: click('#filters .segments label') },
      { name: 'close the filters, phone', act: click('#filters [data-close]') },
    ],
  },
  {
    path: '/nl/te-koop/-/-/4001/',
    isPhone: false,
    steps: [
      { name: 'open the gallery', act: click('[data-island=gallery] a[data-size]') },
      { name: 'next photograph', act: (page) => page.keyboard.press('ArrowRight') },
      { name: 'close the gallery', act: (page) => page.keyboard.press('Escape') },
    ],
  },
  // Distances of the home before are drawn instead of a map.
  { path: '/nl/te-koop/-/-/4002/', isPhone: false, steps: [{ name: 'open the map', act: click('[data-island=property-map] a') }] },
]

/** How fast the site answers with a processor four times slower. */
export async function timeInteractions(origin: string, visits: number): Promise<readonly InteractionTime[]> {
  const browser = await launchBrowser()
  try {
    const taken: Seen[] = []
    for (let visit = 0; visit < visits; visit += 1) for (const journey of journeys) taken.push(...(await walk(browser, origin, journey)))
    return journeys
      .flatMap(({ steps }) => steps)
      .map(({ name }) => {
        const own = taken.filter((each) => each.name === name)
        const of = (key: 'ms' | 'taskMs' | 'styleMs') => own.map((each) => each[key])
        return { name, medianMs: median(of('ms')), p95Ms: quantile(of('ms'), 0.95), taskMs: median(of('taskMs')), styleMs: median(of('styleMs')) }
      })
  } finally {
    await browser.close()
  }
}

interface Seen {
  readonly name: string
  readonly ms: number
  readonly taskMs: number
  readonly styleMs: number
}

async function walk(browser: Browser, origin: string, { path, isPhone, steps }: Journey): Promise<readonly Seen[]> {
  const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ baseURL: origin, ...(isPhone ? phone : { viewport: { width: 1280, height: 800 } }) })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto('/nl/')
    await page.request.post('/consent', { form: { choice: 'necessary' } })
    await page.goto(path, { waitUntil: 'networkidle' })
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.waitForTimeout(settle)
    const seen: Seen[] = []
    for (const { name, act } of steps) {
      // Playwright's own script runs before, not in the step.
      await page.locator('h1').first().isVisible()
      await page.evaluate(() => Reflect.set(globalThis, 'seen', [0, 0, 0]))
      await act(page)
      await page.waitForTimeout(settle)
      const [ms = 0, taskMs = 0, styleMs = 0]: number[] = await page.evaluate(() => Reflect.get(globalThis, 'seen'))
      seen.push({ name, ms, taskMs, styleMs })
    }
    return seen
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes the longest interaction and the longest task of a step. */
function watch(): void {
  const seen = (): number[] => Reflect.get(globalThis, 'seen') ?? []
  Reflect.set(globalThis, 'seen', [0, 0, 0])
  const most = (at: number, value: number) => {
    seen()[at] = Math.max(seen()[at] ?? 0, Math.round(value))
  }
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options })
  observe('event', (entry) => entry instanceof PerformanceEventTiming && entry.interactionId > 0 && most(0, entry.duration), { durationThreshold: 16 })
  observe('longtask', ({ duration }) => most(1, duration))
  observe('long-animation-frame', (entry) => {
    const { styleAndLayoutStart = 0 }: { styleAndLayoutStart?: number } = entry.toJSON()
    if (styleAndLayoutStart > 0) most(2, entry.startTime + entry.duration - styleAndLayoutStart)
  })
}
