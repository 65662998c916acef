import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { personAnswers } from '../forms/form-filler.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, demoListings, openOwnDemo } from '../kit/journeys/demo.ts'

const path = href('viewing', 'nl', { id: demoListings.rich })
const t = translator('nl')
const widths = [390, 820, 1280]

let demo: Demo
beforeAll(async () => {
  demo = await openOwnDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** What axe finds at each width, and whether the page overflows. */
async function errors(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (isFull || width === 390) found.push(...(await axeViolations(page)).map((error) => `${width} px: ${error}`))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (beyond > 0) found.push(`${width} px: ${beyond} px too wide`)
  }
  return found
}

async function fillIn(page: Page): Promise<void> {
  const { title, privacy: _, ...texts } = personAnswers()
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text)
  await page.locator(`label:has([name=title][value=${title}])`).click()
}

const shownWeek = '.start-week-name:has(:checked) + .start-week'
const shownDay = `${shownWeek} > .start-day-name:has(:checked) + .start-day`

/** Chooses the first time of the second week, and returns it. */
async function chooseLater(page: Page): Promise<string> {
  await page.locator('.start-week-name').nth(1).click()
  const start = page.locator(`${shownDay} [name=start]`).first()
  await page.locator(`${shownDay} .segments label`).first().click()
  expect(await start.isChecked()).toBe(true)
  const value = (await start.getAttribute('value')) ?? ''
  expect(await page.locator('.chosen-start').textContent()).toContain(wallTimeOf(new Date(value)).time)
  return value
}

/** Chooses a week, a day and a time with the keyboard alone; returns the time. */
async function chooseByKeyboard(page: Page): Promise<string> {
  await page.locator('[name=week]:checked').focus()
  for (const key of ['ArrowRight', 'Tab', 'ArrowRight', 'Tab', 'Space']) await page.keyboard.press(key)
  const chosen = page.locator(`${shownDay} [name=start]:checked`)
  expect(await chosen.evaluate((start) => start === document.activeElement)).toBe(true)
  return (await chosen.getAttribute('value')) ?? ''
}

async function newestLink(): Promise<string> {
  const mail = (await demo.site.mails()).filter((each) => each.to?.[0]?.address === 'Annelie@example.com').at(-1)
  return /http\S+\/afspraak\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('after Back the chosen time is restored, and no other', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    const chosen = await chooseLater(page)
    await open(href('contact', 'nl'))
    await page.goBack()
    await page.locator(`${shownDay} [name=start][value="${chosen}"]:checked`).waitFor({ state: 'attached' })
    expect(await page.locator('[name=start]:checked').count()).toBe(1)
    expect(await page.locator('.chosen-start').textContent()).toContain(wallTimeOf(new Date(chosen)).time)
  })
})

test('a viewing is booked, moved and cancelled in a browser, and every step is accessible', async () => {
  await demo.visit({ width: 390 }, async ({ page, open }) => {
    await open(path)
    await page.locator('.form-send [type=submit]').click()
    await page.locator('.error-summary').waitFor()
    await page.locator('.error-summary [href="#start"]').click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('start')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await chooseLater(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    const first = await page.locator('[name=start]:checked').getAttribute('value')
    expect(await chooseByKeyboard(page)).not.toBe(first)
    expect(await page.locator('[name=start]:checked').count()).toBe(1)
    await fillIn(page)
    await page.locator('.form-send [type=submit]').click()
    await page.getByRole('heading', { level: 1, name: t('route.thankYouViewing') }).waitFor()

    await open(await newestLink())
    expect(await page.locator('h1').textContent()).toBe(t('appointment.confirmed'))
    expect(await errors(page)).toEqual([])
    await page.locator('[name=do][value=move]').click()
    await page.locator('.error-summary').waitFor()
    const newStart = await chooseLater(page)
    await page.locator('[name=do][value=move]').click()
    await page.locator('.appointment .notice').waitFor()
    expect(await page.locator('.facts').textContent()).toContain(wallTimeOf(new Date(newStart)).time)
    expect(await errors(page)).toEqual([])

    await open(await newestLink())
    await page.locator('[name=do][value=cancel]').click()
    await page.getByRole('heading', { level: 1, name: t('appointment.cancelled') }).waitFor()
    expect(await errors(page)).toEqual([])
    await page.getByRole('link', { name: t('appointment.again') }).click()
    await page.waitForURL(`**${path}`)
  })
}, 120_000)

test.runIf(isFull)('the page without free times is accessible in the light and dark theme', async () => {
  const today = wallTimeOf(new Date()).day
  for (let day = 0; day < 25; day += 1) {
    const answer = await demo.site.fetch(`/calendar/brugge/${dayAfter(today, day)}`, {
      method: 'PUT',
      body: '{"capacity":0}',
      headers: { Authorization: `Bearer ${demo.site.token}` },
    })
    expect(answer.status).toBe(200)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await demo.visit({ colorScheme }, async ({ page, open }) => {
      await open(path)
      expect(await page.locator('.full-calendar').textContent()).toContain(t('appointment.full'))
      expect(await errors(page)).toEqual([])
    })
  }
})
