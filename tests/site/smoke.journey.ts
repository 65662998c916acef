import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { personAnswers } from '../forms/form-filler.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, demoListings, openOwnDemo } from '../kit/journeys/demo.ts'

/** The paths most visits take, for `npm run test:quick`; the other journeys test each in depth. */

const list = href('forSale', 'nl')
const rich = href('propertyForSale', 'nl', { city: '-', type: '-', id: demoListings.rich })

let demo: Demo
beforeAll(async () => {
  demo = await openOwnDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

test('a visitor gets from the home page to a list and a property', async () => {
  await demo.visit({}, async ({ page, open }) => {
    expect(await open(href('home', 'nl'))).toBe(200)
    await page.locator(`a[href="${list}"]`).first().click()
    await page.waitForURL(`**${list}`)
    await page.locator('.card a').first().click()
    await page.waitForURL(/\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
    expect(await page.locator('h1').textContent()).not.toBe('')
  })
})

test('a filter narrows the list to the number it showed', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(href('forSale', 'en'))
    await page.locator('.filter:has-text("Type") summary').click()
    const houses = Number(await page.locator('.filter[open] [data-count="type:house"]').textContent())
    await page.locator('.filter[open] [value=house]').check()
    await expect.poll(() => page.locator('.filter[open] [data-show]').textContent()).toBe(`Show ${houses} properties`)
    await page.locator('.filter[open] [data-show]').click()
    await page.waitForURL(/type=house/)
    expect(await page.locator('.results-head strong').textContent()).toContain(String(houses))
  })
})

test('a message is sent from a phone, and the office gets a mail', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(href('contact', 'nl'))
    await page.locator('#captcha').waitFor({ state: 'hidden' })
    const { title, privacy, ...texts } = personAnswers()
    for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text)
    await page.locator(`label:has([name=title][value=${title}])`).click()
    await page.locator(`[name=privacy][value="${privacy}"]`).check()
    await page.locator('.form [type=submit]').click()
    await page.waitForURL(`**${href('thankYouContact', 'nl')}`)
  })
  expect(await demo.site.mails()).toHaveLength(2)
})

test('a contact form with a missing field says so and keeps the input', async () => {
  await demo.visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(href('contact', 'fr'))
    await page.locator('[name=remark]').fill('Bonjour')
    await page.locator('.form [type=submit]').click()
    await page.locator('.error-summary').waitFor()
    expect(await page.locator('[name=remark]').inputValue()).toBe('Bonjour')
  })
})

test('the language menu shows the same property in another language', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(rich)
    await page.locator('.header-tools > .languages [hreflang=fr]').click()
    await page.waitForURL('**/fr/**')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(page.url()).toContain(String(demoListings.rich))
  })
})

test('a heart pressed in a list is stored', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(list)
    const heart = page.locator('.card .save').first()
    await heart.click()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => page.locator('.card .save').first().getAttribute('aria-pressed')).toBe('true')
  })
})

test('the gallery opens with Enter and closes with Escape', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(rich)
    await page.locator('.mosaic .is-lead a').focus()
    await page.keyboard.press('Enter')
    await page.locator('.pswp__counter').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.pswp').waitFor({ state: 'detached' })
    // The focus waits for the scroll position that going back restores.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.mosaic') !== null)).toBe(true)
  })
})

test('axe finds no violations on the home page and a property', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    for (const path of [href('home', 'nl'), rich]) {
      await open(path)
      expect(await axeViolations(page), path).toEqual([])
    }
  })
})
