import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FactKey, type FactKind, factDefinition, factKeys } from '#db/model/listings/facts.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { factFields } from '#worker/feeds/omnicasa/fact-fields.ts'
import { aPicture, aProperty, aRental } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'
import { cardsOf, elementsOf, pageOf, pathOf, textOf, withProperties } from './listing-pages.ts'

describe('similar listings', () => {
  test('share goal and category: those in the same town first, then those of similar price', async () => {
    const inBruges = (ID: number, Price: number) => aProperty({ ID, Price })
    const inGhent = (ID: number, Price: number) => aProperty({ ID, Price, Zip: '9000', City: 'Gent' })
    await using site = await withProperties(
      inBruges(1, 400000),
      inBruges(2, 900000),
      inGhent(3, 405000),
      inGhent(4, 700000),
      inGhent(5, 399000),
      aProperty({ ID: 6, Price: 400000, Status: 2 }),
      aProperty({ ID: 7, Price: 400000, MainTypeName: 'Apartment', WebID: 2, TypeDescription: 'apartment' }),
      aRental({ ID: 8, MainTypeName: 'House', WebID: 1, TypeDescription: 'town house', Zip: '8000', City: 'Brugge' }),
      aProperty({ ID: 9, Price: 400000, Status: 5 }),
    )
    expect(cardsOf(await pageOf(site, 1))).toEqual([2, 5, 3])
    expect(cardsOf(await pageOf(site, 7))).toEqual([])
  })
})

test('without photographs a plan comes first on the page, without a plan the map; a sold home has no map', async () => {
  const point = { GoogleX: 3.23, GoogleY: 51.21 }
  await using site = await withProperties(
    aProperty({ ID: 1, ...point }),
    aProperty({ ID: 2, ...point, LargePictureItems: [aPicture({ Url: 'https://pictures.example/plan.svg' })] }),
    aProperty({ ID: 3, ...point, Status: 2 }),
  )
  const order = async (id: number) => [...(await pageOf(site, id)).matchAll(/<h1|class="map-frame|class="hero is-plan/g)].map(([found]) => found)
  expect(await order(1)).toEqual(['class="map-frame', '<h1'])
  expect(await order(2)).toEqual(['class="hero is-plan', '<h1', 'class="map-frame'])
  expect(await order(3)).toEqual(['<h1'])
})

describe('a complete record', () => {
  /** What the CRM sends for a fact of this kind. */
  const given: Readonly<Record<FactKind, (key: FactKey) => unknown>> = {
    area: () => 123,
    length: () => 7.5,
    count: () => 2,
    year: () => 1987,
    flag: () => true,
    answer: () => true,
    word: (key) => `Kenmerk ${key}`,
    text: (key) => (key === 'insulationClass' ? 'C' : { nl: `Tekst ${key}`, fr: `Texte ${key}`, en: `Text ${key}`, de: `Text ${key}` }),
    places: () => ['School, 400 m', 'Station, 2,1 km'],
    date: () => '2031-05-17',
    money: () => 4321,
    percent: () => 21,
    score: () => 7.4,
    grade: () => 'B',
    emission: () => 33,
    energy: () => 15432,
    orientation: () => 'SW',
  }
  const full = Object.fromEntries(factKeys.map((key) => [factFields[key][0], given[factDefinition(key).kind](key)]))
  const forRenters: readonly FactKey[] = ['chargesRenter', 'depositAmount', 'inventoryCostRenter', 'agencyCostRenter', 'minimumIncome', 'maxPersons']
  let site: TestSite
  beforeAll(async () => {
    site = await withProperties(aProperty({ ...full, ID: 1, IsViager: true }), aRental({ ...full, ID: 2, Zip: '8000', City: 'Brugge' }))
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each(locales)('a complete record shows in %s every fact with its label and a value', async (locale) => {
    const t = translator(locale)
    const [sale, rent] = await Promise.all([pageOf(site, 1, locale), pageOf(site, 2, locale)])
    const labels = (html: string) => new Set(textOf(elementsOf(html), (name) => name === 'dt' || name === 'th'))
    const [onSale, onRent] = [labels(sale), labels(rent)]
    const plainPrices: readonly FactKey[] = ['startPrice', 'askingPrice', 'optionPrice']
    const unsuited = (key: FactKey) => forRenters.includes(key) || plainPrices.includes(key)
    const within: readonly FactKey[] = ['surfaceTerrace', 'terraceOrientation', 'surfaceGarden', 'gardenOrientation', 'garage']
    expect(factKeys.filter((key) => !onSale.has(t(`fact.${key}`)))).toEqual(factKeys.filter((key) => unsuited(key) || within.includes(key)))
    for (const html of [sale, rent]) {
      const rows = textOf(elementsOf(html), (name) => name === 'dd')
      expect(rows.filter((row) => row.startsWith('123\u00a0m²,') || row.startsWith('123 m²,'))).toHaveLength(2)
    }
    const annuities = factKeys.filter((key) => factDefinition(key).group === 'annuity')
    expect(factKeys.filter((key) => !onRent.has(t(`fact.${key}`)))).toEqual(factKeys.filter((key) => annuities.includes(key) || within.includes(key)))
    for (const html of [sale, rent]) {
      expect(
        textOf(elementsOf(html), (name) => name === 'dd' || name === 'td').filter((text) => text === '' || /undefined|null|NaN|\[object/.test(text)),
      ).toEqual([])
    }
  })

  test('a complete record shows values with units, amounts in euro and dates in full', async () => {
    const html = await pageOf(site, 1, 'fr')
    const text = textOf(elementsOf(html), (name) => name === 'main')[0] ?? ''
    for (const part of ['123 m²', '7,5 m', '€ 4.321', '17 mai 2031', '15.432 kWh', '33 kg', '7,4', 'Sud-ouest', 'Texte neighbourhood', 'Kenmerk heating']) {
      expect.soft(text).toContain(part)
    }
  })

  test('a sparse record leaves no empty heading or table', async () => {
    await using bare = await withProperties({ ID: 5, Goal: 0, City: 'Brugge' })
    // Islands fill their templates, which are not part of the document.
    const elements = elementsOf((await pageOf(bare, 5)).replace(/<template[\s\S]*?<\/template>/g, ''))
    const emptyElements = elements.filter(
      ({ name, children }) => ['dl', 'table', 'tbody', 'ul', 'h1', 'h2', 'h3', 'p', 'section'].includes(name) && children.length === 0,
    )
    expect(emptyElements.map((element) => element.name)).toEqual([])
    expect(textOf(elements, (name) => name === 'h1')).toEqual([expect.stringMatching(/Brugge/)])
  })
})

describe('the price', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await withProperties(
      aProperty({ ID: 1, Price: 395000, PriceUnit: 7 }),
      aProperty({ ID: 2, Price: 612345, PublishPrice: false, AskingPrice: 612345, StartPrice: 612345, NotaryFeesWithoutVAT: 61234 }),
      aProperty({ ID: 3, Price: 1234567.5 }),
      aRental({ ID: 4, Price: 1150 }),
      aProperty({ ID: 5, Price: null, StartPrice: 250000 }),
    )
  })
  afterAll(() => site[Symbol.asyncDispose]())
  const priceOf = async (id: number, locale: Locale) => textOf(elementsOf(await pageOf(site, id, locale)), (_, kind) => kind.startsWith('price'))[0]

  test.each(locales)('the price uses the Belgian format in %s, with ‘starting from’ and ‘a month’ in words', async (locale) => {
    const t = translator(locale)
    expect(await priceOf(1, locale)).toBe(`${t('price.from')} € 395.000`)
    expect(await priceOf(2, locale)).toBe(t('price.onRequest'))
    expect(await priceOf(3, locale)).toBe('€ 1.234.567,50')
    expect(await priceOf(4, locale)).toBe(`€ 1.150${t('price.perMonth')}`)
    expect(await priceOf(5, locale)).toBe(`${t('price.from')} € 250.000`)
    const cards = textOf(elementsOf(await site.html(href('forSale', locale))), (_, kind) => kind.startsWith('price'))
    expect(new Set(cards)).toEqual(new Set([`${t('price.from')} € 395.000`, t('price.onRequest'), '€ 1.234.567,50', `${t('price.from')} € 250.000`]))
  })

  test('a price on request is never shown, nor is any amount derived from it', async () => {
    for (const path of [await pathOf(site, 2), '/en/', '/en/for-sale/', '/en/for-sale/?view=list'])
      expect(await site.html(path)).not.toMatch(/612[.,]?345|61[.,]?234/)
    expect(await wholeSitemap(site)).not.toMatch(/612[.,]?345|61[.,]?234/)
  })
})

test('a film’s still is fetched by the site, in three sizes, where its host is allowed', async () => {
  await using site = await startSite({ PHOTO_HOSTS: 'i.ytimg.com' })
  await site.importFeed([aProperty({ ID: 1, VideoUrl: 'youtu.be/pErr0nLtm10', VirtualTour: 'https://my.matterport.com/show/?m=SxQL3iGyoDo' })])
  const stills = /srcSet="([^"]*film-[^"]*)"/.exec(await pageOf(site, 1))?.[1]
  expect(stills).toBe('/photos/1/film-2/low.jpg 120w, /photos/1/film-2/medium.jpg 320w, /photos/1/film-2/high.jpg 480w')
  for (const path of ['/photos/1/film-1/low.jpg', '/photos/1/film-9/low.jpg', '/photos/9/film-1/low.jpg', '/photos/1/film-2/huge.jpg']) {
    expect((await site.fetch(path)).status, path).toBe(404)
  }
})

describe('beside the facts', () => {
  test('players may be loaded only on the page of a film, and only from its provider', async () => {
    const policy = async (path: string) => (await site.fetch(path)).headers.get('Content-Security-Policy') ?? ''
    const ofFilms = await policy(await pathOf(site, 1))
    expect(ofFilms).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com;")
    expect(ofFilms).toContain("media-src 'self' https://films.perron.example;")
    for (const path of [await pathOf(site, 2), `${await pathOf(site, 1)}?print=1`, '/en/']) expect(await policy(path)).toContain("frame-src 'self';")
  })

  const films = [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://films.perron.example/tour.mp4',
    'javascript:alert(1)',
    'data:text/html,x',
  ]
  let site: TestSite
  beforeAll(async () => {
    site = await withProperties(
      aProperty({ ID: 1, Marquee: true, MarqueeName: { nl: 'Open huis', fr: 'Portes ouvertes', en: 'Open house', de: 'Tag der offenen Tür' }, Videos: films }),
      aProperty({ ID: 2, Marquee: false, MarqueeName: 'Not shown' }),
      aProperty({ ID: 3, Marquee: true, MarqueeName: 'Sold out soon', Status: 2, XLargePictureItems: [aPicture()] }),
      aProperty({ ID: 4, XLargePictureItems: [aPicture()], MarqueeName: 'Two words', Marquee: 1 }),
    )
  })
  afterAll(() => site[Symbol.asyncDispose]())
  const badges = (html: string) => textOf(elementsOf(html), (_, kind) => kind.split(' ')[0] === 'badge')

  test('the ribbon shows the record’s text in the page’s language, on card and page', async () => {
    expect(badges(await pageOf(site, 1, 'fr'))[0]).toBe('Portes ouvertes')
    expect(badges(await site.html('/de/zu-verkaufen/?q=T-1&view=list'))).toEqual(['Tag der offenen Tür'])
    expect(badges(await pageOf(site, 4))[0]).toBe('Two words')
    expect(await pageOf(site, 2)).not.toContain('Not shown')
    expect(badges(await pageOf(site, 3))[0]).toBe(translator('en')('state.sold'))
  })

  test('films are links to their host until the visitor plays one', async () => {
    const html = await pageOf(site, 1)
    const elements = elementsOf(html)
    const isExternal = (href = '') => /^(?!\/|#|\?|mailto:|tel:)/.test(href) && !/google|openstreetmap/.test(href)
    const links = elements.filter((element) => element.name === 'a' && isExternal(element.attribs.href))
    expect(links.map((link) => link.attribs.href).sort()).toEqual(films.slice(0, 4).sort())
    expect(links.every((link) => link.attribs.rel?.includes('noopener'))).toBe(true)
    const frames = elements.filter((element) => ['iframe', 'video', 'embed', 'object'].includes(element.name)).map((element) => element.attribs.src)
    expect(frames, 'no frame except the site’s map').toEqual(frames.filter((address) => address?.startsWith('/en/map/')))
    expect(html, 'no still from another host').not.toMatch(/(?:src|srcSet|href)="[^"]*(?:ytimg|vimeocdn)/i)
  })
})
