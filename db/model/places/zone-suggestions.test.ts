import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { zoneNamed } from './zone-named.ts'
import { suggestZones } from './zone-suggestions.ts'
import { zoneTable } from './zone-table.ts'
import { findZone } from './zones.ts'

const entries = [...zoneTable().entries.values()]

/** Any UTF-16 code unit, lone surrogates included. */
const anyLetter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const codes = (text: string, limit = 10) => suggestZones(text, 'nl', limit).map(({ value }) => value)

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
  ])('place suggestions for %s start with %j', (text, expected) => {
    expect(codes(text).slice(0, expected.length)).toEqual(expected)
  })

  test('place suggestions are in the visitor’s language', () => {
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

  test('place suggestions for “sint” are saints only, not every name starting with st', () => {
    expect(suggestZones('sint', 'nl', 50).filter(({ label }) => !/Sint|Saint|Sankt/.test(label))).toEqual([])
  })

  test('include any zone for its name in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.constantFrom(...locales), ({ zone }, locale) => {
        expect(suggestZones(zone.names[locale], locale, 20).map(({ value }) => value)).toContain(zone.code)
      }),
    )
  })

  test('place suggestions are at most the limit for any text, each valid in a query', () => {
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
