import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { Channel } from '#db/exports/channels.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { demoAgency } from '../../tests/kit/demo-agency.ts'
import { aPicture, aProperty, aRental, type FeedRecord } from '../../tests/kit/factories.ts'
import { readProperty } from '../feeds/omnicasa/property.ts'
import { kyeroFile } from './kyero.ts'
import { openImmoFile } from './openimmo.ts'
import type { XmlFile } from './xml-file.ts'

const channel: Channel = {
  ...{ name: 'portal', goal: null, country: null, byHand: false, withContact: false, tokenHash: '', readAt: null },
  ...{ revision: 0, after: 0, sequence: 0, version: 1 },
}
const context = {
  channel,
  agency: demoAgency,
  origin: 'https://agency.example',
  languages: ['nl', 'fr', 'en', 'de'],
  now: new Date('2026-11-28T08:30:00Z'),
} as const

function listingOf(record: FeedRecord): Listing {
  const reading = readProperty(record, { salt: 'a salt for tests', publicId: (_kind, id) => Number(id) })
  if (!reading.ok) throw new Error(reading.reason)
  return reading.listing
}

function parsed(file: XmlFile, record: FeedRecord) {
  return parseDocument(file.begin(context) + file.home(listingOf(record), context) + file.end, { xmlMode: true })
}

type Document = ReturnType<typeof parsed>
const named = (document: Document, name: string) => DomUtils.getElementsByTagName(name, document)
const textOf = (document: Document, name: string) => named(document, name).map((each) => DomUtils.textContent(each))[0]
const childrenOf = (document: Document, name: string) => named(document, name)[0]?.children.flatMap((child) => ('name' in child ? [child.name] : [])) ?? []

const odd = aProperty({
  ...{ ID: 1, Ident: 'A reference of more than fifteen', TypeDescription: 'Maison de maître', DescriptionB: 'Steen & been <b>, "groot"' },
  XLargePictureItems: Array.from({ length: 60 }, (_, at) => aPicture({ ID: at + 1, Url: `https://crm.example/${at}.jpg` })),
})

describe('Kyero', () => {
  const patterns: readonly (readonly [string, RegExp])[] = [
    ['feed_generated', /^(?:19|20)\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/],
    ['id', /^.{1,50}$/],
    ['date', /^(?:19|20)\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/],
    ['ref', /^.{1,15}$/],
    ['price', /^(?:\d+|x)$/],
    ['currency', /^EUR$/],
    ['price_freq', /^(?:sale|month)$/],
    ['type', /^[a-zA-Z&\s()/-]{3,}$/],
    ['town', /./],
    ['province', /./],
    ['feature', /./],
  ]
  test.each<[string, FeedRecord]>([
    ['a house', aProperty({ ID: 1 })],
    ['a flat for rent', aRental({ ID: 2 })],
    ['an odd record', odd],
    ['a bare record', { ID: 3, Goal: 0, Status: 1, SubStatus: 2, City: 'Torrevieja', PublishPrice: false }],
  ])('%s has every element that the schema demands, in its form', (_, record) => {
    const document = parsed(kyeroFile, record)
    for (const [name, pattern] of patterns) expect([name, textOf(document, name)]).toEqual([name, expect.stringMatching(pattern)])
  })

  test('a file has at most fifty pictures, numbered, as JPEG', () => {
    const document = parsed(kyeroFile, odd)
    const images = named(document, 'image')
    expect([images.length, images[0]?.attribs.id, images[49]?.attribs.id]).toEqual([50, '1', '50'])
    expect(textOf(document, 'image')).toMatch(/^https:\/\/agency\.example\/photos\/1\/.+\.jpg$/)
  })

  test('texts are given in the languages that the agency wrote, escaped', () => {
    expect(textOf(parsed(kyeroFile, odd), 'desc')).toContain('Steen & been')
    expect(kyeroFile.home(listingOf(odd), context)).not.toContain('<b>')
    expect(childrenOf(parsed(kyeroFile, aProperty()), 'desc')).toEqual(['nl', 'fr', 'en', 'de'])
  })
})

describe('OpenImmo', () => {
  test('the parts of a home stand in the order of the standard', () => {
    const document = parsed(openImmoFile, odd)
    expect(childrenOf(document, 'immobilie')).toEqual([
      ...['objektkategorie', 'geo', 'kontaktperson', 'preise', 'flaechen', 'zustand_angaben', 'freitexte', 'anhaenge'],
      ...['verwaltung_objekt', 'verwaltung_techn'],
    ])
    expect(childrenOf(document, 'verwaltung_techn')).toEqual([
      ...['objektnr_intern', 'objektnr_extern', 'aktion', 'openimmo_obid', 'kennung_ursprung', 'stand_vom'],
    ])
  })

  test.each<[string, FeedRecord, string, string, string]>([
    ['a villa', aProperty({ TypeDescription: 'villa' }), 'haus', 'haustyp', 'VILLA'],
    ['a penthouse', aProperty({ MainTypeName: 'Apartment', WebID: 2, TypeDescription: 'penthouse' }), 'wohnung', 'wohnungtyp', 'PENTHOUSE'],
    ['a plot', aProperty({ MainTypeName: 'Land', WebID: 3, TypeDescription: 'building plot' }), 'grundstueck', 'grundst_typ', 'WOHNEN'],
    ['a shop', aProperty({ MainTypeName: 'Commercial', WebID: 4, TypeDescription: 'shop' }), 'einzelhandel', 'handel_typ', 'LADENLOKAL'],
  ])('%s has its type', (_, record, element, attribute, value) => {
    expect(named(parsed(openImmoFile, record), element)[0]?.attribs[attribute]).toBe(value)
  })

  test('a sale has a purchase price, a rent a cold rent with its charges', () => {
    expect([textOf(parsed(openImmoFile, aProperty({ Price: 395_000 })), 'kaufpreis')]).toEqual(['395000'])
    const rent = parsed(openImmoFile, aRental({ Price: 1150, ChargesRenter: 90 }))
    expect([textOf(rent, 'kaltmiete'), textOf(rent, 'nebenkosten'), textOf(rent, 'kaufpreis')]).toEqual(['1150', '90', undefined])
  })

  test('a hidden address is said to be hidden and not written', () => {
    const document = parsed(openImmoFile, aProperty({ PublishAddress: false, Street: 'Zwaluwenstaartlaan' }))
    expect([textOf(document, 'objektadresse_freigeben'), named(document, 'strasse').length]).toEqual(['false', 0])
  })
})
