import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../kit/browser.ts'
import { median } from './median.ts'

const slower = 4
const rounds = 5
const list = '/nl/te-koop/'

/** The longest interaction of a step: median over several visits, in milliseconds. */
export interface StepTime {
  readonly step: string
  /** Until the next frame; `least` is the fastest visit, the least affected by other load. */
  readonly ms: number
  readonly leastMs: number
  /** Time in the page's script. */
  readonly scriptMs: number
}

/** Script a list page has loaded by a moment, in bytes at brotli 11. */
export interface ScriptBytes {
  readonly moment: string
  readonly bytes: number
}

interface Step {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
}

const wide: readonly Step[] = [
  { name: 'open a filter of the bar', act: (page) => page.click('.filter-bar details:has([name=type]) > summary') },
  { name: 'tick two types', act: (page) => clickEach(page, '.filter-bar [name=type]', 2) },
  { name: 'open another filter', act: (page) => page.click('.filter-bar details:has([name=priceMax]) > summary') },
  { name: 'type a price', act: (page) => page.locator('#bar-max').pressSequentially('450000', { delay: 60 }) },
  { name: 'open the places', act: (page) => page.click('.filter-bar details:has([name=where]) > summary') },
  { name: 'type a place', act: (page) => page.locator('#bar-where').pressSequentially('antwerpen', { delay: 90 }) },
  { name: 'choose the first place suggested', act: choosePlace },
  { name: 'open all filters', act: (page) => page.click('.filter-bar .all-filters') },
]

const narrow: readonly Step[] = [
  { name: 'open the sheet', act: (page) => page.click('.mobile-bar [data-island=sheet]') },
  { name: 'tick two types in the sheet', act: (page) => clickEach(page, '#filters .type-tree > div > label [name=type]', 2) },
  { name: 'open a type', act: (page) => page.click('#filters .type-tree summary') },
  { name: 'choose bedrooms', act: (page) => page.locator('#filters .segments label').nth(2).click() },
  { name: 'tick a label', act: (page) => clickEach(page, '#filters [name=epc][type=checkbox]', 1) },
  { name: 'type a place in the sheet', act: (page) => page.locator('#sheet-where').pressSequentially('gent', { delay: 90 }) },
  { name: 'type a word', act: (page) => page.locator('#sheet-q').pressSequentially('tuin', { delay: 90 }) },
  { name: 'close the sheet', act: (page) => page.click('#filters [data-close]') },
]

/** How fast a list's filters respond with a 4x CPU slowdown, on a desktop and on a phone. */
export async function timeFilters(origin: string): Promise<readonly StepTime[]> {
  const browser = await launchBrowser()
  try {
    const visits: StepTime[][] = []
    for (let round = 0; round < rounds; round += 1) {
      const byHand = await walk(browser, origin, { viewport: { width: 1280, height: 800 } }, wide)
      visits.push([...byHand, ...(await walk(browser, origin, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, narrow))])
    }
    return [...wide, ...narrow].map(({ name }) => {
      const taken = visits.flat().filter(({ step }) => step === name)
      const times = taken.map(({ ms }) => ms)
      return { step: name, ms: median(times), leastMs: Math.min(...times), scriptMs: median(taken.map(({ scriptMs }) => scriptMs)) }
    })
  } finally {
    await browser.close()
  }
}

async function walk(browser: Browser, origin: string, options: BrowserContextOptions, steps: readonly Step[]): Promise<StepTime[]> {
  const context = await browser.newContext({ baseURL: origin, ...options })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInteractions)
    await page.goto(list, { waitUntil: 'networkidle' })
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
    const times: StepTime[] = []
    for (const { name, act } of steps) {
      await page.evaluate(() => Reflect.set(globalThis, 'longestInteraction', [0, 0]))
      await act(page)
      await page.waitForTimeout(700)
      const [ms, scriptMs]: number[] = await page.evaluate(() => Reflect.get(globalThis, 'longestInteraction'))
      times.push({ step: name, ms: ms ?? 0, leastMs: ms ?? 0, scriptMs: scriptMs ?? 0 })
    }
    return times
  } finally {
    await context.close()
  }
}

/** Runs in the page. Interactions shorter than 16 ms are not reported and count as 0. */
function watchInteractions(): void {
  Reflect.set(globalThis, 'longestInteraction', [0, 0])
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) {
      const longest: readonly number[] = Reflect.get(globalThis, 'longestInteraction')
      const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId > 0
      if (isInteraction && entry.duration > (longest[0] ?? 0)) {
        Reflect.set(globalThis, 'longestInteraction', [entry.duration, entry.processingEnd - entry.processingStart])
      }
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

async function clickEach(page: Page, selector: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await page.locator(selector).nth(at).click()
    await page.waitForTimeout(200)
  }
}

async function choosePlace(page: Page): Promise<void> {
  await page.locator('[role=option]:visible').first().waitFor()
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
}

/** Script loaded by a list after load, after using a filter and after typing a place, and by its map including the frame. */
export async function weighFilters(origin: string): Promise<readonly ScriptBytes[]> {
  const browser = await launchBrowser()
  try {
    const weighed: ScriptBytes[] = []
    const visit = async (path: string) => {
      const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } })
      const fetched: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') fetched.push(response.body().then(compressed))
      })
      const weigh = async (moment: string) => {
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(500)
        weighed.push({ moment, bytes: (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0) })
      }
      await page.goto(path)
      return { page, weigh }
    }
    const { page, weigh } = await visit(list)
    await weigh('the list has loaded')
    for (const { act } of wide.slice(0, 2)) await act(page)
    await weigh('a filter was used')
    await page.click('.filter-bar details:has([name=where]) > summary')
    await page.locator('#bar-where').pressSequentially('gent', { delay: 90 })
    await weigh('a place was typed')
    const map = await visit(`${list}?view=map`)
    await map.weigh('the list beside its map has loaded, frame included')
    await map.page.frameLocator('.map-frame iframe').locator('.map-price, .map-cluster').last().click()
    await map.weigh('a marker was selected')
    return weighed
  } finally {
    await browser.close()
  }
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
