import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeArea } from '#db/model/map/area.ts'
import { aProperty, aRental, type FeedRecord, nextId } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

/** Listings that differ enough in place, size and comforts for each filter to tell them apart. */
const house = (id: number, overrides: FeedRecord) =>
  aProperty({ ID: id, HasGarden: undefined, SurfaceGarden: undefined, EnergyPerformance: undefined, ...overrides })
const stock: readonly FeedRecord[] = [
  house(1, { Zip: '8000', City: 'Brugge', EnergyPerformance: 80, HasTerrace: true, NumberOfGarages: 1, NumberOfBathRooms: 2 }),
  house(2, {
    Zip: '8310',
    City: 'Assebroek',
    GoogleX: 51.195,
    GoogleY: 3.262,
    EnergyPerformance: 550,
    SurfaceTerrace: 12,
    NumberOfParkings: 2,
    SurfaceLiving: 95,
  }),
  house(3, { Zip: '8310', City: 'Sint-Kruis', GoogleX: 51.212, GoogleY: 3.255, HasGarden: true, NumberOfRooms: 7, SurfaceGround: 45_000 }),
  house(4, { Zip: '9000', City: 'GENT', GoogleX: 51.054, GoogleY: 3.72, EnergyPerformance: 0, NumberOfGarages: 2, HasTerrace: false, ConditionName: 'new' }),
  house(5, {
    Zip: '1050',
    City: 'Elsene',
    GoogleX: 50.83,
    GoogleY: 4.37,
    EnergyPerformance: 50,
    SurfaceGarden: 30,
    ConstructionYear: 2018,
    ConditionName: 'instapklaar',
  }),
  house(6, {
    Zip: '4000',
    City: 'Liège',
    GoogleX: 50.64,
    GoogleY: 5.57,
    EnergyPerformance: 40,
    NumberOfBathRooms: 3,
    ConstructionYear: undefined,
    ConditionName: 'to renovate',
  }),
  house(7, { Zip: 'L-4010', City: 'Esch-sur-Alzette', CountryID: 50, CountryName: 'Luxembourg', GoogleX: 49.5, GoogleY: 5.98, EPCLabelText: 'C' }),
  house(8, {
    Zip: '4010',
    City: 'Nulle-Part',
    GoogleX: undefined,
    GoogleY: undefined,
    NumberOfRooms: 4,
    DescriptionB: { fr: 'Une véranda ensoleillée près de l’église.' },
  }),
  house(9, {
    Zip: '8000',
    City: { nl: 'Brugge', fr: 'Bruges' },
    PublishAddress: false,
    Street: 'Geheimstraat',
    DescriptionB: { nl: 'Met zwembad.' },
    EPCLabelText: 'Onbekend',
  }),
  aRental({ ID: 10, DescriptionB: { nl: 'Loft met zwembad.' } }),
]

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  expect((await site.importFeed(stock)).errors).toEqual([])
})
afterAll(() => site[Symbol.asyncDispose]())

interface Answer {
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

async function ask(query: string): Promise<Answer> {
  const answer = await site.fetch(`/api/listings?${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The ids a search finds, ascending; checks that list, count and data agree. */
async function idsFoundBy(query: string): Promise<readonly number[]> {
  const { total, items } = await ask(query)
  const ids = items.map((item) => Number(item.id)).sort((one, other) => one - other)
  const counts: { total: number } = await (await site.fetch(`/api/counts?${query}`)).json()
  const html = await site.html(`/en/for-sale/?${query}&view=list`)
  const cards = [...html.matchAll(/class="card-place"><a href="[^"]*\/(\d+)\/"/g)].map(([, id]) => Number(id))
  expect({ total, counted: counts.total, cards: cards.sort((one, other) => one - other) }).toEqual({ total: ids.length, counted: ids.length, cards: ids })
  return ids
}

const around = (lat: number, lng: number, reach: number) =>
  encodeURIComponent(
    writeArea([
      { lat: lat - reach, lng: lng - reach },
      { lat: lat - reach, lng: lng + reach },
      { lat: lat + reach, lng: lng + reach },
      { lat: lat + reach, lng: lng - reach },
    ]),
  )

describe('a search by place', () => {
  test.each([
    ['a region', 'zone=be-02000', [1, 2, 3, 4, 9]],
    ['a province', 'zone=be-30000', [1, 2, 3, 9]],
    ['a municipality includes its villages', 'zone=be-31005', [1, 2, 3, 9]],
    ['one village of a postcode that holds two', 'zone=be-8310-assebroek', [2]],
    ['two zones', 'zone=be-44021&zone=be-04000', [4, 5]],
    ['a zone and a postcode', 'zone=be-44021&zip=8310', [2, 3, 4]],
    ['a country', 'zone=lu', [7]],
    ['a postcode of two countries', 'zip=4010', [7, 8]],
    ['a postcode of Luxembourg', 'zip=L-4010', [7]],
    ['an unknown zone is ignored', 'zone=atlantis&zone=be-44021', [4]],
    ['a circle', 'near=51.2093,3.2247&radius=2', [1, 9]],
    ['a wider circle', 'near=51.2093,3.2247&radius=5', [1, 2, 3, 9]],
    ['a drawn area', `area=${around(51.05, 3.72, 0.05)}`, [4]],
    ['an area and a province that do not meet', `area=${around(51.05, 3.72, 0.05)}&zone=be-30000`, []],
  ])('a search by place: %s (%s)', async (_, query, ids) => {
    expect(await idsFoundBy(query)).toEqual(ids)
  })

  test.each([
    ['nl', 'Brugge'],
    ['fr', 'Bruges'],
    ['en', 'bruges'],
    ['de', 'Brügge'],
  ])('typed in %s as “%s” resolves to the same place without script', async (locale, name) => {
    const lists: Readonly<Record<string, string>> = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' }
    const answer = await site.fetch(`${lists[locale]}?type=house&where=${encodeURIComponent(name)}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${lists[locale]}?type=house&zone=be-31005`])
  })

  test('a search by place with a radius becomes a circle named after the place', async () => {
    const answer = await site.fetch('/nl/te-koop/?where=Brugge&around=5&sort=price')
    const location = answer.headers.get('Location') ?? ''
    expect(location).toBe('/nl/te-koop/?near=51.209%2C3.224&radius=5&sort=price')
    expect(await site.html(location)).toContain('5\u00a0km rond Brugge')
  })
})

describe('a search by features', () => {
  test.each([
    ['at least some bathrooms', 'bathroomsMin=2', [1, 6]],
    ['rooms between', 'roomsMin=4&roomsMax=6', [8]],
    ['a maximum of rooms excludes unknown numbers', 'roomsMax=9', [3, 8]],
    ['garages', 'garagesMin=1&garagesMax=1', [1]],
    ['parking spaces', 'parkingsMin=1', [2]],
    ['a living area', 'livingAreaMin=90&livingAreaMax=100', [2]],
    ['a large plot', 'plotAreaMin=40000', [3]],
    ['a construction year, which must be known', 'builtMax=1990&zone=be-04000&zone=be-60000&zone=be-44021', [4]],
    ['a recent construction year', 'builtMin=2000', [5]],
    ['homes to move into without work', 'ready=1', [4, 5]],
    ['a terrace, as a flag or with an area', 'terrace=1', [1, 2]],
    ['a garden, as a flag or with an area', 'garden=1', [3, 5]],
    ['both', 'terrace=1&garden=1', []],
    ['a label includes its steps', 'epc=a', [1, 4, 6]],
    ['one step', 'epc=a_plus', [4, 6]],
    ['a step of Brussels', 'epc=b_plus', [5]],
    ['labels, one of them of Luxembourg', 'epc=c&epc=f', [2, 7]],
    ['everything at once', 'zone=be-02000&terrace=1&garagesMin=1&epc=a&bathroomsMin=2&near=51.2,3.2&radius=10&q=brugge', [1]],
  ])('a search by features: %s (%s)', async (_, query, ids) => {
    expect(await idsFoundBy(query)).toEqual(ids)
  })
})

describe('a search with few results', () => {
  const offers = async (query: string) =>
    [...(await site.html(`/en/for-sale/?${query}`)).matchAll(/<a href="[^"?]*(\?[^"]*)?"><span>([^<]+)<\/span> <span>([^<]+)<\/span>/g)].map(
      ([, address = '', text, count]) => `${text}: ${count} ${address.replaceAll('&amp;', '&')}`,
    )

  test('a search with few results says how many homes it would find without each of its filters, most first', async () => {
    expect(await offers('zone=be-44021&terrace=1&priceMax=900000')).toEqual([
      'without ‘Ghent’: 2 properties ?priceMax=900000&terrace=1',
      'without ‘Terrace’: 1 property ?zone=be-44021&priceMax=900000',
    ])
    expect(await offers('type=house&epc=f&epc=g&zone=be-02000')).toEqual(['without ‘Label F, Label G’: 5 properties ?type=house&zone=be-02000'])
    expect((await offers('zone=be-02000&q=zzzz')).at(-1)).toMatch(/^without ‘zzzz’: /)
  })

  test('a search that finds enough or has no filter offers nothing to remove', async () => {
    for (const query of ['', 'zone=be-02000']) expect(await offers(query), query).toEqual([])
  })
})

describe('a search by text', () => {
  test.each([
    ['a word of the text', 'zwembad', [9]],
    ['a prefix', 'zwemb', [9]],
    ['a missing accent', 'veranda', [8]],
    ['accents in capitals', 'VÉRANDA ÉGLISE', [8]],
    ['a town by a name the feed lacks', 'Bruges', [1, 2, 3, 9]],
    ['a type in another language', 'maison de maitre', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['words that no listing has together', 'zwembad gent', []],
    ['a reference', 'T-8', [8]],
    ['a published street', 'langerei', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['an unpublished street', 'geheimstraat', []],
    ['SQL injection', '" OR "1"="1', []],
    ['operators of the query language', 'NEAR AND NOT *', []],
    ['only symbols', '%%%', []],
  ])('a search by text: %s (“%s”)', async (_, words, ids) => {
    expect(await idsFoundBy(`q=${encodeURIComponent(words)}`)).toEqual(ids)
  })

  test('listings for rent are found only among listings for rent', async () => {
    expect((await ask('goal=rent&q=zwembad')).items.map(({ id }) => id)).toEqual([10])
  })
})

describe('the filters', () => {
  /** The count beside each choice, by choice. */
  async function counted(query: string): Promise<Readonly<Record<string, string>>> {
    const document = parseDocument(await site.html(`/en/for-sale/?${query}`))
    const counts = DomUtils.findAll((element) => 'data-count' in element.attribs, document.children)
    return Object.fromEntries(counts.map((count) => [count.attribs['data-count'] ?? '', DomUtils.textContent(count)]))
  }

  test('the filters show what each choice would find with the other filters unchanged', async () => {
    expect(await counted('epc=a&zone=be-02000')).toMatchObject({ 'epc:a': '2', 'epc:f': '1', 'terrace:1': '1', 'garden:1': '0', 'type:house': '2' })
    expect(await counted('terrace=1')).toMatchObject({ 'terrace:1': '2', 'garden:1': '0', 'epc:a': '1', 'epc:f': '1' })
  })

  test('the filters have the same live counts as the page', async () => {
    const query = 'zone=be-30000&terrace=1&type=house'
    const { counts, show }: { counts: Record<string, string>; show: string } = await (await site.fetch(`/api/counts?lang=fr&${query}`)).json()
    const shown = await counted(query)
    for (const [choice, count] of Object.entries(shown)) expect.soft(counts[choice] ?? '0', choice).toBe(count)
    expect(show).toBe('Afficher 2 biens')
  })

  test('count for a place that is typed but not yet chosen', async () => {
    const { total }: { total: number } = await (await site.fetch('/api/counts?where=Gent')).json()
    expect(total).toBe(1)
  })

  test('the filters keep those that the form does not show as hidden inputs', async () => {
    const html = await site.html(`/en/for-sale/?area=${around(51.05, 3.72, 0.05)}&roomsMin=2&sort=price&view=list`)
    const bar = DomUtils.findOne(({ attribs }) => attribs.class === 'filter-bar', parseDocument(html).children)
    // A place chip's template has an input without a name, which is never submitted.
    const isSent = (attribs: Readonly<Record<string, string>>) => attribs.type === 'hidden' && attribs.name !== undefined
    const kept = DomUtils.findAll((element) => isSent(element.attribs), bar?.children ?? []).map(({ attribs }) => attribs.name)
    expect(kept).toEqual(['roomsMin', 'area', 'sort', 'view'])
  })

  test.each(['', '&filters=1'])('the filters have one radius field for a circle, so that a changed radius applies%s', async (more) => {
    const document = parseDocument(await site.html(`/en/for-sale/?near=51.209,3.224&radius=5${more}`))
    const forms = DomUtils.findAll((element) => element.attribs['data-island'] === 'filters', document.children)
    const named = forms.map((form) =>
      DomUtils.findAll((element) => /^(?:near|radius)$/.test(element.attribs.name ?? ''), form.children).map(({ name, attribs }) => `${name} ${attribs.name}`),
    )
    expect(named).toEqual(forms.map(() => ['input near', 'select radius']))
    expect(forms.length).toBe(more === '' ? 1 : 2)
  })
})

describe('a text search', () => {
  test('a text search works for any letter, including those the index ignores', async () => {
    const isLetter = /^[\p{L}\p{N}]$/u
    const letters = Array.from({ length: 0x323b0 }, (_, code) => code).filter(
      (code) => (code < 0xd800 || code > 0xdfff) && isLetter.test(String.fromCodePoint(code)),
    )
    const odd = [0x19b0, 0x19c0, 0x19c8, 0x19c9, 0x1cf2, 0x1cf3]
    for (const code of [...odd, ...letters.filter((_, index) => index % 701 === 0)]) {
      const answer = await site.fetch(`/api/listings?goal=sale&q=${encodeURIComponent(`huis${String.fromCodePoint(code)}tuin`)}`)
      expect(answer.status, code.toString(16)).toBe(200)
    }
  })
})

describe('the listings API', () => {
  test('the listings API returns the documented fields, null if unknown', async () => {
    const { items } = await ask('lang=en&q=T-1')
    expect(items).toEqual([
      {
        id: 1,
        goal: 'sale',
        type: 'town-house',
        zip: '8000',
        city: 'Bruges',
        price: 395000,
        priceText: '€ 395.000',
        epc: 'A',
        bedrooms: 3,
        bathrooms: 2,
        livingArea: 168,
        lat: 51.2154,
        lng: 3.2301,
        url: expect.stringMatching(/^http.*\/en\/for-sale\/bruges\/town-house\/1\/$/),
        photo: null,
      },
    ])
    expect((await ask('q=T-8')).items[0]).toMatchObject({ lat: null, lng: null, epc: null })
  })

  test('an unpublished point is moved in the API, feed and map', async () => {
    const { items } = await ask('q=zwembad')
    const [listing] = items
    const away = Math.hypot((Number(listing?.lat) - 51.2154) * 111, (Number(listing?.lng) - 3.2301) * 70)
    expect(away).toBeGreaterThan(0.1)
    expect(away).toBeLessThan(0.55)
    const map: { places: number[][] } = await (await site.fetch('/map/places?q=zwembad')).json()
    expect(map.places).toEqual([[listing?.lng, listing?.lat, 1, 9, 395000]])
    expect(await site.html('/api/listings.atom?q=zwembad')).not.toContain('Geheim')
  })

  test('the listings API returns the page number, and no items past the last page', async () => {
    expect(await ask('page=9')).toEqual({ total: 9, page: 9, pages: 1, items: [] })
  })

  test('the listings API allows other origins and answers 304 while nothing has changed', async () => {
    const answer = await site.fetch('/api/listings')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const again = await site.fetch('/api/listings', { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('the Atom feed lists a search’s results in the requested language and is linked from the list', async () => {
    const html = await site.html('/fr/a-vendre/?zone=be-31005')
    const href = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').replace(site.url, '') ?? ''
    const answer = await site.fetch(href)
    const feed = parseDocument(await answer.text(), { xmlMode: true })
    const texts = (name: string) => DomUtils.getElementsByTagName(name, feed).map((element) => DomUtils.textContent(element))
    expect(answer.headers.get('Content-Type')).toContain('application/atom+xml')
    expect(texts('title')[0]).toBe('Biens à vendre à Bruges | Perron')
    expect(DomUtils.getElementsByTagName('entry', feed)).toHaveLength(4)
    expect(new Set(texts('id')).size).toBe(5)
    expect(texts('summary')[0]).toContain('3 chambres')
  })
})

describe('the map’s places', () => {
  interface Places {
    readonly total: number
    readonly bounds: readonly number[] | null
    readonly places: readonly (readonly [number, number, number, number | null, number | null])[]
  }
  const places = async (query: string): Promise<Places> => (await site.fetch(`/map/places?${query}`)).json()

  test('the map’s places are the results with a point within the requested bounds', async () => {
    const all = await places('zoom=9')
    expect([all.total, all.places.map(([, , , id]) => id).sort()]).toEqual([9, [1, 2, 3, 4, 5, 6, 7, 9]])
    const bruges = await places('bbox=3.1,51.1,3.4,51.3&zoom=12&type=house')
    expect(bruges.places.map(([, , , id]) => id).sort()).toEqual([1, 2, 3, 9])
  })

  test('the map’s places are summed into clusters without losing any', async () => {
    await using crowded = await startSite()
    const many = Array.from({ length: 3_000 }, (_, index) => ({
      ...aProperty({ ID: nextId(), GoogleX: 50 + (index % 60) / 60, GoogleY: 3 + Math.floor(index / 60) / 20, PublishAddress: true }),
    }))
    expect((await crowded.importFeed(many)).errors).toEqual([])
    for (const zoom of [5, 8, 11, 16]) {
      const answer = await crowded.fetch(`/map/places?zoom=${zoom}`)
      const text = await answer.text()
      const { places: found }: Places = JSON.parse(text)
      expect(found.reduce((sum, [, , count]) => sum + count, 0)).toBe(3_000)
      expect(found.length).toBeLessThanOrEqual(2_500)
      expect(text.length).toBeLessThan(150_000)
    }
  })

  test.each(['bbox=a,b,c,d', 'bbox=1,2,3', 'bbox=', 'bbox=9e99,1,2,3', 'zoom=x', 'zoom=-5', 'zoom=1e9', 'bbox=4,51,3,50'])('%s is accepted', async (query) => {
    expect((await site.fetch(`/map/places?${query}`)).status).toBe(200)
  })
})
