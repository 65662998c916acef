import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { regionOf } from './region.ts'
import { zoneTable } from './zone-table.ts'
import { findZone, suggestZones, zoneHolds, zoneName, zoneNamed } from './zones.ts'

const entries = [...zoneTable().entries.values()]
const zips = [...zoneTable().zips.values()]

function zone(code: string) {
  const found = findZone(code)
  if (!found) throw new Error(`No zone ${code}`)
  return found
}

/** Any UTF-16 code unit, lone surrogates included. */
const anyLetter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const codes = (text: string, limit = 10) => suggestZones(text, 'nl', limit).map(({ value }) => value)

describe('the zone table', () => {
  test('covers both countries down to villages', () => {
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

  test('has a URL-safe code, a name in each language and an existing parent for every zone', () => {
    const invalid = entries.filter(({ zone: { code, names, parent, kind } }) => {
      const named = locales.every((locale) => /^[\p{L}’][\p{L}’ -]*$/u.test(names[locale]))
      return !/^(be|lu)(-[a-z0-9]+)*$/.test(code) || !named || (kind === 'country' ? parent !== null : parent === null || findZone(parent) === null)
    })
    expect(invalid.map(({ zone }) => zone)).toEqual([])
  })

  test('puts every locality near its municipality', () => {
    const far = entries.filter(({ zone: { point, parent, kind } }) => {
      const above = kind === 'locality' && parent ? zone(parent).point : null
      return point === null || (above && Math.hypot(point.lat - above.lat, (point.lng - above.lng) * 0.63) > 0.35)
    })
    expect(far.map(({ zone }) => zone.code)).toEqual([])
  })

  test('has well-formed postcodes, each with municipalities and localities', () => {
    expect(zips.filter(({ key }) => !/^(L-)?\d{4}$/.test(key)).map(({ key }) => key)).toEqual([])
    expect(zips.filter(({ municipalities, localities }) => municipalities.length === 0 || localities.length === 0)).toEqual([])
  })
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
  ])('%s finds %s', (code, name) => {
    expect(zoneName(zone(code), 'en')).toBe(name)
  })

  test.each(['', 'be-', 'be-99999', 'constructor', '__proto__', 'x'.repeat(10_000), '\u0000'])('%j finds nothing', (code) => {
    expect(findZone(code)).toBeNull()
  })

  test('finds every zone in upper case', () => {
    expect(entries.filter(({ zone }) => findZone(zone.code.toUpperCase()) !== zone)).toEqual([])
  })
})

describe('a typed place', () => {
  test.each([
    ['Brugge', 'be-31005'],
    ['bruges', 'be-31005'],
    ['BRÜGGE', 'be-31005'],
    ['8000', '8000'],
    ['8000 Brugge', '8000'],
    ['Bruges (8000)', '8000'],
    ['B-8000', '8000'],
    ['8310 Assebroek', 'be-8310-assebroek'],
    ['Assebroek', 'be-8310-assebroek'],
    ['L-4010', 'L-4010'],
    ['l4010', 'L-4010'],
    ['4010', 'L-4010'], // Belgium has no such postcode
    ['4020', '4020'],
    ['4020 Esch-sur-Alzette', 'L-4020'],
    ['Vlaams-Brabant', 'be-20001'],
    ['Provincie Antwerpen', 'be-10000'],
    ['province de liege', 'be-60000'],
    ['Vlaanderen', 'be-02000'],
    ['Région flamande', 'be-02000'],
    ['Flandern', 'be-02000'],
    ['Bruxelles', 'be-04000'],
    ['Laeken', 'be-1020-laken'],
    ['Luxembourg', 'lu'],
    ['Lëtzebuerg', 'lu'],
    ['Luxembourg City', 'lu-luxembourg'],
    ['Mersch', 'lu-mersch'],
    ['Canton de Mersch', 'lu-canton-mersch'],
    ['Esch an der Alzette', 'lu-esch-sur-alzette'],
    ['Aalst', 'be-41002'], // the town, not the villages of the same name
    ['St. Kruis', 'be-8310-sint-kruis'],
    ['sintkruis', 'be-8310-sint-kruis'],
    ['Saint Trond', 'be-71053'],
    ["Braine-l'Alleud", 'be-25014'],
    ['braine l alleud', 'be-25014'],
    ['Berchem (Antwerpen)', 'be-2600-berchem'],
    ['Ypres', 'be-33011'],
    ['Löwen', 'be-24062'],
  ])('%s resolves to %s', (text, value) => {
    expect(zoneNamed(text)).toEqual({ key: /^(L-)?\d{4}$/.test(value) ? 'zip' : 'zone', value })
  })

  test.each(['', '  ', '-', 'Nergenshuizen', '8000 Gent', '0000', 'L-0000', '80', 'Berchem', 'Saint-Nicolas', '%', '\u0000', '<b>'])(
    '%j resolves to nothing',
    (text) => {
      expect(zoneNamed(text)).toBeNull()
    },
  )

  test('a postcode and a locality’s name resolve to that locality', () => {
    const wrong = entries
      .filter(({ zone }) => zone.kind === 'locality' && zone.country === 'BE')
      .filter(({ zone, zips: [zip] }) => zoneNamed(`${zip} ${zone.names.nl}`)?.value !== zone.code)
    expect(wrong.map(({ zone }) => zone.code)).toEqual([])
  })
})

describe('place suggestions', () => {
  test.each([
    ['brug', ['be-31005', 'be-51012']],
    ['Bruges', ['be-31005']],
    ['gan', ['be-44021']],
    ['8000', ['8000', 'be-31005', 'be-8000-koolkerke']],
    ['8310 asse', ['be-8310-assebroek']],
    ['luxem', ['lu', 'be-80000', 'lu-luxembourg', 'lu-canton-luxembourg']],
    ['brussel', ['be-04000', 'be-21004']],
    ['antwerpen', ['be-10000', 'be-11002']],
    ['SINT KRUIS', ['be-8310-sint-kruis', 'be-9042-sint-kruis-winkel']],
    ['st-kruis', ['be-8310-sint-kruis', 'be-9042-sint-kruis-winkel']],
    ['heembeek', ['be-1120-neder-over-heembeek']],
    ['l 4010', ['L-4010', 'lu-esch-sur-alzette']],
  ])('for %s start with %j', (text, expected) => {
    expect(codes(text).slice(0, expected.length)).toEqual(expected)
  })

  test('are in the visitor’s language', () => {
    expect(suggestZones('brugge', 'fr', 1)).toEqual([
      { kind: 'municipality', key: 'zone', value: 'be-31005', label: 'Bruges', within: 'Flandre occidentale', zip: null },
    ])
    expect(suggestZones('assebroek', 'de', 1)).toEqual([
      { kind: 'locality', key: 'zone', value: 'be-8310-assebroek', label: 'Assebroek', within: 'Brügge', zip: '8310' },
    ])
    expect(suggestZones('L-4010', 'en', 1)).toEqual([
      { kind: 'zip', key: 'zip', value: 'L-4010', label: 'L-4010 Esch-sur-Alzette', within: 'Luxembourg', zip: 'L-4010' },
    ])
  })

  test('for “sint” are saints only, not every name starting with st', () => {
    expect(suggestZones('sint', 'nl', 50).filter(({ label }) => !/Sint|Saint|Sankt/.test(label))).toEqual([])
  })

  test('include any zone for its name in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.constantFrom(...locales), ({ zone }, locale) => {
        expect(suggestZones(zone.names[locale], locale, 20).map(({ value }) => value)).toContain(zone.code)
      }),
    )
  })

  test('are at most the limit for any text, each valid in a query', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyLetter }), fc.string({ unit: fc.constantFrom(...'sint 80l-éB(') })),
        fc.integer({ min: 0, max: 12 }),
        (text, limit) => {
          const found = suggestZones(text, 'fr', limit)
          const named = zoneNamed(text)
          const checked = named ? [...found, named] : found
          const unknown = checked.filter(({ key, value }) => (key === 'zone' ? findZone(value)?.code : zoneNamed(value)?.value) !== value)
          return found.length <= limit && unknown.length === 0
        },
      ),
    )
  })
})

describe('a zone holds', () => {
  const at = (zip: string | null, ...names: string[]) => ({ country: 'BE' as const, zip, names })
  const luxembourg = (zip: string, ...names: string[]) => ({ country: 'LU' as const, zip, names })

  test.each([
    ['be', at(null), true],
    ['be', luxembourg('4010'), false],
    ['lu', luxembourg('4010'), true],
    ['be-02000', at('8000'), true],
    ['be-02000', at('1000'), false],
    ['be-04000', at('1299'), true], // by its range; the postcode is not in the table
    ['be-30000', at('8310'), true],
    ['be-30000', at('9000'), false],
    ['be-30000', at(null, 'Brugge'), false],
    ['be-31005', at('8380', 'Zeebrugge'), true],
    ['be-31005', luxembourg('8380'), false],
    ['be-62063', luxembourg('4020'), false],
    ['lu-esch-sur-alzette', luxembourg('4020'), true],
    ['lu-canton-esch-sur-alzette', luxembourg('4020'), true],
    ['lu-canton-redange', luxembourg('4020'), false],
    ['be-8310-assebroek', at('8310', 'Assebroek'), true],
    ['be-8310-assebroek', at('8310', 'Brugge', 'assebroek'), true],
    ['be-8310-assebroek', at('8310', 'Brugge (Assebroek)'), true],
    ['be-8310-assebroek', at('8310', 'Brugge'), false],
    ['be-8310-assebroek', at('8310', 'Sint-Kruis'), false],
    ['be-8310-sint-kruis', at('8310', 'ST KRUIS'), true],
    ['be-8310-sint-kruis', at('8000', 'Sint-Kruis'), false],
    ['be-1020-laken', at('1020', 'Bruxelles'), true], // the only locality of its postcode
    ['lu-strassen', luxembourg('1210', 'Strassen'), true],
    ['lu-strassen', luxembourg('1210', 'Luxembourg'), false],
    ['lu-luxembourg', luxembourg('1210', 'Luxemburg'), true],
    ['be-31005', at('8000; DROP', '<b>'), false],
  ])('%s, %j: %s', (code, place, expected) => {
    expect(zoneHolds(zone(code))(place)).toBe(expected)
  })

  test('no place in another country', () => {
    expect(entries.filter(({ zone }) => zoneHolds(zone)({ country: 'other', zip: '8000', names: ['Brugge'] }))).toEqual([])
  })

  test('the postcodes that regionOf gives its region', () => {
    const regions = { 'be-02000': 'flanders', 'be-03000': 'wallonia', 'be-04000': 'brussels' } as const
    const regionAbove = (code: string | null): string | null => (code === null || code in regions ? code : regionAbove(findZone(code)?.parent ?? null))
    const belgian = zips.filter(({ key }) => !key.startsWith('L'))
    const differing = belgian.filter(({ key, municipalities }) =>
      municipalities.some((town) => Object.entries(regions).some(([code, name]) => (regionAbove(town.zone.code) === code) !== (regionOf('BE', key) === name))),
    )
    expect(belgian.length).toBeGreaterThan(1100)
    expect(differing.map(({ key }) => key)).toEqual([])
  })

  test('only places its municipality and province hold', () => {
    const localities = entries.filter(({ zone }) => zone.kind === 'locality')
    const mismatches = localities.filter(({ zone: { country, names, parent }, zips }) => {
      const above = parent ? zone(parent) : null
      const around = above?.parent ? zone(above.parent) : null
      const place = { country, zip: (zips[0] ?? '').replace('L-', ''), names: Object.values(names) }
      return !above || !around || !zoneHolds(above)(place) || !zoneHolds(around)(place)
    })
    expect(mismatches.map(({ zone }) => zone.code)).toEqual([])
  })
})
