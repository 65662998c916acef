import { expect, test } from 'vitest'
import { isNearLabel, nearestPlace, offBounds } from './shortfall.ts'

test.each([
  ['price', 300_000, null, 300_000, 0],
  ['price', 330_000, null, 300_000, 30_000],
  ['price', 330_001, null, 300_000, null],
  ['price', 270_000, 300_000, null, -30_000],
  ['price', 269_999, 300_000, null, null],
  ['price', null, null, 300_000, null],
  ['bedrooms', 2, 3, null, -1],
  ['bedrooms', 1, 3, null, null],
  ['bedrooms', 5, 1, 4, 1],
  ['livingArea', 108, 120, null, -12],
  ['livingArea', 107, 120, null, null],
  ['built', 1995, 2000, null, -5],
  ['built', 1994, 2000, null, null],
  // Bounds that contradict each other are both missed.
  ['price', 240_000, 275_000, 228_000, null],
] as const)('a %s of %s is off %s to %s by %s', (filter, value, min, max, by) => {
  expect(offBounds(filter, value, min, max)).toBe(by)
})

const gent = { lat: 51.054, lng: 3.725 }

test('the nearest place of a search is the nearest municipality or postcode within ten kilometres; a province is none', () => {
  expect(nearestPlace({ zones: ['be-31005'], zips: ['9820'] }, gent)).toMatchObject({ place: '9820', km: expect.closeTo(7, -1) })
  expect(nearestPlace({ zones: ['be-31005'], zips: [] }, gent)).toBeNull()
  expect(nearestPlace({ zones: ['be-40000'], zips: [] }, gent)).toBeNull()
})

test.each([
  ['C', ['b'], true],
  ['B+', ['c', 'd'], true],
  ['D', ['b'], false],
  ['', ['b'], false],
])('the label %j is one letter off %j: %s', (label, selected, isNear) => {
  expect(isNearLabel(label, selected)).toBe(isNear)
})
