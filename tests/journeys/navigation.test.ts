import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Demo, openDemo } from './demo.ts'

const list = href('forSale', 'nl')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.each([390, 1280])('going back from a property restores the list and its scroll position, at %d px', async (width) => {
  await demo.visit({ width }, async ({ page, open }) => {
    await open(href('home', 'nl'))
    await page.locator('.goal label:has([value=sale])').click()
    if (width > 960) await page.locator('.search-line [name=type]').selectOption('house')
    await page.locator('.search-line [type=submit]').click()
    await page.waitForURL(`**${list}**`)
    const address = page.url()
    expect(new URL(address).search).toBe(width > 960 ? '?type=house' : '')
    const card = page.locator('.card').nth(7)
    await card.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(200)
    await card.locator('a').click()
    await page.locator('.property-head h1').waitFor()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await page.waitForURL(address)
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5)
    expect(await page.locator('.chip').count()).toBe(width > 960 ? 1 : 0)
  })
})

test('a typed place is restored by going back and forward', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    const where = page.locator('.filter:nth-of-type(1)')
    await where.locator('summary').click()
    await where.locator('[name=where]').fill('Gent')
    // Not a click: the suggestions cover the button once they arrive.
    await where.locator('[name=where]').press('Enter')
    await page.waitForURL(/zone=be-44021/)
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
    await page.goForward()
    await page.waitForURL(/zone=be-44021/)
    expect(await page.locator('.chip').first().textContent()).toBe('Gent')
  })
})

test('a double click sends one search', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(href('home', 'nl'))
    await page.locator('.search-line [name=where]').fill('Gent')
    await page.locator('.search-line [type=submit]').dblclick()
    await page.waitForURL(/zone=be-44021/)
    await page.waitForLoadState('load')
    expect(new URL(page.url()).search).toBe('?zone=be-44021')
    expect(await page.locator('.card').count()).toBeGreaterThan(0)
    await page.goBack()
    await page.waitForURL(`**${href('home', 'nl')}`)
  })
})

test('while offline the browser shows its error page, and going back restores the site', async () => {
  await demo.visit({ failing: /\/(pictures|photos)\/|\/icon\// }, async ({ page, open }) => {
    await open(list)
    await page.context().setOffline(true)
    await page.locator('.card a').first().click()
    await page.waitForURL(/^chrome-error:/)
    await page.context().setOffline(false)
    await page.goBack()
    await page.waitForURL(`**${list}`)
    await page.locator('.card a').first().click()
    await page.locator('.property-head h1').waitFor()
  })
})

/** Prevents navigation on click, after the page's scripts have seen it. */
async function preventNavigation(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
}

/** The indexes of the cards whose photograph has a transition name. */
function namedCards(page: Page): Promise<number[]> {
  return page
    .locator('.card-photo')
    .evaluateAll((photos) => photos.flatMap((photo, index) => (getComputedStyle(photo).viewTransitionName === 'none' ? [] : [index])))
}

test('only the photograph of the clicked card is named for the transition', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    expect(await namedCards(page)).toEqual([])
    await preventNavigation(page)
    await page.locator('.card a').nth(2).click()
    expect(await namedCards(page)).toEqual([2])
  })
})

test('a card opened in another tab is not named', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await preventNavigation(page)
    await page
      .locator('.card a')
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] })
    expect(await namedCards(page)).toEqual([])
  })
})

test('after going back no photograph is named', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await page.locator('.card a').nth(2).click()
    await page.locator('.property-head h1').waitFor()
    await page.goBack()
    await page.waitForURL(`**${list}`)
    await expect.poll(() => namedCards(page), { timeout: 15_000 }).toEqual([])
  })
})

test('the first photograph of a listing has the transition name of its card', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await page.locator('.card a').first().click()
    await page.locator('.property-head h1').waitFor()
    const names = await page
      .locator('.mosaic li:first-child, .mosaic li:first-child *')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).viewTransitionName))
    expect(names).toContain('listing-photo')
  })
})
