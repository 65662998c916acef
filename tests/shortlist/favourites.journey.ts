import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull, upTo } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'

const list = href('forSale', 'nl')
const favourites = href('favourites', 'nl')
const property = (id: number) => href('propertyForSale', 'nl', { city: '-', type: '-', id })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Polls for what a script changes. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 })
const heart = (page: Page, nth: number) => page.locator('.card .save').nth(nth)
const count = (page: Page) => page.locator('[data-favourites]').getAttribute('aria-label')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('site:favourites'))
const viewedInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('site:viewed'))
const shownIds = (page: Page) => page.locator('[data-listings] .save').evaluateAll((hearts) => hearts.map((each) => Number(each.getAttribute('data-save'))))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** Stores favourites on the device, in the order they were saved. */
async function haveSaved(page: Page, ...ids: readonly number[]): Promise<void> {
  await page.addInitScript((ids) => {
    if (sessionStorage.getItem('saved') === null) localStorage.setItem('site:favourites', JSON.stringify(ids))
    sessionStorage.setItem('saved', '1')
  }, ids)
}

test('a heart pressed on a list is counted at once, after a reload, and in another tab', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    expect(await count(page)).toBe('Favorieten')
    const other = await page.context().newPage()
    await other.goto(list)
    await heart(page, 1).click()
    await heart(page, 2).click()
    expect(new URL(page.url()).pathname).toBe(list)
    expect([await heart(page, 1).getAttribute('aria-pressed'), await heart(page, 0).getAttribute('aria-pressed')]).toEqual(['true', 'false'])
    expect(await count(page)).toBe('Favorieten, 2')
    await eventually(() => count(other)).toBe('Favorieten, 2')
    expect(await heart(other, 1).getAttribute('aria-pressed')).toBe('true')
    await heart(other, 1).click()
    await eventually(() => count(page)).toBe('Favorieten, 1')
    await page.reload()
    await eventually(() => count(page)).toBe('Favorieten, 1')
    expect(await heart(page, 2).getAttribute('aria-pressed')).toBe('true')
  })
})

test.runIf(isFull)('a listing saved on its page is saved in the list after going back', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await page.locator('.card a').first().click()
    await page.locator('.property-tools .save').click()
    expect(await page.locator('.property-tools .save').getAttribute('aria-pressed')).toBe('true')
    await page.goBack()
    await page.waitForURL(`**${list}`)
    await eventually(() => heart(page, 0).getAttribute('aria-pressed')).toBe('true')
    expect(await count(page)).toBe('Favorieten, 1')
  })
})

test.runIf(isFull)('a page from the back/forward cache updates its count', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await eventually(() => heart(page, 0).isVisible()).toBe(true)
    await page.evaluate(() => {
      localStorage.setItem('site:favourites', '[4001,4002]')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await count(page)).toBe('Favorieten, 2')
  })
})

test.runIf(isFull)('cards that are added later get their hearts', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await haveSaved(page, demoListings.rich)
    await open(list)
    await eventually(() => heart(page, 0).isVisible()).toBe(true)
    await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text()
      const fetched = new DOMParser().parseFromString(html.replace(/<style>[^<]*<\/style>/, ''), 'text/html')
      document.querySelector('.card-grid')?.replaceChildren(...fetched.querySelectorAll('.card'))
      document.dispatchEvent(new CustomEvent('site:content'))
    }, `${favourites}?ids=4002,${demoListings.rich}`)
    expect([await heart(page, 0).getAttribute('aria-pressed'), await heart(page, 1).getAttribute('aria-pressed')]).toEqual(['false', 'true'])
    await heart(page, 0).click()
    expect(await count(page)).toBe('Favorieten, 2')
  })
})

test('favourites show the last saved first; a removed one can be restored', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await haveSaved(page, 4001, 4002, 4003)
    await open(favourites)
    await eventually(() => shownIds(page)).toEqual([4003, 4002, 4001])
    expect(new URL(page.url()).search).toBe('')
    await page.locator('[name=compare]').nth(2).uncheck()
    await heart(page, 1).click()
    await eventually(() => shownIds(page)).toEqual([4003, 4001])
    expect(await page.locator('[name=compare]').evaluateAll((boxes) => boxes.map((box) => box.matches(':checked')))).toEqual([true, false])
    const undo = page.locator('.foot-notice button').first()
    await eventually(() => focused(page)).toBe('Ongedaan maken')
    expect(await count(page)).toBe('Favorieten, 2')
    expect(await page.locator('.share-line input').inputValue()).toContain('?ids=4003,4001')
    await undo.press('Enter')
    await eventually(() => shownIds(page)).toEqual([4003, 4002, 4001])
    expect(await focused(page)).toBe('Favorieten')
    expect(await page.locator('.foot-notice').isVisible()).toBe(false)
    expect(await kept(page)).toBe('[4001,4002,4003]')
  })
})

test('clearing all favourites explains what hearts do, and can be undone', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await haveSaved(page, 4001, 4002)
    await open(favourites)
    await page.locator('[data-act=clear]').click()
    await page.getByRole('heading', { name: 'Nog geen favorieten' }).waitFor()
    expect(await count(page)).toBe('Favorieten')
    await eventually(() => page.locator('.foot-notice p').textContent()).toBe('Uw favorieten zijn gewist.')
    await page.locator('.foot-notice button').first().click()
    await eventually(() => shownIds(page)).toEqual([4002, 4001])
  })
})

test('favourites follow what another tab does', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await haveSaved(page, 4001)
    await open(favourites)
    await eventually(() => shownIds(page)).toEqual([4001])
    const other = await page.context().newPage()
    await other.goto(property(4002))
    await other.locator('.property-tools .save').click()
    await eventually(() => shownIds(page)).toEqual([4002, 4001])
  })
})

test.runIf(isFull)('favourites that cannot be fetched say so and offer a retry', async () => {
  await demo.visit({ failing: /ids=/ }, async ({ page, open }) => {
    await haveSaved(page, 4001)
    let isFirst = true
    await page.route(/\?ids=/, async (route) => {
      await (isFirst ? route.abort() : route.continue())
      isFirst = false
    })
    await open(favourites)
    const retry = page.locator('.foot-notice button').first()
    await eventually(() => focused(page)).toBe('Opnieuw proberen')
    expect(await page.locator('.empty').count()).toBe(0)
    await retry.click()
    await page.waitForURL(/ids=4001/)
    expect(await shownIds(page)).toEqual([4001])
  })
})

test('a shared link opens in another browser, and its listings can be saved', async () => {
  let link = ''
  await demo.visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, open }) => {
    await haveSaved(page, 4001, 4002)
    await open(favourites)
    await page.locator('[data-act=share]').click()
    await eventually(() => page.locator('.foot-notice p').textContent()).toBe('De link is gekopieerd.')
    link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).search).toBe('?ids=4002,4001')
  })
  await demo.visit({}, async ({ page, open }) => {
    await open(link)
    expect(await shownIds(page)).toEqual([4002, 4001])
    expect(await page.locator('[data-act=clear]').isVisible()).toBe(false)
    await page.locator('[data-act=save]').click()
    expect(await count(page)).toBe('Favorieten, 2')
    expect(await kept(page)).toBe('[4001,4002]')
    expect(await page.locator('[data-act=save]').isVisible()).toBe(false)
    expect(await focused(page)).toBe('Favorieten')
  })
})

test.runIf(isFull)('without clipboard access, the link is selected for copying by hand', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await open(`${favourites}?ids=4001`)
    await page.locator('[data-act=share]').click()
    await eventually(() => page.locator('.foot-notice p').textContent()).toBe('Kopieer de link uit het veld.')
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('?ids=4001')
  })
})

test('listings are chosen and compared with the keyboard alone', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await haveSaved(page, 4001, 4002, 4003)
    await open(favourites)
    await eventually(() => shownIds(page)).toHaveLength(3)
    const button = page.locator('.compare-bar button')
    expect(await button.textContent()).toBe('Vergelijk 3 panden')
    await page.locator('[name=compare]').nth(1).focus()
    await page.keyboard.press('Space')
    expect(await button.textContent()).toBe('Vergelijk 2 panden')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/compare=/)
    expect(new URL(page.url()).searchParams.getAll('compare')).toEqual(['4003', '4001'])
    expect(await page.locator('.compare-scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.locator('.compare-ways a').press('Enter')
    await page.waitForURL(/differences=1/)
    const back = page.locator('.breadcrumb a').last()
    await eventually(() => back.getAttribute('href')).not.toContain('ids=')
    await back.press('Enter')
    await eventually(() => shownIds(page)).toEqual([4003, 4002, 4001])
  })
})

test.runIf(isFull)('a browser without storage shows the pages without hearts', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      }),
    )
    for (const path of [list, property(demoListings.rich), favourites, `${favourites}?ids=4001,4002`, href('home', 'nl')]) {
      await open(path)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('.save:visible').count(), path).toBe(0)
    }
    await open(favourites)
    await page.getByRole('heading', { name: 'Nog geen favorieten' }).waitFor()
  })
})

test.runIf(isFull)('full storage is reported when a listing cannot be saved, by a notice that leaves', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(list)
    await heart(page, 0).click()
    await eventually(() => page.locator('.foot-notice p').textContent()).toBe('Uw browser laat deze site niets bewaren op dit toestel.')
    expect(await heart(page, 0).getAttribute('aria-pressed')).toBe('false')
    await page.clock.fastForward(20_000)
    await eventually(() => page.locator('.foot-notice p').count()).toBe(0)
    await open(property(demoListings.rich))
  })
})

const junk = ['{', 'null', '[null,"x",-1,4.5,4001,4001,[2],{}]', '{"a":1}', '"4001"', '']

test.each(junk.slice(0, upTo(1, junk.length)))('%j in storage does no harm', async (text) => {
  await demo.visit({}, async ({ page, open }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('put') === null) for (const name of ['favourites', 'viewed']) localStorage.setItem(`site:${name}`, text)
      sessionStorage.setItem('put', '1')
    }, text)
    const before = text.includes('4001,4001') ? [4001] : []
    await open(property(4002))
    await page.locator('.property-tools .save').press('Enter')
    await eventually(() => kept(page)).toBe(JSON.stringify([...before, 4002]))
    expect(await viewedInTab(page)).toBe(JSON.stringify([4002, ...before]))
    await open(favourites)
    await eventually(() => shownIds(page)).toEqual([4002, ...before])
  })
})

test.runIf(isFull)('favourites and viewed listings of an earlier release are moved once', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('put') === null) for (const name of ['favourites', 'viewed']) localStorage.setItem(`perron:${name}`, '[4001,4002]')
      sessionStorage.setItem('put', '1')
    })
    await open(list)
    expect([await kept(page), await viewedInTab(page)]).toEqual(['[4001,4002]', '[4001,4002]'])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('perron')))).toEqual([])
    await heart(page, 0).click()
    const changed = await kept(page)
    await page.evaluate(() => localStorage.setItem('perron:favourites', '[4003]'))
    await page.reload()
    expect(await kept(page)).toBe(changed)
  })
})

test('viewed listings are shown on home and favourites, newest first, until they are cleared', async () => {
  await demo.visit({}, async ({ page, open }) => {
    for (const id of [4001, 4002, demoListings.sold, 4001, 4003]) await open(property(id))
    await open(`/preview${property(4006)}`)
    expect(await viewedInTab(page)).toBe('[4003,4001,4002]')
    const viewed = page.locator('.viewed section')
    await open(href('home', 'nl'))
    expect(await viewed.count()).toBe(0)
    await page.locator('.viewed').scrollIntoViewIfNeeded()
    await viewed.waitFor()
    expect(await viewed.locator('.save').evaluateAll((hearts) => hearts.map((each) => each.getAttribute('data-save')))).toEqual(['4003', '4001', '4002'])
    expect(await viewed.locator('.save:visible').count()).toBe(3)
    await open(favourites)
    await viewed.waitFor()
    await viewed.locator('[data-clear]').click()
    expect(await viewed.count()).toBe(0)
    expect(await viewedInTab(page)).toBe('[]')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await viewed.count()).toBe(0)
  })
})

test.runIf(isFull)('only ids in the address of the favourites page are sent', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await haveSaved(page, 4001, 4002)
    const requested: URL[] = []
    page.on('request', (request) => requested.push(new URL(request.url())))
    await open(favourites)
    await eventually(() => shownIds(page)).toHaveLength(2)
    const withQuery = requested.filter(({ search }) => search !== '').map(({ pathname, search }) => pathname + search)
    expect(withQuery).toEqual([`${favourites}?ids=4002,4001`])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent'])
  })
})

test.runIf(isFull)('viewed listings are forgotten with the tab, unless the visitor chooses to keep them', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(property(4001))
    await open(href('home', 'nl'))
    await page.locator('.viewed').scrollIntoViewIfNeeded()
    const box = page.locator('.viewed [name=keepViewed]')
    await box.waitFor()
    const storedKeys = () => page.evaluate(() => Object.keys(localStorage))
    expect([await box.isChecked(), await storedKeys()]).toEqual([false, []])
    await box.check()
    expect([await page.evaluate(() => localStorage.getItem('site:viewed-kept')), await storedKeys()]).toEqual(['[4001]', ['site:viewed-kept']])
    const later = await page.context().newPage()
    await later.goto(property(4002))
    expect(await later.evaluate(() => localStorage.getItem('site:viewed-kept'))).toBe('[4002,4001]')
    await page.reload()
    await page.locator('.viewed').scrollIntoViewIfNeeded()
    await box.waitFor()
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    expect([await storedKeys(), await viewedInTab(page)]).toEqual([[], '[4002,4001]'])
  })
})

test('without JavaScript no hearts are shown, and a shared list can be read and compared', async () => {
  await demo.visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(list)
    expect(await page.locator('.save:visible').count()).toBe(0)
    await open(favourites)
    expect(await page.locator('main').textContent()).toContain('JavaScript')
    await open(`${favourites}?ids=4001,4002,4003`)
    await page.locator('[name=compare]').nth(2).uncheck()
    await page.locator('.compare-bar button').click()
    await page.waitForURL(/compare=4001&compare=4002/)
    expect(await page.locator('.compare-table thead .compare-place').count()).toBe(2)
  })
})
