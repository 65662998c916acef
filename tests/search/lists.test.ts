import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { builtWorker, miniflareOptions } from '#worker/local/site.ts'
import { aProperty, aRental, type FeedRecord, manyProperties } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'

const paths: Readonly<Record<Locale, string>> = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' }

/** The ids of a page's cards, in order. */
function cardsOf(html: string): number[] {
  const cards = DomUtils.findAll((element) => element.name === 'article' && element.attribs.class === 'card', parseDocument(html).children)
  return cards.map((card) => Number(/\/(\d+)\/$/.exec(DomUtils.findOne((each) => each.name === 'a', card.children)?.attribs.href ?? '')?.[1]))
}

/** The texts of the selected elements. */
function textsOf(html: string, selected: (name: string, attributes: Readonly<Record<string, string>>) => boolean): string[] {
  return DomUtils.findAll((element) => selected(element.name, element.attribs), parseDocument(html).children).map((element) =>
    DomUtils.textContent(element).replace(/\s+/g, ' ').trim(),
  )
}

function hrefs(html: string): string[] {
  return DomUtils.findAll((element) => element.name === 'a', parseDocument(html).children).map((link) => link.attribs.href ?? '')
}

const pagerText = (html: string) => textsOf(html, (name, { class: kind }) => name === 'nav' && kind === 'pager')[0]
function pagerLinks(html: string): string[] {
  const pager = DomUtils.findOne((element) => element.attribs.class === 'pager', parseDocument(html).children)
  return DomUtils.findAll((element) => element.name === 'a', pager?.children ?? []).map((link) => link.attribs.href ?? '')
}

/** The counts beside the filter options, by option. */
function optionCounts(html: string): Readonly<Record<string, string>> {
  const counts = DomUtils.findAll((element) => 'data-count' in element.attribs, parseDocument(html).children)
  return Object.fromEntries(counts.map((count) => [count.attribs['data-count'] ?? '', DomUtils.textContent(count)]))
}

const heading = (html: string) => textsOf(html, (name) => name === 'h1')[0]
const chips = (html: string) => textsOf(html, (name, { class: kind }) => name === 'a' && kind?.split(' ')[0] === 'chip')

async function listed(site: TestSite, query = '', path = paths.en): Promise<number[]> {
  return cardsOf(await site.html(path + query))
}

/** A site with these records imported. */
async function siteWith(records: readonly FeedRecord[]): Promise<TestSite> {
  const site = await startSite()
  expect((await site.importFeed(records)).errors).toEqual([])
  return site
}

describe('paging', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await siteWith([
      ...manyProperties(60, (index) => ({ ID: index + 1, CreatedDate: `2026-01-01 10:00:${10 + Math.floor(index / 2)}` })),
      aRental({ ID: 99 }),
    ])
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test('a page has 24 listings, newest first, then by descending id, without gaps or repeats', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => listed(site, query)))
    expect(pages.map((page) => page.length)).toEqual([24, 24, 12])
    expect(pages.flat()).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
  })

  test.each([
    ['nl', 'Pagina 2 van 3, 60 panden'],
    ['fr', 'Page 2 sur 3, 60 biens'],
    ['en', 'Page 2 of 3, 60 properties'],
    ['de', 'Seite 2 von 3, 60 Immobilien'],
  ] as const)('the pager shows page, page count and total in %s', async (locale, text) => {
    expect(pagerText(await site.html(`${paths[locale]}?page=2`))).toContain(text)
  })

  test('the pager links to first, previous, next and last page, keeping filters and order', async () => {
    const html = await site.html(`${paths.en}?type=house&sort=price&dir=asc&page=2`)
    const to = (page: string) => `${paths.en}?type=house&sort=price&dir=asc${page}`
    expect(pagerLinks(html)).toEqual([to(''), to(''), to('&page=3'), to('&page=3')])
  })

  test('the first page has no previous link, the last no next link', async () => {
    expect(pagerLinks(await site.html(paths.en))).toEqual([`${paths.en}?page=2`, `${paths.en}?page=3`])
    expect(pagerLinks(await site.html(`${paths.en}?page=3`))).toEqual([paths.en, `${paths.en}?page=2`])
  })

  test.each(['?page=4', '?page=999999', '?type=house&page=4'])('%s is past the end: a 404 with a link to page 1', async (query) => {
    const answer = await site.fetch(paths.en + query)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(hrefs(html)).toContain(paths.en + (query.includes('type') ? '?type=house' : ''))
    expect(html).toContain('To page 1')
    expect(html).toContain('noindex')
  })

  test.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?page=', '?page=1e1', '?page=99999999999999999999'])('%s shows page 1', async (query) => {
    expect(await listed(site, query)).toEqual(await listed(site))
  })

  test('changing the view keeps page, filters, order and listings', async () => {
    const html = await site.html(`${paths.en}?type=house&dir=asc&page=2`)
    expect(hrefs(html)).toContain(`${paths.en}?type=house&dir=asc&view=list&page=2`)
    expect(await listed(site, '?type=house&dir=asc&page=2&view=list')).toEqual(cardsOf(html))
  })
})

describe('sorting', () => {
  const town = (nl: string, fr: string) => ({ City: { nl, fr, en: nl, de: nl } })
  const day = (number: number) => ({ CreatedDate: `2026-02-0${number} 12:00:00` })
  let site: TestSite
  beforeAll(async () => {
    site = await siteWith([
      aProperty({ ID: 1, Price: 300000, ...day(1), ...town('Aalst', 'Alost'), TypeDescription: 'villa' }),
      aProperty({ ID: 2, Price: 300000, ...day(2), ...town('Zottegem', 'Zottegem'), TypeDescription: 'bungalow' }),
      aProperty({ ID: 3, Price: 300000, ...day(2), ...town('Lille', 'Rijsel'), TypeDescription: 'villa' }),
      aProperty({ ID: 4, Price: 99000, ...day(3), ...town('’s-Gravenbrakel', 'Braine-le-Comte'), TypeDescription: 'cottage' }),
      aProperty({ ID: 5, PublishPrice: false, Price: 1, ...day(4), ...town('Élouges', 'Élouges'), TypeDescription: 'bungalow' }),
      aProperty({ ID: 6, Price: null, ...day(5), ...town('Eke', 'Eke'), TypeDescription: 'farmhouse' }),
      aProperty({ ID: 7, Price: 1250000, ...day(6), ...town('Aalst', 'Alost'), TypeDescription: 'villa' }),
    ])
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each([
    ['', [7, 6, 5, 4, 3, 2, 1]],
    ['?dir=asc', [1, 3, 2, 4, 5, 6, 7]],
    ['?sort=price&dir=asc', [4, 3, 2, 1, 7, 6, 5]],
    ['?sort=price&dir=desc', [7, 3, 2, 1, 4, 6, 5]],
    ['?sort=price', [7, 3, 2, 1, 4, 6, 5]],
    ['?sort=city&dir=asc', [4, 7, 1, 6, 5, 3, 2]],
    ['?sort=city&dir=desc', [2, 3, 5, 6, 7, 1, 4]],
    ['?sort=type&dir=asc', [5, 2, 4, 6, 7, 3, 1]],
    ['?sort=type&dir=desc', [7, 3, 1, 6, 4, 5, 2]],
  ])('“%s” sorts ties by newest and descending id, and listings without a price last', async (query, order) => {
    expect(await listed(site, query)).toEqual(order)
  })

  test('towns and types sort by their names in the page’s language', async () => {
    expect(await listed(site, '?sort=city&dir=asc', paths.fr)).toEqual([7, 1, 4, 6, 5, 3, 2])
    // In German the farmhouse sorts first: Bauernhaus, Bungalow, Cottage, Villa.
    expect((await listed(site, '?sort=type&dir=asc', paths.de))[0]).toBe(6)
  })

  test('an unknown order or direction falls back to the default', async () => {
    for (const query of ['?sort=bedrooms', '?sort=', '?dir=up', '?sort=PRICE', '?sort=price;drop'])
      expect(await listed(site, query)).toEqual([7, 6, 5, 4, 3, 2, 1])
  })
})

describe('filters', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await siteWith([
      aProperty({ ID: 1, Zip: '8000', Price: 250000, NumberOfBedRooms: 2, TypeDescription: 'town house' }),
      aProperty({ ID: 2, Zip: '8000', Price: 500000, NumberOfBedRooms: 4, TypeDescription: 'villa' }),
      aProperty({ ID: 3, Zip: '9000', City: 'Gent', Price: 350000, NumberOfBedRooms: 3, MainTypeName: 'Apartment', WebID: 2, TypeDescription: 'penthouse' }),
      aProperty({ ID: 4, Zip: '9000', City: 'Gent', PublishPrice: false, NumberOfBedRooms: 3, TypeDescription: 'town house' }),
      aProperty({
        ID: 5,
        Zip: '1000',
        City: 'Brussel',
        Price: 150000,
        NumberOfBedRooms: null,
        MainTypeName: 'Land',
        WebID: 3,
        TypeDescription: 'Zeppelin hangar',
      }),
      aProperty({ ID: 6, Zip: 'L-1855', City: 'Luxembourg', CountryID: 50, Price: 900000, NumberOfBedRooms: 5, TypeDescription: 'villa' }),
    ])
  })
  afterAll(() => site[Symbol.asyncDispose]())
  const found = async (query: string) => (await listed(site, query)).sort()

  test.each([
    ['a category', '?type=house', [1, 2, 4, 6]],
    ['two categories', '?type=land&type=apartment', [3, 5]],
    ['a sub-category', '?type=villa', [2, 6]],
    ['a type from the feed', '?type=zeppelin-hangar', [5]],
    ['a type as the feed spells it', '?type=Zeppelin%20hangar', [5]],
    ['a category and a sub-category', '?type=apartment&type=villa', [2, 3, 6]],
    ['a category without listings', '?type=garage', []],
    ['a type that nobody knows, which is ignored', '?type=spaceship', [1, 2, 3, 4, 5, 6]],
    ['a known type beside an unknown one', '?type=spaceship&type=villa', [2, 6]],
    ['a postcode', '?zip=8000', [1, 2]],
    ['postcodes', '?zip=8000&zip=1000', [1, 2, 5]],
    ['postcodes as people type them', '?zip=8000,%209000', [1, 2, 3, 4]],
    ['a postcode of Luxembourg', '?zip=1855', [6]],
    ['a postcode of Luxembourg with its letter', '?zip=L-1855', [6]],
    ['a minimum price', '?priceMin=350000', [2, 3, 6]],
    ['a maximum price', '?priceMax=350000', [1, 3, 5]],
    ['a price range', '?priceMin=250000&priceMax=350000', [1, 3]],
    ['a price as people type it', '?priceMax=%E2%82%AC%20350.000', [1, 3, 5]],
    ['a minimum of bedrooms', '?bedroomsMin=3', [2, 3, 4, 6]],
    ['a maximum of bedrooms', '?bedroomsMax=3', [1, 3, 4]],
    ['a range of bedrooms', '?bedroomsMin=3&bedroomsMax=4', [2, 3, 4]],
    ['a town in any language', '?q=gent', [3, 4]],
    ['a prefix of a town in another language', '?q=Brug', [1, 2]],
    ['a postcode as text', '?q=9000', [3, 4]],
    ['a reference', '?q=T-2&view=list', [2]],
    ['a wildcard', '?q=%25', []],
    ['all filters combined', '?type=house&zip=8000&priceMax=300000&bedroomsMin=2', [1]],
    ['filters that exclude each other', '?priceMin=500000&priceMax=100000', []],
  ])('a list is filtered: %s (%s)', async (_, query, ids) => {
    expect(await found(query)).toEqual(ids)
  })

  test.each([
    '?utm_source=mail&fbclid=x',
    '?type=',
    '?zip=abc&zip=80000000',
    '?priceMin=cheap&priceMax=-1',
    '?bedroomsMin=many&bedroomsMax=2.5',
    "?zip=8000'%20OR%201=1",
    '?__proto__=x&constructor=y',
    '?q=',
    '?q=%20%20',
    '?=&&=&%',
    '?priceMin=%E0%A4%A',
  ])('the unusable query %s is ignored', async (query) => {
    const answer = await site.fetch(paths.en + query)
    expect(answer.status).toBe(200)
    expect(cardsOf(await answer.text()).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  const repeated = (count: number, part: (index: number) => string) => `?${Array.from({ length: count }, (_, index) => part(index)).join('&')}`
  test.each([
    ['thirty types', repeated(30, (index) => `type=t${index}`)],
    ['thirty postcodes', repeated(30, (index) => `zip=${1000 + index}`)],
    ['thirty types and as many postcodes', repeated(30, (index) => `type=t${index}&zip=${1000 + index}`)],
    ['hundreds of values', repeated(300, (index) => `type=t${index}&zip=${1000 + index}`)],
    ['thirty types of a hundred letters', repeated(30, (index) => `type=${String(index).padStart(100, 'x')}`)],
    ['a sentence', '?q=een+ruim+huis+met+een+grote+tuin+in+de+buurt+van+het+station'],
    ['a very long word', `?q=${'x'.repeat(5_000)}`],
    ['a hundred wildcards', `?q=${'%25_'.repeat(100)}`],
    ['characters outside Latin script', `?q=${encodeURIComponent('漢字🏠\u0000\u202e')}&type=${encodeURIComponent('🏠')}`],
  ])('a search with %s returns 200', async (_, query) => {
    expect((await site.fetch(paths.en + query)).status).toBe(200)
  })

  test('an empty result says so, links to the whole list and is noindex', async () => {
    const texts = {
      nl: 'Er zijn geen resultaten gevonden voor uw zoekopdracht.',
      fr: 'Aucun résultat',
      en: 'No results were found for your search.',
      de: 'Für Ihre Suche wurden keine Ergebnisse gefunden.',
    }
    for (const [locale, text] of Object.entries(texts)) {
      const path = locale === 'nl' ? paths.nl : locale === 'fr' ? paths.fr : locale === 'de' ? paths.de : paths.en
      const answer = await site.fetch(`${path}?priceMin=99000000`)
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(cardsOf(html)).toEqual([])
      expect.soft(textsOf(html, (name, { class: kind }) => name === 'div' && kind === 'empty')[0]).toContain(text)
      expect(hrefs(html)).toContain(path)
      expect(html, 'the alert offered a second time').not.toContain('id="alert"')
      expect(html).toContain('noindex')
    }
  })

  test('each active filter has a chip that removes it and keeps the rest', async () => {
    const query = '?type=house&type=villa&zip=8000&q=Brugge&priceMin=100000&priceMax=600000&bedroomsMin=2&sort=price'
    const html = await site.html(paths.en + query)
    expect(chips(html)).toEqual(['8000 Bruges', 'Houses', 'Villa', '€ 100.000 to € 600.000', 'At least 2 bedrooms', '‘Brugge’'])
    const without = (part: RegExp) => paths.en + query.replace(part, '')
    const links = hrefs(html).map((link) => new URLSearchParams(link.split('?')[1]))
    for (const part of [/type=house&/, /type=villa&/, /zip=8000&/, /q=Brugge&/, /priceMin=100000&priceMax=600000&/, /bedroomsMin=2&/]) {
      const requested = new URLSearchParams(without(part).split('?')[1])
      requested.sort()
      const isThere = links.some((link) => {
        link.sort()
        return link.toString() === requested.toString()
      })
      expect(isThere, String(part)).toBe(true)
    }
    expect(hrefs(html)).toContain(`${paths.en}?sort=price`)
  })

  test('the heading names category and town in the page’s language', async () => {
    expect(heading(await site.html(`${paths.nl}?type=house&zip=8000`))).toBe('Huizen te koop in 8000 Brugge')
    expect(heading(await site.html(`${paths.fr}?type=apartment`))).toBe('Appartements à vendre')
    expect(heading(await site.html(paths.de))).toContain('zu verkaufen')
  })

  test('the category filter counts listings that match the other filters', async () => {
    const html = await site.html(`${paths.en}?type=house&priceMax=600000&filters=1`)
    const counts = optionCounts(html)
    expect(counts).toMatchObject({ 'type:house': '2', 'type:apartment': '1', 'type:land': '1', 'type:garage': '0', 'type:villa': '1', 'type:town-house': '1' })
  })
})

describe('listing states in lists', () => {
  let site: TestSite
  beforeAll(async () => {
    const states = [
      { ID: 1, Status: 1 },
      { ID: 2, Status: 2 },
      { ID: 3, Status: 3 },
      { ID: 4, Status: 4 },
      { ID: 5, Status: 5 },
      { ID: 6, Status: 6 },
      { ID: 7, Status: 0 },
      { ID: 8, Status: 1, SubStatus: 3 },
      { ID: 9, Status: 1 },
      ...Array.from({ length: 6 }, (_, index) => ({ ID: 20 + index, Status: 1 })),
    ]
    const records = states.map((state) => aProperty(state))
    site = await siteWith(records)
    await site.importFeed(records.filter((record) => record.ID !== 9))
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test('no listings but those on offer are in lists, on the home page and in the sitemap', async () => {
    const shown = [25, 24, 23, 22, 21, 20, 8, 1]
    expect((await listed(site)).sort()).toEqual([...shown].sort())
    expect(await listed(site, '', '/en/for-rent/')).toEqual([])
    const home = await site.html('/en/')
    expect(cardsOf(home).every((id) => shown.includes(id))).toBe(true)
    const sitemap = await wholeSitemap(site)
    for (const id of [2, 3, 4, 5, 6, 7, 9]) expect(sitemap).not.toMatch(new RegExp(`/te-(?:koop|huur)/[^<]*/${id}/<`))
    for (const id of shown) expect(sitemap).toContain(`/${id}/<`)
  })

  test('a home that is alone in its list shows its street, as rows do', async () => {
    const streets = (html: string) => textsOf(html, (_, { class: kind }) => kind === 'card-street')
    expect(streets(await site.html('/en/for-sale/?q=T-8&sort=price'))).toHaveLength(1)
    expect(streets(await site.html('/en/for-sale/'))).toEqual([])
  })

  test('a listing under option is listed with a badge', async () => {
    const html = await site.html('/en/for-sale/?q=T-8&view=list')
    expect(cardsOf(html)).toEqual([8])
    expect(textsOf(html, (name, { class: kind }) => name === 'span' && kind === 'badge')[0]).toBe('Under option')
  })
})

describe('a list after an import', () => {
  test('a list is never stale after an import', async () => {
    const records = manyProperties(6, (index) => ({ ID: index + 1 }))
    await using site = await siteWith(records)
    for (const price of [401000, 402000, 403000, 404000]) {
      expect(await listed(site)).toHaveLength(6)
      await site.importFeed(records.map((record) => ({ ...record, Price: price })))
      const html = await site.html(paths.en)
      expect(html).toContain(`€ ${price / 1000}.000`)
      expect(html).not.toContain(`€ ${price / 1000 - 1}.000`)
      expect((await listed(site, `?priceMin=${price}`)).length).toBe(6)
    }
  })

  test('a list after an import gets a new ETag only when the stock changes', async () => {
    const records = manyProperties(2, (index) => ({ ID: index + 1 }))
    await using site = await siteWith(records)
    const tag = (await site.fetch(paths.en)).headers.get('ETag') ?? ''
    const ask = () => site.fetch(paths.en, { headers: { 'If-None-Match': tag } })
    expect((await ask()).status).toBe(304)
    await site.importFeed(records)
    expect((await ask()).status).toBe(304)
    await site.importFeed(records.map((record) => ({ ...record, Price: 111000 })))
    const after = await ask()
    expect([after.status, await after.text()]).toEqual([200, expect.stringContaining('€ 111.000')])
  })
})

describe('the cache', () => {
  /**
   * Wraps the built Worker: counts D1 statements per request, those for the catalogue's versions apart, and makes KV fail on demand. Caches
   * are keyed by the KV binding, so each `X-Isolate` has its own binding and starts cold.
   */
  const observer = `
    import worker from './index.js'
    const counted = (database, counts) => {
      const statement = (inner, kind) => ({
        inner,
        bind: (...values) => statement(inner.bind(...values), kind),
        all: (...rest) => ((counts[kind] += 1), inner.all(...rest)),
        raw: (...rest) => ((counts[kind] += 1), inner.raw(...rest)),
        run: (...rest) => ((counts[kind] += 1), inner.run(...rest)),
        first: (...rest) => ((counts[kind] += 1), inner.first(...rest)),
      })
      return {
        prepare: (text) => statement(database.prepare(text), text.includes('from "catalogue"') ? 'versions' : 'others'),
        batch: (statements) => ((counts.others += statements.length), database.batch(statements.map((each) => each.inner))),
      }
    }
    const broken = async () => { throw new Error('KV is down') }
    const deadCache = { get: broken, put: broken, delete: broken }
    const isolates = new Map()
    const cacheOf = (isolate, kv) => {
      if (isolate === null) return kv
      const known = isolates.get(isolate) ?? { get: (...parameters) => kv.get(...parameters), put: (...parameters) => kv.put(...parameters), delete: (name) => kv.delete(name) }
      isolates.set(isolate, known)
      return known
    }
    export default {
      async fetch(request, env, context) {
        const counts = { versions: 0, others: 0 }
        const DB = counted(env.DB, counts)
        const LISTINGS = request.headers.has('X-Broken') ? deadCache : cacheOf(request.headers.get('X-Isolate'), env.LISTINGS)
        const answer = await worker.fetch(request, { ...env, DB, LISTINGS }, context)
        const body = await answer.arrayBuffer()
        const headers = new Headers(answer.headers)
        headers.set('X-Statements', String(counts.others))
        headers.set('X-Version-Reads', String(counts.versions))
        return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers })
      },
    }`

  let state: string

  /** A process with the stock and KV of the state directory. */
  async function startObserved() {
    const miniflare = new Miniflare(
      miniflareOptions({
        state,
        modules: [{ name: 'observer.js', contents: observer }, ...builtWorker()],
        variables: { IMPORT_TOKEN: 'not-used-in-this-test', PLACE_SALT: 'not-used-in-this-test', SIGNING_SECRET: 'not-used-in-this-test' },
        log: new Log(LogLevel.ERROR),
      }),
    )
    const url = (await miniflare.ready).origin
    return {
      url,
      kv: await miniflare.getKVNamespace('LISTINGS'),
      async ask(path: string, headers: Readonly<Record<string, string>> = {}) {
        const answer = await fetch(url + path, { headers, redirect: 'manual' })
        return { status: answer.status, statements: Number(answer.headers.get('X-Statements')), cards: cardsOf(await answer.text()) }
      },
      [Symbol.asyncDispose]: () => miniflare.dispose(),
    }
  }

  let shared: Awaited<ReturnType<typeof startObserved>>
  let isolates = 0

  /** A cold isolate of the process that most tests share: it has to read the versions, which proves that its cache is empty. */
  async function newIsolate() {
    isolates += 1
    const isolate = { 'X-Isolate': String(isolates) }
    expect((await fetch(`${shared.url}/en/contact/`, { headers: isolate })).headers.get('X-Version-Reads')).toBe('1')
    return { kv: shared.kv, ask: (path: string, headers: Readonly<Record<string, string>> = {}) => shared.ask(path, { ...headers, ...isolate }) }
  }

  beforeAll(async () => {
    state = mkdtempSync(join(tmpdir(), 'perron-lists-'))
    await using filled = await startSite()
    await filled.importFeed(manyProperties(30, (index) => ({ ID: index + 1 })))
    // The first page request flushes deferred writes of the import, so that nothing is in flight when the files are copied.
    await filled.html(paths.en)
    cpSync(filled.state, state, { recursive: true })
    shared = await startObserved()
  })
  afterAll(async () => {
    await shared[Symbol.asyncDispose]()
    rmSync(state, { recursive: true, force: true })
  })

  const firstPage = Array.from({ length: 24 }, (_, index) => 30 - index)

  test('a new isolate takes one statement for the versions, an uncached list one for its cards, a cached one none', async () => {
    const site = await newIsolate()
    const query = `${paths.en}?priceMin=1000`
    expect(await site.ask(query)).toEqual({ status: 200, statements: 1, cards: firstPage })
    expect(await site.ask(query)).toEqual({ status: 200, statements: 0, cards: firstPage })
    expect((await site.ask(`${paths.fr}?priceMin=1000`)).statements).toBe(0)
    expect((await site.ask(`${paths.en}?priceMin=1000&view=list&utm_source=x`)).statements).toBe(0)
    expect((await site.ask(`${paths.en}?priceMin=1000&page=2`)).statements).toBe(1)
  })

  test('another isolate reads the list from KV', async () => {
    const query = `${paths.en}?priceMin=25000`
    expect((await (await newIsolate()).ask(query)).statements).toBe(1)
    expect(await (await newIsolate()).ask(query)).toEqual({ status: 200, statements: 0, cards: firstPage })
  })

  test('nonsense filters are answered without writing to KV', async () => {
    const site = await newIsolate()
    const written = async () => (await site.kv.list()).keys.length
    await site.ask(paths.en)
    const before = await written()
    const madeUp = ['priceMin=1', 'type=house&type=x', 'zip=8000&zip=1', 'bedroomsMax=', 'page=1']
    for (let index = 0; index < 30; index += 1) await site.ask(`${paths.en}?${madeUp[index % madeUp.length]}${100 + index}`)
    expect(await written()).toBe(before)
  })

  test('pages are served when every KV call fails', async () => {
    const site = await newIsolate()
    for (const path of [paths.en, `${paths.en}?priceMin=3000`, '/en/', '/en/new-build/']) {
      expect((await site.ask(path, { 'X-Broken': '1' })).status).toBe(200)
    }
    expect((await site.ask(paths.en, { 'X-Broken': '1' })).cards).toEqual(firstPage)
  })

  test.each(['', 'garbage', '-1', '{}'])('pages are served when every cached value is “%s”', async (garbage) => {
    const site = await newIsolate()
    for (const { name } of (await site.kv.list()).keys) await site.kv.put(name, garbage)
    expect(await site.ask(paths.en)).toMatchObject({ status: 200, cards: firstPage })
  })

  test('pages are served after KV is emptied', async () => {
    const site = await newIsolate()
    await site.ask(paths.en)
    for (const { name } of (await site.kv.list()).keys) await site.kv.delete(name)
    await new Promise((done) => setTimeout(done, 1_100))
    expect(await site.ask(paths.en)).toMatchObject({ status: 200, cards: firstPage })
  })

  test('pages are served when a cached list is not JSON, or not a list', async () => {
    const values = ['', 'garbage', '{"cards":', 'null', '"garbage"', '[]', '{}', '7']
    const price = (index: number) => 50_000 + 25_000 * index
    const query = (index: number) => `${paths.en}?priceMin=${price(index)}`
    const site = await newIsolate()
    for (const [index, garbage] of values.entries()) {
      await site.ask(query(index))
      const cached = (await site.kv.list()).keys.filter((key) => key.name.endsWith(`priceMin=${price(index)}`))
      expect(cached).toHaveLength(1)
      for (const { name } of cached) await site.kv.put(name, garbage)
    }
    const fresh = await newIsolate()
    for (const [index, garbage] of values.entries()) expect.soft(await fresh.ask(query(index)), garbage).toMatchObject({ status: 200, cards: firstPage })
  })
})
