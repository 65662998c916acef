import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'
import { ownerPageKinds, pageKinds } from '../kit/journeys/page-kinds.ts'

const widths = [390, 820, 1280]
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** A phone for every page, a desktop for every sixth. */
const widthsOf = (kind: (typeof pageKinds)[number]) =>
  widths.filter((width) => isFull || width === 390 || (width === 1280 && pageKinds.indexOf(kind) % 6 === 0))
/** With FULL=1 every kind of page; otherwise every twelfth, each in one of the languages. */
const kindsIn = (locale: Locale) => pageKinds.filter((_, at) => isFull || at % (12 * locales.length) === 12 * locales.indexOf(locale))

describe.each(locales)('in %s axe finds no violations', (locale) => {
  test('every kind of page passes axe, at any width', async () => {
    const errors: string[] = []
    expect(kindsIn(locale).length).toBeGreaterThan(0)
    await demo.visitEach(kindsIn(locale), {}, async ({ page, open }, kind) => {
      const { name, path, status } = kind
      expect(await open(path(locale)), name).toBe(status)
      for (const width of widthsOf(kind)) {
        await page.setViewportSize({ width, height: 900 })
        errors.push(...(await axeViolations(page)).map((error) => `${name}, ${width} px: ${error}`))
      }
    })
    expect(errors).toEqual([])
  })
})

test('axe finds no violations in the dark theme', async () => {
  const errors: string[] = []
  const kinds = pageKinds.filter((_, at) => isFull || at % 18 === 1)
  await demo.visitEach(kinds, { colorScheme: 'dark' }, async ({ page, open }, { name, path }) => {
    await open(path('fr'))
    errors.push(...(await axeViolations(page)).map((error) => `${name}: ${error}`))
  })
  expect(errors).toEqual([])
})

test('axe finds no violations on the pages of an owner', async () => {
  const errors: string[] = []
  const options = await demo.asOwner()
  for (const colorScheme of ['light', 'dark'] as const) {
    const kinds = isFull ? ownerPageKinds : colorScheme === 'light' ? ownerPageKinds.slice(0, 2) : ownerPageKinds.slice(2, 3)
    await demo.visitEach(kinds, { ...options, width: 390, colorScheme }, async ({ page, open }, { name, path, status }) => {
      expect(await open(path('fr')), name).toBe(status)
      for (const width of isFull ? widths : [390]) {
        await page.setViewportSize({ width, height: 900 })
        errors.push(...(await axeViolations(page)).map((error) => `${name}, ${width} px, ${colorScheme}: ${error}`))
      }
    })
  }
  expect(errors).toEqual([])
})

interface OpenState {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly press: string
  /** The part that axe checks; the page below is covered on purpose and has been checked already. */
  readonly part: string
  readonly shown: string
}

const openStates: readonly OpenState[] = [
  { name: 'the menu', path: href('home', 'nl'), width: 390, press: '.menu > summary', part: '.menu', shown: '.menu-panel' },
  { name: 'the filter sheet', path: href('forSale', 'nl'), width: 390, press: '.mobile-bar [data-island=sheet]', part: '.sheet', shown: '.sheet-page' },
  {
    name: 'a filter panel',
    path: href('forSale', 'nl'),
    width: 1280,
    press: '.filter:nth-of-type(2) > summary',
    part: '.filter[open]',
    shown: '.filter[open] .filter-panel',
  },
  { name: 'the sort menu', path: href('forSale', 'nl'), width: 1280, press: '.sort > summary', part: '.sort', shown: '.sort-panel' },
  { name: 'a pressed heart', path: href('forSale', 'nl'), width: 1280, press: '.card .save', part: '.card', shown: '.card .save[aria-pressed=true]' },
  {
    name: 'a notice at the foot of the window',
    path: `${href('favourites', 'de')}?ids=${demoListings.rich}`,
    width: 390,
    press: '[data-act=share]',
    part: '.foot-notice',
    shown: '.foot-notice p',
  },
  { name: 'the overview of photographs', path: rich, width: 820, press: '.gallery-all', part: '.photo-overview', shown: '.overview-bar' },
  { name: 'the gallery', path: rich, width: 1280, press: '.mosaic .is-lead a', part: '.pswp', shown: '.pswp--ui-visible .pswp__button--close' },
  { name: 'the gallery on a phone', path: rich, width: 390, press: '.mosaic .is-lead a', part: '.pswp', shown: '.pswp--ui-visible .pswp__button--close' },
]

test.each(openStates.map((state, at) => ({ ...state, at })).filter(({ at }) => isFull || at % 3 === 0))(
  'axe finds no violations with $name open',
  async ({ path, width, press, part, shown, at }) => {
    const schemes = (['light', 'dark'] as const).filter((_, of) => isFull || of === at % 2)
    for (const colorScheme of schemes) {
      await demo.visit({ width, colorScheme }, async ({ page, open }) => {
        await open(path)
        await page.locator(press).first().click()
        await page.locator(shown).first().waitFor()
        expect(await axeViolations(page, part), colorScheme).toEqual([])
      })
    }
  },
)

test('axe finds no violations with places suggested and chosen', async () => {
  const looks = [
    { width: 390, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const
  for (const { width, colorScheme } of isFull ? looks : looks.slice(0, 1)) {
    await demo.visit({ width, colorScheme }, async ({ page, open }) => {
      await open(href('home', 'fr'))
      for (const text of ['bruges', 'luxem']) {
        await page.locator('.search-line [name=where]').pressSequentially(text)
        await page.locator('.place-options [role=option]').first().waitFor()
        await page.keyboard.press('ArrowDown')
        if (text === 'bruges') await page.keyboard.press('Enter')
      }
      expect(await page.locator('.place-chip').count()).toBe(1)
      expect(await axeViolations(page, '.search-line'), colorScheme).toEqual([])
    })
  }
})
