import { setTimeout as sleep } from 'node:timers/promises'
import { openTab, type Tab } from './browser-tab.ts'
import type { Browser } from './chromium.ts'

/** How soon the next page is painted after a click, and which pages come back from the browser's own cache. */

const press = 80 // ms between pressing and releasing, as a person does
const rest = 1_000 // ms of pointing before the click

export interface Change {
  readonly name: string
  readonly from: string
  /** Of the link, in a selector; without one the browser goes back or forward. */
  readonly link: string
}

/** Milliseconds from a click to the first paint of the next page, its first contents included. */
export async function timeClick(browser: Browser, origin: string, { from, link }: Change, isPointedAt: boolean): Promise<number> {
  const tab = await openTab(browser.port)
  try {
    await arrive(tab, origin + from)
    await tab.evaluate(`addEventListener('click', (event) => sessionStorage.setItem('clicked', performance.timeOrigin + event.timeStamp), true)`)
    const place = await placeOf(tab, link)
    if (isPointedAt) {
      await point(tab, 'mouseMoved', place)
      await sleep(rest)
    }
    await point(tab, 'mousePressed', place)
    await sleep(press)
    // The page that is left may not answer any more.
    void point(tab, 'mouseReleased', place).catch(() => undefined)
    return await paintAfterClick(tab)
  } finally {
    await tab.close()
  }
}

const longestPaint = 15_000 // ms

async function paintAfterClick(tab: Tab): Promise<number> {
  const painted = `performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]?.startTime - Number(sessionStorage.getItem('clicked') ?? NaN)`
  const until = performance.now() + longestPaint
  for (;;) {
    await sleep(300)
    // While the page changes there may be none to ask; the page that is left was painted before the click.
    const ms = Number(await tab.evaluate(painted).catch(() => null))
    if (ms > 0) return ms
    if (performance.now() > until) throw new Error('The click showed no page')
  }
}

/** Milliseconds from going back and from going forward to the first frame of the page restored. */
export async function timeReturn(browser: Browser, origin: string, from: string, to: string): Promise<readonly number[]> {
  const tab = await openTab(browser.port)
  const watch = `addEventListener('pageshow', ({ persisted }) => requestAnimationFrame(() => setTimeout(() => {
    globalThis.restored = persisted ? Date.now() - Number(sessionStorage.getItem('left')) : NaN
  })))`
  const go = async (way: 'back' | 'forward') => {
    await tab.evaluate(`sessionStorage.setItem('left', Date.now()); history.${way}()`)
    await loaded(tab, `globalThis.restored !== undefined`)
    return Number(await tab.evaluate('globalThis.restored ?? NaN'))
  }
  try {
    await arrive(tab, origin + from)
    await tab.evaluate(watch)
    await follow(tab, origin + to)
    await tab.evaluate(watch)
    return [await go('back'), await go('forward')]
  } finally {
    await tab.close()
  }
}

/** Why a page did not come back from the browser's own cache; null if it did. */
export async function whyNotRestored(browser: Browser, address: string, next: string): Promise<string | null> {
  const tab = await openTab(browser.port)
  try {
    await arrive(tab, address)
    await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => { globalThis.isRestored = persisted })`)
    await follow(tab, next)
    await tab.evaluate('history.back()')
    await loaded(tab, `location.href !== ${JSON.stringify(next)}`)
    if ((await tab.evaluate('globalThis.isRestored === true')) === true) return null
    const reasons = `performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons?.map(({ reason }) => reason).join(', ')`
    return String(await tab.evaluate(reasons))
  } finally {
    await tab.close()
  }
}

async function arrive(tab: Tab, address: string): Promise<void> {
  await tab.send('Page.navigate', { url: address })
  await loaded(tab, `location.href !== 'about:blank'`)
}

/** Leaves as a link does: a browser's own navigation may change the process. */
async function follow(tab: Tab, address: string): Promise<void> {
  const before = await tab.evaluate('location.href')
  await tab.evaluate(`location.href = ${JSON.stringify(address)}`)
  await loaded(tab, `location.href !== ${JSON.stringify(before)}`)
}

const longestChange = 15_000 // ms

/** Waits until the page in view is the one expected, has loaded and is at rest. */
async function loaded(tab: Tab, isExpected: string): Promise<void> {
  const until = performance.now() + longestChange
  const isLoaded = () => tab.evaluate(`(${isExpected}) && document.readyState === 'complete'`).catch(() => false)
  while ((await isLoaded()) !== true && performance.now() < until) await sleep(100)
  await sleep(400)
}

interface Place {
  readonly x: number
  readonly y: number
}

async function placeOf(tab: Tab, link: string): Promise<Place> {
  const found = `(() => {
    const link = [...document.querySelectorAll(${JSON.stringify(link)})].find((each) => each.checkVisibility())
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return JSON.stringify({ x: x + width / 2, y: y + Math.min(20, height / 2) })
  })()`
  return JSON.parse(String(await tab.evaluate(found)))
}

function point(tab: Tab, type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', place: Place): Promise<unknown> {
  const isMove = type === 'mouseMoved'
  return tab.send('Input.dispatchMouseEvent', { type, ...place, button: isMove ? 'none' : 'left', clickCount: isMove ? 0 : 1 })
}
