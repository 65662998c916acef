import { expect, test } from 'vitest'
import { type Likeness, likenessTo, middleOf, neighbouringZips } from './likeness.ts'

const woluwe: Likeness = { country: 'BE', zip: '1150', point: { lat: 50.836, lng: 4.434 }, type: 'apartment', price: 1390 }

function ordered(home: Likeness, others: Readonly<Record<string, Likeness>>): string[] {
  const likeness = likenessTo(home)
  const keys = Object.entries(others).map(([name, other]) => ({ name, key: likeness(other) }))
  return keys.sort((one, other) => one.key.map((part, at) => part - (other.key[at] ?? 0)).find((gap) => gap !== 0) ?? 0).map(({ name }) => name)
}

test('the same municipality comes first, then the nearest, then the same type, then the price', () => {
  const others = {
    arlon: { ...woluwe, zip: '6700', point: { lat: 49.684, lng: 5.816 } },
    'ixelles, other type': { ...woluwe, zip: '1050', point: { lat: 50.828, lng: 4.373 }, type: 'studio' },
    'ixelles, dearer': { ...woluwe, zip: '1050', point: { lat: 50.828, lng: 4.372 }, price: 1690 },
    ixelles: { ...woluwe, zip: '1050', point: { lat: 50.828, lng: 4.371 }, price: 1400 },
    'same municipality, without a point': { ...woluwe, point: null, type: 'studio', price: 5000 },
    leuven: { ...woluwe, zip: '3000', point: { lat: 50.879, lng: 4.7 } },
  }
  expect(ordered(woluwe, others)).toEqual(['same municipality, without a point', 'ixelles', 'ixelles, dearer', 'ixelles, other type', 'leuven', 'arlon'])
})

test('the same digits in Belgium and Luxembourg are different places', () => {
  const esch: Likeness = { ...woluwe, country: 'LU', zip: '4010', point: { lat: 49.496, lng: 5.98 } }
  const liege: Likeness = { ...woluwe, zip: '4010', point: { lat: 50.63, lng: 5.57 } }
  expect(ordered(esch, { liege, dudelange: { ...esch, zip: '3440', point: { lat: 49.478, lng: 6.087 } } })).toEqual(['dudelange', 'liege'])
})

test('without a point a home is taken to be in the middle of its municipality', () => {
  const spa = { ...woluwe, zip: '4900', point: null }
  const others = { anderlecht: { ...woluwe, zip: '1070', point: { lat: 50.83, lng: 4.31 } }, verviers: { ...woluwe, zip: '4800', point: null } }
  expect(ordered(spa, others)).toEqual(['verviers', 'anderlecht'])
})

/** A home some kilometres north of one in Woluwe, in no known municipality. */
const north = (kilometres: number, more: Partial<Likeness> = {}): Likeness => ({
  ...woluwe,
  ...{ zip: null, point: { lat: 50.836 + kilometres / 111.19, lng: 4.434 } },
  ...more,
})

test.each([
  [4, 9],
  [9, 19],
  [19, 39],
  [39, 79],
  [79, 159],
  [159, 161],
])('a home %d km away is more alike than one of the same type %d km away', (near, far) => {
  expect(ordered(woluwe, { far: north(far), near: north(near, { type: 'studio' }) })).toEqual(['near', 'far'])
})

test.each([
  [1, 4],
  [6, 9],
  [11, 19],
  [21, 39],
  [41, 79],
  [81, 159],
])('between %d and %d km the same type comes first', (near, far) => {
  expect(ordered(woluwe, { near: north(near, { type: 'studio' }), far: north(far) })).toEqual(['far', 'near'])
})

test('of homes as near and of the same type that with the closest price comes first, and those without a price last', () => {
  const others = { none: north(1, { price: null }), cheaper: north(1, { price: 1190 }), dearer: north(1, { price: 1490 }), same: north(1) }
  expect(ordered(woluwe, others)).toEqual(['same', 'dearer', 'cheaper', 'none'])
  expect(ordered({ ...woluwe, price: null }, others)).toEqual(['none', 'cheaper', 'dearer', 'same'])
})

test('a home whose place is unknown comes after the farthest, and is as far from anywhere', () => {
  const nowhere = north(0, { point: null })
  expect(ordered(woluwe, { nowhere, far: north(400, { type: 'studio' }) })).toEqual(['far', 'nowhere'])
  expect(likenessTo(nowhere)(north(1))).toEqual([1, 7, 0, 0])
  expect(likenessTo(woluwe)(north(400))).toEqual([1, 6, 0, 0])
})

test('a municipality has the postcodes of its parts, and a postcode of nowhere only itself', () => {
  expect(neighbouringZips({ country: 'BE', zip: '8000' })).toEqual(['8000', '8200', '8310', '8380'])
  expect(neighbouringZips({ country: 'BE', zip: '0001' })).toEqual(['0001'])
  expect(neighbouringZips({ country: 'other', zip: '8000' })).toEqual(['8000'])
  expect(neighbouringZips({ country: 'BE', zip: null })).toEqual([])
  expect([middleOf({ country: 'BE', zip: '0001' }), middleOf({ country: 'other', zip: '8000' })]).toEqual([null, null])
})
