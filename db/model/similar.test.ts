import { expect, test } from 'vitest'
import { type Likeness, likenessTo } from './similar.ts'

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
