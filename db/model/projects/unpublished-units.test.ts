import { describe, expect, test } from 'vitest'
import { aPhoto } from '../../../tests/listings/listing-factory.ts'
import { documentsOnFile, namedDocuments } from '../files/document.ts'
import type { LocalizedText } from '../site/localized.ts'
import { type Construction, isSoldOut, type Project } from './project.ts'
import { namesUnit, type UnitListing, withListings, withoutUnpublishedUnits } from './unpublished-units.ts'

const unit = (id: string, name: string, state: Construction['state'] = 'available'): Construction => ({
  id,
  unit: name,
  floor: null,
  requirement: null,
  price: 300_000,
  state,
  bedrooms: null,
  surfaceLiving: null,
})
const project: Project = {
  id: 9,
  number: null,
  name: { any: 'De Boomgaard' },
  place: { zip: '9000', city: { any: 'Gent' }, country: 'BE', countryName: null, district: null, address: null, point: null },
  summary: null,
  situation: null,
  technical: null,
  delivery: null,
  startPrice: 250_000,
  constructions: [unit('1', 'A01'), unit('2', 'A02'), unit('3', 'A03', 'sold')],
  documents: [
    { id: 'plan', name: { nl: 'Plan a02', fr: 'Plan' } },
    { id: 'spec', name: { nl: 'Lastenboek A021' } },
  ],
  photos: [],
  externalUrl: null,
  sold: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const nowhere = { streets: [], houseNumber: null, box: null }
const listing = (id: string, isPublic: boolean, ...names: string[]): UnitListing => ({
  id,
  names,
  price: null,
  address: nowhere,
  publication: isPublic ? 'public' : 'waiting',
})
const unitsWith = (...listings: readonly UnitListing[]) => withoutUnpublishedUnits(project, listings).constructions.map(({ id }) => id)

test('a unit leaves its project while the listing of its id, reference or unit is not public', () => {
  expect(unitsWith(listing('2', false))).toEqual(['1', '3'])
  expect(unitsWith(listing('70', false, 'X', ' a02'))).toEqual(['1', '3'])
})

test('a unit stays without a listing, with one that is public, and when it is sold', () => {
  expect(unitsWith()).toEqual(['1', '2', '3'])
  expect(unitsWith(listing('2', true), listing('3', false), listing('99', false, ''))).toEqual(['1', '2', '3'])
  expect(unitsWith(listing('70', false, 'A02'), listing('71', true, 'A02'))).toEqual(['1', '2', '3'])
})

test('documents that name the unit leave with it, uploaded ones too, and so does the starting price', () => {
  const published = withoutUnpublishedUnits(project, [listing('2', false)])
  const uploaded = { key: 'u', name: { any: 'Technische fiche A02' }, type: 'application/pdf', size: 1 } as const
  expect(namedDocuments(published, [uploaded]).map(({ key }) => key)).toEqual(['spec'])
  expect(documentsOnFile(project, [uploaded])).toHaveLength(1)
  expect(published.startPrice).toBeNull()
})

test('a project is not sold out because its last units are held back', () => {
  const published = withoutUnpublishedUnits(project, [listing('1', false), listing('2', false)])
  expect(published.constructions.map(({ id }) => id)).toEqual(['3'])
  expect(isSoldOut(published)).toBe(false)
})

describe('the texts of a project', () => {
  const held: UnitListing = {
    id: '2',
    names: ['H-77', 'A02'],
    price: 311_000,
    address: { streets: ['Lindenlei', 'Allée des Tilleuls'], houseNumber: '12', box: null },
    publication: 'waiting',
  }
  const summaryWith = (summary: string) => withoutUnpublishedUnits({ ...project, summary: { nl: summary } }, [held]).summary?.nl ?? ''

  test.each([
    ['Een tuin. A02 ligt op het zuiden. Een fietsenberging.', 'Een tuin. Een fietsenberging.'],
    ['Een tuin. Woning A 2 kost meer.', 'Een tuin.'],
    ['- A01: 3 slaapkamers\n- A-02: 2 slaapkamers\n- berging', '- A01: 3 slaapkamers\n- berging'],
    ['Ruim. Prijzen vanaf € 311.000 excl. btw.', 'Ruim.'],
    ['Ruim. Vanaf 311 000 euro.', 'Ruim.'],
    ['Ruim. Vanaf 311k.', 'Ruim.'],
    ['Vanaf € 250.000.', ''],
    ['Ruim. Ook aan de Lindenlei nr. 12 en verder.', 'Ruim.'],
    ['Allée des Tilleuls, 12: vue sur le parc.', ''],
    ['Referentie H77.', ''],
  ])('lose what tells of a unit held back: %j', (text, left) => expect(summaryWith(text)).toBe(left))

  test.each(['Woning A021 en B02.', 'De Lindenlei is een laan.', 'Vanaf € 300.000.', 'Er zijn 311 parkeerplaatsen.', 'Oplevering in 2027.\n\nTwaalf huizen.'])(
    'keep %j',
    (text) => expect(summaryWith(text)).toBe(text),
  )

  test.each([
    ['De Boomgaard: A02 vanaf € 311.000', 'De Boomgaard'],
    ['De Boomgaard (unit A02), Gent', 'De Boomgaard, Gent'],
    ['De Boomgaard - 311,000 euro', 'De Boomgaard'],
    ['A02', 'Gent'],
  ])('the title %j of a project is read as %j', (name, left) => {
    expect(Object.values(withoutUnpublishedUnits({ ...project, name: { any: name } }, [held]).name)).toEqual([left])
  })

  test('name a bare number only after a word for a unit', () => {
    const seven = { ...held, names: ['7'], price: null, address: nowhere }
    const published = withoutUnpublishedUnits({ ...project, summary: { fr: 'À 7 km. Le lot 7 est vendu. L’appartement n° 7 aussi.' } }, [seven])
    expect(published.summary).toEqual({ fr: 'À 7 km.' })
  })

  test('the texts of a project keep a price and an address that a public unit has too', () => {
    const shown: UnitListing = { ...held, id: '1', names: ['A01'], publication: 'public' }
    const summary = { nl: 'Vanaf € 311.000 aan de Lindenlei 12.' }
    expect(withoutUnpublishedUnits({ ...project, startPrice: null, summary }, [held, shown]).summary).toEqual(summary)
  })

  test('lose a unit that has a listing alone, until it is public', () => {
    const alone = { ...held, id: '70', names: ['C09'] }
    const summary = { nl: 'Te koop: C09.' }
    expect(withoutUnpublishedUnits({ ...project, summary }, [alone]).summary).toBeNull()
    expect(withoutUnpublishedUnits({ ...project, summary }, [{ ...alone, publication: 'public' }]).summary).toEqual(summary)
  })
})

describe('what a project shows besides its texts', () => {
  const held: UnitListing = { ...listing('2', false, 'A02'), price: 311_000, address: { streets: ['Lindenlei'], houseNumber: '12', box: '3' } }
  const without = (change: Partial<Project>, ...others: readonly UnitListing[]) => withoutUnpublishedUnits({ ...project, ...change }, [held, ...others])

  test('a project loses the pictures that name a unit held back, its price or its address', () => {
    const photo = (key: string, name: LocalizedText | null) => ({ ...aPhoto(key), name })
    const photos = [
      photo('a', null),
      photo('b', { nl: 'Plan A02' }),
      photo('c', { fr: 'Plan A01' }),
      photo('d', { en: 'Lindenlei 12' }),
      photo('e', { nl: 'A021' }),
    ]
    expect(without({ photos }).photos.map(({ key }) => key)).toEqual(['a', 'c', 'e'])
  })

  test('a project loses an address on the web that names a unit held back', () => {
    expect([without({ externalUrl: 'https://a.example/A02' }).externalUrl, without({ externalUrl: 'https://a.example/' }).externalUrl]).toEqual([
      null,
      'https://a.example/',
    ])
    expect(without({}).externalUrl).toBe(null)
  })

  test('a project loses a number that names a unit held back, and keeps any other', () => {
    expect([without({ number: 'A02' }).number, without({ number: 'P-7' }).number]).toEqual([null, 'P-7'])
    expect([without({ number: 'P-7', name: { nl: 'A02' } }).name, without({ number: 'A02', name: { nl: 'A02' } }).name]).toEqual([
      { any: 'P-7' },
      { any: 'Gent' },
    ])
  })

  test('a project loses sentences of each of its texts and of the units that stay', () => {
    const text = { nl: 'Ruim. Zie A02.' }
    const constructions = project.constructions.map((each) => ({ ...each, requirement: text }))
    const shown = without({ summary: text, situation: text, technical: text, delivery: text, constructions })
    expect([shown.summary, shown.situation, shown.technical, shown.delivery, ...shown.constructions.map(({ requirement }) => requirement)]).toEqual(
      Array(6).fill({ nl: 'Ruim.' }),
    )
  })

  test('a project names the units that are not on the market, each once', () => {
    expect(without({}, { ...listing('70', false, 'A02', 'C01') }).unpublishedUnits).toEqual(['A02', 'C01'])
    expect(without({}, listing('71', true, 'C02')).unpublishedUnits).toEqual(['A02'])
    expect(withoutUnpublishedUnits(project, [listing('1', true, 'A01')])).toBe(project)
    // A name that a unit on the market has too.
    expect(without({}, listing('2', false, 'A01', 'B07'), listing('1', true), listing('71', true, 'b07')).unpublishedUnits).toEqual(['A02'])
  })

  test('a project keeps a unit of which another listing is public', () => {
    expect(withoutUnpublishedUnits(project, [listing('70', false, 'A01'), listing('1', true)])).toBe(project)
  })

  test('a project does not take a listing without a name for a unit without one', () => {
    const constructions = [unit('5', ''), unit('6', '-')]
    expect(withoutUnpublishedUnits({ ...project, constructions }, [listing('70', false, '', '!')]).constructions).toEqual(constructions)
    expect(
      withoutUnpublishedUnits({ ...project, constructions: [{ ...unit('5', ''), unit: null }] }, [listing('70', false, 'null')]).constructions,
    ).toHaveLength(1)
  })

  test('a project keeps a price that a unit on offer has too, but not that of a sold one', () => {
    const summary = { nl: 'Vanaf € 311.000.' }
    const priced = (state: Construction['state']) =>
      without({ summary, startPrice: null, constructions: [unit('2', 'A02'), { ...unit('1', 'A01', state), price: 311_000 }] }).summary
    expect([priced('available'), priced('sold')]).toEqual([summary, null])
  })

  test('a project loses a listing that is waiting although it is in no list, but none that was withdrawn or is sold', () => {
    const summary = { nl: 'Ook C09.' }
    const alone = (change: Partial<UnitListing>) => withoutUnpublishedUnits({ ...project, summary }, [{ ...listing('70', false, 'C09'), ...change }]).summary
    expect([alone({}), alone({ publication: 'gone' }), alone({ names: ['C09', 'A03'] })]).toEqual([null, summary, summary])
  })

  test('a project loses a unit whose listing was withdrawn', () => {
    expect(withoutUnpublishedUnits(project, [{ ...listing('2', false), publication: 'gone' }]).constructions.map(({ id }) => id)).toEqual(['1', '3'])
  })

  test('a project loses the box of a unit in a house that is shown, and the house of any other', () => {
    const at = (houseNumber: string, box: string | null): UnitListing['address'] => ({ streets: ['Lindenlei'], houseNumber, box })
    const summary = { nl: 'Aan de Lindenlei 12. Of Lindenlei 12 bus 3. Of Lindenlei 14.' }
    const left = (address: UnitListing['address'], shown: UnitListing['address']) =>
      withoutUnpublishedUnits({ ...project, summary }, [
        { ...held, address },
        { ...listing('1', true, 'A01'), address: shown },
      ]).summary?.nl
    expect(left(at('12', '3'), at('14', null))).toBe('Of Lindenlei 14.')
    expect(left(at('12', '3'), at('12', '4'))).toBe('Aan de Lindenlei 12. Of Lindenlei 14.')
    expect(left(at('12', '3'), at('12', '3'))).toBe(summary.nl)
    expect(left(at('12', null), at('12', '4'))).toBe(summary.nl)
    expect(left(at('12', '3'), { streets: ['Markt'], houseNumber: '12', box: null })).toBe('Of Lindenlei 14.')
    expect(left({ ...at('12', '3'), streets: ['Lindenlei', 'Allée'] }, { streets: ['Markt', 'ALLEE'], houseNumber: '12', box: null })).toBe(
      'Aan de Lindenlei 12. Of Lindenlei 14.',
    )
    const own = { ...project.place, address: { street: 'LINDENLEI', houseNumber: '12', box: null } }
    expect(without({ summary, place: own }).summary?.nl).toBe('Aan de Lindenlei 12. Of Lindenlei 14.')
  })
})

test('a unit names its listing where that is public and has a page', () => {
  const page = { id: 77, goal: 'sale' as const, type: 'apartment', typeName: {}, mainTypeName: {}, place: project.place, surfaceTerrace: null, plan: null }
  const pageOf = (...listings: readonly UnitListing[]) => withListings(project, listings).constructions.map(({ listing: found }) => found ?? null)
  expect(pageOf({ ...listing('2', true), page }, { ...listing('70', false, 'A01'), page }, listing('3', true))).toEqual([null, page, null])
  expect(pageOf(listing('2', true), { ...listing('71', true, 'a02'), page })).toEqual([null, page, null])
})

test.each([
  [{ nl: 'Plan A02' }, ['A02'], true],
  [{ nl: 'plan', fr: 'a 02' }, ['A02', 'A-02'], true],
  [{ nl: 'Plan A021' }, ['A02'], false],
  [{ nl: 'Plan A' }, ['A'], false],
  [{ nl: 'Plan' }, [''], false],
  [null, ['A02'], false],
])('the text %j names one of the units %j: %o', (text, units, expected) => {
  expect(namesUnit(text, units)).toBe(expected)
})
