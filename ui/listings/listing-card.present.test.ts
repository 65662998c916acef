import { expect, test } from 'vitest'
import { placeOf } from './listing-card.present.ts'

const placeIn = (city: string, district: string) =>
  placeOf({ place: { zip: '1170', city: { fr: city }, country: 'BE', countryName: null, address: null, district: { fr: district }, point: null } }, 'fr')

test.each([
  ['Bruges', 'Sint-Anna', 'Bruges, Sint-Anna'],
  ['Bruges', 'Bruges', 'Bruges'],
  ['Watermael-Boitsfort', 'Boitsfort', 'Watermael-Boitsfort'],
  ['Saint-Gilles', 'Gill', 'Saint-Gilles, Gill'],
])('a district that the town’s name holds is not repeated: %s and %s give “%s”', (city, district, place) => {
  expect(placeIn(city, district)).toBe(place)
})
