import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const path = href('favourites', 'en')

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  const stay = [
    aProperty({ ID: 1 }),
    aProperty({ ID: 2, Price: 500000, SurfaceLiving: 200, NumberOfBedRooms: 4 }),
    aRental({ ID: 3, NumberOfGarages: 2, NumberOfParkings: 1 }),
    aProperty({ ID: 4, Status: 2 }),
    aRental({ ID: 5, Status: 4 }),
    aProperty({ ID: 6, Status: 0 }),
    aProperty({ ID: 7, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '99', PublishPrice: false }),
    ...Array.from({ length: 70 }, (_, index) => aProperty({ ID: 100 + index })),
  ]
  expect((await site.importFeed([...stay, aProperty({ ID: 8 }), aProperty({ ID: 9 })])).errors).toEqual([])
  expect((await site.importFeed(stay)).errors).toEqual([])
})
afterAll(() => site[Symbol.asyncDispose]())

interface Shown {
  readonly status: number
  readonly html: string
  readonly text: string
  /** The ids of the cards, in order. */
  readonly cards: readonly number[]
  readonly onOffer: readonly number[]
}

async function show(query: string, at = path): Promise<Shown> {
  const answer = await site.fetch(at + query)
  const html = await answer.text()
  const page = parseDocument(html).children
  const cardsIn = (nodes: typeof page) =>
    DomUtils.findAll((each) => each.name === 'article' && each.attribs.class === 'card', nodes).map((card) => Number(card.attribs['data-listing-id']))
  const grid = DomUtils.findOne((each) => each.attribs['data-listings'] !== undefined, page)
  const main = DomUtils.findOne((each) => each.name === 'main', page)
  const text = DomUtils.textContent(main ?? page)
  return { status: answer.status, html, text, cards: cardsIn(page), onOffer: cardsIn(grid?.children ?? []) }
}

/** The cells of the comparison table by row name. */
function table(html: string): Record<string, string[]> {
  const rows = DomUtils.findAll((each) => each.name === 'tr', parseDocument(html).children)
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...cells] = row.children.map((cell) => DomUtils.textContent(cell).replaceAll('\u00a0', ' '))
      return [name, cells]
    }),
  )
}

describe('a shortlist in the query', () => {
  test('a shortlist in the query shows its listings in the given order', async () => {
    expect((await show('?ids=3,1,2')).onOffer).toEqual([3, 1, 2])
    expect((await show('?ids=2&ids=1')).onOffer).toEqual([2, 1])
  })

  test('a shortlist in the query shows sold and rented listings apart without a price, and counts those no longer on offer', async () => {
    const { onOffer, cards, text, html } = await show('?ids=4,8,1,5,9')
    expect(onOffer).toEqual([1])
    expect(cards).toEqual([1, 4, 5])
    expect(text).toContain('2 properties are no longer on offer.')
    const gone = DomUtils.findOne((each) => each.attribs.class === 'favourites-gone', parseDocument(html).children)
    expect(DomUtils.textContent(gone ?? [])).toMatch(/Sold.*Rented/s)
    expect(DomUtils.textContent(gone ?? [])).not.toContain('€')
  })

  test('a shortlist in the query leaves out unknown listings and those not on the market yet', async () => {
    const { cards, text } = await show('?ids=999999,1,6')
    expect(cards).toEqual([1])
    expect(text).not.toContain('no longer on offer')
  })

  test('a shortlist in the query says so when all listings are unknown, and links to the list for sale', async () => {
    const { status, text, html } = await show('?ids=999999')
    expect(status).toBe(200)
    expect(text).toContain('We cannot find these properties')
    expect(html).toContain(`href="${href('forSale', 'en')}"`)
  })

  test('a shortlist in the query shows at most sixty listings and the total', async () => {
    const { cards, text } = await show(`?ids=${Array.from({ length: 70 }, (_, index) => 100 + index)}`)
    expect(cards).toEqual(Array.from({ length: 60 }, (_, index) => 100 + index))
    expect(text).toContain('The first 60 of 70 properties are shown.')
  })

  test.each(['?ids=-1', '?ids=abc', '?ids=', '?ids=%00', '?ids=1.5', '?ids=<script>', '?ids=%27%20OR%201=1', '?ids=99999999999999999999', '?compare=x'])(
    'is empty for %s: the page explains what favourites are',
    async (query) => {
      const { status, cards, text, html } = await show(query)
      expect([status, cards]).toEqual([200, []])
      expect(text).toContain('No favourites yet')
      expect(html).not.toContain('OR 1=1')
      expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1)
    },
  )

  test('a shortlist of ten thousand ids is shown or refused with a 4xx status', async () => {
    const { status, cards } = await show(`?ids=1,${Array.from({ length: 10_000 }, (_, index) => index + 200_000)}`)
    expect(status === 200 ? cards : status).toEqual(status === 200 ? [1] : expect.toSatisfy((code: number) => code >= 400 && code < 500))
  })

  test('a shortlist of two thousand ids is shown', async () => {
    const { status, cards } = await show(`?ids=1,2,${Array.from({ length: 2_000 }, (_, index) => index + 1_000)}`)
    expect([status, cards]).toEqual([200, [1, 2]])
  })

  test('a shortlist in the query is noindex and revalidated with an ETag', async () => {
    const answer = await site.fetch(`${path}?ids=1`)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
    expect(answer.headers.get('Cache-Control')).toBe('public, no-cache')
    const again = await site.fetch(`${path}?ids=1`, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('a shortlist in the query shows no unpublished address', async () => {
    for (const query of ['?ids=7,1', '?ids=7,1&compare=7&compare=1']) expect((await show(query)).html).not.toMatch(/Geheimstraat|secret/i)
  })

  test.each(locales)('a shortlist in the query is shown in %s and contains its full URL', async (locale) => {
    const own = href('favourites', locale)
    const { status, cards, html } = await show('?ids=2,1&junk=1', own)
    expect([status, cards]).toEqual([200, [2, 1]])
    expect(html).toContain(`value="${site.url.replace(/\/$/, '')}${own}?ids=2,1"`)
    expect((await show('', own)).status).toBe(200)
    expect((await show('?compare=1&compare=2', own)).status).toBe(200)
  })

  test('a shortlist in the query keeps its listings when the language changes', async () => {
    const answer = await site.fetch(`${path}?ids=1,2&lng=fr`)
    expect(decodeURIComponent(answer.headers.get('Location') ?? '')).toBe(`${href('favourites', 'fr')}?ids=1,2`)
  })
})

test('as many homes as fit side by side are chosen from the start', async () => {
  const chosen = async (query: string) => ((await show(query)).html.match(/<input type="checkbox" name="compare"[^>]*checked=""/g) ?? []).length
  expect([await chosen('?ids=1,2,3,7'), await chosen('?ids=1,2,3,7,100')]).toEqual([4, 0])
})

describe('the comparison', () => {
  test('the comparison shows the facts of each listing, and leaves out those unknown for all', async () => {
    const rows = table((await show('?ids=1,2,3&compare=1&compare=3')).html)
    expect(rows.Price).toEqual(['€ 395.000', '€ 1.150/month'])
    expect(rows['Price per m²']).toEqual(['€ 2.351/m²', '€ 13,69/m²'])
    expect(rows['Living area']).toEqual(['168 m² (best value)', '84 m²'])
    expect(rows['Plot area']).toEqual(['210 m²', '–unknown'])
    expect(rows.Bedrooms).toEqual(['3 (best value)', '2'])
    expect(rows['Garage and parking']).toEqual(['–unknown', '2 garages, 1 parking space'])
    expect(rows.Garden).toEqual(['Yes', 'No'])
    expect(Object.keys(rows)).not.toContain('Cadastral income')
    expect(Object.keys(rows)).not.toContain('Available')
  })

  test('the comparison leaves out equal values with differences=1', async () => {
    const rows = table((await show('?ids=1,2&compare=1&compare=2&differences=1')).html)
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['Price', 'Living area', 'Bedrooms']))
    expect(Object.keys(rows)).not.toContain('Bathrooms')
  })

  test('the comparison says so when the listings do not differ', async () => {
    expect((await show('?compare=100&compare=101&differences=1')).text).toContain('do not differ in anything')
  })

  test('the comparison shows the first four of more listings, with a message', async () => {
    const { html, text } = await show('?ids=1&compare=1&compare=2&compare=3&compare=4&compare=5')
    expect(table(html).Price).toEqual(['€ 395.000', '€ 500.000', '€ 1.150/month', 'Sold'])
    expect(text).toContain('You chose 5 properties.')
  })

  test.each([
    '?ids=1,2&comparing=1',
    '?ids=1,2&compare=1',
    '?ids=1,2&compare=1&compare=1',
    '?ids=1,2&compare=1&compare=999999',
    '?ids=1,2&compare=1&compare=8',
  ])('with too few listings (%s) shows the shortlist with a message', async (query) => {
    const { html, text, cards } = await show(query)
    expect(text).toContain('Choose at least two properties to compare.')
    expect(cards).toEqual([1, 2])
    expect(html).not.toContain('<table')
  })

  test('the comparison shows a price on request as such, without a price per m²', async () => {
    const rows = table((await show('?compare=7&compare=1')).html)
    expect(rows.Price).toEqual(['price on request', '€ 395.000'])
    expect(rows['Price per m²']).toEqual(['–unknown', '€ 2.351/m²'])
  })
})
