import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'
import { brokenWords, cutText, outOfCall, overflowing, smallTargets } from '../kit/journeys/layout-errors.ts'
import { ownerPageKinds, pageKinds } from '../kit/journeys/page-kinds.ts'

const widths = [320, 390, 820, 961, 1100, 1280, 1920]
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** With FULL=1 all widths. Otherwise the narrowest, except that in German every second kind has one of the others, in rotation. */
const widthsOf = (at: number, locale: Locale) =>
  widths.filter((_, of) => isFull || of === (locale === 'de' && at % 2 === 1 ? 1 + (((at - 1) / 2) % (widths.length - 1)) : 0))

/** With FULL=1 all kinds. Otherwise every fifth in German, which has the longest words, every twelfth in French, which has the longest texts, every thirtieth in the others. */
const kindsIn = (locale: Locale) => pageKinds.filter((_, at) => isFull || at % (locale === 'de' ? 5 : locale === 'fr' ? 12 : 30) === 0)

describe.each(locales)('in %s', (locale) => {
  test('no page scrolls sideways, clips text, breaks a word or price, has too small a target or lacks a visible phone link', async () => {
    const errors: string[] = []
    await demo.visitEach(kindsIn(locale), {}, async ({ page, open }, kind) => {
      const { name, path } = kind
      await open(path(locale))
      await page.evaluate(() => document.fonts.ready)
      for (const width of widthsOf(pageKinds.indexOf(kind), locale)) {
        await page.setViewportSize({ width, height: 900 })
        const found = [
          ...(await overflowing(page)),
          ...(await cutText(page)),
          ...(await brokenWords(page)),
          ...(await smallTargets(page, width === 390 ? 44 : 24)),
          ...(width < 768 ? await outOfCall(page) : []),
        ]
        errors.push(...found.map((error) => `${name}, ${width} px: ${error}`))
      }
    })
    expect(errors).toEqual([])
  })
})

test('no page of an owner scrolls sideways, clips text, breaks a word or price or has a target that is too small', async () => {
  const errors: string[] = []
  const options = await demo.asOwner()
  for (const locale of isFull ? locales : (['de'] as const)) {
    await demo.visitEach(isFull ? ownerPageKinds : ownerPageKinds.slice(0, 3), options, async ({ page, open }, { name, path, status }) => {
      expect(await open(path(locale)), name).toBe(status)
      await page.evaluate(() => document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = [
          ...(await overflowing(page)),
          ...(await cutText(page)),
          ...(await brokenWords(page)),
          ...(await smallTargets(page, width === 390 ? 44 : 24)),
        ]
        errors.push(...found.map((error) => `${name} in ${locale}, ${width} px: ${error}`))
      }
    })
  }
  expect(errors).toEqual([])
})

const measuredPages = [
  ['the home page', href('home', 'fr'), 1280],
  ['a list', href('forSale', 'fr'), 390],
  ['a list with its map', `${href('forSale', 'de')}?view=map`, 820],
  ['a property', rich, 390],
] as const

test.each(isFull ? measuredPages : measuredPages.slice(2))(
  '%s stays within the layout shift budget while loading slowly and scrolling',
  async (_name, path, usualWidth) => {
    for (const width of isFull ? [390, 820, 1280] : [usualWidth]) {
      // With the banner, which appears while the page is read.
      await demo.visit({ width, choice: null }, async ({ page, open }) => {
        const network = await page.context().newCDPSession(page)
        await network.send('Network.enable')
        await network.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
        await open(path)
        await page.evaluate(() => document.fonts.ready)
        for (let screen = 0; screen < 4; screen++) {
          await page.mouse.wheel(0, 700)
          await page.waitForTimeout(150)
        }
        const shifts = (await Promise.all(page.frames().map(layoutShifts))).flat()
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
      })
    }
  },
)

interface Shift {
  readonly value: number
  readonly of: readonly string[]
}

/** Every layout shift since the document started, with what moved. */
function layoutShifts(frame: Frame): Promise<Shift[]> {
  return frame.evaluate(
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

test('two font files are loaded and used', async () => {
  await demo.visit({ width: 1280 }, async ({ page, open }) => {
    const fonts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'font' && fonts.add(new URL(request.url()).pathname))
    for (const path of [href('home', 'fr'), href('forSale', 'fr'), rich]) await open(path)
    await page.locator('.mosaic a').first().click()
    await page.locator('.pswp__img').first().waitFor()
    expect(fonts.size).toBe(2)
    const used = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    expect(used).toEqual(expect.arrayContaining([expect.stringContaining('Fraunces Variable'), expect.stringContaining('Instrument Sans Variable')]))
  })
})
