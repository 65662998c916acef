import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProperty, aRental, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const hidden = { ID: 71, PublishAddress: false, Street: 'Xylofoonkaai', HouseNumber: '3', GoogleX: 51.21543, GoogleY: 3.23012 }

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAP_ORIGINS: 'https://www.agency.example http://localhost:*' })
  const gone = { ID: 73, Status: 3 }
  const { status } = await site.importFeed(propertyAnswer([aProperty({ ID: 70 }), aProperty(hidden), aRental({ ID: 72 }), aProperty(gone)]))
  expect(status).toBe(0)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('the frame of the map', () => {
  test('the frame of the map may be embedded by the site and by allowed origins, and fetches from no other host', async () => {
    const answer = await site.fetch('/nl/map/')
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self' https://www.agency.example http://localhost:*")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("img-src 'self' data: https://www.agency.example http://localhost:*;")
    expect(policy).toContain("base-uri 'none'")
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  })

  test('the frame of the map is the only page that others may embed', async () => {
    expect((await site.fetch('/nl/')).headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'$/)
  })

  test.each([
    ['nl', 'Panden te koop op de kaart'],
    ['fr', 'Biens à vendre sur la carte'],
    ['en', 'Properties for sale on the map'],
    ['de', 'Immobilien zum Kauf auf der Karte'],
  ])('the frame of the map is in %s', async (locale, title) => {
    const html = await site.html(`/${locale}/map/`)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(title)
  })

  test('the frame of the map is a 404 in an unknown language', async () => {
    expect((await site.fetch('/lb/map/')).status).toBe(404)
    expect((await site.fetch('/map/names/lb.json')).status).toBe(404)
  })

  test('the frame of the map lists the results of its search for browsers without script', async () => {
    const rentals = await site.html('/en/map/?goal=rent')
    expect(rentals).toContain(`/72/"`)
    expect(rentals).not.toContain(`/70/"`)
    expect(await site.html('/en/map/?zip=1000')).toContain('No properties on the map for this search.')
    const one = await site.html('/en/map/?id=70')
    expect(one).toContain(`/70/"`)
    expect(one).not.toContain(`/71/"`)
  })

  test.each(['?goal=%00', '?id=x', '?id=999999999999999999999', '?area=%FF&near=1&page=-1', '?bounds[]=<script>', `?search=${'x'.repeat(4000)}`])(
    'answers %s plainly',
    async (query) => {
      const answer = await site.fetch(`/fr/map/${query}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain('<script>')
    },
  )
})

describe('the card of a listing on the map', () => {
  test('the card of a listing on the map is the listing’s card with its point', async () => {
    const html = await site.html('/nl/map/card/70/')
    expect(html).toContain('data-lat="51.2154" data-lng="3.2301" data-exact=""')
    expect(html).toContain('€ 395.000')
    expect(html).toContain('/70/"')
  })

  test('the card of an unpublished address on the map has neither street nor exact point, and says so', async () => {
    const html = await site.html('/nl/map/card/71/')
    expect(html).toContain('De kaart toont de omgeving, niet het precieze adres.')
    expect(html).not.toMatch(/Xylofoon|51\.2154|3\.2301|data-exact/)
  })

  test.each([['73'], ['999'], ['0'], ['x'], ['7e1'], ['%00'], ['9'.repeat(40)]])('%s is a 404 with a message', async (id) => {
    const answer = await site.fetch(`/fr/map/card/${id}/`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Ce bien n’est plus proposé.')
  })

  test('the card of a listing on the map answers 304 while nothing has changed', async () => {
    const tag = (await site.fetch('/de/map/card/70/')).headers.get('ETag') ?? ''
    expect((await site.fetch('/de/map/card/70/', { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })
})

test('the names on the map are in its language, large towns first', async () => {
  const names = async (locale: string): Promise<[number, number, number, string][]> => (await site.fetch(`/map/names/${locale}.json`)).json()
  const [first] = await names('fr')
  expect(first).toEqual([50.85, 4.349, 0, 'Bruxelles'])
  const german = await names('de')
  expect(german.find(([, , rank, name]) => rank === 0 && name === 'Lüttich')).toBeDefined()
  expect(german.filter(([, , rank]) => rank === 2).length).toBeGreaterThan(500)
  expect(german.every(([lat, lng]) => lat > 49.4 && lat < 51.6 && lng > 2.3 && lng < 6.6)).toBe(true)
})

test('a list in map view embeds the frame with its search', async () => {
  const html = await site.html('/en/for-sale/?type=house&view=map')
  expect(html).toContain('src="/en/map/?type=house&amp;goal=sale"')
  expect(html).toContain('data-listing-id="70"')
  expect(await site.html('/en/for-sale/?type=house')).not.toContain('/en/map/')
})

test('the page of a listing embeds its map', async () => {
  const html = await site.html((await site.fetch('/property/70?lng=en')).headers.get('Location') ?? '')
  expect(html).toContain('src="/en/map/?id=70"')
})
