import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { importRecords } from '../../../tests/feeds/import-records.ts'
import { aNeutralListing, aNeutralProject } from '../../../tests/feeds/neutral-factory.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { neutralReader } from '../perron/reader.ts'
import { hideUnit } from './hide-relatives.ts'

const placeIn = (street: string, hidden: boolean) => ({ street, number: '12', postal_code: '9000', city: 'Gent', country: 'BE', hidden })
const project = aNeutralProject({ id: 'P-1', location: placeIn('Lindenlei', false) })
const partial = { source: 'second', format: 'perron', mode: 'partial' } as const

/** A unit whose texts name another street in each of their fields. */
const unit = (hidden: boolean) =>
  aNeutralListing({
    ...{ id: 'A-1', project_id: 'P-1', location: placeIn('Vlierstraat', hidden), reference: 'Lindenlei 12', description_title: 'Aan de Lindenlei' },
    ...{ marquee: 'Lindenlei', description: { nl: 'Hoek van de Lindenlei.', fr: 'Au calme.' }, heating: { name: 'gas van de Lindenlei' } },
    ...{ bedrooms: 2, points_of_interest: [{ name: 'Bakker', distance: 150 }], legal: { servitudes: 'Doorgang naar de Lindenlei' } },
    ...{
      images: [
        { id: '1', url: '/1.jpg', name: 'Lindenlei' },
        { id: '2', url: '/2.jpg', name: 'Keuken' },
      ],
    },
    video_url: 'https://agency.example/lindenlei.mp4',
    virtual_tour_url: 'https://agency.example/tour.mp4',
  })
const secret = { street: 'Lindenlei', houseNumber: '12', box: null, lat: null, lng: null }

function listingOf(record: object) {
  const reading = neutralReader.read('listing', record, { salt: 'a salt for tests', publicId: () => 4001 })
  if (!reading.ok || !('listing' in reading)) throw new Error('not a listing')
  return reading.listing
}

describe('before a unit is published', () => {
  test('the street of its project is removed from all its texts', () => {
    const texts = hideUnit(listingOf(unit(true)), secret)
    const [card, record] = [JSON.parse(texts?.card ?? ''), JSON.parse(texts?.record ?? '')]
    expect(JSON.stringify(texts)).not.toMatch(/lindenlei/i)
    expect(card).toMatchObject({ title: null, marquee: null, photo: { key: '1', name: null }, bedrooms: 2 })
    expect(record).toMatchObject({
      ...{ reference: null, description: { nl: 'Hoek van de ….', fr: 'Au calme.' }, films: ['https://agency.example/tour.mp4'] },
      photos: [
        { key: '1', name: null },
        { key: '2', name: { any: 'Keuken' } },
      ],
      facts: { bedrooms: 2, servitudes: { any: 'Doorgang naar de …' } },
    })
    expect(texts?.words).toContain('gent')
  })

  test('a unit whose texts do not name it stays as it is', () => {
    expect(hideUnit(listingOf(unit(true)), { ...secret, street: 'Ooievaarslaan' })).toBeNull()
    expect(hideUnit(listingOf(aNeutralListing({ location: placeIn('Vlierstraat', true) })), secret)).toBeNull()
  })
})

/** Imports feeds one after the other. */
async function stock(...feeds: readonly { readonly listings?: readonly object[]; readonly projects?: readonly object[] }[]) {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  const take = async (feed: object, hour: number) => importRecords(db, { ...partial, ...feed, at: `2026-11-26T${String(hour).padStart(2, '0')}:00:00.000Z` })
  for (const [index, feed] of feeds.entries()) await take(feed, 8 + index)
  return { d1, take, rows: async (query: string) => (await d1.prepare(query).all()).results }
}

describe('when a feed has been applied', () => {
  test('the street of a project is removed from its units of earlier feeds', async () => {
    const { rows } = await stock({ listings: [unit(true), aNeutralListing({ id: 'A-2', description: 'Hoek van de Lindenlei.' })] }, { projects: [project] })
    const [first, second] = await rows('SELECT card, record, text FROM listings JOIN listing_texts ON listing_texts.rowid = id ORDER BY id')
    expect(JSON.stringify(first)).not.toMatch(/lindenlei/i)
    expect(JSON.stringify(first)).toContain('Hoek van de …')
    expect(JSON.stringify(second)).toMatch(/lindenlei/i)
  })

  test('a unit that shows its address keeps its texts', async () => {
    const { rows } = await stock({ listings: [unit(false)] }, { projects: [project] })
    expect(JSON.stringify(await rows('SELECT card, record FROM listings'))).toContain('Hoek van de Lindenlei.')
  })

  test('the streets of units are removed from their project, if it hides its address', async () => {
    const naming = {
      ...{
        id: 'P-1',
        location: placeIn('Lindenlei', true),
        reference: 'Vlierstraat',
        description_title: 'Hof Vlierstraat',
        description: 'Aan de Vlierstraat.',
      },
      ...{ situation: 'Vlierstraat', technical: 'Riool in de Vlierstraat', delivery: 'Vlierstraat, 2027', external_url: 'https://vlierstraat.example/' },
      ...{
        images: [{ url: '/1.jpg', name: 'Vlierstraat' }],
        documents: [
          { id: '1', name: 'Plan Vlierstraat', public: true },
          { id: '2', name: 'Lastenboek', public: true },
        ],
      },
    }
    const units = [unit(true), aNeutralListing({ id: 'A-3', project_id: 'P-1', unit: 'Vlierstraat A', description_title: 'Appartement' })]
    const { rows } = await stock({ projects: [aNeutralProject(naming)], listings: units })
    const [row] = await rows('SELECT record FROM projects')
    expect(String(row?.record)).not.toMatch(/vlierstraat/i)
    expect(JSON.parse(String(row?.record))).toMatchObject({
      ...{ name: { any: 'Gent' }, number: null, summary: { any: 'Aan de ….' }, technical: { any: 'Riool in de …' }, delivery: null, externalUrl: null },
      ...{
        photos: [{ url: '/1.jpg', name: null }],
        documents: [
          { id: '1', name: { nl: 'Document' } },
          { id: '2', name: { any: 'Lastenboek' } },
        ],
      },
      constructions: [{ id: 'A-1' }, { id: 'A-3', unit: null, requirement: { any: 'Appartement' } }],
    })
    const shown = await stock({ projects: [aNeutralProject({ ...naming, location: placeIn('Lindenlei', false) })], listings: [unit(true)] })
    expect(JSON.stringify(await shown.rows('SELECT record FROM projects'))).toContain('Aan de Vlierstraat.')
  })

  test('documents named after a hidden street are renamed', async () => {
    const { d1, take, rows } = await stock({ listings: [aNeutralListing({ location: placeIn('Vlierstraat', true) })] })
    const add = (key: string, name: string) =>
      d1
        .prepare(
          `INSERT INTO documents (id, listing_id, key, name, type, size, position, file, digest, changed_at)
          VALUES ('listing-1000000000-' || ?1, 1000000000, ?1, json_object('nl', ?2), 'application/pdf', 1, 1, ?1, '', '')`,
        )
        .bind(key, name)
        .run()
    await add('plan-vlierstraat', 'Plan Vlierstraat')
    await add('epc', 'EPC Vlierstraat')
    await add('vlierstraat-12', 'Lastenboek')
    await add('asbest', 'Asbestattest')
    await take({}, 9)
    const made = expect.stringMatching(/^document-[a-z\d]{20,}$/)
    const document = '{"nl":"Document","fr":"Document","en":"Document","de":"Dokument"}'
    expect(await rows('SELECT key, name, version FROM documents ORDER BY file')).toEqual([
      { key: 'asbest', name: '{"nl":"Asbestattest"}', version: 1 },
      { key: 'epc', name: document, version: 2 },
      { key: made, name: document, version: 2 },
      { key: made, name: '{"nl":"Lastenboek"}', version: 2 },
    ])
  })
})
