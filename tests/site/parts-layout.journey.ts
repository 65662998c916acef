import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { partsPage } from '#ui/gallery-of-parts/page.tsx'
import { partsStyles } from '#worker/local/gallery/parts-gallery.ts'
import { isFull } from '../full.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { brokenWords, cutText } from '../kit/journeys/layout-errors.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

const widths = isFull ? [390, 820, 1280] : [390]

/** With FULL=1 every language and width, otherwise German on the narrowest. */
test.each(isFull ? locales : (['de'] as const))('in %s no part in any of its states clips text or breaks a word or price', async (locale) => {
  const errors: string[] = []
  await demo.visit({}, async ({ page }) => {
    await page.route('**/-parts', (route) => route.fulfill({ contentType: 'text/html', body: partsPage({ locale, theme: 'light', styles: partsStyles() }) }))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/-parts')
      await page.evaluate(() => document.fonts.ready)
      errors.push(...[...(await cutText(page)), ...(await brokenWords(page))].map((error) => `${width} px: ${error}`))
    }
  })
  expect(errors).toEqual([])
})
