import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { zoneTable } from './zone-table.ts'
import { findZone, hasTownsName, townPoint, zoneName } from './zones.ts'

const entries = [...zoneTable().entries.values()]
const zips = [...zoneTable().zips.values()]

describe('the zone table', () => {
  test('the zone table covers both countries down to villages', () => {
    const count = (kind: string, country: string) => entries.filter(({ zone }) => zone.kind === kind && zone.country === country).length
    expect({ regions: count('region', 'BE'), provinces: count('province', 'BE'), towns: count('municipality', 'BE') }).toEqual({
      regions: 3,
      provinces: 10,
      towns: 565,
    })
    expect({ cantons: count('canton', 'LU'), communes: count('municipality', 'LU') }).toEqual({ cantons: 12, communes: 100 })
    expect(count('locality', 'BE')).toBeGreaterThan(2000)
    expect(count('locality', 'LU')).toBeGreaterThan(400)
  })

  test('the zone table has a URL-safe code, a name in each language and an existing parent for every zone', () => {
    const invalid = entries.filter(({ zone: { code, names, parent, kind } }) => {
      const named = locales.every((locale) => /^[\p{L}’][\p{L}’ -]*$/u.test(names[locale]))
      return !/^(be|lu)(-[a-z0-9]+)*$/.test(code) || !named || (kind === 'country' ? parent !== null : parent === null || findZone(parent) === null)
    })
    expect(invalid.map(({ zone }) => zone)).toEqual([])
  })

  test('the zone table puts every locality near its municipality', () => {
    const far = entries.filter(({ zone: { point, parent, kind } }) => {
      const above = kind === 'locality' && parent ? findZone(parent)?.point : null
      return point === null || (above && Math.hypot(point.lat - above.lat, (point.lng - above.lng) * 0.63) > 0.35)
    })
    expect(far.map(({ zone }) => zone.code)).toEqual([])
  })

  test('the zone table has well-formed postcodes, each with municipalities and localities', () => {
    expect(zips.filter(({ key }) => !/^(L-)?\d{4}$/.test(key)).map(({ key }) => key)).toEqual([])
    expect(zips.filter(({ municipalities, localities }) => municipalities.length === 0 || localities.length === 0)).toEqual([])
  })
})

test('every Belgian town lies within its boundaries, and every locality at most 1 km outside those of its town', () => {
  const bounds: Readonly<Record<string, readonly number[]>> = JSON.parse(
    readFileSync(new URL('../../../tests/kit/corpora/municipality-bounds.json', import.meta.url), 'utf8'),
  )
  const towns = entries.filter(({ zone }) => zone.kind === 'municipality' && zone.country === 'BE')
  expect(Object.keys(bounds).sort()).toEqual(towns.map(({ zone }) => zone.code).sort())
  const outside = entries.flatMap(({ zone }) => {
    const [south = 0, west = 0, north = 0, east = 0] = bounds[zone.kind === 'locality' ? (zone.parent ?? '') : zone.code] ?? []
    if (zone.point === null || east === 0) return []
    const { lat, lng } = zone.point
    const km = 111.2 * Math.hypot(Math.max(south - lat, 0, lat - north), Math.max(west - lng, 0, lng - east) * Math.cos((lat * Math.PI) / 180))
    return km > (zone.kind === 'locality' ? 1 : 0.1) ? [`${zone.names.nl} (${zone.code}): ${km.toFixed(1)} km`] : []
  })
  expect(outside).toEqual([])
})

describe('finding a zone by its code', () => {
  test.each([
    ['be-31005', 'Bruges'],
    ['BE-31005', 'Bruges'],
    [' be-02000 ', 'Flanders'],
    ['be-8310-assebroek', 'Assebroek'],
    ['lu-beckerich', 'Beckerich'],
    ['lu-canton-redange', 'Redange'],
    ['lu', 'Luxembourg'],
    ['be-11007', 'Antwerp'], // Borsbeek, part of Antwerp since 2025
    ['be-44012', 'Nazareth-De Pinte'],
  ])('the code %s finds the zone %s', (code, name) => {
    const found = findZone(code)
    expect(found && zoneName(found, 'en')).toBe(name)
  })

  test.each(['', 'be-', 'be-99999', 'constructor', '__proto__', 'x'.repeat(10_000), '\u0000'])('%j finds nothing', (code) => {
    expect(findZone(code)).toBeNull()
  })

  test('every zone is found by its code in upper case', () => {
    expect(entries.filter(({ zone }) => findZone(zone.code.toUpperCase()) !== zone)).toEqual([])
  })
})

test.each([
  ['be-10000', 'nl', true],
  ['be-60000', 'fr', true],
  ['be-31005', 'nl', false],
  ['lu', 'fr', true],
  ['lu', 'nl', true],
  ['be', 'nl', false],
  ['lu-canton-luxembourg', 'fr', true],
] as const)('%s has a town’s name in %s: %s', (code, locale, has) => {
  const zone = findZone(code) ?? expect.fail(code)
  expect(hasTownsName(zone, locale)).toBe(has)
  expect(hasTownsName(zone, locale)).toBe(has)
})

test('a zone is found by its code in any case, and by its former code', () => {
  expect(findZone(' BE-31005 ')?.code).toBe('be-31005')
  const [then = '', now = ''] = [...zoneTable().former][0] ?? []
  expect(findZone(then.toUpperCase())?.code).toBe(now)
  expect(findZone('nowhere')).toBe(null)
})

const near = (lat: number, lng: number) => ({ lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) })

test.each([
  ['a town by its postcode', townPoint('BE', '8000', {}), near(51.2, 3.2)],
  ['a town by postcode and name in another language', townPoint('BE', '9000', { any: 'Gand' }), near(51.05, 3.7)],
  ['a town of Luxembourg, whose postcodes Belgium has too', townPoint('LU', '4010', { any: 'Esch-sur-Alzette' }), near(49.5, 6)],
  ['a town by its name alone', townPoint('BE', null, { nl: 'Namen' }), near(50.5, 4.9)],
  ['a postcode beside a name that is not known', townPoint('BE', '8000', { any: 'Bruggge' }), near(51.2, 3.2)],
  ['a postcode that does not exist', townPoint('BE', '0001', {}), null],
  ['a postcode of Luxembourg alone', townPoint('LU', '4010', {}), near(49.5, 6)],
  ['a town whose name is empty in one language', townPoint('BE', null, { nl: '', fr: 'Namur' }), near(50.5, 4.9)],
  ['neither postcode nor name', townPoint('BE', null, {}), null],
  ['a place abroad', townPoint('other', '75001', { any: 'Paris' }), null],
])('the point of %s', (_case, point, expected) => expect(point).toEqual(expected))
