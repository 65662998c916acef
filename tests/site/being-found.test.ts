import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { isFull } from '../full.ts'
import { aPicture, aProject, aProperty, aRental, manyProperties } from '../kit/factories.ts'
import { elements, type PageElement, parsePage } from '../kit/html.ts'
import { startSite, type TestSite, withoutPort } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'
import { vocabularyErrors } from '../kit/vocabulary.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const houses = [7, 8, 9].map((ID) => aProperty({ ID, City: 'Brugge', Zip: '8000', XLargePictureItems: [aPicture({ Url: '/pictures/villa-white-01.jpg' })] }))
const stock = [...houses, aRental({ ID: 10, City: 'Gent', Zip: '9000' }), aProject({ ID: 30 })]

let site: TestSite
let addresses: readonly string[]
beforeAll(async () => {
  site = await startSite()
  await site.importFeed(stock)
  addresses = [...(await wholeSitemap(site)).matchAll(/<url><loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
})
afterAll(() => site[Symbol.asyncDispose]())

const attributeOf = (html: string, name: string, key: string, value: string) =>
  elements(parsePage(html), (element) => element.name === name && element.attribs[key] === value)
const textOf = (element: PageElement) => element.children.map((child) => ('data' in child ? String(child.data) : '')).join('')

/** The structured data of a page. */
function dataOf(html: string): readonly Record<string, unknown>[] {
  return attributeOf(html, 'script', 'type', 'application/ld+json').map((script) => JSON.parse(textOf(script)))
}

describe('an address of the sitemap', () => {
  test('an address of the sitemap answers 200, is canonical, and links to its translations, which link back', async () => {
    const translations = new Map<string, readonly string[]>()
    for (const path of addresses) {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect([answer.status, attributeOf(html, 'link', 'rel', 'canonical')[0]?.attribs.href, html.includes('content="noindex')], path).toEqual([
        200,
        site.url + path,
        false,
      ])
      const alternates = attributeOf(html, 'link', 'rel', 'alternate').filter(({ attribs }) => attribs.hreflang && attribs.hreflang !== 'x-default')
      translations.set(
        path,
        alternates.map(({ attribs }) => (attribs.href ?? '').slice(site.url.length)),
      )
      expect(
        dataOf(html).flatMap((data) => vocabularyErrors(data)),
        path,
      ).toEqual([])
    }
    for (const [path, others] of translations) {
      expect(others, path).toContain(path)
      for (const other of others) expect(translations.get(other), `${path} → ${other}`).toContain(path)
    }
  })

  test('every page of the sitemap has valid HTML', async () => {
    for (const path of addresses.filter((path) => isFull || path.startsWith('/nl/'))) {
      const report = await validator.validateString(await site.html(path))
      const found = report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`))
      expect(found, path).toEqual([])
    }
  })
})

describe('the page of a town', () => {
  test.each([
    ['/nl/te-koop/brugge/', 'Panden te koop in Brugge', 'Momenteel staan er 3 panden te koop in Brugge.'],
    ['/fr/a-vendre/bruges/maison/', 'Maisons à vendre à Bruges', 'Actuellement, 3 maisons sont à vendre à Bruges.'],
    ['/en/for-sale/bruges/house/', 'Houses for sale in Bruges', 'There are 3 houses for sale in Bruges at the moment.'],
    ['/de/zu-verkaufen/bruegge/haus/', 'Häuser zu verkaufen in Brügge', 'Derzeit stehen 3 Häuser in Brügge zum Verkauf.'],
  ])('%s has its own title and says what is on offer', async (path, title, intro) => {
    const html = await site.html(path)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(intro)
    expect(addresses).toContain(path)
  })

  test('the page of a town with fewer than three homes is shown with noindex, an unknown town is a 404, another spelling a 301', async () => {
    const few = await site.html('/nl/te-huur/gent/')
    expect(few).toContain('<meta name="robots" content="noindex"')
    expect(addresses).not.toContain('/nl/te-huur/gent/')
    expect((await site.fetch('/nl/te-koop/nergenshuizen/')).status).toBe(404)
    for (const path of ['/nl/te-koop/Bruges/', '/nl/te-koop/br%C3%BCgge/']) {
      const answer = await site.fetch(path, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('Location')], path).toEqual([301, '/nl/te-koop/brugge/'])
    }
    const filtered = await site.fetch('/nl/te-koop/brugge/?priceMax=300000', { redirect: 'manual' })
    expect([filtered.status, filtered.headers.get('Location')]).toEqual([302, '/nl/te-koop/?zone=be-31005&priceMax=300000'])
  })

  test('the page of a town states the usual price and size of all its homes, not just those on its first page', async () => {
    const size = (index: number) => (index < 24 ? { CreatedDate: '2026-06-01', SurfaceLiving: 310 } : { CreatedDate: '2026-01-01', SurfaceLiving: 121 })
    const homes = manyProperties(54, (index) => ({ ID: 100 + index, City: 'Kortrijk', Zip: '8500', Price: 200_000 + index * 1000, ...size(index) }))
    await site.importFeed([...stock, ...homes])
    const [intro = null] = elements(parsePage(await site.html('/en/for-sale/kortrijk/')), ({ attribs }) => attribs.class === 'list-intro')
    expect(intro && textOf(intro)).toBe(
      'There are 54 properties for sale in Kortrijk at the moment. Asking prices run from €\u00a0200.000 to €\u00a0253.000, with a median of €\u00a0226.500. The living area is typically around 120\u00a0m².',
    )
    expect(await site.html('/en/for-sale/bruges/')).not.toContain('median')
  })
})

test('a home is described with its size and price, and shared with a picture of 1200 by 630', async () => {
  const path = addresses.find((each) => /^\/en\/for-sale\/.*\/7\/$/.test(each)) ?? ''
  const html = await site.html(path)
  const data = dataOf(html)
  expect(data.map((each) => each['@type']).sort()).toEqual(['BreadcrumbList', 'RealEstateListing'])
  expect(data.find((each) => each['@type'] === 'RealEstateListing')).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'EUR' } })
  const image = attributeOf(html, 'meta', 'property', 'og:image')[0]?.attribs.content ?? ''
  expect(image).toMatch(/\/photos\/7\/[^/]+\/share\.jpg$/)
  expect(await wholeSitemap(site)).toContain(`<image:loc>${image}</image:loc>`)
})

test('structured data leaves out an unpublished address and price', async () => {
  await using other = await startSite()
  const hidden = {
    PublishAddress: false,
    PublishPrice: false,
    Street: 'Zwaluwenstaartlaan',
    HouseNumber: '4173',
    Price: 371_234,
    GoogleX: 51.2071,
    GoogleY: 3.2241,
  }
  await other.importFeed([aProperty({ ID: 7, ...hidden })])
  for (const locale of locales) {
    const deep = await other.fetch(`/property/7?lng=${locale}`, { redirect: 'manual' })
    const data = JSON.stringify(dataOf(await other.html(deep.headers.get('Location') ?? '')))
    expect(data).toContain('RealEstateListing')
    expect(withoutPort(other, data)).not.toMatch(/streetAddress|Zwaluw|4173|371.?234|"price"|GeoCoordinates|51\.2071/)
  }
})

test('llms.txt only links to pages that exist', async () => {
  const text = await site.html('/llms.txt')
  expect(text).toMatch(/^# .+\n\n> /)
  for (const [, address = ''] of text.matchAll(/\]\((\S+)\)/g)) expect((await site.fetch(address)).status, address).toBe(200)
})
