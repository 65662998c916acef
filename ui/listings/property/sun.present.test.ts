import { expect, test } from 'vitest'
import type { Place } from '#db/model/listings/listing.ts'
import { presentSun, sunHours } from './sun.present.ts'

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

const bruges = { lat: 51.21, lng: 3.22 }
const june = '2026-06-21'
const december = '2026-12-21'
const hours = (bearing: number, day: string) => {
  const found = sunHours(bearing, bruges, day)
  return found && [Number(found.from.slice(0, 2)), Number(found.to.slice(0, 2))]
}

test('a south-facing side has the sun around solar noon, which is 13:45 clock time in summer', () => {
  expect(hours(180, june)).toEqual([expect.toSatisfy((hour: number) => hour >= 9 && hour <= 10), expect.toSatisfy((hour: number) => hour >= 17 && hour <= 18)])
  expect(hours(180, december)).toEqual([
    expect.toSatisfy((hour: number) => hour >= 9 && hour <= 10),
    expect.toSatisfy((hour: number) => hour >= 15 && hour <= 16),
  ])
})

test('an east-facing side has morning sun, a west-facing one evening sun', () => {
  expect(hours(90, june)?.[0]).toBeLessThanOrEqual(6)
  expect(hours(90, june)?.[1]).toBeLessThanOrEqual(14)
  expect(hours(270, june)?.[0]).toBeGreaterThanOrEqual(13)
  expect(hours(270, june)?.[1]).toBeGreaterThanOrEqual(20)
})

test('a north-facing side has no sun in December', () => {
  expect(sunHours(0, bruges, december)).toBeNull()
})
