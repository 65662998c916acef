import { expect, test } from 'vitest'
import type { Place } from '#db/model/listings/listing.ts'
import { presentSun } from './sun.present.ts'

const place: Place = {
  zip: '4700',
  city: { any: 'Eupen' },
  country: 'BE',
  countryName: null,
  address: null,
  district: null,
  point: null,
}

test.each([
  ['nl', 'Zon in de tuin (zuidwest)'],
  ['fr', 'Soleil au jardin (sud-ouest)'],
  ['en', 'Sun in the garden (south-west)'],
  ['de', 'Sonne im Garten (Südwest)'],
] as const)('names the point of the compass as %s writes it within a line', (locale, side) => {
  expect(presentSun({ facts: { gardenOrientation: 'zuidwest' }, place }, locale, new Date('2026-11-26T12:00:00Z'))?.side).toBe(side)
})
