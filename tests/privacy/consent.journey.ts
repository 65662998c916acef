import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConsent } from '#db/model/privacy/consent.ts'
import { deviceItems } from '#db/model/privacy/device-storage.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProperty } from '../kit/factories.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'
import { cutText, overflowing, smallTargets } from '../kit/journeys/layout-errors.ts'
import { pageKinds } from '../kit/journeys/page-kinds.ts'
import { startSite } from '../kit/site.ts'
import { pathOf } from '../listings/listing-pages.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })
const banner = (page: Page) => page.locator('.consent')
const accept = (page: Page) => banner(page).locator('[value=all]')
const refuse = (page: Page) => banner(page).locator('[value=necessary]')
const choiceOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value

/** The items stored on the device, as `kind name`. */
async function stored(page: Page): Promise<readonly string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  return [...(await page.context().cookies()).map(({ name }) => `cookie ${name}`), ...inPage].sort()
}

/** The pages to check: with FULL=1 all of them, otherwise those with most scripts and third-party content. */
const looked = pageKinds.filter(({ name }) => isFull || ['home', 'list beside its map', 'property', 'contact form', 'cookie settings'].includes(name))
const necessary = deviceItems.filter(({ category }) => category === 'necessary').map(({ kind, name }) => `${kind} ${name}`)

describe.each([
  { when: 'before a choice', choice: null, kept: [] },
  { when: 'after refusing', choice: 'necessary', kept: ['cookie consent'] },
] as const)('third-party content $when', ({ choice, kept }) => {
  test('pages make no third-party requests and store only what is listed', async () => {
    await demo.visitEach(looked, { choice }, async ({ page, open }, { name, path }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await open(path('fr'))
      await page.mouse.wheel(0, 20_000)
      await page.waitForLoadState('networkidle')
      const foreign = requested.filter((url) => /^https?:/.test(url) && new URL(url).origin !== demo.site.url)
      expect(foreign, name).toEqual([])
      const found = await stored(page)
      expect(
        found.filter((item) => !necessary.includes(item)),
        name,
      ).toEqual([])
      // Viewed listings are kept until the tab is closed.
      expect(
        found.filter((item) => item !== 'session site:viewed'),
        name,
      ).toEqual(kept)
    })
  })
})

describe('the banner', () => {
  test.each(isFull ? locales : (['de'] as const))(
    'the banner in %s gives both answers equal weight, never covers the focus, and is read first',
    async (locale) => {
      const t = translator(locale)
      await demo.visit({ choice: null }, async ({ page, open }) => {
        await open(href('contact', locale))
        for (const width of [320, 390, 820, 1280]) {
          await page.setViewportSize({ width, height: width < 500 ? 700 : 900 })
          const [first, second] = await Promise.all([accept(page).boundingBox(), refuse(page).boundingBox()])
          expect([first?.y, first?.height], `${width} px`).toEqual([second?.y, second?.height])
          expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0)) / (first?.width ?? 1), `${width} px`).toBeLessThan(0.02)
          const send = page.locator('.form-send button')
          await send.focus()
          const [button, over] = await Promise.all([send.boundingBox(), banner(page).boundingBox()])
          expect((button?.y ?? 0) + (button?.height ?? 0), `${width} px`).toBeLessThanOrEqual(over?.y ?? 0)
          expect([...(await overflowing(page)), ...(await cutText(page)), ...(await smallTargets(page, 24))], `${width} px`).toEqual([])
        }
        const region = page.getByRole('region', { name: t('consent.title') })
        expect(await region.count()).toBe(1)
        expect(await page.evaluate(() => document.querySelector('.consent')?.previousElementSibling?.className)).toBe('skip-link')
        expect(await axeViolations(page, '.consent')).toEqual([])
      })
    },
  )

  test.runIf(isFull)('the banner leaves the search of the home page in sight, and Escape, scrolling or visiting another page does not answer it', async () => {
    await demo.visit({ choice: null }, async ({ page, open }) => {
      await open(href('home', 'fr'))
      await banner(page).waitFor()
      const hidden = async () => {
        const [search, over] = await Promise.all([page.locator('.search-line .button').boundingBox(), banner(page).boundingBox()])
        return (search?.y ?? 0) + (search?.height ?? 0) - (over?.y ?? 0)
      }
      for (const [width, height] of [
        [320, 568],
        [375, 553],
        [390, 844],
        [1100, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect.poll(hidden, { message: `${width} × ${height}` }).toBeLessThanOrEqual(0)
      }
      await page.keyboard.press('Escape')
      await page.mouse.wheel(0, 2000)
      await open(href('forSale', 'nl'))
      expect([await banner(page).isVisible(), await choiceOf(page)]).toEqual([true, undefined])
    })
  })

  test('the banner keeps what is typed on the page, closes without a word, and does not come back', async () => {
    await demo.visit({ choice: null, width: 390 }, async ({ page, open }) => {
      await open(href('contact', 'nl'))
      await page.locator('#firstName').fill('Annelie')
      await refuse(page).click()
      await banner(page).waitFor({ state: 'hidden' })
      expect(await page.locator('.foot-notice p').count()).toBe(0)
      expect(await page.locator('#firstName').inputValue()).toBe('Annelie')
      expect(await choiceOf(page)).toMatch(/^[0-9a-f]{10}\.\d+\.necessary$/)
      await open(href('home', 'fr'))
      expect(await banner(page).isVisible()).toBe(false)
    })
  })

  test.runIf(isFull)('in a browser that refuses cookies the banner closes and says that it will come back', async () => {
    await demo.visit({ choice: null }, async ({ page, open }) => {
      await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }))
      await open(href('contact', 'nl'))
      await refuse(page).click()
      await page.locator('.foot-notice').getByText(translator('nl')('consent.notKept')).waitFor()
      expect(await banner(page).isVisible()).toBe(false)
    })
  })

  test.runIf(isFull)('the banner is not in the preview', async () => {
    await demo.visit({ choice: null }, async ({ page, open }) => {
      await open(`/preview${rich}`)
      expect([await banner(page).count(), await stored(page)]).toEqual([0, []])
    })
  })

  test('the banner works without script, also by category, and consent is withdrawn with one click on any page', async () => {
    await demo.visit({ choice: null, javaScriptEnabled: false, width: 390 }, async ({ page, open }) => {
      await open(`${href('forSale', 'de')}?sort=price`)
      await banner(page).waitFor()
      await accept(page).click()
      await page.waitForLoadState()
      expect([new URL(page.url()).search, await banner(page).isVisible()]).toEqual(['?sort=price', false])
      await page.locator('.site-footer').getByText(translator('de')('route.cookieSettings')).click()
      await page.locator('[name=category][value=marketing]').uncheck()
      await page.locator('[value=chosen]').click()
      await page.waitForLoadState()
      expect(await choiceOf(page)).toMatch(/\.analytical-socialMedia-unclassified$/)
      expect(await page.locator('[name=category]:checked').count()).toBe(3)
      await open(href('contact', 'de'))
      await page.locator('.site-footer [value=necessary]').click()
      await page.waitForURL(`**${href('contact', 'de')}`)
      expect(await choiceOf(page)).toMatch(/\.necessary$/)
      expect(await page.locator('.site-footer [value=necessary]').isVisible()).toBe(false)
    })
  })
})

/** Mocks the other sites. */
async function mockThirdParties(page: Page, scripts: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const requested: string[] = []
  await page.route(
    ({ origin }) => !origin.startsWith('http://127.0.0.1') && !origin.startsWith('http://localhost'),
    (route) => {
      const address = route.request().url()
      requested.push(address)
      const script = scripts[address]
      return route.fulfill(script === undefined ? { contentType: 'text/html', body: '<p>player</p>' } : { contentType: 'text/javascript', body: script })
    },
  )
  return requested
}

describe('films and tours', () => {
  test('wait for a click or consent to their category, and do not autoplay after consent', async () => {
    await demo.visit({ choice: null, foreign: /youtube|vimeo|matterport/ }, async ({ page, open }) => {
      const requested = await mockThirdParties(page)
      await open(rich)
      const films = page.locator('.films li')
      const count = await films.count()
      expect(count).toBeGreaterThan(0)
      await films.first().scrollIntoViewIfNeeded()
      await page.waitForTimeout(500)
      expect([requested, await page.locator('.films iframe').count()]).toEqual([[], 0])
      await accept(page).click()
      await page.locator('.films .embed-content').first().waitFor()
      expect(requested.length).toBeGreaterThan(0)
      expect(requested.filter((address) => /autoplay=1|autoplay=true|play=1/.test(address))).toEqual([])
    })
  })

  test('start with a click, which counts as consent for that one only', async () => {
    await demo.visit({ foreign: /youtube|vimeo|matterport/ }, async ({ page, open }) => {
      const requested = await mockThirdParties(page)
      await open(rich)
      await page.locator('.films a[data-island=embed]').first().click()
      await page.locator('.films .embed-content').first().waitFor()
      expect(new Set(requested.map((address) => new URL(address).origin)).size).toBe(1)
      expect(readConsent(await choiceOf(page), (await choiceOf(page))?.split('.')[0] ?? '')?.accepted).toEqual([])
    })
  })
})

test('third-party scripts load, and a social pixel is called, only once their category is accepted', async () => {
  const pixel = {
    name: 'Pixel',
    category: 'marketing',
    src: 'https://pixel.example/p.js',
    purpose: { any: 'Ads' },
    policy: null,
    origins: [],
    cookies: [],
  } as const
  await using site = await startSite({}, { ...demoAgency, scripts: [pixel] })
  await site.importFeed([aProperty({ ID: 1001 })])
  const property = await pathOf(site, 1001, 'nl')
  await new Demo(site, demo.browser).visit({ choice: null, failing: /agency\/files/, foreign: /pixel\.example/ }, async ({ page, open }) => {
    const requested = await mockThirdParties(page, { [pixel.src]: 'window.calls = []; window.fbq = (...parameters) => window.calls.push(parameters)' })
    const calls = () => page.evaluate(() => Reflect.get(window, 'calls'))
    await open(property)
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await accept(page).click()
    await expect.poll(calls).toEqual([['track', 'ViewContent']])
    await open(href('thankYouContact', 'nl'))
    await expect.poll(calls).toEqual([['track', 'Lead']])
    await open(`/preview${property}`)
    await page.waitForLoadState('networkidle')
    expect(await calls()).toBeUndefined()
    await open(href('home', 'nl'))
    await expect.poll(calls).toEqual([])
    await page.locator('.site-footer [value=necessary]').click()
    await page.waitForURL(`**${href('home', 'nl')}`)
    await page.waitForLoadState('networkidle')
    expect([requested.length, await calls()]).toEqual([3, undefined])
  })
})
