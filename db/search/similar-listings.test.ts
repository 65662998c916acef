import { expect, test } from 'vitest'
import { byLocale } from '#messages/locales.ts'
import { type Likeness, likenessTo, middleOf, neighbouringZips } from '../model/listings/likeness.ts'
import type { Country } from '../model/listings/listing.ts'
import { cellsAround, mapCell } from '../model/map/map-cell.ts'
import { makeColumns } from './columns.ts'
import { type ListingIndex, microdegrees, nowhere } from './listing-index.ts'
import { comparedAt, similarRows, similarToRow } from './similar-listings.ts'

const zips: readonly (readonly [Country, string])[] = [
  ['BE', '1150'],
  ['BE', '1200'],
  ['BE', '8000'],
  ['BE', '4010'],
  ['LU', '4010'],
]
const types = [
  ['house', 'villa'],
  ['house', 'terraced-house'],
  ['land', 'building-plot'],
] as const

/** A stock that is dense everywhere: more listings in each postcode and cell than are looked at. */
function denseIndex(size: number): ListingIndex {
  const keys = byLocale(() => '')
  const columns = makeColumns((kind) => new kind(size))
  for (let row = 0; row < size; row += 1) {
    columns.id[row] = size - row
    columns.place[row] = row % zips.length
    columns.category[row] = row % types.length
    columns.price[row] = row % 11 === 0 ? Number.NaN : 100_000 + (row % 97) * 1_000
    columns.lat[row] = row % 7 === 0 ? nowhere : Math.round((50.7 + (row % 40) / 100) * microdegrees)
    columns.lng[row] = row % 7 === 0 ? nowhere : Math.round((4.2 + (row % 50) / 100) * microdegrees)
  }
  return {
    version: 1,
    size,
    firstRental: Math.floor(size * 0.7),
    columns,
    places: zips.map(([country, zip], id) => ({ id, country, zip, names: [], keys })),
    categories: types.map(([mainType, type], id) => ({ id, mainType, type, typeName: type, keys })),
    labels: [''],
    ...{ bouquets: {}, newSince: 2024 },
  }
}

/** By definition, without buckets: the newest of each postcode and cell and of all, then by likeness. */
function byDefinition(index: ListingIndex, row: number, count: number): readonly number[] {
  const home = comparedAt(index, row)
  const alike = Array.from({ length: index.size }, (_, each) => each).filter((each) => {
    const other = comparedAt(index, each)
    return other.goal === home.goal && other.mainType === home.mainType
  })
  const middle = home.point ?? middleOf(home)
  const cellOf = ({ point }: Likeness) => (point ? mapCell(point) : null)
  const candidates = new Set([
    ...neighbouringZips(home).flatMap((zip) => alike.filter((each) => comparedAt(index, each).zip === zip).slice(0, 15)),
    ...(middle ? cellsAround(middle) : []).flatMap((cell) => alike.filter((each) => cellOf(comparedAt(index, each)) === cell).slice(0, 30)),
    ...alike.slice(0, 60),
  ])
  const likeness = likenessTo(home)
  const order = (one: number, other: number) =>
    likeness(comparedAt(index, one))
      .map((part, at) => part - (likeness(comparedAt(index, other))[at] ?? 0))
      .find((gap) => gap !== 0) ?? one - other
  return [...candidates]
    .filter((each) => each !== row)
    .sort(order)
    .slice(0, count)
}

test('buckets find the same similar listings as a look at the whole stock', () => {
  const index = denseIndex(1_500)
  for (let row = 3; row < index.size; row += 131) expect(similarRows(index, comparedAt(index, row), 5)).toEqual(byDefinition(index, row, 5))
})

test('a home whose category or postcode is in no list still gets similar homes', () => {
  const index = denseIndex(300)
  expect(similarRows(index, { ...comparedAt(index, 5), id: 0, mainType: 'garage' }, 3)).toEqual([])
  expect(similarRows(index, { ...comparedAt(index, 5), id: 0, zip: '9999', point: null }, 3)).toHaveLength(3)
})

test('a home is compared by its goal, category, place, point, type and price', () => {
  const index = denseIndex(20)
  expect([comparedAt(index, 3), comparedAt(index, 13), comparedAt(index, 14), comparedAt(index, 11).price]).toEqual([
    { id: 17, goal: 'sale', mainType: 'house', country: 'BE', zip: '4010', point: { lat: 50.73, lng: 4.23 }, type: 'villa', price: 103_000 },
    { id: 7, goal: 'sale', mainType: 'house', country: 'BE', zip: '4010', point: { lat: 50.83, lng: 4.33 }, type: 'terraced-house', price: 113_000 },
    { id: 6, goal: 'rent', mainType: 'land', country: 'LU', zip: '4010', point: null, type: 'building-plot', price: 114_000 },
    null,
  ])
})

test('the similar rows of a row are worked out once for each number asked for', () => {
  const index = denseIndex(60)
  expect(similarToRow(index, 7, 3)).toEqual(byDefinition(index, 7, 3))
  expect(similarToRow(index, 59, 3)).toEqual(byDefinition(index, 59, 3))
  index.columns.id.fill(0)
  index.columns.price.fill(1)
  expect(similarToRow(index, 7, 3)).toEqual(byDefinition(denseIndex(60), 7, 3))
  const other = denseIndex(60)
  expect([similarToRow(other, 7, 4), similarToRow(other, 7, 1)]).toEqual([byDefinition(other, 7, 4), byDefinition(other, 7, 1)])
})

test('a home of which there are few alike has few similar ones, and one alone has none', () => {
  const index = denseIndex(6)
  expect([similarToRow(index, 0, 3), similarToRow(index, 2, 3), similarToRow(index, 2, 3), similarToRow(index, 5, 3)]).toEqual([[3, 1], [], [], []])
})
