import { describe, expect, test } from 'vitest'
import type { Place } from '../listings/listing.ts'
import { municipalitiesAt, municipalityOf, municipalityOrLarger, townOf } from './municipality.ts'
import { nearestZone } from './nearest-zone.ts'
import { zipName, zipNames, zipPoint } from './zip-name.ts'
import { kindRank, namesAt, zipsSpoken, zoneIndex } from './zone-index.ts'
import { zipKey, zoneTable } from './zone-table.ts'

describe('the municipality of a place', () => {
  test.each([
    ['BE', '8000', [], 'Brugge'],
    ['BE', '8310', ['Sint-Kruis'], 'Brugge'],
    ['BE', '9000', ['Gent'], 'Gent'],
    ['LU', '4010', [], 'Esch-sur-Alzette'],
    ['BE', '0001', [], null],
    ['BE', null, ['Brugge'], null],
    ['other', '8000', ['Brugge'], null],
  ] as const)('%s %s %j: %s', (country, zip, names, name) => {
    expect(municipalityOf({ country, zip, names })?.names.nl ?? null).toBe(name)
  })

  test('the municipality of a place is found by name where several share a postcode', () => {
    const shared = [...zoneTable().zips.values()].find(({ municipalities }) => municipalities.length > 1)
    const [first, second] = shared?.municipalities ?? []
    const at = { country: first?.zone.country ?? 'BE', zip: (shared?.key ?? '').replace('L-', '') }
    expect(municipalityOf({ ...at, names: [second?.zone.names.fr ?? ''] })?.code).toBe(second?.zone.code)
    expect(municipalityOf({ ...at, names: ['nowhere'] })?.code).toBe(first?.zone.code)
  })
})

describe('a zone', () => {
  test.each([
    ['be-8310-sint-kruis', 'Brugge'],
    ['be-31005', 'Brugge'],
    ['be', 'België'],
    ['nowhere', null],
  ])('%s is widened to %s', (code, name) => {
    expect(municipalityOrLarger(code)?.names.nl ?? null).toBe(name)
  })

  test('a zone with a former code is widened to what it is now', () => {
    const [then = '', now = ''] = [...zoneTable().former][0] ?? []
    expect(municipalityOrLarger(then)?.code).toBe(now)
  })
})

test.each([
  ['8000', ['Brugge']],
  ['L-4010', ['Esch-sur-Alzette']],
  ['4010', []],
  ['nowhere', []],
])('the municipalities at %s are %j', (zip, names) => {
  expect(municipalitiesAt(zip).map(({ names: { nl } }) => nl)).toEqual(names)
})

test('a postcode has the name and middle of its municipality, in Belgium first', () => {
  expect([zipName('8000', 'fr'), zipName('8000', 'nl'), zipName('L-4010', 'de'), zipName('0001', 'nl')]).toEqual([
    'Bruges',
    'Brugge',
    'Esch an der Alzette',
    null,
  ])
  expect(zipName('4010', 'fr')).toBe('Esch-sur-Alzette')
  expect(zipPoint('8000')?.lat).toBeCloseTo(51.2, 0)
  expect(zipPoint('0001')).toBe(null)
})

test.each([
  ['BE', '8000', ['Brugge', 'Bruges']],
  ['LU', '4010', ['Esch-sur-Alzette']],
  ['other', '8000', []],
  ['BE', null, []],
  ['BE', '0001', []],
] as const)('the names at %s %s are %j', (country, zip, names) => {
  const found = zipNames(country, zip)
  expect(names.filter((name) => !found.includes(name))).toEqual([])
  expect(found.length > 0).toBe(names.length > 0)
})

describe('the zone nearest to a point', () => {
  test.each([
    [51.2089, 3.2242, 'Brugge'],
    [49.6117, 6.13, 'Luxembourg'],
    [52.5, 5, null],
    [51.5, 2.6, null],
  ])('the zone nearest to %d, %d is %s', (lat, lng, name) => {
    const zone = nearestZone({ lat, lng })
    expect(zone === null ? null : zone.names.fr === 'Luxembourg' ? 'Luxembourg' : zone.names.nl).toBe(name)
  })

  test('the zone nearest to a point is a municipality or a locality, never a canton', () => {
    const zones = [...zoneTable().entries.values()].map(({ zone }) => zone)
    const cantons = zones.filter(({ kind, point }) => kind === 'canton' && point !== null)
    for (const { point } of cantons) expect(['municipality', 'locality', undefined]).toContain(nearestZone(point ?? { lat: 0, lng: 0 })?.kind)
  })
})

describe('the table of zones', () => {
  const { entries, zips, largest } = zoneTable()

  test('the table of zones has municipalities with their postcodes and names', () => {
    const brugge = entries.get('be-31005')
    expect(brugge?.zone).toMatchObject({ kind: 'municipality', country: 'BE', names: { nl: 'Brugge', fr: 'Bruges', en: 'Bruges', de: 'Brügge' } })
    expect(brugge?.zips).toEqual([...(brugge?.zips ?? [])].sort())
    expect(brugge?.zips).toContain('8000')
    expect(brugge?.zone.point?.lat).toBeCloseTo(51.2, 0)
    expect(brugge?.zone.point?.lng).toBeCloseTo(3.2, 0)
  })

  test('the table of zones has localities under their municipality, with codes of their own', () => {
    expect(entries.get('be-8310-sint-kruis')?.zone).toMatchObject({ kind: 'locality', country: 'BE', parent: 'be-31005' })
    expect(entries.get('be-8310-sint-kruis')?.zips).toContain('8310')
    const ofLuxembourg = [...entries.values()].filter(({ zone }) => zone.kind === 'locality' && zone.country === 'LU')
    expect(ofLuxembourg.length).toBeGreaterThan(100)
    expect(ofLuxembourg.filter(({ zone }) => !zone.code.startsWith(`${zone.parent}-`))).toEqual([])
    expect(ofLuxembourg.flatMap(({ zips: all }) => all).filter((zip) => !/^L-\d{4}$/.test(zip))).toEqual([])
  })

  test('the table of zones has no locality of its municipality’s name', () => {
    expect(entries.get('be-8000-brugge')).toBeUndefined()
    expect(zips.get('8000')?.localities.some(({ entry }) => entry.zone.code === 'be-31005')).toBe(true)
  })

  test('the table of zones has countries without a parent or a postcode', () => {
    expect(entries.get('be')).toMatchObject({ zone: { kind: 'country', parent: null }, zips: [] })
    expect(entries.get('lu')?.zone.names.fr).toBe('Luxembourg')
  })

  test('the table of zones writes postcodes of Luxembourg with a letter', () => {
    expect([zipKey('BE', '8000'), zipKey('LU', '4010')]).toEqual(['8000', 'L-4010'])
    expect(zips.get('L-4010')?.municipalities).toHaveLength(1)
    expect(zips.get('4010')).toBeUndefined()
  })

  test('the table of zones names the largest towns, the largest first', () => {
    expect(entries.get(largest[0] ?? '')?.zone.names.nl).toBe('Antwerpen')
  })
})

describe('the index of zones', () => {
  const { named, byName, zips } = zoneIndex()
  const rankOf = (code: string) => named.find(({ entry }) => entry.zone.code === code)?.rank ?? Number.NaN

  test('the index of zones ranks larger kinds first, then larger towns', () => {
    expect(rankOf('be')).toBeLessThan(rankOf('be-11002'))
    expect(rankOf('be-11002')).toBeLessThan(rankOf('be-31005'))
    expect(rankOf('be-31005')).toBeLessThan(rankOf('be-8310-sint-kruis'))
  })

  test('the index of zones ranks a canton behind municipalities', () => {
    const ranks = [...zoneTable().entries.values()].map((entry) => [entry.zone.kind, kindRank(entry)] as const)
    expect(Object.fromEntries(ranks)).toEqual({ country: 0, region: 1, province: 2, municipality: 3, canton: 4, area: 5, locality: 6, district: 7 })
  })

  test('the index of zones finds zones by each spelling without spaces', () => {
    expect(byName.get('bruges')?.map(({ entry }) => entry.zone.code)).toContain('be-31005')
    expect(byName.get('bruegge')?.map(({ entry }) => entry.zone.code)).toContain('be-31005')
    expect(byName.get('sintkruis')?.map(({ entry }) => entry.zone.code)).toContain('be-8310-sint-kruis')
    expect(byName.get('stkruis')?.map(({ entry }) => entry.zone.code)).toContain('be-8310-sint-kruis')
  })

  test('the index of zones has the postcodes in order, Belgium first', () => {
    expect(zips[0]?.key).toBe('1000')
    expect(zips.at(-1)?.key).toMatch(/^L-9/)
    const keys = zips.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('L'))).toEqual(keys.slice(keys.findIndex((key) => key.startsWith('L'))))
    expect(keys).toEqual([...keys].sort())
  })

  test('the index of zones finds a postcode in the country that is named, or in both', () => {
    expect(zipsSpoken({ country: 'BE', digits: '8000', rest: '' }).map(({ key }) => key)).toEqual(['8000'])
    expect(zipsSpoken({ country: 'LU', digits: '4010', rest: '' }).map(({ key }) => key)).toEqual(['L-4010'])
    expect(zipsSpoken({ country: 'LU', digits: '0001', rest: '' })).toEqual([])
    const both = zips.find(({ key }) => zoneTable().zips.has(`L-${key}`))?.key ?? ''
    expect(zipsSpoken({ country: null, digits: both, rest: '' }).map(({ key }) => key)).toEqual([both, `L-${both}`])
  })

  test('the index of zones knows the names at a postcode, also of its localities', () => {
    const at = zips.find(({ key }) => key === '8310')
    expect(at && namesAt(at)).toEqual(expect.arrayContaining(['Brugge', 'Bruges', 'Sint-Kruis']))
  })
})

test.each<[country: Place['country'], zip: string | null, city: Place['city'], town: string | null]>([
  ['BE', '8000', { nl: 'Brugge' }, 'be-31005'],
  ['BE', '8310', { nl: 'Assebroek' }, 'be-8310-assebroek'],
  ['BE', '8310', { nl: 'SINT KRUIS' }, 'be-8310-sint-kruis'],
  ['BE', '8310', { nl: 'Brugge' }, 'be-31005'],
  ['BE', '8310', { nl: 'Elders' }, 'be-31005'],
  ['BE', '8310', {}, 'be-31005'],
  ['BE', '8300', { fr: 'Knokke-Heist' }, 'be-31043'],
  ['BE', '8300', { nl: 'Knokke' }, 'be-8300-knokke'],
  ['BE', '9000', { fr: 'Gand' }, 'be-44021'],
  ['LU', '6311', { any: 'Reisdorf' }, 'lu-reisdorf'],
  ['LU', '6311', { any: 'Luxembourg' }, 'lu-beaufort'],
  ['LU', '6231', { any: 'Rosport-Mompach' }, 'lu-rosport-mompach'],
  ['LU', '4010', { any: 'Esch-sur-Alzette' }, 'lu-esch-sur-alzette'],
  ['BE', '4011', { any: 'Esch-sur-Alzette' }, null],
  ['BE', '99', { nl: 'Brugge' }, null],
  ['BE', null, { nl: 'Brugge' }, null],
  ['other', '8000', { nl: 'Brugge' }, null],
])('a place in %s %s called %j is in the town %s', (country, zip, city, town) => {
  expect(townOf({ country, zip, city })?.code ?? null).toBe(town)
})
