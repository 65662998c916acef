import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FactKey, type FactKind, factDefinition, factKeys } from '#db/model/facts.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { factFields } from '#worker/feed/omnicasa/fact-fields.ts'
import { aPicture, aProperty, aRental, type FeedRecord, manyProperties } from './factories.ts'
import { cardsOf, elementsOf, linksOf, pageOf, pathOf, textOf, withProperties } from './listing-pages.ts'
import { startSite, type TestSite } from './site.ts'
import { wholeSitemap } from './sitemap-reader.ts'

describe('the response of a page', () => {
  const ids = { sold: 2001, rented: 2002, withdrawn: 2003, prospective: 2004, cancelled: 2005, inactive: 2006 } as const
  let site: TestSite
  beforeAll(async () => {
    const others = [...manyProperties(6, (index) => ({ ID: 3001 + index, Price: 400000 + index })), aRental({ ID: 3010 })]
    const gone = aProperty({ ID: ids.withdrawn, Price: 777123 })
    const records = [
      aProperty({ ID: ids.sold, Status: 2, Price: 777123, AskingPrice: 777123, ManagerEmail: 'agent@perron.example', ManagerDirectPhone: '050 12 34 56' }),
      aRental({ ID: ids.rented, Status: 4, Price: 777123, DepositAmount: 777124, RentPrice: 777123 }),
      aProperty({ ID: ids.prospective, Status: 0, Price: 777123 }),
      aProperty({ ID: ids.cancelled, Status: 3, Price: 777123 }),
      aProperty({ ID: ids.inactive, Status: 5, Price: 777123 }),
      ...others,
    ]
    site = await withProperties(...records, gone)
    await site.importFeed(records)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  describe.each(locales)('in %s', (locale) => {
    const t = translator(locale)

    test.each([
      ['a sold listing', ids.sold, 200, 'gone.sold'],
      ['a rented listing', ids.rented, 200, 'gone.rented'],
      ['a withdrawn listing', ids.withdrawn, 410, 'gone.withdrawn'],
      ['a cancelled listing', ids.cancelled, 410, 'gone.withdrawn'],
      ['an inactive listing', ids.inactive, 410, 'gone.withdrawn'],
      ['a listing not on the market yet', ids.prospective, 404, 'gone.unknown'],
      ['an unknown listing', 987654, 404, 'gone.unknown'],
    ] as const)('%s (%i) answers %i with its message, no price, no enquiry, and similar listings', async (_, id, status, message) => {
      const answer = await site.fetch(await pathOf(site, id, locale))
      const html = await answer.text()
      const elements = elementsOf(html)
      expect(answer.status).toBe(status)
      expect(textOf(elements, (name) => name === 'main')[0]).toContain(t(message))
      expect(html).not.toMatch(/777[.,\s]?12[34]/)
      expect(elements.some((element) => element.attribs.class === 'enquiry' || element.attribs.id === 'enquiry')).toBe(false)
      expect(html).not.toContain('agent@perron.example')
      expect(textOf(elements, (name) => name === 'main')[0]).not.toContain(t('enquiry.visit'))
      expect(elements.find((element) => element.attribs.name === 'robots')?.attribs.content).toBe('noindex')
      const similar = cardsOf(html)
      expect(similar.length).toBeGreaterThan(0)
      expect(similar.every((each) => each > 3000)).toBe(true)
    })
  })

  test('each state has a message that differs from the others', async () => {
    const messages = locales.flatMap((locale) =>
      (['gone.sold', 'gone.rented', 'gone.withdrawn', 'gone.unknown', 'notFound.title'] as const).map(translator(locale)),
    )
    expect(new Set(messages).size).toBe(messages.length)
  })

  test('a withdrawn or unknown listing’s page has the search form and a link to the home page', async () => {
    for (const id of [ids.withdrawn, 987654]) {
      const html = await pageOf(site, id, 'fr')
      expect(elementsOf(html).some((element) => element.name === 'form' && element.attribs.action === '/fr/a-vendre/')).toBe(true)
      expect(linksOf(html)).toContain('/fr/')
    }
  })

  test('the page of an unknown listing is not cached', async () => {
    expect((await site.fetch(await pathOf(site, 987654))).headers.get('Cache-Control')).toBe('private, no-store')
  })
})

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

describe('a complete record', () => {
  /** What the CRM would send for a fact of this kind. */
  const given: Readonly<Record<FactKind, (key: FactKey) => unknown>> = {
    area: () => 123,
    length: () => 7.5,
    count: () => 2,
    year: () => 1987,
    flag: () => true,
    word: (key) => `Kenmerk ${key}`,
    text: (key) => ({ nl: `Tekst ${key}`, fr: `Texte ${key}`, en: `Text ${key}`, de: `Text ${key}` }),
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

  test.each(locales)('shows in %s every fact with its label and a value', async (locale) => {
    const t = translator(locale)
    const [sale, rent] = await Promise.all([pageOf(site, 1, locale), pageOf(site, 2, locale)])
    const labels = (html: string) => new Set(textOf(elementsOf(html), (name) => name === 'dt' || name === 'th'))
    const [onSale, onRent] = [labels(sale), labels(rent)]
    const plainPrices: readonly FactKey[] = ['startPrice', 'askingPrice', 'optionPrice']
    const unsuited = (key: FactKey) => forRenters.includes(key) || plainPrices.includes(key)
    expect(factKeys.filter((key) => !onSale.has(t(`fact.${key}`)))).toEqual(factKeys.filter(unsuited))
    const annuities = factKeys.filter((key) => factDefinition(key).group === 'annuity')
    expect(factKeys.filter((key) => !onRent.has(t(`fact.${key}`)))).toEqual(annuities)
    for (const html of [sale, rent]) {
      expect(
        textOf(elementsOf(html), (name) => name === 'dd' || name === 'td').filter((text) => text === '' || /undefined|null|NaN|\[object/.test(text)),
      ).toEqual([])
    }
  })

  test('shows values with units, amounts in euro and dates in full', async () => {
    const html = await pageOf(site, 1, 'fr')
    const text = textOf(elementsOf(html), (name) => name === 'main')[0] ?? ''
    for (const part of ['123 m²', '7,5 m', '€ 4.321', '17 mai 2031', '15 432 kWh', '33 kg', '7,4', 'Sud-ouest', 'Texte neighbourhood', 'Kenmerk heating']) {
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

  test.each(locales)('uses the Belgian format in %s, with ‘starting from’ and ‘a month’ in words', async (locale) => {
    const t = translator(locale)
    expect(await priceOf(1, locale)).toBe(`${t('price.from')} € 395.000`)
    expect(await priceOf(2, locale)).toBe(t('price.onRequest'))
    expect(await priceOf(3, locale)).toBe('€ 1.234.567,50')
    expect(await priceOf(4, locale)).toBe(`€ 1.150${t('price.perMonth')}`)
    expect(await priceOf(5, locale)).toBe(`${t('price.from')} € 250.000`)
    const cards = textOf(elementsOf(await site.html(href('forSale', locale))), (_, kind) => kind.startsWith('price'))
    expect(new Set(cards)).toEqual(new Set([`${t('price.from')} € 395.000`, t('price.onRequest'), '€ 1.234.567,50', `${t('price.from')} € 250.000`]))
  })

  test('on request is never shown, nor is any amount derived from it', async () => {
    for (const path of [await pathOf(site, 2), '/en/', '/en/for-sale/', '/en/for-sale/?view=list'])
      expect(await site.html(path)).not.toMatch(/612[.,]?345|61[.,]?234/)
    expect(await wholeSitemap(site)).not.toMatch(/612[.,]?345|61[.,]?234/)
  })
})

interface EnergyListing extends FeedRecord {
  readonly ID: number
  readonly Zip: string
  readonly EnergyPerformance: number | null
  readonly label: string | null
  readonly duty?: boolean
  /** Sold: the page shows the letter only. */
  readonly hasNoTables?: boolean
}

describe('the energy label', () => {
  const flanders = { Zip: '8000', City: 'Brugge' }
  const brussels = { Zip: '1000', City: 'Brussel' }
  const wallonia = { Zip: '5000', City: 'Namur' }
  const luxembourg = { Zip: '1855', City: 'Luxembourg', CountryID: 50 }
  const listings: readonly EnergyListing[] = [
    { ID: 1, ...flanders, EnergyPerformance: 0, label: 'A+' },
    { ID: 2, ...flanders, EnergyPerformance: 99, label: 'A' },
    { ID: 3, ...flanders, EnergyPerformance: 100, label: 'B' },
    { ID: 4, ...flanders, EnergyPerformance: 500, label: 'F', duty: true },
    { ID: 5, ...flanders, EnergyPerformance: 450, label: 'E', duty: true },
    { ID: 6, ...flanders, EnergyPerformance: 399, label: 'D' },
    { ID: 7, ...brussels, EnergyPerformance: 45, label: 'A-' },
    { ID: 8, ...brussels, EnergyPerformance: 323, label: 'F-' },
    { ID: 9, ...brussels, EnergyPerformance: 275.5, label: 'F+' },
    { ID: 10, ...brussels, EnergyPerformance: 346, label: 'G' },
    { ID: 11, ...wallonia, EnergyPerformance: -5, label: 'A++' },
    { ID: 12, ...wallonia, EnergyPerformance: 85, label: 'A' },
    { ID: 13, ...wallonia, EnergyPerformance: 600, label: 'G' },
    { ID: 14, ...luxembourg, EnergyPerformance: 600, EPCLabelText: 'C', label: 'C' },
    { ID: 15, ...luxembourg, EnergyPerformance: null, EPCLabelText: 'I', label: 'I' },
    { ID: 16, ...flanders, EnergyPerformance: null, EPCLabelText: 'B', label: 'B' },
    { ID: 17, ...flanders, EnergyPerformance: null, label: null },
    { ID: 18, ...flanders, EnergyPerformance: 520, MainTypeName: 'Land', WebID: 3, TypeDescription: 'land', label: 'F' },
    { ID: 19, ...flanders, EnergyPerformance: 520, Goal: 1, label: 'F' },
    { ID: 20, ...flanders, EnergyPerformance: 520, MainTypeName: 'Apartment', WebID: 2, TypeDescription: 'apartment', label: 'F', duty: true },
    { ID: 21, ...flanders, EnergyPerformance: 520, Status: 2, label: 'F', hasNoTables: true },
  ]
  let site: TestSite
  beforeAll(async () => {
    site = await withProperties(...listings.map(({ label, duty, hasNoTables, ...record }) => aProperty(record)))
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each(listings)('listing $ID in $Zip with $EnergyPerformance kWh has label $label', async ({ ID, label, hasNoTables }) => {
    const elements = elementsOf(await pageOf(site, ID))
    const facts = elements.find((element) => element.attribs.class === 'key-facts')
    const badge = facts && DomUtils.findOne((element) => element.attribs.class === 'epc', facts.children)
    expect(badge ? DomUtils.textContent(badge) : null).toBe(label)
    const current = elements.filter(
      (element) => element.name === 'li' && element.attribs['aria-current'] === 'true' && element.attribs['data-band'] !== undefined,
    )
    expect(current.map((step) => DomUtils.textContent(step).startsWith(label ?? '?'))).toEqual(label === null || hasNoTables ? [] : [true])
  })

  test.each(locales)('a house or flat for sale in Flanders with label E or F has a six-year renovation duty, in %s', async (locale) => {
    const t = translator(locale)
    for (const { ID, label, duty } of listings) {
      const text = textOf(elementsOf(await pageOf(site, ID, locale)), (name) => name === 'main')[0]
      if (duty) expect(text).toContain(t('energy.duty', { label: label ?? '', reach: 'D', years: 6 }))
      else expect(text).not.toContain(t('energy.dutyTitle'))
    }
    expect(t('energy.duty', { label: 'E', reach: 'D', years: 6 })).toMatch(/\b6\b/)
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

  test('films are links to where they are hosted until the visitor plays one', async () => {
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
