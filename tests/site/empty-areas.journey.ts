import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../full.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { emptyArea } from '../kit/journeys/empty-areas.ts'
import { ownerPageKinds, type PageKind, pageKinds } from '../kit/journeys/page-kinds.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** With FULL=1 every kind at both widths, otherwise every eighth at one of them. */
const sampled = (kinds: readonly PageKind[]) => kinds.filter(({ path }, at) => !path('nl').includes('print=1') && (isFull || at % 8 === 3))
const widthsOf = (kind: PageKind) => (isFull ? [1280, 1440] : [pageKinds.indexOf(kind) % 16 === 3 ? 1280 : 1440])

test.each([
  ['of a visitor', pageKinds],
  ['of an owner', ownerPageKinds],
])('no page %s has an empty area larger than 320 × 600 px inside the grid', async (_name, kinds) => {
  const areas: string[] = []
  const options = kinds === ownerPageKinds ? await demo.asOwner() : {}
  await demo.visitEach(sampled(kinds), options, async ({ page, open }, kind) => {
    await open(kind.path('nl'))
    await page.evaluate(() => document.fonts.ready)
    for (const width of widthsOf(kind)) {
      await page.setViewportSize({ width, height: 900 })
      const area = await emptyArea(page)
      if (area !== null) areas.push(`${kind.name}, ${width} px: ${area}`)
    }
  })
  expect(areas).toEqual([])
})

const line = '<p>Een regel tekst in een kolom</p>'
test.each([
  ['text at the left alone is found', `<div>${line.repeat(40)}</div>`, false],
  ['text in three columns is not', `<div class="empty-columns">${line.repeat(120)}</div>`, true],
  ['text beside a sticky card is not', `<div class="empty-beside"><div>${line.repeat(40)}</div><p class="empty-sticky">${'Kaart '.repeat(60)}</p></div>`, true],
])('%s', async (_name, markup, isFilled) => {
  await demo.visit({ width: 1280, bypassCSP: true }, async ({ page, open }) => {
    await open('/nl/contact/')
    await page.addStyleTag({
      content:
        '.empty-columns{columns:3}.empty-beside{display:grid;grid-template-columns:300px 600px;gap:100px}.empty-sticky{position:sticky;top:0;align-self:start}',
    })
    await page.locator('main').evaluate((main, html) => main.setHTMLUnsafe(html), `<div class="measure">${markup}</div>`)
    expect((await emptyArea(page)) === null).toBe(isFilled)
  })
})
