import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { type Demo, homes, openDemo } from './demo.ts'
import { pageKinds } from './page-kinds.ts'

const widths = [320, 390, 820, 1280]
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: homes.rich })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
  await demo.withdraw(homes.withdrawn)
})
afterAll(() => demo[Symbol.asyncDispose]())

describe.each(locales)('in %s', (locale) => {
  test('no page scrolls sideways, cuts text off or has a target too small to hit', async () => {
    const faults: string[] = []
    await demo.visitEach(pageKinds, {}, async ({ page, open }, { name, path }) => {
      await open(path(locale))
      await page.evaluate(() => document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = [...(await overflowing(page)), ...(await cutText(page)), ...(await smallTargets(page, width === 390 ? 44 : 24))]
        faults.push(...found.map((fault) => `${name}, ${width} px: ${fault}`))
      }
    })
    expect(faults).toEqual([])
  })
})

/** What makes the page wider than the window. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const held = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || held(element.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > room + 1 && !held(element.parentElement)
    })
    return [`scrolls sideways to ${document.documentElement.scrollWidth} px: ${wide.map((element) => `${element.localName}.${element.className}`).slice(0, 4)}`]
  })
}

/** Text that runs out of an ancestor that hides what overflows. Strips that scroll are meant to. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text === '' || node.parentElement?.closest('.visually-hidden, dialog:not([open]), option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      let frame = node.parentElement
      while (frame !== null && frame !== document.body && !hides(frame) && !scrolls(frame)) frame = frame.parentElement
      if (width === 0 || frame === null || frame === document.body || scrolls(frame)) continue
      const edge = frame.getBoundingClientRect()
      const cut = left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1
      if (cut) faults.push(`"${text.slice(0, 40)}" is cut off by ${frame.localName}.${frame.className}`)
    }
    return faults
  })
}

/** Controls smaller than `main` (the main ones) or 24 px (the others). A link within a sentence is as high as its line. */
function smallTargets(page: Page, main: number): Promise<string[]> {
  return page.evaluate((main) => {
    const important =
      '.button, .icon-button, .input, .chip, .choice, .segments label, summary, .menu-panel a, .sort-panel a, .views a, .pager a, .goal label, .wordmark'
    const within = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim()
    const area = (element: Element) => {
      const label = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.closest('label') : null
      const spread = getComputedStyle(element, '::after')
      const stretched = spread.position === 'absolute' && spread.content !== 'none' && element instanceof HTMLElement ? element.offsetParent : null
      return (label ?? stretched ?? element).getBoundingClientRect()
    }
    return [...document.querySelectorAll('a, button, summary, input:not([type="hidden"]), select, textarea')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || within(element) || element.matches('.skip-link')) return []
      const { width, height } = area(element)
      const holder = element.closest('label') ?? element
      const least = holder.matches(important) ? main : 24
      const tooSmall = Math.round(width * 10) / 10 < least || Math.round(height * 10) / 10 < least
      const path = `${element.closest('[class]:not(a, summary)')?.className} ${element.localName}.${element.className}`
      return tooSmall ? [`${path} "${element.textContent?.trim().slice(0, 30)}" is ${width.toFixed(1)} × ${height.toFixed(1)}, not ${least}`] : []
    })
  }, main)
}

const shifting = [
  ['the home page', href('home', 'fr')],
  ['a list', href('forSale', 'fr')],
  ['a property', rich],
] as const

test.each(shifting)('hardly anything shifts while %s arrives over a slow line and is scrolled through', async (_name, path) => {
  for (const width of [390, 1280]) {
    await demo.visit({ width }, async ({ page, open }) => {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.enable')
      await network.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
      await open(path)
      await page.evaluate(() => document.fonts.ready)
      for (let screen = 0; screen < 4; screen++) {
        await page.mouse.wheel(0, 700)
        await page.waitForTimeout(150)
      }
      const shifts = await layoutShifts(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
    })
  }
})

interface Shift {
  readonly value: number
  readonly of: readonly string[]
}

/** Every layout shift since the page began, with what moved. */
function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        const read = (entry: PerformanceEntry): Shift => {
          const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
          const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
          return { value, of: sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName))) }
        }
        const observer = new PerformanceObserver((list) => done(list.getEntries().map(read)))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done([]), 500)
      }),
  )
}

test('everything a visitor is sent comes from our own address, and the fonts do arrive', async () => {
  await demo.visit({ width: 1280 }, async ({ page, open }) => {
    const asked: { readonly url: URL; readonly type: string }[] = []
    page.on('request', (request) => asked.push({ url: new URL(request.url()), type: request.resourceType() }))
    for (const { path } of pageKinds) await open(path('fr'))
    await open(rich)
    await page.locator('.mosaic a').first().click()
    await page.locator('.pswp__img').first().waitFor()
    const elsewhere = asked.filter(({ url }) => url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== demo.site.url)
    expect(elsewhere.map(({ url }) => url.href)).toEqual([])
    expect(new Set(asked.filter(({ type }) => type === 'font').map(({ url }) => url.pathname)).size).toBe(2)
    const used = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    expect(used).toEqual(expect.arrayContaining([expect.stringContaining('Fraunces Variable'), expect.stringContaining('Instrument Sans Variable')]))
  })
})
