import { expect, test } from 'vitest'
import { placesAround } from './places-around.ts'

const around = (zones: readonly string[], zips: readonly string[] = [], most = 4) => placesAround({ zones, zips }, most).map(({ zone }) => zone.code)

test.each<[what: string, zones: readonly string[], zips: readonly string[], expected: readonly string[]]>([
  ['a municipality has its neighbours, the nearest first', ['be-31005'], [], ['be-31022', 'be-31006', 'be-31042', 'be-31040']],
  ['a village has its municipality, then its neighbours', ['be-8310-assebroek'], [], ['be-31005', 'be-31022', 'be-31006', 'be-31042']],
  ['a postcode is in its municipality', [], ['8310'], ['be-31005', 'be-31022', 'be-31006', 'be-31042']],
  ['a postcode of Luxembourg may lack its letter', [], ['4010'], ['lu-esch-sur-alzette', 'lu-schifflange', 'lu-sanem', 'lu-mondercange']],
  ['a municipality that is searched too is no neighbour', ['be-31005', 'be-31006'], [], ['be-31022', 'be-31042', 'be-31040', 'be-31012']],
  ['a village and its municipality have the neighbours alone', ['be-8310-assebroek', 'be-31005'], [], ['be-31022', 'be-31006', 'be-31042', 'be-31040']],
  ['a province has none', ['be-30000'], [], []],
  ['a country and a region have none', ['be', 'be-02000'], [], []],
  ['what is not known has none', ['atlantis'], ['99'], []],
  ['no place has none', [], [], []],
])('places around: %s', (_, zones, zips, expected) => {
  expect(around(zones, zips)).toEqual(expected)
})

test('a neighbour is at most thirty kilometres away, from the nearest of the places', () => {
  const all = placesAround({ zones: ['be-31005', 'be-44021'], zips: [] }, 500)
  const away = all.map((each) => each.away ?? 0)
  expect([Math.max(...away) <= 30, Math.max(...away) > 29, away.toSorted((one, other) => one - other)]).toEqual([true, true, away])
  const destelbergen = all.find(({ zone }) => zone.code === 'be-44013')
  expect(destelbergen?.away).toBeGreaterThan(3)
  expect(destelbergen?.away).toBeLessThan(6)
  expect(all.filter(({ zone }) => zone.kind !== 'municipality')).toEqual([])
})

test('the municipality of a place that is searched has no distance', () => {
  expect(placesAround({ zones: ['be-8310-assebroek'], zips: ['9000'] }, 2).map(({ zone, away }) => [zone.code, away])).toEqual([
    ['be-31005', null],
    ['be-44021', null],
  ])
})

test('only the first three places have neighbours', () => {
  const zones = ['be-21004', 'be-62063', 'be-52011', 'be-31005']
  expect(around(zones, [], 500)).not.toContain('be-31006')
  expect(around([], ['1000', '4000', '6000', '8000'], 500)).not.toContain('be-31006')
  expect(around(zones.slice(1), [], 500)).toContain('be-31006')
})
