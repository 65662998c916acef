import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import type { TestSite } from '../kit/site.ts'
import { elementsOf, pathOf, withProperties } from './listing-pages.ts'

describe('the address of a listing', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await withProperties(
      aProperty({ ID: 1001 }),
      aRental({ ID: 1002 }),
      aProperty({ ID: 1003, City: "Braine-l'Alleud", Zip: '1420', TypeDescription: 'Tree house' }),
      aProperty({ ID: 1004, City: '?', Zip: '8000', MainTypeName: '!', TypeDescription: '!', WebID: null }),
      aProperty({ ID: 1005, Status: 0 }),
    )
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each([
    '/nl/te-koop/gent/herenhuis/1001/',
    '/nl/te-koop/brugge/villa/1001/',
    '/nl/te-huur/brugge/herenhuis/1001/',
    '/nl/te-koop/Brugge/herenhuis/1001/',
    '/nl/te-koop/bruges/town-house/1001/',
    '/nl/te-koop/-/-/1001/',
    '/nl/te-koop/br%C3%BCgge/herenhuis/1001/',
    '/nl/te-koop/brugge/%22%3E%3Cscript%3E/1001/',
    '/nl/te-koop/brugge/herenhuis%00/1001/',
  ])('%s redirects with a 301 to the canonical address, since only the id counts', async (path) => {
    const answer = await site.fetch(`${path}?print=1&a=b`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/nl/te-koop/brugge/herenhuis/1001/?print=1&a=b'])
  })

  test.each([
    ['/nl/te-koop/brugge/1001/', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/nl/te-koop/1001/', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/nl/te-koop/1001', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/NL//Te-Koop/1001', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/nl/te-huur/brugge/1001/', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/fr/te-koop/brugge/herenhuis/1001/', '/fr/a-vendre/bruges/maison-de-maitre/1001/'],
    ['/fr/te-koop/1001/', '/fr/a-vendre/bruges/maison-de-maitre/1001/'],
    ['/en/te-koop/', '/en/for-sale/'],
    ['/en/a-louer/', '/en/for-rent/'],
    ['/de/for-rent', '/de/zu-vermieten/'],
    ['/fr/te-koop/brugge/', '/fr/a-vendre/bruges/'],
    ['/fr/te-koop/bruges/', '/fr/a-vendre/bruges/'],
    ['/en/nieuwbouw/', '/en/new-build/'],
  ])('%s is a 301 to %s, in one step and with its query', async (path, canonical) => {
    const answer = await site.fetch(`${path}?print=1&a=b`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${canonical}?print=1&a=b`])
  })

  test('a shortened address without a language, or with another chosen, leads to that language at once', async () => {
    for (const [path, canonical] of [
      ['/te-koop/brugge/1001/', '/nl/te-koop/brugge/herenhuis/1001/'],
      ['/for-sale/1001/', '/en/for-sale/bruges/town-house/1001/'],
      ['/en/for-sale/1001/?lng=nl', '/nl/te-koop/brugge/herenhuis/1001/'],
    ] as const) {
      const answer = await site.fetch(path)
      expect([answer.status, answer.headers.get('Location')], path).toEqual([302, canonical])
    }
  })

  test('a shortened address of an unknown home, or of one that is not on the market yet, is a 404', async () => {
    for (const path of ['/nl/te-koop/brugge/999999/', '/nl/te-koop/1005/', '/fr/te-koop/brugge/herenhuis/999999/', '/nl/te-koop/01001/', '/nl/nieuwbouw/1001/'])
      expect((await site.fetch(path)).status, path).toBe(404)
  })

  test.each(['/nl/te-koop/%E0%A4%A/herenhuis/1001/', '/nl/te-koop/%/%/1001/', '/nl/te-koop/%FF/x/1001/'])(
    '%s, which cannot be decoded, is not a server error',
    async (path) => {
      expect([301, 404]).toContain((await site.fetch(path)).status)
    },
  )

  test('the canonical address answers 200 in every language', async () => {
    for (const locale of locales) {
      const path = await pathOf(site, 1001, locale)
      expect(path).toMatch(new RegExp(`^${href('forSale', locale)}[a-z-]+/[a-z-]+/1001/$`))
      expect((await site.fetch(path)).status).toBe(200)
    }
  })

  test('slugs of a listing’s address drop accents and punctuation, keep unknown types, and are never empty', async () => {
    expect(await pathOf(site, 1003)).toBe('/en/for-sale/braine-l-alleud/tree-house/1003/')
    const odd = await pathOf(site, 1004)
    expect(odd).toMatch(/^\/en\/for-sale\/[^/]+\/[^/]+\/1004\/$/)
    expect((await site.fetch(odd)).status).toBe(200)
  })

  test('/property/{id} redirects with a 302 to the listing in the visitor’s language', async () => {
    const answer = await site.fetch('/property/1002', { headers: { 'Accept-Language': 'de-BE' } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/de/zu-vermieten/bruessel/wohnung/1002/'])
    expect(answer.headers.get('Vary')).toBe('Accept-Language, Cookie')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await site.fetch('/property/1002/', { headers: { Cookie: 'lng=fr' } })).headers.get('Location')).toBe('/fr/a-louer/bruxelles/appartement/1002/')
    expect((await site.fetch('/property/1002?lng=en')).headers.get('Location')).toBe('/en/for-rent/brussels/apartment/1002/')
  })

  test.each(['0', '-1', '1e3', '9999', '1005', '99999999999999999999', 'abc', '1001abc', '%00', "1'--"])(
    '/property/%s ends in a 404 in the visitor’s language',
    async (id) => {
      const first = await site.fetch(`${site.url}/property/${id}`, { headers: { 'Accept-Language': 'fr' } })
      const location = first.headers.get('Location')
      const answer = location === null ? first : await site.fetch(location)
      expect(answer.status).toBe(404)
      expect(elementsOf(await answer.text()).find((element) => element.name === 'html')?.attribs.lang).toBe('fr')
    },
  )
})
