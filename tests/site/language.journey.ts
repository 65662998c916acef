import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'

const list = href('forSale', 'nl')
const rich = href('propertyForSale', 'fr', { city: '-', type: '-', id: demoListings.rich })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

async function choose(page: Page, locale: 'nl' | 'fr' | 'en' | 'de'): Promise<void> {
  await page.locator(`.header-tools > .languages [hreflang=${locale}]`).click()
  await page.waitForURL(`**/${locale}/**`)
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('lng'))
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'lng')?.value

/** Records every `languagechanged` event of a tab, across its pages. */
async function noteChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener(
      'languagechanged',
      (event) => {
        const detail: { language?: string } = event instanceof CustomEvent ? event.detail : {}
        sessionStorage.setItem('changes', `${sessionStorage.getItem('changes') ?? ''} ${detail.language}`)
      },
      true,
    )
  })
  return async () => (await page.evaluate(() => sessionStorage.getItem('changes') ?? '')).split(' ').filter((language) => language !== '')
}

test('a chosen language is stored in the cookie and in local storage', async () => {
  await demo.visit({ locale: 'de-BE' }, async ({ page, open }) => {
    await open(list)
    expect([await cookie(page), await kept(page)]).toEqual([undefined, null])
    await choose(page, 'fr')
    expect([await cookie(page), await kept(page)]).toEqual(['fr', 'fr'])
    await open('/')
    expect(new URL(page.url()).pathname).toBe(href('home', 'fr'))
    await choose(page, 'en')
    expect([await cookie(page), await kept(page)]).toEqual(['en', 'en'])
  })
})

test('a choice made by ?lng= is stored too, and announced', async () => {
  await demo.visit({}, async ({ page, open }) => {
    const changes = await noteChanges(page)
    await open(`${list}?lng=fr`)
    await expect.poll(() => kept(page), { timeout: 3000 }).toBe('fr')
    expect(new URL(page.url()).pathname).toBe(href('forSale', 'fr'))
    expect(await cookie(page)).toBe('fr')
    expect(await changes()).toEqual(['fr'])
  })
})

test('a choice in local storage restores a lost cookie, and never changes the language of a path', async () => {
  await demo.visit({ locale: 'de-BE' }, async ({ page, open }) => {
    await open(list)
    await choose(page, 'fr')
    await page.context().clearCookies()
    await open('/')
    expect(new URL(page.url()).pathname).toBe(href('home', 'de'))
    await expect.poll(() => cookie(page), { timeout: 3000 }).toBe('fr')
    await open(list)
    expect([new URL(page.url()).pathname, await kept(page)]).toEqual([list, 'fr'])
    await open('/')
    expect(new URL(page.url()).pathname).toBe(href('home', 'fr'))
  })
})

test.runIf(isFull)('a cookie chosen elsewhere wins over local storage, and garbage in either is ignored', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await page.evaluate(() => localStorage.setItem('lng', 'xx'))
    await open(list)
    expect([await cookie(page), await kept(page)]).toEqual([undefined, 'xx'])
    await choose(page, 'en')
    await open(`${list}?lng=de`)
    await expect.poll(() => kept(page), { timeout: 3000 }).toBe('de')
  })
})

test.runIf(isFull)('a link to another language is not a choice: nothing is stored', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(href('home', 'fr'))
    await open(href('home', 'en'))
    expect([await cookie(page), await kept(page)]).toEqual([undefined, null])
  })
})

test('the language switcher announces the change once, a reload does not', async () => {
  await demo.visit({}, async ({ page, open }) => {
    const changes = await noteChanges(page)
    await open(list)
    await choose(page, 'fr')
    await expect.poll(changes, { timeout: 3000 }).toEqual(['fr'])
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await changes()).toEqual(['fr'])
    await choose(page, 'de')
    await expect.poll(changes, { timeout: 3000 }).toEqual(['fr', 'de'])
  })
})

test.runIf(isFull)('a failed request for the gallery’s messages is retried', async () => {
  await demo.visit({ failing: /\/words\// }, async ({ page, open }) => {
    const requested: number[] = []
    await page.route('**/words/*.json', async (route) => {
      requested.push(performance.now())
      await (requested.length <= 2 ? route.abort() : route.continue())
    })
    await open(rich)
    await page.locator('.mosaic a').first().click()
    const close = page.locator('.pswp__button--close')
    await close.waitFor()
    expect(await close.getAttribute('title')).toMatch(/fermer/i)
    const [first = 0, second = 0, third = 0] = requested
    expect(requested).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(340)
    expect(third - second).toBeGreaterThanOrEqual(690)
  })
})
