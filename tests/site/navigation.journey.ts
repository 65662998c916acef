import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'

const list = href('forSale', 'nl')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.each(isFull ? [390, 1280] : [390])('going back from a property restores the list and its scroll position, at %d px', async (width) => {
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

test.runIf(isFull)('a typed place is restored by going back and forward', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    const where = page.locator('.filter:nth-of-type(1)')
    await where.locator('summary').click()
    await where.locator('[name=where]').fill('Gent')
    // The suggestions push the button down instead of covering it.
    await page.locator('.place-options li').first().waitFor()
    await where.locator('[data-show]').click()
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

test.runIf(isFull)('while offline the browser shows its error page, and going back restores the site', async () => {
  await demo.visit({ failing: /\/(pictures|photos)\/|\/icon\// }, async ({ page, open }) => {
    await open(list)
    await page.context().setOffline(true)
    // The log-in, because it is not loaded ahead: this way of going offline does not block that.
    await page
      .locator(`a[href="${href('ownerLogin', 'nl')}"]:visible`)
      .first()
      .click()
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

test.runIf(isFull)('only the photograph of the clicked card is named for the transition', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    expect(await namedCards(page)).toEqual([])
    await preventNavigation(page)
    await page.locator('.card a').nth(2).click()
    expect(await namedCards(page)).toEqual([2])
  })
})

test.runIf(isFull)('a card opened in another tab is not named', async () => {
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

/** Makes each page collect the names of the elements that move in its transition. */
async function collectMoved(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const collect = () => {
        const moved = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        document.documentElement.dataset.moved = moved.filter((name) => name?.includes('group(')).join()
      }
      void viewTransition?.ready.then(collect)
    })
  })
}

// Chromium skips the transition of a page that takes longer than four seconds, which a busy machine may need.
test('the photograph moves from its card to the page of the listing, nothing on the way back, and none is named afterwards', {
  retry: 2,
}, async () => {
  await demo.visit({ reducedMotion: 'no-preference' }, async ({ page, open }) => {
    await collectMoved(page)
    const moved = () => expect.poll(() => page.locator('html').getAttribute('data-moved'), { timeout: 15_000 }).toContain('(listing-photo)')
    // Going back while the photograph still moves shows no transition.
    const arrived = () =>
      page.waitForFunction(() => document.getAnimations().every(({ effect }) => !(effect instanceof KeyframeEffect && effect.pseudoElement)))
    // The pointer prefetches the page: one that arrives in pieces may be revealed without its photograph.
    const openThird = async () => {
      await page.waitForLoadState('networkidle')
      await page.locator('.card a').nth(2).hover()
      await page.waitForTimeout(700)
      await page.locator('.card a').nth(2).click()
      await page.locator('.property-head h1').waitFor()
    }
    await open(list)
    await openThird()
    await moved()
    await arrived()
    await page.goBack()
    await page.waitForURL(`**${list}`)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
    await expect.poll(() => namedCards(page), { timeout: 15_000 }).toEqual([])
  })
})

test.runIf(isFull)('the first photograph of a listing has the transition name of its card', async () => {
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

test('hovering over a link prefetches its page, and the click shows it', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await page.waitForLoadState('networkidle')
    const link = page.locator('.card a').first()
    await link.hover()
    await page.waitForTimeout(700)
    await link.click()
    await page.locator('.property-head h1').waitFor()
    const kind = () => page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType))
    expect(await kind()).toEqual(['navigational-prefetch'])
  })
})

test.each([
  [false, 1],
  [true, 0],
])('without speculation rules a script prefetches hovered links, but not with data saving (%s)', async (saveData, count) => {
  await demo.visit({}, async ({ page, open }) => {
    await page.addInitScript((saves) => {
      HTMLScriptElement.supports = () => false
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves, effectiveType: '4g' } })
    }, saveData)
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname))
    await open(list)
    await page.waitForLoadState('networkidle')
    const link = page.locator('.card a').first()
    for (const each of [page.locator('.send-page a, footer a[rel~=nofollow]').first(), page.locator(`a[href="${href('contact', 'nl')}"]`).first(), link]) {
      if (await each.isVisible()) await each.hover()
      await page.waitForTimeout(200)
    }
    const home = new URL((await link.getAttribute('href')) ?? '', demo.site.url).pathname
    const pages = fetched.filter((path) => path.startsWith('/nl/'))
    // Scrolling may leave the pointer over another card for a moment, but never over a form's link.
    expect(pages.filter((path) => count === 0 || !path.startsWith(list))).toEqual([])
    expect(pages.includes(home)).toBe(count === 1)
  })
})

test.runIf(isFull)('without speculation rules, a page left before the rules have arrived causes no error', async () => {
  await demo.visit({ failing: /speculation-rules/ }, async ({ page, open }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false
    })
    await page.route('**/speculation-rules/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('speculation-rules'))
    await open(list)
    await failed
    // An unhandled rejection is reported after the promise's own turn.
    await page.waitForTimeout(200)
  })
})
