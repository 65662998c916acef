import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../kit/browser.ts'
import { median } from './median.ts'

const visits = 5
const frame = '/nl/map/?goal=sale'
const markers = '.leaflet-marker-pane'

/** Medians of several visits, in milliseconds. */
export interface MapTimes {
  /** Since the start of the frame's navigation, and since its load event. */
  readonly firstMarkers: number
  readonly firstMarkersAfterLoad: number
  /** Longest gap between frames while the map is dragged. */
  readonly longestFrame: number
  /** From releasing the map to the next frame, and to the last marker, requests included. */
  readonly shownAfterPan: number
  readonly settledAfterPan: number
  /** From a key that moves the map to the next frame. */
  readonly shownAfterKey: number
}

/** How fast the map's frame shows its first markers and follows dragging, with empty caches each time. */
export async function timeMap(origin: string): Promise<MapTimes> {
  const browser = await launchBrowser()
  try {
    const taken: MapTimes[] = []
    for (let visit = 0; visit < visits; visit += 1) taken.push(await look(browser, origin))
    const middle = (name: keyof MapTimes) => median(taken.map((times) => times[name]))
    return {
      firstMarkers: middle('firstMarkers'),
      firstMarkersAfterLoad: middle('firstMarkersAfterLoad'),
      longestFrame: middle('longestFrame'),
      shownAfterPan: middle('shownAfterPan'),
      settledAfterPan: middle('settledAfterPan'),
      shownAfterKey: middle('shownAfterKey'),
    }
  } finally {
    await browser.close()
  }
}

async function look(browser: Browser, origin: string): Promise<MapTimes> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchMarkers, markers)
    await page.goto(frame, { waitUntil: 'load' })
    await page.locator(`${markers} button`).first().waitFor()
    const first = await timeOf(page, 'firstMarkers')
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('navigation').map((entry) => ('loadEventEnd' in entry ? Number(entry.loadEventEnd) : 0))[0] ?? 0,
    )
    await page.waitForTimeout(1_000)
    await drag(page)
    await page.waitForTimeout(1_500)
    const released = await timeOf(page, 'released')
    const panned = { shown: await timeOf(page, 'shown'), settled: await timeOf(page, 'lastMarker'), longest: await timeOf(page, 'longestFrame') }
    await page.locator('.map').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(1_000)
    return {
      firstMarkers: first,
      firstMarkersAfterLoad: Math.max(0, first - loaded),
      longestFrame: panned.longest,
      shownAfterPan: panned.shown - released,
      settledAfterPan: Math.max(panned.shown, panned.settled) - released,
      shownAfterKey: (await timeOf(page, 'shown')) - (await timeOf(page, 'released')),
    }
  } finally {
    await context.close()
  }
}

/** A drag that stops before releasing, so that the map has no inertia. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(700, 420)
  await page.mouse.down()
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(700 - step * 15, 420 + step * 5)
  await page.waitForTimeout(250)
  await page.mouse.up()
}

async function timeOf(page: Page, name: string): Promise<number> {
  return Number(await page.evaluate((each) => document.documentElement.getAttribute(`data-${each}`), name))
}

/** Runs in the frame: records on its root element when markers appeared, when a pointer or key was released, and when the next frame was shown. */
function watchMarkers(pane: string): void {
  const note = (name: string, time: number) => document.documentElement.setAttribute(`data-${name}`, String(time))
  new MutationObserver((changes) => {
    const isMarker = changes.some(({ target }) => target instanceof Element && target.closest(pane) !== null)
    if (!isMarker || document.querySelector(`${pane} button`) === null) return
    if (!document.documentElement.hasAttribute('data-firstMarkers')) note('firstMarkers', performance.now())
    note('lastMarker', performance.now())
  }).observe(document, { childList: true, subtree: true })
  let frameBefore = 0
  let longest = 0
  const count = (now: number) => {
    longest = Math.max(longest, now - frameBefore)
    frameBefore = now
    note('longestFrame', longest)
    if (isDragging) requestAnimationFrame(count)
  }
  let isDragging = false
  addEventListener(
    'pointerdown',
    () => {
      isDragging = true
      longest = 0
      frameBefore = performance.now()
      requestAnimationFrame(count)
    },
    true,
  )
  const released = () => {
    isDragging = false
    const now = performance.now()
    note('released', now)
    // When the second callback runs, the frame after the change has been drawn.
    requestAnimationFrame(() => requestAnimationFrame((shown) => note('shown', Math.max(now, shown))))
  }
  addEventListener('pointerup', released, true)
  addEventListener('keydown', released, true)
}
