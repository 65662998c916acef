import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { figuresOf, personAnswers } from './form-filler.ts'

const path = href('contact', 'nl')
const thanks = href('thankYouContact', 'nl')
const maxScript = 20_000 // bytes, compressed

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Fills in everything except the captcha. */
async function fill(page: Page): Promise<void> {
  const { title, privacy, ...texts } = personAnswers()
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text)
  await page.locator(`label:has([name=title][value=${title}])`).click()
  await page.locator(`[name=privacy][value="${privacy}"]`).check()
}

async function captchaOf(page: Page, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl'): Promise<string> {
  return figuresOf((await page.locator('.captcha-word').textContent()) ?? '', locale)
}

test('with script the captcha is never shown; offline the message stays, back online it is sent', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    await page.locator('#captcha').waitFor({ state: 'hidden' })
    await fill(page)
    expect(await page.locator('.captcha-word').isVisible()).toBe(false)
    await page.context().setOffline(true)
    await page.locator('.form [type=submit]').click()
    await page.getByRole('alert').getByText('U bent offline.').waitFor()
    expect(await page.locator('#remark').inputValue()).toBe(personAnswers().remark)
    await page.context().setOffline(false)
    await page.getByRole('alert').waitFor({ state: 'hidden' })
    await page.locator('.form [type=submit]').click()
    await page.waitForURL(`**${thanks}`)
  })
})

test('every office says whether it is open, once it is near', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    const lines = await page.locator('.form-aside .open-now').all()
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      await line.evaluate((element) => element.scrollIntoView())
      await line.getByText(/^Nu (open|gesloten)/).waitFor()
    }
  })
})

test('a form is sent by keyboard before the proof of work is done', async () => {
  await demo.visit({}, async ({ page, open }) => {
    await open(path)
    await page.locator('#captcha').waitFor({ state: 'hidden' })
    const { remark, firstName, lastName, email, phone } = personAnswers()
    await page.locator('#remark').focus()
    await page.route('**/captcha', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const keys: readonly (string | undefined)[] = [remark, undefined, firstName, lastName, email, phone, undefined, undefined, undefined]
    for (const text of keys) {
      if (text === undefined) await page.keyboard.press('Space')
      else await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href('privacy', 'nl'))
    await page.locator('#email').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${thanks}`)
  })
})

test('if the proof of work fails, the captcha is shown', async () => {
  await demo.visit({ failing: /\/captcha$/ }, async ({ page, open }) => {
    await page.route('**/captcha', (route) => route.abort())
    await open(path)
    await fill(page)
    await page.locator('#captcha').waitFor()
    await page.locator('#captcha').fill(await captchaOf(page))
    await page.locator('.form [type=submit]').click()
    await page.waitForURL(`**${thanks}`)
  })
})

test.runIf(isFull)('a proof of work that fails once is tried again, and the captcha is never shown', async () => {
  for (const failing of [/\/captcha$/, /proof-worker/]) {
    await demo.visit({ failing }, async ({ page, open }) => {
      await page.route(failing, (route) => route.abort(), { times: 1 })
      await open(path)
      await fill(page)
      await page.locator('.form [type=submit]').click()
      await page.waitForURL(`**${thanks}`)
    })
  }
})

test.runIf(isFull)('a form submitted before its script loaded does the proof of work and is resubmitted without a question', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    await page.locator('.captcha-word').waitFor({ state: 'hidden' })
    await fill(page)
    await page.locator('.form').evaluate((form) => {
      const proof = form.querySelector<HTMLInputElement>('[name=altcha]')
      if (proof) proof.value = ''
      if (form instanceof HTMLFormElement) form.submit()
    })
    await page.waitForURL(`**${thanks}`)
  })
})

test('clicking twice during the proof of work sends one message, and so does going back', async () => {
  await demo.visit({}, async ({ page, open }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/captcha', async (route) => {
      await held
      await route.continue()
    })
    await open(path)
    await page.locator('#captcha').waitFor({ state: 'hidden' })
    await fill(page)
    const button = page.locator('.form [type=submit]')
    await button.click()
    await button.click({ force: true, noWaitAfter: true })
    release()
    await page.waitForURL(`**${thanks}`)
    await page.goBack()
    await fill(page)
    await page.locator('.form [type=submit]').click()
    await page.waitForURL(`**${thanks}`)
  })
})

test.runIf(isFull)('a form submitted while the proof of work fails stops at the captcha', async () => {
  await demo.visit({ failing: /\/captcha$/ }, async ({ page, open }) => {
    await page.route('**/captcha', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.abort()
    })
    await open(path)
    await page.locator('#captcha').waitFor({ state: 'hidden' })
    await page.locator('.form [type=submit]').click()
    await page.locator('#captcha:focus').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

/** With FULL=1 all languages, otherwise the two with the longest texts. */
const captchaLocales = locales.filter((locale) => isFull || locale === 'fr')

test.each(captchaLocales)('without script the captcha is read and typed, in %s', async (locale) => {
  await demo.visit({ javaScriptEnabled: false, width: 820 }, async ({ page, open }) => {
    await open(href('contact', locale))
    await fill(page)
    await page.locator('#captcha').fill('0')
    await page.locator('.form [type=submit]').click()
    expect(await page.locator('.error-summary li').count()).toBe(1)
    await page.locator('.error-summary a[href="#captcha"]').click()
    await page.locator('#captcha').fill(await captchaOf(page, locale))
    expect(await page.locator('#email').inputValue()).toBe('Annelie@example.com')
    await page.locator('.form [type=submit]').click()
    await page.waitForURL(({ pathname }) => pathname === href('thankYouContact', locale))
  })
})

test.each(isFull ? (['light', 'dark'] as const) : (['dark'] as const))('axe finds no violations in a refused form, %s', async (colorScheme) => {
  for (const width of isFull ? [390, 820, 1280] : [390]) {
    await demo.visit({ width, colorScheme }, async ({ page, open }) => {
      await open(path)
      await page.locator('.captcha-word').waitFor({ state: 'hidden' })
      await page.locator('.form').evaluate((form) => form instanceof HTMLFormElement && form.submit())
      await page.locator('.error-summary').waitFor()
      expect(await page.locator('#captcha').isVisible()).toBe(true)
      expect(await axeViolations(page)).toEqual([])
    })
  }
})

test.runIf(isFull)('the page ships little script, and the proof of work only once the form has focus', async () => {
  await demo.visit({}, async ({ page, open }) => {
    const fetched = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js') || pathname === '/captcha') fetched.add(pathname)
    })
    await open(path)
    await page.waitForLoadState('networkidle')
    expect([...fetched].filter((name) => /proof|captcha/.test(name))).toEqual([])
    await page.locator('#remark').focus()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=altcha]')?.value !== '')
    expect([...fetched].filter((name) => /proof-of-work|proof-worker|captcha/.test(name))).toHaveLength(3)
    // Fetched separately, because the browser does not expose the body of a worker's script.
    const bodies = await Promise.all([...fetched].map(async (name) => (await demo.site.fetch(name)).arrayBuffer()))
    const bytes = bodies.map((body) => brotliCompressSync(Buffer.from(body)).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(maxScript)
  })
})
