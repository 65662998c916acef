import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { sampledLocales } from '../full.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import type { TestSite } from '../kit/site.ts'
import { elementsOf, pageOf, pathOf, textOf, withProperties } from './listing-pages.ts'

const long = 'Een huis met een tuin aan het water. '.repeat(12).trim()
const luxembourg = { CountryID: 50, CountryName: 'Luxembourg', Zip: '1514', City: 'Luxembourg', GoogleX: 49.617, GoogleY: 6.126 }
const records = [
  aProperty({ ID: 1, Price: 85_000, ViagerBouquet: 85_000, ViagerAnnuity: 1_150, AskingPrice: 85_000 }),
  aProperty({ ID: 2, Price: 71_000, ViagerBouquet: 71_000, IsViager: true, PublishPrice: false }),
  aProperty({
    ID: 3,
    Price: 395_000,
    AskingPrice: 395_000,
    CadastralIncome: 900,
    DescriptionB: long,
    EnergyPerformance: null,
    EPCLabelText: 'a_plus',
    DateFree: '2020-01-15',
  }),
  aRental({ ID: 4, Price: 950, PriceUnitText: 'per week' }),
  aRental({ ID: 5, Price: 950, RentPrice: 950, HasSummons: false, ZoningName: { nl: 'Woongebied' }, EnergyPerformance: null, EPCLabelText: 'b_sub' }),
  aRental({ ID: 6, Goal: 2, Price: 65_000, MainTypeName: 'Commercial', TypeDescription: 'shop', WebID: 5, DepositAmount: 2_000 }),
  aProperty({ ID: 7, ...luxembourg, EPCLabelText: 'C', ThermalInsulationClass: 'D', RealEstateTax: 310, NumberOfToilets: 2 }),
  aProperty({ ID: 4008, Ident: 'PB-4008', MainTypeName: 'Land', TypeDescription: 'building plot', WebID: 3, PublishPrice: false }),
  aProperty({ ID: 8000, Ident: 'PB-8000', MainTypeName: 'Land', TypeDescription: 'building plot', WebID: 3, PublishPrice: false }),
  aProperty({ ID: 8, Price: 99_000, UniqueCode: 'U-20261', Ident: '' }),
  aProperty({ ID: 9, Price: 199_000, VATValue: 21, Zip: '5000', City: 'Namur', HasAllotmentPermit: true, GroundCertificate: { nl: 'aanwezig' } }),
]

let site: TestSite
beforeAll(async () => {
  site = await withProperties(...records)
})
afterAll(() => site[Symbol.asyncDispose]())

/** The part of the page about the listing itself, without similar listings. */
async function mainOf(id: number, locale: Locale = 'en'): Promise<string> {
  const [own = ''] = (await pageOf(site, id, locale)).split('id="similar"')
  return textOf(elementsOf(own), (name) => name === 'main')[0] ?? ''
}

const items = async (query: string): Promise<{ id: number; price: number | null; priceText: string | null; epc: string | null }[]> =>
  JSON.parse(await site.html(`/api/listings?${query}`)).items

describe('a life annuity', () => {
  const terms = (locale: Locale) => translator(locale)('price.annuity.both', { bouquet: '€ 85.000', monthly: '€ 1.150' })

  test.each(sampledLocales)('a life annuity is named with its terms in %s on page, list, print, map card, data and feed', async (locale) => {
    const path = await pathOf(site, 1, locale)
    const list = path.split('/').slice(0, 3).join('/')
    const places = [
      path,
      `${path}?print=1`,
      `${list}/`,
      `/${locale}/map/card/1/`,
      `/api/listings?lang=${locale}&goal=sale`,
      `/api/listings.atom?lang=${locale}&goal=sale`,
    ]
    for (const place of places) expect((await site.html(place)).replace(/<[^>]+>/g, ''), place).toContain(terms(locale))
    expect(await mainOf(1, locale)).not.toContain(translator(locale)('price.label.sale'))
  })

  test('a life annuity has no calculator and no offer form, matches no price filter, and is sorted with unpriced homes', async () => {
    const html = await pageOf(site, 1)
    expect(html).not.toContain('cost-estimate')
    expect(html).not.toContain('/purchase-offer/')
    expect((await items('lang=en&goal=sale&priceMax=100000')).map(({ id }) => id)).toEqual([8])
    const byPrice = (await items('lang=en&goal=sale&sort=price&dir=asc')).map(({ id }) => id)
    expect(byPrice.slice(-4).sort((one, other) => one - other)).toEqual([1, 2, 4008, 8000])
    expect((await items('lang=en&goal=sale')).find(({ id }) => id === 1)?.price).toBeNull()
  })

  test('a life annuity is marked as one on the map, even without published terms; a home without a price is not', async () => {
    const { places }: { places: [number, number, number, number, unknown][] } = JSON.parse(await site.html('/map/places?goal=sale&zoom=18'))
    const marks = Object.fromEntries(places.map(([, , , id, price]) => [id, price]))
    expect([marks[1], marks[2], marks[4008]]).toEqual(['annuity', 'annuity', null])
    expect(await site.html('/fr/map/')).toContain('&quot;annuity&quot;:&quot;viager&quot;')
  })

  test('a life annuity whose price is not published is named without its terms', async () => {
    const html = await pageOf(site, 2, 'nl')
    expect(html).toContain('Lijfrente, voorwaarden op aanvraag')
    expect(html).not.toContain('71.000')
  })
})

describe('a price', () => {
  test('per week is shown as such on page, list, print and in the data, without an amount due at signing', async () => {
    const path = await pathOf(site, 4)
    for (const place of [`${path}?print=1`, '/en/for-rent/', '/api/listings?lang=en&goal=rent', '/api/listings.atom?lang=en&goal=rent'])
      expect((await site.html(place)).replace(/<[^>]+>/g, ''), place).toContain('€ 950 per week')
    expect(await mainOf(4)).toContain('€ 950 per week')
    expect(await mainOf(4)).not.toMatch(/\/month|Monthly rent|Due at signing/)
  })

  test('per month is shown once, with its unit', async () => {
    const text = await mainOf(5, 'nl')
    expect(text).toContain('€ 950/maand')
    const labels = textOf(elementsOf(await pageOf(site, 5, 'nl')), (name) => name === 'th')
    expect(labels.filter((label) => label === 'Maandhuur')).toHaveLength(1)
    const ofSale = textOf(elementsOf(await pageOf(site, 3, 'nl')), (name) => name === 'th')
    expect(ofSale.filter((label) => label === 'Vraagprijs')).toHaveLength(1)
  })

  test('a price of a takeover is listed for rent, without “a month” and an amount due at signing', async () => {
    expect(await site.html('/en/for-rent/')).toContain('€ 65.000')
    const text = await mainOf(6)
    expect(text).toContain('Takeover price')
    expect(text).not.toMatch(/\/month|Monthly rent|Due at signing/)
    expect(await site.html(`${await pathOf(site, 6)}?print=1`)).toContain('to take over')
  })
})

describe('a record', () => {
  test('a record shows an energy label given as text in its standard spelling, everywhere', async () => {
    expect(textOf(elementsOf(await pageOf(site, 5)), (_, kind) => kind === 'epc')).toContain('B-')
    expect(textOf(elementsOf(await pageOf(site, 3)), (_, kind) => kind === 'epc')).toContain('A+')
    expect(await pageOf(site, 5)).not.toContain('b_sub')
    expect((await items('lang=en&goal=rent')).find(({ id }) => id === 5)?.epc).toBe('B-')
  })

  test('a record of a rental shows its legal facts in every region', async () => {
    const text = await mainOf(5, 'nl')
    for (const part of ['Dagvaarding', 'Woongebied']) expect(text).toContain(part)
  })

  test('available since a day in the past is available immediately', async () => {
    expect(await mainOf(3, 'fr')).toContain('Immédiatement')
    expect(await mainOf(3, 'fr')).not.toContain('2020')
  })

  test('a record of Luxembourg shows both energy classes among its key facts, and Luxembourg’s property tax', async () => {
    const html = await pageOf(site, 7, 'fr')
    const badges = elementsOf(html.slice(html.indexOf('class="key-facts"'), html.indexOf('id="description"'))).filter(({ attribs }) => attribs.class === 'epc')
    expect(badges.map(({ attribs }) => attribs['aria-label'])).toEqual(['CPE C', expect.stringMatching(/ D$/)])
    expect(await mainOf(7, 'fr')).toContain('Impôt foncier')
    expect(await mainOf(7, 'fr')).not.toContain('Précompte')
  })

  test('a record of Wallonia uses the Walloon terms for soil extract and allotment permit', async () => {
    const main = await mainOf(9, 'fr')
    for (const name of ['Extrait conforme (BDES)', 'Permis d’urbanisation']) expect.soft(main).toContain(name)
    for (const name of ['Attestation du sol', 'Permis de lotir']) expect.soft(main).not.toContain(name)
  })

  test('a record whose VAT value is a rate shows a rate, not an amount', async () => {
    expect((await mainOf(9)).replace(/\s/g, ' ')).toContain('VAT21%')
  })

  test('a record without a reference is known by its unique code', async () => {
    expect(await mainOf(8)).toContain('U-20261')
  })

  test('a record has a description of at most 250 characters, cut between words', async () => {
    const description = /<meta name="description" content="([^"]*)"/.exec(await pageOf(site, 3, 'nl'))?.[1] ?? ''
    expect(description.length).toBeGreaterThan(200)
    expect(description).toMatch(/ \S+…$/)
    expect(description.length).toBeLessThanOrEqual(251)
  })
})

describe('a reference typed into the place field', () => {
  const leadsTo = async (where: string) => (await site.fetch(`/nl/te-koop/?where=${encodeURIComponent(where)}`)).headers.get('Location')

  test.each([
    ['4008', 4008],
    ['PB-4008', 4008],
    ['pb-8000', 8000],
    [' u-20261 ', 8],
    ['T-5', 5],
  ])('%j leads to its home, also to one for rent', async (where, id) => {
    expect(await leadsTo(where)).toBe(await pathOf(site, id, 'nl'))
    const fromHome = await site.fetch(`/nl/?goal=sale&type=&priceMax=&where=${encodeURIComponent(where)}`)
    expect(fromHome.headers.get('Location')).toBe(await pathOf(site, id, 'nl'))
  })

  test.each([
    ['PB-4008', 4008],
    ['t-5', 5],
    ['4008', 4008],
  ])('leads to its home as the keyword %j', async (q, id) => {
    const answer = await site.fetch(`/nl/te-koop/?q=${q}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, await pathOf(site, id, 'nl')])
  })

  test.each(['q=PB-4008&type=house', 'q=PB-4008&view=list', 'q=PB-4008&filters', 'q=8000', 'q=PB-4', 'q=PB-4008&q=T-5'])('?%s is a list', async (query) => {
    expect((await site.fetch(`/nl/te-koop/?${query}`)).status).toBe(200)
  })

  test.each([
    ['8000', '?zip=8000'],
    ['PB-9999', '?q=PB-9999'],
    ['4009', '?zip=L-4009'],
  ])('%s is not a home’s reference, or is a postcode with homes: %s', async (where, query) => {
    expect(await leadsTo(where)).toBe(`/nl/te-koop/${query}`)
  })
})

test('a table’s caption is the first child of the table', async () => {
  for (const id of [3, 5]) {
    const tables = elementsOf(await pageOf(site, id)).filter(({ name }) => name === 'caption')
    expect(tables.length).toBeGreaterThan(0)
    for (const caption of tables) expect(caption.previousSibling).toBeNull()
  }
})
