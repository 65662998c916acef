import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openOwnDemo } from '../kit/journeys/demo.ts'
import { type DeskScreen, findDeskScreens } from '../kit/journeys/desk-screens.ts'
import { brokenWords, cutText, overflowing, smallTargets } from '../kit/journeys/layout-errors.ts'

let demo: Demo
let screens: readonly DeskScreen[]
beforeAll(async () => {
  demo = await openOwnDemo()
  screens = await findDeskScreens(demo)
}, 120_000)
afterAll(() => demo[Symbol.asyncDispose]())

test('links lead to nearly every screen of the desk', () => {
  expect(screens.length).toBeGreaterThan(38)
})

const widths = isFull ? [320, 390, 820, 1280, 1920] : [320, 1280]

/** With FULL=1 all screens in every language, otherwise every tenth in German, which has the longest words. */
test.each(isFull ? locales : (['de'] as const))('in %s no screen scrolls sideways, clips text, breaks a word or has too small a target', async (locale) => {
  const errors: string[] = []
  const sampled = screens.filter((_, at) => isFull || at % 10 === 0)
  await demo.visitEach(sampled, await demo.asStaff('manager'), async ({ page, open }, { name, path }) => {
    expect([name, await open(path(locale))]).toEqual([name, 200])
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const found = [
        ...(await overflowing(page)),
        ...(await cutText(page)),
        ...(await brokenWords(page)),
        ...(await smallTargets(page, width === 390 ? 44 : 24)),
      ]
      errors.push(...found.map((error) => `${name}, ${width} px: ${error}`))
    }
  })
  expect(errors).toEqual([])
})

test('axe finds no violations on any screen, on a phone in the dark theme', async () => {
  const options = { ...(await demo.asStaff('manager')), width: 390, colorScheme: 'dark' } as const
  const sampled = screens.filter((_, at) => isFull || at % 10 === 0)
  await demo.visitEach(sampled, options, async ({ page, open }, { name, path }) => {
    expect([name, await open(path('fr'))]).toEqual([name, 200])
    expect.soft([name, ...(await axeViolations(page))]).toEqual([name])
  })
})
