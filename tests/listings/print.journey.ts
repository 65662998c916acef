import jsqr from 'jsqr'
import { PDFDocument } from 'pdf-lib'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { factDefinition, factKeys } from '#db/model/listings/facts.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { factFields } from '#worker/feeds/omnicasa/fact-fields.ts'
import { isFull } from '../full.ts'
import { connectBrowser } from '../kit/browser.ts'
import { aPicture, aProperty, aRental, type FeedRecord } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const a4 = { width: 595.28, height: 841.89 }

const long = {
  street: 'Burgemeester Jonkheer Karel-Lodewijk van der Straeten-Waillet-de Ghellinck d’Elseghemlaan',
  word: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  text: 'Een ruim huis met veel licht, hoge plafonds en een tuin op het zuiden, vlak bij school en station. '.repeat(82).trim(),
}
const pictures = (count: number) => Array.from({ length: count }, (_, index) => aPicture({ Url: `/pictures/${shown[index % shown.length]}.jpg` }))
const shown = ['terrace-bruges-11', 'living-pale-03', 'kitchen-oak-06', 'bedroom-sage-13', 'patio-garden-01']

/** A value for every fact, as long as realistic records have them. */
function everyFact(): FeedRecord {
  const values = { area: 1260, length: 24.5, count: 12, year: 1890, flag: true, answer: true, date: '2031-04-12', money: 12_345_678, percent: 21, score: 8.4 }
  const words = {
    word: 'Zugänglichkeitsverordnung teilweise',
    text: `${long.word} ${long.word}`,
    places: `${long.word}, 400 m`,
    grade: 'D',
    emission: 148,
    energy: 128_400,
    orientation: 'ZW',
  }
  const value = { ...values, ...words }
  return Object.fromEntries(factKeys.map((key) => [factFields[key][0], value[factDefinition(key).kind]]))
}

const longRecord = {
  ...everyFact(),
  Street: long.street,
  HouseNumber: '1024-1026A',
  BoxNr: '0301',
  Price: 12_000_000,
  DescriptionA: `${long.word} ${long.word} und noch etwas dazu`,
  DescriptionB: long.text,
  TypeDescription: 'Mehrfamilienhaus mit Gewerbeeinheit',
  EnergyPerformance: 480,
}

/** With FULL=1 every language, otherwise German, which has the longest words. */
const printed = locales.filter((locale) => isFull || locale === 'de')

/** Listings that strain the page's space in different ways. */
const printCases: Readonly<Record<string, FeedRecord>> = {
  'a sparse listing': { ID: 1, Goal: 0, Zip: '8000', City: 'Brugge' },
  'an ordinary listing with three photographs': aProperty({ ID: 2, LargePictureItems: pictures(3) }),
  'a listing with one photograph': aProperty({ ID: 3, LargePictureItems: pictures(1) }),
  'a rental with everything and forty photographs': aRental({ ...longRecord, ID: 4, Goal: 1, WebID: 2, LargePictureItems: pictures(40) }),
  'a castle with everything and forty photographs': aProperty({ ...longRecord, ID: 5, LargePictureItems: pictures(40) }),
  'the same without a photograph': aProperty({ ...longRecord, ID: 6 }),
  'the same in Brussels': aProperty({ ...longRecord, ID: 7, Zip: '1000', City: 'Brussel', LargePictureItems: pictures(5) }),
  'the same in Luxembourg, with two labels': aProperty({
    ...longRecord,
    ID: 8,
    Zip: '1234',
    CountryID: 50,
    City: 'Luxembourg',
    EPCLabelText: 'F',
    ThermalInsulationClass: 'G',
    LargePictureItems: pictures(5),
  }),
  'a text without a single space': aProperty({ ID: 9, DescriptionA: 'W'.repeat(300), DescriptionB: 'W'.repeat(8000), LargePictureItems: pictures(5) }),
  'a sold listing': aProperty({ ...longRecord, ID: 10, Status: 2, LargePictureItems: pictures(5) }),
}

let site: TestSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), connectBrowser(inject('browser'))])
  const { errors } = await site.importFeed(Object.values(printCases))
  expect(errors).toEqual([])
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function pathOf(id: unknown, locale: Locale): Promise<string> {
  return (await site.fetch(`/property/${id}`, { headers: { Cookie: `lng=${locale}` } })).headers.get('Location') ?? ''
}

async function withPage<Result>(walk: (page: Page) => Promise<Result>, options: Parameters<Browser['newPage']>[0] = {}): Promise<Result> {
  // Enough pixels for the QR code, whose pattern depends on the site's port.
  const page = await browser.newPage({ baseURL: site.url, deviceScaleFactor: 3, ...options })
  try {
    return await walk(page)
  } finally {
    await page.close()
  }
}

/** By default every fourth. */
const cases = Object.entries(printCases).filter((_, at) => isFull || at % 12 === 0)

describe.each(cases)('on paper, %s', (_, record) => {
  test('the printed page is one A4 page, with nothing clipped and a QR code of its address', async () => {
    await withPage(async (page) => {
      for (const locale of printed) {
        const path = await pathOf(record.ID, locale)
        await page.goto(`${path}?print=1`, { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
        expect(pdf.getPageCount(), locale).toBe(1)
        const { width, height } = pdf.getPage(0).getSize()
        expect([Math.abs(width - a4.width) < 1.5, Math.abs(height - a4.height) < 1.5], `${width} × ${height}`).toEqual([true, true])
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width: 718, height: 1046 })
        expect(await cutOff(page), locale).toEqual([])
        expect(await decodeQrCode(page), locale).toBe(site.url + path)
        await page.emulateMedia({ media: null })
        await page.setViewportSize({ width: 1280, height: 900 })
      }
    })
  })
})

/** Everything that does not fit on the page or in its box. Only the description may end in an ellipsis. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.print-page')
    if (!sheet) return ['no page']
    const paper = sheet.getBoundingClientRect()
    const errors: string[] = []
    if (sheet.scrollHeight > sheet.clientHeight + 1) errors.push(`page: ${sheet.scrollHeight} in ${sheet.clientHeight}`)
    for (const element of sheet.querySelectorAll('*')) {
      const name = `${element.localName}.${element.getAttribute('class')}`
      const box = element.getBoundingClientRect()
      if (box.bottom > paper.bottom + 1 || box.right > paper.right + 1) errors.push(`${name} leaves the page`)
      const isText = element.matches('.print-text, .print-photos *, .energy-scale *, svg, svg *')
      if (!isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) errors.push(`${name} is too wide`)
      if (element.matches('.print-body') && element.scrollHeight > element.clientHeight + 1) errors.push(`${name} is too high`)
    }
    return errors
  })
}

async function decodeQrCode(page: Page): Promise<string | null> {
  const picture = await page.locator('.qr-code').screenshot({ scale: 'device' })
  const { data, info } = await sharp(picture).resize(600, 600, { kernel: 'cubic' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

test.runIf(isFull)('on screen it has a link back, and a print button if script is available', async () => {
  const path = await pathOf(2, 'fr')
  await withPage(async (page) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(path)
    await page.locator('a[href="?print=1"]').click()
    await page.getByRole('button').click()
    expect(await page.locator('html[data-printed]').count()).toBe(1)
    await page.locator('.print-tools a').click()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  })
  await withPage(
    async (page) => {
      await page.goto(`${path}?print=1`)
      expect(await page.getByRole('button').count()).toBe(0)
      expect(await page.locator('.print-tools a').isVisible()).toBe(true)
    },
    { javaScriptEnabled: false },
  )
})

test('other pages print without menus, filters, forms and buttons, dark on white even in the dark theme, and lists in three columns', async () => {
  await withPage(
    async (page) => {
      for (const path of ['/nl/', '/nl/te-koop/', await pathOf(2, 'nl')]) {
        await page.goto(path)
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        expect(await page.locator('nav:visible, form:visible, button:visible, .button:visible, .enquiry:visible, .filter-bar:visible').count(), path).toBe(0)
        expect(await page.locator('h1').isVisible(), path).toBe(true)
        const grids = await page
          .locator('#results .card-grid')
          .evaluateAll((found) => found.map((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length))
        expect(grids, path).toEqual(path === '/nl/te-koop/' ? [3] : [])
        expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color), path).toBe('rgb(28, 27, 25)')
        await page.emulateMedia({ media: null })
      }
    },
    { colorScheme: 'dark' },
  )
})

test.runIf(isFull)('the button above a checklist prints only the list, with its ticks', async () => {
  const texts = {
    name: 'Ramen',
    title: 'Ramen wassen',
    summary: 'Met water.',
    body: 'Begin boven.\n\n## Zo gaat het\n\nVan boven naar onder.\n\n## Checklist\n\n- [ ] Boven\n- [ ] Onder',
  }
  const article = { key: 'windows', category: 'tips', state: 'published', published: '2026-11-01', ...texts }
  expect((await site.importFeed({ kind: 'content', articles: [article] })).errors).toEqual([])
  await withPage(async (page) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.goto('/nl/tips/ramen/')
    await page.getByLabel('Boven').check()
    const button = page.getByRole('button', { name: 'Lijst afdrukken' })
    expect(await button.evaluate((element) => element.parentElement?.querySelector('h2')?.textContent)).toBe('Checklist')
    await button.click()
    await page.emulateMedia({ media: 'print' })
    for (const text of ['Ramen wassen', 'Checklist', 'Boven', 'Onder']) expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true)
    for (const text of ['Met water.', 'Begin boven.', 'Van boven naar onder.']) expect(await page.getByText(text).isVisible(), text).toBe(false)
    const tick = (name: string) => page.getByLabel(name).evaluate((box) => getComputedStyle(box, '::before').display)
    expect([await tick('Boven'), await tick('Onder')]).toEqual(['block', 'inline'])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await page.getByText('Begin boven.').isVisible()).toBe(true)
  })
})
