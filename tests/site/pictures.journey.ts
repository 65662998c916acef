import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partGroups, partsPage } from '#ui/gallery-of-parts/page.tsx'
import { partsStyles } from '#worker/local/gallery/parts-gallery.ts'
import { isFull } from '../full.ts'
import { launchBrowser } from '../kit/browser.ts'
import { compare, type Difference, halved, keepDifference, type Picture, readExpected, tolerated, writeExpected } from '../kit/journeys/compare-pictures.ts'
import { Demo, type Visitor } from '../kit/journeys/demo.ts'
import { dayOfPictures, demoSalt } from '../kit/journeys/demo-state.ts'
import { loadedDemo } from '../kit/journeys/loaded-demo.ts'
import { type PictureState, pictureStates } from '../kit/journeys/picture-states.ts'
import { demoSecret } from '../kit/journeys/sealed-pages.ts'
import { aroundWorker } from '../kit/pool/worker-modules.ts'
import { startSiteOn } from '../kit/site.ts'

const isRenewal = process.env.RENEW_PICTURES === '1'
const maxHeight = 1_600
/** The browser's clock, as in `fixed-clock-worker.ts`, because pages show whether an office is open. */
const options = { bypassCSP: true, timezoneId: 'Europe/Brussels' }

let demo: Demo
beforeAll(async () => {
  const variables = { PLACE_SALT: demoSalt, SIGNING_SECRET: demoSecret }
  // On every machine letters have the widths of the font, and greyscale antialiasing.
  const flags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
  const started = [
    startSiteOn(await loadedDemo(), variables, aroundWorker('pool/fixed-clock-worker.ts', 'pool/fixed-date.ts')),
    launchBrowser(...flags),
  ] as const
  demo = new Demo(...(await Promise.all(started)))
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Hides photographs, which are demo data and would make the files large, and the address of the test's site. */
const calm = `img, video, canvas, .photo-wait { visibility: hidden !important }
*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }
html { scrollbar-width: none }
.share-line .input { color: transparent !important }`

/** Takes the page, again if it grew meanwhile: images of a group that was hidden get their size late. */
async function take(page: Page, highest = maxHeight): Promise<Picture> {
  const { width = 0 } = page.viewportSize() ?? {}
  for (let tries = 0; ; tries += 1) {
    const height = await heightOf(page)
    const clip = { x: 0, y: 0, width, height: Math.min(height, highest) }
    const taken = await page.screenshot({ fullPage: true, clip, animations: 'disabled', scale: 'css' })
    if (tries === 3 || (await heightOf(page)) === height) return halved(taken)
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function show({ page, open }: Visitor, { path, width, colorScheme, press }: PictureState): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.clock.setFixedTime(dayOfPictures)
  await open(path)
  if (press) await page.locator(press).first().click()
  await page.addStyleTag({ content: calm })
  await page.evaluate(() => document.fonts.ready)
  // A picture shows the whole page: offices that are not near yet say whether they are open.
  for (const line of await page.locator('.open-now').all()) await line.dispatchEvent('pointerenter')
  await page.waitForTimeout(200)
}

/** Compares up to three times, half a second apart, until the page is as expected. */
async function differenceOf(page: Page, expected: Picture, highest: number): Promise<{ readonly found: Picture; readonly difference: Difference }> {
  for (let tries = 0; ; tries += 1) {
    const found = await take(page, highest)
    const difference = compare(expected, found)
    if (difference.regions.length === 0 || tries === 3) return { found, difference }
    await page.waitForTimeout(500)
  }
}

/** Renews the expected picture, or returns the file that shows the differences. */
async function check(page: Page, name: string, highest = maxHeight): Promise<string[]> {
  if (isRenewal) {
    await page.waitForLoadState('networkidle')
    await writeExpected(name, await take(page, highest))
    return []
  }
  const expected = await readExpected(name)
  if (!expected) return [`${name}: no expected picture; npm run pictures takes it`]
  const { found, difference } = await differenceOf(page, expected, highest)
  if (difference.regions.length === 0) return []
  const folder = await keepDifference(name, found, difference)
  return [
    `${name}: ${(difference.share * 100).toFixed(0)} % of a region changed, at ${difference.regions.slice(0, 4).join(' ')}; see ${folder}/${name}.difference.png`,
  ]
}

/** With FULL=1 all states, otherwise every eighth. */
const sampled = pictureStates.filter((_, at) => isFull || at % 12 === 0)

test('pages look as they did when their pictures were taken', async () => {
  const errors: string[] = []
  await demo.visitEach(sampled, options, async (visitor, state) => {
    await show(visitor, state)
    errors.push(...(await check(visitor.page, state.name)))
  })
  expect(errors).toEqual([])
})

const galleries = [
  { locale: 'nl', theme: 'light', width: 390 },
  { locale: 'de', theme: 'dark', width: 1280 },
] as const

test('the parts look as they did when their pictures were taken', async () => {
  const errors: string[] = []
  await demo.visit(options, async (visitor) => {
    for (const [turn, { locale, theme, width }] of galleries.entries()) {
      await showParts(visitor.page, locale, theme, width)
      for (const group of partGroups.filter((_, at) => isFull || at % (6 * galleries.length) === turn)) {
        await visitor.page.evaluate((shown) => {
          for (const each of document.querySelectorAll('.part-group')) each.toggleAttribute('hidden', each.id !== shown)
        }, `parts-${group}`)
        errors.push(...(await check(visitor.page, `parts-${group}-${locale}-${theme}-${width}`, 20_000)))
      }
    }
  })
  expect(errors).toEqual([])
})

async function showParts(page: Page, locale: 'nl' | 'de', theme: 'light' | 'dark', width: number): Promise<void> {
  await page.route('**/-parts', (route) => route.fulfill({ contentType: 'text/html', body: partsPage({ locale, theme, styles: partsStyles() }) }))
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/-parts')
  await page.unroute('**/-parts')
  await page.addStyleTag({ content: calm })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(200)
}

test('the build contains nothing of the gallery of parts', () => {
  const build = resolve(import.meta.dirname, '../../dist')
  const files = globSync(['worker/*.js', 'client/**/*.{js,css,html,json}'], { cwd: build })
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => /Gallery of parts|part-sample|gallery-of-parts/.test(readFileSync(resolve(build, file), 'utf8')))).toEqual([])
})

const faults = [
  [
    'a small pill over the name of a filter',
    '.filter-panel label:first-of-type::after { content: ""; position: absolute; left: 4.6rem; width: 1.25rem; height: 1rem; border-radius: 99px; background: #000 }',
  ],
  [
    'keys drawn over the names of filters',
    '.filter-panel [data-count]::after { content: attr(data-count); position: absolute; left: 0; background: #000; color: #fff }',
  ],
  ['a heading moved by 4 px', 'h1 { translate: 0 4px }'],
  ['a button in another colour', '.filter-panel .button { background: #2f6f9c; border-color: #2f6f9c }'],
] as const

describe('a comparison finds', () => {
  const state = pictureStates.find(({ name }) => name === 'filter-panel-1280')

  test.each(isFull ? faults : faults.slice(0, 1))('a comparison of pictures finds %s', async (_name, fault) => {
    if (!state) throw new Error('no state shows an open filter')
    await demo.visit(options, async (visitor) => {
      await show(visitor, state)
      const before = await take(visitor.page)
      expect(compare(before, await take(visitor.page)).share).toBe(0)
      await visitor.page.addStyleTag({ content: fault })
      expect(compare(before, await take(visitor.page)).share).toBeGreaterThan(1.5 * tolerated)
    })
  })
})
