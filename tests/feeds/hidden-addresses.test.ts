import { drizzle } from 'drizzle-orm/d1'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import { relayMails } from '#worker/site/queue.ts'
import { isFull, upTo } from '../full.ts'
import { aPicture, aProperty, type FeedRecord } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { sitemapParts } from '../kit/sitemap-reader.ts'
import { aLead } from '../leads/lead-factory.ts'
import { elementsOf, pathOf } from '../listings/listing-pages.ts'
import { coreOf, type KnownAddress, leaksIn, lettersOf, poison, poisonNames, searchable } from './poisons.ts'
import { realRecords } from './real-streets.ts'

interface Hidden {
  readonly id: number
  readonly address: KnownAddress
  readonly marks: readonly string[]
}

const own = ['Zwaluwenstaartstraat', 'Rue de la Tulipe Noire', 'Vuldersreitjeslaan', 'Avenue Clémentine Daubresse'].map((Street, index) => ({
  record: {},
  place: { Street, HouseNumber: String(4173 + index), City: 'Brugge', Zip: '8000', GoogleX: 51.21, GoogleY: 3.23 },
}))

/** Listings with hidden addresses, each of whose texts reveals the address in one or two ways. */
function poisoned(count: number): { readonly records: readonly FeedRecord[]; readonly hidden: readonly Hidden[] } {
  const real = realRecords(count)
  const sources = Array.from({ length: count }, (_, index) => real[index] ?? own[index % own.length]).filter((source) => source !== undefined)
  const all = sources.map(({ record, place }, index) => {
    const id = 10_001 + index
    const address = { street: place.Street, houseNumber: place.HouseNumber, box: 'QX9Z', lat: place.GoogleX + 0.00037, lng: place.GoogleY + 0.00041 }
    const ways = [poisonNames[index % poisonNames.length] ?? '', poisonNames[(index * 7 + 3) % poisonNames.length] ?? '']
    const [first, second] = ways.map((way) => poison(way, address))
    const texts = {
      nl: `Woning, ${first?.text}, met tuin`,
      fr: `Maison (${second?.text}) avec jardin`,
      en: `Home: ${first?.text}; a garden`,
      de: `Haus ${second?.text}`,
    }
    const marks = [...(first?.marks ?? []), ...(second?.marks ?? [])]
    return {
      record: { ...aProperty({ ID: id }), ...withTexts(record, address, texts), ID: id, City: place.City, Zip: place.Zip },
      hidden: { id, address, marks },
    }
  })
  return { records: all.map(({ record }) => record), hidden: all.map(({ hidden }) => hidden) }
}

function withTexts(record: FeedRecord, address: KnownAddress, texts: Readonly<Record<string, string>>): FeedRecord {
  const { nl = '', fr = '' } = texts
  return {
    ...record,
    ...{ Goal: 0, Status: 1, SubStatus: 2, PublishAddress: false, PublishPrice: true },
    ...{ Street: address.street, HouseNumber: address.houseNumber, BoxNr: address.box, GoogleX: address.lat, GoogleY: address.lng },
    ...{ DescriptionA: texts, DescriptionB: texts, Marquee: true, MarqueeName: texts, Servitudes: texts, Neighbourhood: texts, District: nl },
    ...{ Ident: nl, OfficeName: fr, ManagerName: nl, KitchenName: texts, HeatingName: nl, EPCLabelText: fr, DateFree: texts, PriceUnitText: nl },
    ...{ TypeDescription: fr, Unit: 'B12', FloorNumber: '3', VirtualTour: `https://films.example/${encodeURIComponent(nl)}`, Remarks: texts },
    XLargePictureItems: [
      aPicture({ ID: nl, Url: `https://crm.example/${encodeURIComponent(fr)}.jpg`, Name: texts }),
      aPicture({ Url: `/pictures/${lettersOf(address.street)}.jpg` }),
    ],
  }
}

/** The text and attributes of a page, decoded as a browser does. */
function readableTexts(body: string): readonly string[] {
  const document = parseDocument(body)
  const attributes = elementsOf(body).flatMap(({ attribs }) => Object.values(attribs).map(decoded))
  return [
    ...attributes,
    ...DomUtils.findAll(() => true, document.children).map((element) => DomUtils.textContent(element.children.filter(({ type }) => type === 'text'))),
    DomUtils.textContent(document),
  ]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

describe('listings whose texts reveal their hidden addresses', () => {
  const { records, hidden } = poisoned(upTo(43, 1_000))
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ ORIGIN: 'https://www.perron.example' })
    const published = aProperty({ ID: 9_999, Street: 'Kievitsbloemstraat', HouseNumber: '4173' })
    const result = await site.importFeed([...records, published])
    expect([result.errors, result.lines.at(-1)]).toEqual([[], `added ${records.length + 1}, changed 0, unchanged 0, withdrawn 0, rejected 0`])
  }, 300_000)
  afterAll(() => site[Symbol.asyncDispose]())

  function expectNoLeaks(texts: readonly string[], where: string, about: readonly Hidden[]): void {
    const all = searchable(texts)
    for (const { address, marks } of about) expect.soft(leaksIn(all, address, marks), `${where}: ${address.street}`).toEqual([])
  }

  test('these checks catch texts that reveal hidden addresses if the address is published', async () => {
    const html = await site.html(await pathOf(site, 9_999))
    expect(leaksIn(searchable(readableTexts(html)), { street: 'Kievitsbloemstraat', houseNumber: '4173' })).not.toEqual([])
  })

  test('listings with hidden addresses reveal nothing in their rows outside the secret column', async () => {
    const { results } = await site.db
      .prepare(
        `SELECT listings.id, card, record, listing_texts.text AS words, type_name, search_names,
          (SELECT group_concat(name) FROM place_names WHERE place_id = listings.place) AS places,
          (SELECT group_concat(name) FROM category_names WHERE category_id = listings.category) AS types
        FROM listings JOIN listing_texts ON listing_texts.rowid = listings.id JOIN categories ON categories.id = listings.category
          JOIN places ON places.id = listings.place`,
      )
      .all<Record<string, string | number>>()
    expect(results).toHaveLength(records.length + 1)
    for (const { id, ...columns } of results) {
      // The CRM's photograph URLs are stored, but only the server requests them.
      const shown = Object.values(columns).map((column) => String(column).replace(/"url":"https:\/\/crm\.example[^"]*"/g, ''))
      expectNoLeaks(
        shown,
        `row ${id}`,
        hidden.filter((each) => each.id === id),
      )
    }
  })

  test('listings with hidden addresses reveal nothing on their pages and prints, in any language, nor in headers', { timeout: 600_000 }, async () => {
    const left = hidden.flatMap((each, index) => (isFull ? locales : locales.filter((_, at) => at === index % 4)).map((locale) => ({ each, locale })))
    const readRemaining = async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const { each, locale } = next
        const path = await pathOf(site, each.id, locale)
        for (const address of [path, ...(locale === 'nl' || !isFull ? [`${path}?print=1`] : [])]) {
          const answer = await site.fetch(address)
          expect(answer.status, address).toBe(200)
          const html = await answer.text()
          expectNoLeaks([address, ...[...answer.headers.values()], ...readableTexts(html)], address, [each])
          const heading = elementsOf(html).find(({ name }) => name === 'h1')
          expect.soft(heading && DomUtils.textContent(heading), address).toMatch(/^[^…]{5,}$/)
        }
      }
    }
    await Promise.all([readRemaining(), readRemaining()])
  })

  test('listings with hidden addresses reveal nothing in lists, the API, map data, feeds, the sitemap and favourites', { timeout: 300_000 }, async () => {
    // A short name may be part of another listing's town by chance.
    const telling = hidden.filter(({ address }) => lettersOf(address.street).length >= 8)
    const ids = hidden.slice(0, 40).map(({ id }) => id)
    const pages = Array.from({ length: Math.ceil(hidden.length / 24) }, (_, page) => page + 1)
    const paths = locales.flatMap((lang) => [
      ...pages
        .filter((page) => isFull || page === 1)
        .flatMap((page) => [`${href('forSale', lang)}?page=${page}`, `/api/listings?lang=${lang}&goal=sale&page=${page}`]),
      `/api/listings.atom?lang=${lang}&goal=sale`,
      `${href('forSale', lang)}?view=map`,
      `${href('favourites', lang)}?ids=${ids.join(',')}`,
      href('home', lang),
    ])
    for (const path of [...paths, '/map/places?goal=sale&zoom=18', '/sitemap.xml', ...(await sitemapParts(site)), '/robots.txt']) {
      const answer = await site.fetch(path)
      expect(answer.status, path).toBe(200)
      const body = await answer.text()
      expectNoLeaks([...answer.headers.values(), ...(body.startsWith('<') ? readableTexts(body) : [body])], path, telling)
    }
  })

  test('listings with hidden addresses are not found by their street', async () => {
    // Searches find towns by name, and some streets are named after towns.
    const named = hidden.filter(({ address }) => /straat|laan|^rue|^avenue/i.test(address.street))
    for (const { address } of named.filter((_, index) => index % upTo(6, 20) === 0)) {
      const words = [address.street, coreOf(address.street)].filter((word) => word !== null && lettersOf(word).length > 8)
      for (const word of words) {
        const answer: { total: number } = await (await site.fetch(`/api/listings?${new URLSearchParams({ lang: 'nl', goal: 'sale', q: word ?? '' })}`)).json()
        expect.soft(answer.total, word ?? '').toBe(0)
      }
    }
  })

  test('listings with hidden addresses reveal nothing in the mails to a visitor', async () => {
    for (const each of hidden.filter((_, index) => index % upTo(11, 40) === 0)) {
      const lead = aLead({ listingId: each.id, locale: locales[each.id % 4] ?? 'nl' })
      const mails = leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' })
      await saveLead(drizzle(site.db, { schema }), lead, mails)
      await relayMails({ WORK: await site.miniflare.getQueueProducer('WORK') }, mailIds(lead.id, mails))
      const received = (await site.mails()).filter(({ to }) => to?.[0]?.address === lead.email)
      expect(received.length).toBeGreaterThan(0)
      expectNoLeaks(
        received.flatMap(({ subject, text, html }) => [subject ?? '', text ?? '', ...readableTexts(html ?? '')]),
        lead.email ?? '',
        [each],
      )
    }
  })
})
