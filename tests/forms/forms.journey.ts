import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { fillByKeyboard } from '../kit/journeys/form-keys.ts'
import { everyForm, type FormCase, openCalendar } from './every-form.ts'
import { figuresOf } from './form-filler.ts'

const maxScript = 20_000 // bytes, compressed

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
  // Visits of the demo take seats, on some days those that the form would choose.
  await demo.site.db.prepare(openCalendar).run()
})
afterAll(async () => {
  await demo.site.db.prepare('DELETE FROM calendar_exceptions').run()
  await demo[Symbol.asyncDispose]()
})

/** Submits an empty form: the error summary gets focus, and its first link leads to the first field by keyboard. */
async function sendEmpty(page: Page): Promise<void> {
  while (!(await page.locator('.form .form-send').isVisible())) await page.locator('.form .step-ways button:visible').press('Enter')
  await page.locator('.form .form-send [type=submit]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.error-summary:focus').waitFor()
  await page.keyboard.press('Tab')
  const first = await page.locator('.error-summary a').first().getAttribute('href')
  expect(
    await page
      .locator('.error-summary a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator(`${first}:focus`).waitFor()
}

async function chooseFile(page: Page, { file }: FormCase): Promise<void> {
  if (!file) return
  await page.locator(`[name=${file.field}]`).setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.text, 'latin1') })
}

/** Each form in every language, half of them with script. By default each form once, every fourth with script, in alternating languages. */
const cases = everyForm.flatMap((form, index) =>
  locales
    .map((locale, at) => ({ form, locale, name: form.name, scripted: isFull ? (index + at) % 2 === 0 : index % 4 === 0, email: `v${index}.${at}@example.com` }))
    .filter((_, at) => isFull || at === (index + (index % 2)) % locales.length),
)

describe.each(cases.filter(({ scripted }) => scripted))('$name in $locale, with script', ({ form, locale, email }) => {
  test('the form is sent by keyboard, empty and then filled in; loads little script, and the proof of work only on focus', async () => {
    await demo.visit({}, async ({ page, open }) => {
      const fetched = new Set<string>()
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.endsWith('.js')) fetched.add(pathname)
      })
      await open(form.path(locale))
      await page.evaluate(() => new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve)))
      expect([...fetched].filter((name) => /work/.test(name))).toEqual([])
      await sendEmpty(page)
      await page.locator('#captcha').waitFor({ state: 'hidden' })
      expect(await axeViolations(page)).toEqual([])
      await chooseFile(page, form)
      await toFirstField(page)
      expect(await fillByKeyboard(page, { ...form.answers(locale), email })).toEqual([])
      await thanked(page, href(form.thanks, locale))
      expect([...fetched].filter((name) => /work/.test(name)).length).toBeGreaterThan(0)
      const bytes = await Promise.all([...fetched].map(weigh))
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(maxScript)
    })
  })
})

describe.each(cases.filter(({ scripted }) => !scripted))('$name in $locale, without script', ({ form, locale, email }) => {
  test('the form is sent by keyboard, empty and then filled in', async () => {
    await demo.visit({ javaScriptEnabled: false, width: 390 }, async ({ page, open }) => {
      await open(form.path(locale))
      await sendEmpty(page)
      await chooseFile(page, form)
      const captcha = figuresOf((await page.locator('.captcha-word').textContent()) ?? '', locale)
      await toFirstField(page)
      expect(await fillByKeyboard(page, { ...form.answers(locale), email, captcha })).toEqual([])
      await thanked(page, href(form.thanks, locale))
    })
  })
})

test('every sender of a form gets exactly one mail', async () => {
  const mails = await demo.site.mails()
  const got = cases.map(({ email }) => mails.filter((mail) => mail.to?.some(({ address }) => address === email)).length)
  expect(got).toEqual(cases.map(() => 1))
})

/** Waits for the thank-you page; if it does not come, the test fails with the errors that the form shows. */
async function thanked(page: Page, thanks: string): Promise<void> {
  try {
    await page.waitForURL(({ pathname }) => pathname === thanks)
  } catch (timeout) {
    expect(await page.locator('.error-summary').allInnerTexts(), 'errors of the form').toEqual([])
    throw timeout
  }
}

async function toFirstField(page: Page): Promise<void> {
  const back = page.locator('.step-count button:visible')
  while (await back.isVisible()) await back.press('Enter')
  await page.locator('.form').evaluate((form) => form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus())
}

/** The size of a script as the edge sends it. */
async function weigh(path: string): Promise<number> {
  return brotliCompressSync(Buffer.from(await (await demo.site.fetch(path)).arrayBuffer())).length
}
