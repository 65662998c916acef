import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Suggestion } from '#db/model/places/zones.ts'
import { aProperty, aRental, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ ENABLED_LOCALES: 'nl,fr,en' })
  await site.importFeed(propertyAnswer([aProperty()]))
})
afterAll(() => site[Symbol.asyncDispose]())

async function offered(query: string): Promise<readonly Suggestion[]> {
  const answer = await site.fetch(`/places?${query}`)
  expect(answer.status, query).toBe(200)
  const { places }: { places: readonly Suggestion[] } = await answer.json()
  return places
}

const labels = async (query: string) => (await offered(query)).map(({ label }) => label)

describe('GET /places', () => {
  test('suggests places for a text in the requested language, cacheable for a day', async () => {
    expect(await labels('q=brugge&lang=nl')).toEqual(['Brugge'])
    expect(await labels('q=brugge&lang=fr')).toEqual(['Bruges'])
    const answer = await site.fetch('/places?q=8000&lang=en')
    expect([answer.headers.get('Cache-Control'), answer.headers.get('Content-Type')]).toEqual(['public, max-age=86400', 'application/json'])
    const [first] = await offered('q=8000&lang=en')
    expect(first).toEqual({
      kind: 'zip',
      key: 'zip',
      value: '8000',
      label: '8000 Bruges',
      within: 'West Flanders',
      zip: '8000',
    })
  })

  test.each(['q=brugge', 'q=brugge&lang=xx', 'q=brugge&lang=de', 'q=brugge&lang=__proto__'])('%s is answered in the default language', async (query) => {
    expect(await labels(query)).toEqual(['Brugge'])
  })

  test.each(['', 'q=', 'q=%20', 'q=%00', 'q=%ff', 'q=<script>', 'q=%25', 'lang=nl', 'q=xyzzy&q=brugge', `q=${'brugge'.repeat(2000)}`])(
    'an unmatchable text (%#) gets an empty list',
    async (query) => {
      expect(await offered(query)).toEqual([])
    },
  )

  test('GET /places reads at most 100 characters and suggests at most ten places', async () => {
    expect(await labels(`q=${'%20'.repeat(94)}bruggeXXXX`)).toEqual(['Brugge'])
    expect(await offered('q=a')).toHaveLength(10)
  })
})

describe('a list that finds nothing in a place', () => {
  /** The offers of places, each with its number of homes and its address. */
  const nearby = (html: string) =>
    [
      ...(/<nav aria-label="(?:Wel in de buurt|À proximité)">.*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(
        /<a href="([^"]+)"><span>([^<]+)<\/span> <span>([^<]+)<\/span>/g,
      ),
    ].map(([, path, place, count]) => `${place}: ${count} ${path?.replaceAll('&amp;', '&')}`)
  let coast: TestSite
  beforeAll(async () => {
    coast = await startSite()
    const at = (ID: number, Zip: string, City: string, more = {}) => aProperty({ ID, Zip, City, ...more })
    await coast.importFeed(
      propertyAnswer([
        at(1, '8300', 'Knokke-Heist'),
        at(2, '8340', 'Damme'),
        at(3, '8340', 'Sijsele'),
        at(4, '9000', 'Gent'),
        aRental({ ID: 5, Zip: '8000', City: 'Brugge' }),
      ]),
    )
  })
  afterAll(() => coast[Symbol.asyncDispose]())

  test('a place is found by part of the municipality’s name', async () => {
    const answer = await coast.fetch('/nl/te-koop/?where=Knokke')
    const location = answer.headers.get('Location') ?? ''
    expect(location).toBe('/nl/te-koop/?zone=be-31043')
    expect(await coast.html(location)).toContain('/nl/te-koop/knokke-heist/')
  })

  test('offers its municipality and the neighbours that have listings with their distance, other filters kept', async () => {
    expect(nearby(await coast.html('/nl/te-koop/?zone=be-8300-knokke&priceMin=1'))).toEqual([
      'Knokke-Heist: 1 pand /nl/te-koop/?zone=be-31043&priceMin=1',
      'Damme, 11\u00a0km: 2 panden /nl/te-koop/?zone=be-31006&priceMin=1',
    ])
    expect(nearby(await coast.html('/fr/a-vendre/?zip=8000'))).toEqual([
      'Damme, 6\u00a0km: 2 biens /fr/a-vendre/?zone=be-31006',
      'Knokke-Heist, 16\u00a0km: 1 bien /fr/a-vendre/?zone=be-31043',
    ])
  })

  test('offers no places if the neighbours have no listings either, or for a province', async () => {
    for (const query of ['zip=8000&priceMin=99000000', 'zone=be-70000', 'q=xyzzy', 'zone=be-63079'])
      expect(nearby(await coast.html(`/nl/te-koop/?${query}`)), query).toEqual([])
  })
})

describe('the search on the home page', () => {
  test.each([
    ['/nl/?goal=sale&where=Brugge&type=&priceMax=', '/nl/te-koop/?zone=be-31005'],
    ['/fr/?goal=rent&where=Bruges%2C+8310&type=house', '/fr/a-louer/?type=house&zone=be-31005&zip=8310'],
    ['/nl/?goal=sale&where=zeezicht&zone=be-30000', '/nl/te-koop/?zone=be-30000&q=zeezicht'],
    ['/nl/?goal=sale&where=aan+zee', '/nl/te-koop/?zone=be-coast'],
    ['/nl/?goal=sale&where=', '/nl/te-koop/'],
    ['/nl/?goal=sale&where=%3Cscript%3E', '/nl/te-koop/?q=%3Cscript%3E'],
  ])('%s redirects to %s', async (requested, list) => {
    const answer = await site.fetch(requested)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, list])
    expect((await site.fetch(list)).status).toBe(200)
  })

  test('the search on the home page has one place field', async () => {
    expect(await site.html('/en/')).toMatch(/<label[^>]* for="where">Town or postcode<\/label>.*<input[^>]* name="where"/)
  })
})
