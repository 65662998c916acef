import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'

const path = href('valuation', 'nl')

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

const shownStep = (page: Page) => page.locator('.step-count:visible').innerText()
const address = { street: 'Langestraat', zip: '8000', city: 'Brugge' }
const person = { firstName: 'An', lastName: 'Claes', email: 'an.steps@example.com', phone: '0478 12 34 56' }

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await page.locator(`#${name}`).fill(text)
}

test('with script the form has three steps, each ended by Enter; the way back keeps what was typed', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    await page.locator('.form label:has([value=house])').click()
    await page.keyboard.press('Enter')
    expect(await shownStep(page)).toContain('Stap 2 van 3')
    await fill(page, address)
    await page.keyboard.press('Enter')
    expect(await shownStep(page)).toContain('Stap 3 van 3')
    await page.goBack()
    expect(await page.locator('#street').inputValue()).toBe(address.street)
    await page.getByRole('button', { name: 'Vorige stap' }).click()
    expect(await page.locator('[name=kind]:checked').inputValue()).toBe('house')
    await page.getByRole('button', { name: 'Verder' }).click()
    await page.getByRole('button', { name: 'Verder' }).click()
    expect(await page.locator('.form-folded').getAttribute('open')).toBe(null)
    await fill(page, person)
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === href('thankYouValuation', 'nl'))
  })
  const { results } = await demo.site.db.prepare("SELECT fields FROM leads WHERE fields LIKE '%an.steps@%'").all<{ fields: string }>()
  expect(results.map(({ fields }) => JSON.parse(fields))).toMatchObject([{ kind: 'house', ...address }])
})

test('a refused form opens the step of its first error, and its summary has the focus and leads to the other steps', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    for (const name of ['Verder', 'Verder', 'Schatting aanvragen']) await page.locator('.form').getByRole('button', { name }).click()
    await page.locator('.error-summary:focus').waitFor()
    expect(await shownStep(page)).toContain('Stap 2 van 3')
    expect(await axeViolations(page)).toEqual([])
    await page.locator('.error-summary a[href="#firstName"]').click()
    await page.locator('#firstName:focus').waitFor()
    expect(await shownStep(page)).toContain('Stap 3 van 3')
  })
})

test('without script all three steps and one button are shown', async () => {
  await demo.visit({ width: 390, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(path)
    for (const name of ['street', 'firstName']) expect(await page.locator(`#${name}`).isVisible()).toBe(true)
    expect(await page.locator('.form button:visible').count()).toBe(1)
  })
})

test('the page is at most 2,600 px high on a phone', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    for (const locale of isFull ? locales : (['fr'] as const)) {
      await open(href('valuation', locale))
      expect(await page.evaluate(() => document.documentElement.scrollHeight), locale).toBeLessThanOrEqual(2_600)
    }
  })
})

test('asking prices of comparable homes show once a place is typed, for the kind of the form, which adopts the place unless one was typed', async () => {
  await demo.visit({ width: 1280 }, async ({ page, open }) => {
    await open(path)
    await page.locator('#sale-place').fill('8000')
    await page.locator('.sale-figures').getByText('Huis', { exact: true }).waitFor()
    await page.locator('.form label:has([value=house])').click()
    await page
      .locator('.sale-figures')
      .getByText(/9 huizen .* in Brugge/)
      .waitFor()
    const home = () => Promise.all(['zip', 'city'].map((name) => page.locator(`#${name}`).inputValue()))
    expect(await home()).toEqual(['8000', 'Brugge'])
    await page.getByRole('button', { name: 'Verder' }).click()
    await page.locator('#city').fill('Sint-Andries')
    await page.locator('#sale-place').fill('Elsene')
    await page.getByText('tot 15 km daarrond').or(page.getByText('te weinig')).waitFor()
    expect(await home()).toEqual(['', 'Sint-Andries'])
    await page.locator('#zip').fill('8000')
    await page
      .locator('.sale-figures')
      .getByText(/9 huizen .* in Brugge/)
      .waitFor()
    expect(await page.locator('#sale-place').inputValue()).toBe('8000')
  })
})
