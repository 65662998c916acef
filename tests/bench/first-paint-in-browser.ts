import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { median } from './median.ts'

/** What a visitor's telephone waits for: medians of several visits, in milliseconds; the shift is the worst. */
export interface FirstPaint {
  readonly firstPaint: number
  readonly largestPaint: number
  /** The largest element if it is a picture: its address. */
  readonly picture: string
  readonly layoutShift: number
  /** Bytes received until the largest picture was complete, or all in its absence. */
  readonly bytes: number
}

const visits = 5
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** 1.6 Mbit/s with round trips of 150 ms. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slower = 4

/** Opens a page on a slow phone with an empty cache, several times. */
export async function timeFirstPaint(browser: Browser, url: string): Promise<FirstPaint> {
  const runs: FirstPaint[] = []
  for (let visit = 0; visit < visits; visit += 1) runs.push(await openOnce(browser, url))
  const middle = [...runs].sort((one, other) => one.largestPaint - other.largestPaint)[Math.floor(visits / 2)]
  return {
    firstPaint: median(runs.map(({ firstPaint }) => firstPaint)),
    largestPaint: middle?.largestPaint ?? Number.NaN,
    picture: middle?.picture ?? '',
    layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
    bytes: middle?.bytes ?? Number.NaN,
  }
}

async function openOnce(browser: Browser, url: string): Promise<FirstPaint> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2_500)
  const seen = await page.evaluate(readTimings)
  await context.close()
  return seen
}

/** In the page: the browser keeps these entries from the start, and hands them over later. */
function readTimings(): Promise<FirstPaint> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((found) => {
      new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => found([]), 300)
    })
  const numberIn = (entry: PerformanceEntry, key: string) => Number(Reflect.get(entry, key))
  return Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf)).then(([paints = [], largest = [], shifts = []]) => {
    const last = largest.at(-1)
    const picture = last === undefined ? '' : String(Reflect.get(last, 'url') ?? '')
    const resources = performance.getEntriesByType('resource')
    const whole = resources.find(({ name }) => name === picture)
    const before = resources.filter((each) => whole === undefined || numberIn(each, 'responseEnd') <= numberIn(whole, 'responseEnd'))
    return {
      firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaint: last?.startTime ?? Number.NaN,
      picture,
      layoutShift: shifts.filter((each) => Reflect.get(each, 'hadRecentInput') !== true).reduce((sum, each) => sum + numberIn(each, 'value'), 0),
      bytes: [...performance.getEntriesByType('navigation'), ...before].reduce((sum, each) => sum + numberIn(each, 'transferSize'), 0),
    }
  })
}

/** Serves a bare page with a picture and 5 KB of inline styles, to compare with. */
export async function serveControl(picture: string): Promise<{ readonly url: string; close(): void }> {
  const answer = await fetch(picture, { headers: { Accept: 'image/avif,*/*' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const rules = Array.from({ length: 300 }, (_, at) => `.c${at}{padding:${at}px}`).join('')
  const styles = `body{margin:0;font:17px/1.5 Georgia,serif}img{width:100%;aspect-ratio:3/2;object-fit:cover}${rules}`
  const text = '<p>A paragraph of a bare page that waits for nothing else.</p>'.repeat(40)
  const html = `<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Control</title><style>${styles}</style><img src="/picture" fetchpriority="high" alt=""><h1>Control</h1>${text}`
  const server = createServer((request, response) => {
    if (request.url === '/picture') response.writeHead(200, { 'Content-Type': answer.headers.get('Content-Type') ?? 'image/avif' }).end(bytes)
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
