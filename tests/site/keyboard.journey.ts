import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, demoListings, openDemo } from '../kit/journeys/demo.ts'
import { everyTenth, pageKinds } from '../kit/journeys/page-kinds.ts'

const list = href('forSale', 'nl')
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Whether the focused element is the first match or inside it. */
function focusIsIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => document.querySelector(selector)?.contains(document.activeElement) ?? false, selector)
}

test('the first tab stop is a link that skips to the content', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await page.keyboard.press('Tab')
    expect(await focusIsIn(page, '.skip-link')).toBe(true)
    const place = await page.locator('.skip-link').boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await focusIsIn(page, 'main')).toBe(true)
  })
})

const disclosures = [
  { name: 'the menu', path: href('home', 'nl'), width: 390, details: '.menu' },
  { name: 'the menu of a tablet', path: href('home', 'de'), width: 820, details: '.menu' },
  { name: 'a filter panel', path: list, width: 1280, details: '.filter:nth-of-type(3)' },
  { name: 'the sort menu', path: list, width: 1280, details: '.sort' },
]

test.each(disclosures)('$name opens with a key, can be tabbed into, and closes with Escape, returning focus', async ({ path, width, details }) => {
  await demo.visit({ width }, async ({ page, open }) => {
    await open(path)
    const isOpen = () => page.locator(details).evaluate((element) => element.hasAttribute('open'))
    for (const key of ['Enter', 'Space']) {
      await page.locator(`${details} > summary`).focus()
      await page.keyboard.press(key)
      expect(await isOpen(), key).toBe(true)
      await page.keyboard.press('Tab')
      expect([await focusIsIn(page, details), await focusIsIn(page, `${details} > summary`)], key).toEqual([true, false])
      await page.keyboard.press('Escape')
      expect(await isOpen(), key).toBe(false)
      expect(await focusIsIn(page, `${details} > summary`), key).toBe(true)
    }
  })
})

test.runIf(isFull)('while the menu covers the page on a phone, the focus is trapped in it', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(href('home', 'nl'))
    const covered = (isCovered: boolean) => page.locator(isCovered ? 'main[inert]' : 'main:not([inert])').waitFor({ state: 'attached' })
    await covered(false)
    await page.locator('.menu > summary').press('Enter')
    await covered(true)
    await page.keyboard.press('Escape')
    await covered(false)
  })
})

test.runIf(isFull)('opening a filter panel closes the other', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    for (const nth of [1, 2]) {
      await page.locator(`.filter:nth-of-type(${nth}) > summary`).focus()
      await page.keyboard.press('Enter')
    }
    expect(await page.locator('.filter[open]').count()).toBe(1)
  })
})

test.each(['Escape', 'the close button'])('the filter sheet traps focus and returns it after %s', async (way) => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(list)
    await page.locator('.mobile-bar [data-island=sheet]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.sheet[open]').waitFor()
    expect(await focusIsIn(page, '.sheet')).toBe(true)
    const outside: (string | undefined)[] = []
    const seen = new Set<string>()
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const { activeElement } = document
        const inside = activeElement?.closest('.sheet') !== null || activeElement === document.body
        return { inside, what: `${activeElement?.localName} ${activeElement?.id || activeElement?.className || activeElement?.getAttribute('value')}` }
      })
      seen.add(at.what)
      if (!at.inside) outside.push(at.what)
    }
    expect(outside).toEqual([])
    expect(seen.size).toBeGreaterThan(6)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else {
      await page.locator('.sheet [data-close]').focus()
      await page.keyboard.press('Enter')
    }
    await page.locator('.sheet').waitFor({ state: 'hidden' })
    // The sheet is out of sight a frame before it is closed.
    await expect.poll(() => focusIsIn(page, '.mobile-bar [data-island=sheet]')).toBe(true)
  })
})

test('the gallery opens with Enter, moves with arrow keys, and returns focus after Escape', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(rich)
    const second = page.locator('.mosaic .is-shown a').nth(1)
    const place = await second.evaluate((link) => [...document.querySelectorAll('.mosaic a')].indexOf(link) + 1)
    await second.focus()
    await page.keyboard.press('Enter')
    const counter = page.locator('.pswp__counter')
    await counter.waitFor()
    const at = async () => Number.parseInt((await counter.textContent()) ?? '', 10)
    await expect.poll(at).toBe(place)
    expect(await focusIsIn(page, '.pswp')).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe(place + 1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBe(place - 1)
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      const isInside = (await focusIsIn(page, '.pswp')) || (await page.evaluate(() => document.activeElement === document.body))
      expect(isInside, `stop ${stop}`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.locator('.pswp').waitFor({ state: 'detached' })
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

test('the button for all photographs opens the overview, a photograph in it the lightbox, and Escape closes each', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(rich)
    expect((await page.locator('.gallery-all').textContent())?.trim()).toBe('Alle 24 foto’s')
    await page.locator('.gallery-all').focus()
    await page.keyboard.press('Enter')
    const kitchen = page.locator('.room').filter({ has: page.getByRole('heading', { name: 'Keuken' }) })
    const photo = kitchen.locator('a').nth(1)
    await photo.focus()
    await page.keyboard.press('Enter')
    await page.locator('.pswp__counter').waitFor()
    const caption = async () => `${await page.locator('.pswp__caption').textContent()} ${await page.locator('.pswp__counter').textContent()}`
    await expect.poll(caption).toMatch(/^Keuken \d+ \/ 24$/)
    await page.keyboard.press('End')
    await expect.poll(caption).toBe('Plannen 3 / 3')
    await page.keyboard.press('Home')
    await expect.poll(caption).toBe('Werkkamer 1 / 24')
    await page.keyboard.press('Escape')
    await page.locator('.pswp').waitFor({ state: 'detached' })
    await expect.poll(() => focusIsIn(page, '.is-lead')).toBe(true)
    await page.keyboard.press('Escape')
    await kitchen.getByRole('heading').waitFor({ state: 'hidden' })
    await expect.poll(() => focusIsIn(page, '.gallery-all')).toBe(true)
  })
})

test.each(isFull ? [390, 1280] : [390])('focus is always visible, at %d px', async (width) => {
  const errors: string[] = []
  await demo.visitEach(everyTenth(pageKinds), { width }, async ({ page, open }, { name, path }) => {
    await open(path('fr'))
    await page.keyboard.press('Tab')
    errors.push(...(await unseenFocus(page)).map((error) => `${name}: ${error}`))
  })
  expect([...new Set(errors)]).toEqual([])
})

/** Elements without a visible focus indicator, or that are covered while focused. */
function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = (element: Element | null, up = 4): string => {
      if (element === null || up === 0) return ''
      const { outline, outlineOffset, boxShadow, borderColor, backgroundColor } = getComputedStyle(element)
      return [outline, outlineOffset, boxShadow, borderColor, backgroundColor, looks(element.parentElement, up - 1)].join(';')
    }
    const covered = (element: Element) => {
      const { left, right, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isOver = (height: number) => {
        const found = document.elementFromPoint(x, height)
        return found !== null && !found.contains(element) && !element.contains(found) && !element.closest('label')?.contains(found)
      }
      return x > 0 && x < innerWidth && [top + 2, y, bottom - 2].every(isOver)
    }
    const stops = [...document.querySelectorAll('a[href], button, summary, input:not([type="hidden"]), select, textarea')]
    return stops.flatMap((stop) => {
      if (!(stop instanceof HTMLElement) || !stop.checkVisibility({ visibilityProperty: true })) return []
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const before = looks(stop)
      stop.focus()
      const what = `${stop.closest('[class]:not(a, summary, input)')?.className} ${stop.localName} "${stop.textContent?.trim().slice(0, 30)}"`
      if (document.activeElement !== stop) return [`${what} does not take focus`]
      return [...(looks(stop) === before ? [`${what} does not show its focus`] : []), ...(covered(stop) ? [`${what} has focus under something else`] : [])]
    })
  })
}
