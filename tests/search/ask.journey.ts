import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'

const [home, list] = [href('home', 'nl'), href('forSale', 'nl')]

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

const field = (page: Page) => page.locator('[name=ask]')
const option = (page: Page) => page.locator('.ask-field [role=option]')
const status = (page: Page) => page.locator('.ask-field [role=status]').textContent()
const saidIn = (page: Page) => new URL(page.url()).searchParams.get('said')

/** The option that a screen reader announces. */
function activeOption(page: Page): Promise<string | null> {
  return field(page).evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent?.trim() ?? null)
}

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('while a visitor types, the reading and its count are shown; an arrow and Enter send the sentence', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await field(page).pressSequentially('huis in brugge')
    await expect.poll(() => status(page)).toMatch(/^Brugge · Huizen: \d+ pand/)
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    expect(await activeOption(page)).toBeNull()
    expect(await option(page).first().evaluate(isOnTop)).toBe(true)
    expect(await axeViolations(page, '.ask-box')).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe(await status(page))
    await page.keyboard.press('Enter')
    await page.waitForURL(/said=/)
    expect([saidIn(page), new URL(page.url()).searchParams.get('zone')]).toEqual(['huis in brugge', 'be-31005'])
    expect(await field(page).inputValue()).toBe('huis in brugge')
  })
})

test('Escape closes the list and keeps the text, Enter sends it as it is, and the tab offers it again', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    await field(page).pressSequentially('villa')
    await option(page).first().waitFor()
    await page.keyboard.press('Escape')
    expect([await option(page).count(), await field(page).inputValue(), await field(page).getAttribute('aria-expanded')]).toEqual([0, 'villa', 'false'])
    await page.keyboard.press('Enter')
    await page.waitForURL(/said=villa/)
    await field(page).fill('')
    await expect.poll(() => option(page).allTextContents()).toEqual(['villa eerder gezocht'])
  })
})

test('a place that the text begins is chosen by a tap on a phone', async () => {
  await demo.visit({ width: 390, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    await open(home)
    await field(page).pressSequentially('brug')
    await page.locator('.ask-field [role=option]:has-text("gemeente")').first().tap()
    await page.waitForURL(/zone=be-31005/)
  })
})

test('on a phone the focused field is a sheet that leaves the page as it was when it is closed', async () => {
  await demo.visit({ width: 390, height: 844, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    await open(list)
    const sheet = page.locator('.ask-field')
    const isSheet = () => sheet.evaluate((element) => element.getBoundingClientRect().height === innerHeight)
    const isFocused = () => field(page).evaluate((input) => input === document.activeElement)
    const state = async () => [await isSheet(), await isFocused(), await field(page).inputValue()]
    await field(page).tap()
    await expect.poll(state).toEqual([true, true, ''])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await field(page).pressSequentially('huis in brug')
    await option(page).first().waitFor()
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    expect(await option(page).first().evaluate(isOnTop)).toBe(true)
    expect(await axeViolations(page, '.ask-field')).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(state).toEqual([false, true, 'huis in brug'])
    expect(await option(page).count()).toBe(0)
    await field(page).tap()
    await expect.poll(isSheet).toBe(true)
    await sheet.getByRole('button').tap()
    await expect.poll(state).toEqual([false, true, 'huis in brug'])
    await field(page).tap()
    await page.keyboard.press('Tab')
    await expect.poll(isSheet).toBe(false)
  })
})

test('the last answer wins over a slow one', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => {
      answer = done
    })
    await page.route(/understand.*text=gent$/, async (route) => {
      await isAnswered
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest(/text=gent$/)
    await field(page).pressSequentially('gent')
    await asked
    await field(page).fill('brugge')
    await expect.poll(() => status(page)).toMatch(/^Brugge:/)
    answer()
    await page.waitForTimeout(300)
    expect(await status(page)).toMatch(/^Brugge:/)
  })
})

test('without script the sentence of the home page leads to its list, with what is chosen beside it', async () => {
  await demo.visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(home)
    await field(page).fill('huis met tuin')
    await page.locator('.search-line [name=where]').fill('Brugge')
    await field(page).press('Enter')
    await page.waitForURL(/said=/)
    expect(new URL(page.url()).search).toBe('?type=house&zone=be-31005&garden=1&said=huis+met+tuin')
    expect(await page.locator('.said').textContent()).toContain('huis met tuin')
  })
})
