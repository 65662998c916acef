import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'

const list = href('forSale', 'en')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

test.runIf(isFull)('the names of live counts do not collide with those of the filters', async () => {
  for (const width of [390, 1280]) {
    await demo.visit({ width, height: 800 }, async ({ page, open }) => {
      await open(list)
      const drawn = await page
        .locator('[data-count]:not([data-favourites])')
        .evaluateAll((counts) => counts.map((count) => getComputedStyle(count, '::after').content).filter((content) => content !== 'none'))
      expect(await page.locator('[data-count]:not([data-favourites])').count()).toBeGreaterThan(10)
      expect(drawn).toEqual([])
    })
  }
})

/** The query of the current URL. */
const queryOf = (page: Page) => [...new URL(page.url()).searchParams].map((pair) => pair.join('='))
const showButton = (page: Page) => page.locator('.filter[open] [data-show]')
const shownCount = async (page: Page) => Number((await page.locator('.results-head strong').textContent())?.match(/\d+/)?.[0])

test('the counts in the button and beside the choices follow the filters', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    const before = await shownCount(page)
    await page.locator('.filter:has-text("Type") summary').click()
    const houses = Number(await page.locator('.filter[open] [data-count="type:house"]').textContent())
    expect(houses).toBeLessThan(before)
    await page.locator('.filter[open] [value=house]').check()
    await expect.poll(() => showButton(page).textContent()).toBe(`Show ${houses} properties`)
    await page.locator('.filter:has-text("Outdoor space") summary').click()
    const gardens = await page.locator('.filter[open] [data-count="garden:1"]').textContent()
    await page.locator('.filter[open] [name=garden]').check()
    await expect.poll(() => showButton(page).textContent()).toBe(`Show ${gardens} properties`)
    expect(await page.locator('.filter-bar form [role=status]').first().textContent()).toBe(`Show ${gardens} properties`)
    await showButton(page).click()
    await page.waitForURL(/garden=1/)
    expect(queryOf(page)).toEqual(['type=house', 'garden=1'])
    expect(await shownCount(page)).toBe(Number(gardens))
    await page.goBack()
    expect(queryOf(page)).toEqual([])
    expect(await shownCount(page)).toBe(before)
  })
})

test('a town is found by typing, chosen by keyboard, and its code is in the address', async () => {
  await demo.visit({ locale: 'fr-BE' }, async ({ page, open }) => {
    await open(href('forSale', 'fr'))
    await page.locator('.filter summary').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('gan', { delay: 40 })
    await page.locator('[role=option]').first().filter({ hasText: 'Gand' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.filter[open] .place-chip').first().textContent()).toContain('Gand')
    await expect.poll(() => showButton(page).textContent()).toBe('Afficher 2 biens')
    await showButton(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/zone=/)
    expect(queryOf(page)).toEqual(['zone=be-44021'])
    expect(await page.locator('h1').textContent()).toBe('Biens à vendre à Gand')
  })
})

test('offline the filters stay usable and show no stale counts', async () => {
  await demo.visit({ failing: /api\/counts/ }, async ({ page, open }) => {
    await open(list)
    await page.route('**/api/counts*', (route) => route.abort())
    await page.locator('.filter:has-text("Type") summary').click()
    await page.locator('.filter[open] [value=apartment]').check()
    await showButton(page)
      .filter({ hasText: /^Search$/ })
      .waitFor()
    await page.unroute('**/api/counts*')
    await showButton(page).click()
    await page.waitForURL(/type=apartment/)
    expect(await shownCount(page)).toBeGreaterThan(0)
  })
})

test('the sheet has every filter, on a phone, without script', async () => {
  await demo.visit({ width: 390, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(list)
    await page.locator('.mobile-bar [data-island=sheet]').first().click()
    const sheet = page.locator('.sheet')
    await sheet.locator('[name=where]').fill('Brussels')
    await sheet.locator('.type-tree summary').first().click()
    await sheet.locator('.type-tree [value=town-house]').check()
    await sheet.locator('[name=priceMax]').fill('€ 2.000.000')
    await sheet.locator('[name=bathroomsMin]').fill('1')
    await sheet.locator('[name=terrace]').check()
    await sheet.locator('[type=submit]').click()
    await page.waitForURL(/zone=/)
    const filled = queryOf(page).filter((pair) => !pair.endsWith('='))
    expect(filled).toEqual(['type=town-house', 'zone=be-04000', 'priceMax=2000000', 'bathroomsMin=1', 'terrace=1'])
    expect(await page.locator('.chip').allTextContents()).toEqual(['Brussels Region', 'Town house', 'up to € 2.000.000', 'Bathrooms: at least 1', 'Terrace'])
    await page.locator('.chip').first().click()
    await expect.poll(() => queryOf(page).some((pair) => pair.startsWith('zone'))).toBe(false)
  })
})

test('the sheet of filters moves nothing behind it, and once it is closed the page is as before, with the focus on its link', async () => {
  await demo.visit({ width: 390, height: 844 }, async ({ page, open }) => {
    await open(list)
    await page.evaluate(() => scrollTo(0, 1_500))
    const places = () => page.locator('article.card, main > *:not(dialog), footer').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const before = await places()
    await page.locator('.mobile-bar [data-island=sheet]').click()
    await page.locator('dialog[open] h2').waitFor()
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[style*=content-visibility]').count()).toBe(0)
    expect(await places()).toEqual(before)
    expect(await page.locator('dialog[open], dialog[hidden]').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-island'))).toBe('sheet')
  })
})

test('the bar with filters, count and view stays visible, and shows each active filter once', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(`${list}?type=house&bathroomsMin=1`)
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(async () => Math.round((await page.locator('.list-bar').boundingBox())?.y ?? -1)).toBe(0)
    expect(await page.locator('.list-bar .results-head strong').isVisible()).toBe(true)
    expect(await page.locator('.list-bar .views').isVisible()).toBe(true)
    expect(await page.locator('.filter.is-set').count()).toBe(1)
    expect(await page.locator('.chip:visible').allTextContents()).toEqual(['Bathrooms: at least 1'])
  })
})

test.runIf(isFull)('on a phone the photographs begin in the upper third, and the filters stay within reach of a thumb', async () => {
  await demo.visit({ width: 390, height: 844 }, async ({ page, open }) => {
    await open(list)
    expect((await page.locator('.card-photo').first().boundingBox())?.y).toBeLessThan(844 / 3)
    await page.evaluate(() => scrollTo(0, 2_000))
    const box = await page.locator('.mobile-bar').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    expect(box?.y).toBeGreaterThan(700)
    expect(await page.locator('a:visible', { hasText: 'Map' }).count()).toBe(1)
  })
})

test.runIf(isFull)('the search of the home page is in the first screen, in every language', async () => {
  await demo.visit({ width: 1280, height: 720 }, async ({ page, open }) => {
    for (const locale of locales) {
      await open(href('home', locale))
      const box = await page.locator('.search-line').boundingBox()
      expect((box?.y ?? 720) + (box?.height ?? 0), locale).toBeLessThanOrEqual(704)
    }
  })
})
