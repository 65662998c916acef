import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { axeViolations } from '../kit/journeys/axe-violations.ts'
import { type Demo, openOwnDemo } from '../kit/journeys/demo.ts'
import { cutText, overflowing, smallTargets } from '../kit/journeys/layout-errors.ts'

const widths = [320, 390, 820, 1280]
const page = href('testimonials', 'nl')

let demo: Demo
beforeAll(async () => {
  demo = await openOwnDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Violations and layout problems of the current page, at every width. */
async function errorsOf(visited: Page): Promise<string[]> {
  const errors: string[] = []
  await visited.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await visited.setViewportSize({ width, height: 900 })
    const violations = isFull || width === 390 ? await axeViolations(visited) : []
    const layout = [...(await overflowing(visited)), ...(await cutText(visited)), ...(await smallTargets(visited, width === 390 ? 44 : 24))]
    errors.push(...[...violations, ...layout].map((error) => `${width} px: ${error}`))
  }
  return errors
}

/** Waits until every picture is decoded, and returns their widths. */
function picturesOf(visited: Page): Promise<number[]> {
  return visited.locator('.testimonial-picture img').evaluateAll(async (images) => {
    const pictures = images.filter((image) => image instanceof HTMLImageElement)
    for (const picture of pictures) {
      picture.loading = 'eager'
      await picture.decode()
    }
    return pictures.map((picture) => picture.naturalWidth)
  })
}

test('the demo agency shows testimonials in their own languages, with pictures', async () => {
  await demo.visit({}, async ({ page: visited, open }) => {
    expect(await open(page)).toBe(200)
    expect(await visited.locator('blockquote').evaluateAll((quotes) => quotes.map((quote) => quote.getAttribute('lang')).sort())).toEqual([
      'de',
      'en',
      'fr',
      'nl',
    ])
    const widthsOfPictures = await picturesOf(visited)
    expect(widthsOfPictures).toHaveLength(3)
    for (const width of widthsOfPictures) expect(width).toBeGreaterThan(300)
  })
})

test('a client writes with a picture, the office publishes it, and visitors see it', async () => {
  await demo.visit({ width: 390 }, async ({ page: visited, open }) => {
    await open(href('home', 'nl'))
    await visited.locator(`.quote a[href="${page}"]`).click()
    await visited.locator(`a.button[href="${href('testimonialForm', 'nl')}"]`).click()
    await visited.waitForURL(`**${href('testimonialForm', 'nl')}`)
    await visited.locator('#captcha').waitFor({ state: 'hidden' })
    await visited.locator('#name').fill('Donaudampfschifffahrtsgesellschaftskapitänswitwe')
    await visited.locator('#about').fill('x'.repeat(150))
    await visited.locator('#website').fill('www.een-heel-erg-lange-naam-van-een-website-van-een-klant.example')
    await visited.locator('#comment').fill(`Een korte eerste alinea.\n\n${'Onuitspreekbaar'.repeat(100)}\n\n${'Nog een zin die erbij hoort. '.repeat(100)}`)
    await visited.locator('#email').fill('annelie@example.com')
    await visited.locator('#picture').setInputFiles('db/demo/pictures/castle-01.jpg')
    await visited.locator('#publish').check()
    await visited.locator('#privacy').check()
    await visited.locator('.form [type=submit]').click()
    await visited.waitForURL(`**${href('thankYouTestimonial', 'nl')}`)
  })
  const notice = (await demo.site.mails()).find((mail) => mail.to?.[0]?.address === 'info@perron.example')
  const link = /https?:\/\/\S+seal=\S+/.exec(notice?.text ?? '')?.[0] ?? ''
  await demo.visit({ javaScriptEnabled: false }, async ({ page: visited, open }) => {
    await open(link)
    await visited.getByRole('button', { name: 'Nagekeken, publiceren' }).click()
    await visited.getByRole('button', { name: 'Van de site halen' }).waitFor()
  })
  await demo.visit({}, async ({ page: visited, open }) => {
    await open(link)
    expect(await errorsOf(visited)).toEqual([])
    await open(page)
    expect(await visited.locator('.testimonial-name').first().textContent()).toContain('Donaudampf')
    expect(await picturesOf(visited)).toHaveLength(4)
    expect(await errorsOf(visited)).toEqual([])
    await open(href('home', 'nl'))
    expect(await visited.locator('.quote blockquote').textContent()).toContain('Een korte eerste alinea.')
    expect(await errorsOf(visited)).toEqual([])
  })
})
