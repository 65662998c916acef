import { expect, test } from 'vitest'
import { documentsOnFile, namedDocuments } from './document.ts'
import { type Construction, isSoldOut, type Project } from './project.ts'
import { type UnitListing, withoutUnpublishedUnits } from './unpublished-units.ts'

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
const listing = (id: string, isPublic: boolean, ...names: string[]): UnitListing => ({ id, names, isPublic })
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
