import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'
import { everyTenth, pageKinds } from '../kit/journeys/page-kinds.ts'

const list = href('forSale', 'nl')
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })
const noScript = { javaScriptEnabled: false }

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** The query of an address, without empty fields. */
function queryOf(address: string): Record<string, string> {
  return Object.fromEntries([...new URL(address).searchParams].filter(([, value]) => value !== ''))
}

test('every kind of page has its content', async () => {
  await demo.visitEach(everyTenth(pageKinds), noScript, async ({ page, open }, { name, path, status }) => {
    expect(await open(path('fr')), name).toBe(status)
    expect(await page.locator('h1').isVisible(), name).toBe(true)
    expect((await page.locator('main').textContent())?.length, name).toBeGreaterThan(60)
  })
})

test('the search on the home page leads to the matching list', async () => {
  await demo.visit(noScript, async ({ page, open }) => {
    await open(href('home', 'nl'))
    await page.locator('.goal label:has([value=rent])').click()
    await page.locator('.search-line [name=where]').fill('Gand')
    await page.locator('.search-line [type=submit]').click()
    await page.waitForURL(/te-huur/)
    expect(queryOf(page.url())).toEqual({ zone: 'be-44021' })
    expect(await page.locator('.card').count()).toBeGreaterThan(0)
  })
})

test.runIf(isFull)('a panel of the filter bar filters', async () => {
  await demo.visit(noScript, async ({ page, open }) => {
    await open(list)
    const types = page.locator('.filter:nth-of-type(2)')
    await types.locator('summary').click()
    await types.locator('input[value=apartment]').check()
    await types.locator('[type=submit]').click()
    await page.waitForURL(/type=apartment/)
    expect(queryOf(page.url())).toEqual({ type: 'apartment' })
    expect(await page.locator('.chip').count()).toBe(1)
    expect(await page.locator('.card').count()).toBeGreaterThan(0)
  })
})

test('the filter sheet opens, filters and closes on a phone', async () => {
  await demo.visit({ ...noScript, width: 390 }, async ({ page, open }) => {
    await open(`${list}?sort=price`)
    const sheet = page.locator('.sheet')
    await page.locator('.mobile-bar [data-island=sheet]').click()
    await sheet.locator('.sheet-page').waitFor()
    await sheet.locator('[data-close]').click()
    await sheet.waitFor({ state: 'hidden' })
    await page.locator('.mobile-bar [data-island=sheet]').click()
    await sheet.locator('[name=priceMax]').fill('500.000')
    await sheet.getByText('3+').click()
    await sheet.locator('[type=submit]').click()
    await page.waitForURL(/priceMax/)
    expect(queryOf(page.url())).toEqual({ sort: 'price', priceMax: '500000', bedroomsMin: '3' })
    expect(await page.locator('.chip').count()).toBe(2)
    expect(await sheet.isVisible()).toBe(false)
  })
})

test('sorting, view and paging work and keep each other’s state', async () => {
  await demo.visit(noScript, async ({ page, open }) => {
    await open(list)
    await page.locator('.sort summary').click()
    await page.locator('.sort-panel a[href*="sort=price"]').first().click()
    await page.waitForURL(/sort=price/)
    await page.locator('.views a[href*="view=list"]').click()
    await page.waitForURL(/view=list/)
    await page.locator('.pager [rel=next]').click()
    await page.waitForURL(/page=2/)
    expect(queryOf(page.url())).toMatchObject({ sort: 'price', view: 'list', page: '2' })
    expect(await page.locator('.card-rows .card').count()).toBeGreaterThan(0)
    expect(await page.locator('.pager p').textContent()).toMatch(/2/)
    await page.locator('.pager [rel=prev]').click()
    await page.waitForURL((url) => !url.searchParams.has('page'))
  })
})

test('the language switcher keeps the page and its search', async () => {
  await demo.visit(noScript, async ({ page, open }) => {
    await open(`${list}?type=house&sort=price`)
    for (const locale of locales) {
      await page.locator(`.header-tools > .languages [hreflang=${locale}]`).click()
      await page.waitForURL(`**${href('forSale', locale)}?**`)
      expect(queryOf(page.url())).toEqual({ type: 'house', sort: 'price' })
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    }
  })
})

test.each(isFull ? [390, 820] : [390])('the menu opens and its links work at %d px', async (width) => {
  await demo.visit({ ...noScript, width }, async ({ page, open }) => {
    await open(href('home', 'de'))
    await page.locator('.menu summary').click()
    await page.locator('.menu-panel').getByRole('link', { name: 'Neubau' }).click()
    await page.waitForURL(`**${href('projects', 'de')}`)
  })
})

test('on a phone the menu is a full-width sheet that its button closes, with a phone link in it', async () => {
  await demo.visit({ ...noScript, width: 390 }, async ({ page, open }) => {
    await open(href('forSale', 'de'))
    expect(await page.locator('.header-call').getAttribute('href')).toBe('tel:+3225550100')
    await page.locator('.menu summary').click()
    expect((await page.locator('.menu-panel').boundingBox())?.width).toBe(390)
    expect(await page.locator('.menu-panel').getByRole('link', { name: '025 55 01 00 anrufen' }).isVisible()).toBe(true)
    await page.locator('.menu summary').click()
    expect(await page.locator('.menu-panel').isVisible()).toBe(false)
  })
})

test('all photographs of a listing can be reached on a desktop', async () => {
  await demo.visit(noScript, async ({ page, open }) => {
    await open(rich)
    const photos = page.locator('.mosaic li')
    const count = await photos.count()
    expect(count).toBeGreaterThan(20)
    expect(await photos.last().isVisible()).toBe(false)
    await page.locator('.gallery-all').click()
    await photos.last().waitFor()
    expect(await page.locator('.mosaic li:visible').count()).toBe(count)
    await photos.last().locator('a').click()
    await page.waitForURL(/\.(avif|webp|jpe?g|png)$/)
  })
})

test.runIf(isFull)('all photographs of a listing can be reached on a phone', async () => {
  await demo.visit({ ...noScript, width: 390 }, async ({ page, open }) => {
    await open(rich)
    const photos = page.locator('.mosaic li')
    expect(await page.locator('.mosaic li:visible').count()).toBe(await photos.count())
    await photos.last().scrollIntoViewIfNeeded()
    await photos.last().locator('a').click()
    await page.waitForURL(/\.(avif|webp|jpe?g|png)$/)
  })
})

test.runIf(isFull)('every linked photograph of a listing exists', async () => {
  await demo.visit(noScript, async ({ page, open }) => {
    await open(rich)
    const links = await page.locator('.mosaic a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    for (const link of new Set(links)) {
      const answer = await demo.site.fetch(link)
      await answer.arrayBuffer() // an unread body holds the connection open
      expect([link, answer.status, answer.headers.get('content-type')]).toEqual([link, 200, expect.stringMatching(/^image\//)])
    }
  })
})
