import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/kit/any-text.ts'
import type { Names } from '../places/name-index.ts'
import { slug } from '../site/path-segment.ts'
import { type FactKey, factDefinition, factKeys } from './facts.ts'
import { orientationKey, vocabulary, wordKey, wordKeys } from './vocabulary.ts'

const entries = factKeys.flatMap((fact) =>
  Object.entries(vocabulary)
    .filter(([key]) => key === fact)
    .flatMap(([, words]) => Object.entries(words).map(([word, names]): [FactKey, string, Names] => [fact, word, names])),
)

describe('a vocabulary word', () => {
  test('a vocabulary word exists for exactly the facts of kind word, and for the measures of planning law', () => {
    const words = factKeys.filter((key) => factDefinition(key).kind === 'word')
    expect(Object.keys(vocabulary).sort()).toEqual([...words, 'summons', 'judicialDecision'].sort())
  })

  test.each<[FactKey, string, string | null]>([
    ['condition', 'Used', 'used'],
    ['condition', 'To renovate', 'to-renovate'],
    ['condition', 'op te frissen', 'to-refresh'],
    ['condition', 'À RÉNOVER', 'to-renovate'],
    ['condition', '1', 'used'],
    ['condition', ' 9 ', 'to-refresh'],
    ['condition', '0', null],
    ['condition', '10', null],
    ['construction', '3', 'semi-detached'],
    ['construction', 'halfopen bebouwing', 'semi-detached'],
    ['construction', 'quatre façades', 'detached'],
    ['architectureStyle', 'Art Déco', 'art-deco'],
    ['availability', 'After signing the deed', 'at-deed'],
    ['availability', 'Depending on the tenant', 'depends-on-tenant'],
    ['availability', 'At delivery', 'at-delivery'],
    ['availability', 'To be defined', 'to-be-defined'],
    ['availability', 'sofort', 'immediately'],
    ['availability', '7', 'on-date'],
    ['availability', '2027-01-01', null],
    ['heating', 'carbon', 'coal'],
    ['heating', 'CV op gas', 'gas'],
    ['heating', 'Ölheizung', 'fuel-oil'],
    ['heating', 'Oelheizung', 'fuel-oil'],
    ['heatingType', 'chauffage au sol', 'underfloor'],
    ['kitchen', 'usa hyper equipped', 'open-fully-fitted'],
    ['kitchen', 'usa uninstalled', 'open-not-fitted'],
    ['kitchen', 'semi-équipée', 'partly-fitted'],
    ['kitchen', 'installed', 'fitted'],
    ['windowGlazing', 'HR++', 'high-performance-double'],
    ['windowGlazing', 'dubbele beglazing', 'double'],
    ['windowFrame', 'alu', 'aluminium'],
    ['floorCovering', 'visgraatparket', 'parquet'],
    ['roofType', 'Satteldach', 'gable'],
    ['roofMaterial', 'tiles', 'tiles'],
    ['roofCondition', 'mauvais', 'bad'],
    ['floodZone', 'non flood zone', 'none'],
    ['floodZone', 'circumscribed waterside zone', 'riverbank'],
    ['floodZone', 'recognized n circumscribed flood zone', 'recognized-and-delimited'],
    ['floodZone', 'aléa d’inondation faible', 'hazard-low'],
    ['zoning', 'Wg', 'residential'],
    ['zoning', 'Wg?', null],
    ['zoning', 'woongebied?', null],
    ['floodZone', 'geen overstromingsgebied?', null],
    ['condition', '1?', null],
    ['zoning', 'WgLk', 'rural-residential'],
    ['zoning', 'Wp', 'residential-park'],
    ['zoning', 'Wug', 'residential-expansion'],
    ['zoning', 'Ag', 'agricultural'],
    ['zoning', 'Ng', 'nature'],
    ['zoning', 'zone d’habitat à caractère rural', 'rural-residential'],
    ['asbestosType', 'niet-asbestveilig', 'not-safe'],
    ['groundCertificate', '0', 'missing'],
    ['groundCertificate', '2', 'present'],
    ['electricityCertificate', 'Niet conform', 'not-compliant'],
    ['electricityCertificate', 'no certificate', 'missing'],
    ['gasCertificate', 'konform', 'compliant'],
    ['vatRegime', '21%', 'vat-21'],
    ['vatRegime', 'registratierechten', 'registration-duty'],
    ['kitchen', '1', null],
    ['condition', 'constructor', null],
    ['condition', '', null],
    ['heritage', 'yes', null],
    ['facades', '1', null],
  ])('a vocabulary word for %s and %j is %j', (fact, value, word) => {
    expect(wordKey(fact, value)).toBe(word === null ? null : `word.${fact}.${word}`)
  })

  test.each(entries)('a vocabulary word for %s, %s maps to itself and is recognised by all its names in any casing', (fact, word, names) => {
    const key = `word.${fact}.${word}`
    expect(wordKeys).toContain(key)
    expect(slug(word)).toBe(word)
    expect(wordKey(fact, word)).toBe(key)
    for (const name of Object.values(names).flatMap((list) => list.split(','))) {
      expect(wordKey(fact, name), name).toBe(key)
      expect(wordKey(fact, name.toUpperCase()), name).toBe(key)
    }
  })

  test('a vocabulary word is a known key or null for any value', () => {
    const garbage = fc.oneof(anyText(), fc.constantFrom('__proto__', 'toString', '\ud800', '%E0%A4%A', '1e0', '-1', 'Infinity'))
    fc.assert(
      fc.property(fc.constantFrom(...factKeys), garbage, (fact, value) => {
        for (const key of [wordKey(fact, value), orientationKey(value)]) expect(key === null || wordKeys.includes(key)).toBe(true)
      }),
    )
  })
})

describe('an orientation', () => {
  test.each([
    ['SW', 'sw'],
    ['zw', 'sw'],
    ['Zuidwest', 'sw'],
    ['zuid-westen', 'sw'],
    ['sud-ouest', 'sw'],
    ['Südwesten', 'sw'],
    ['Suedwest', 'sw'],
    ['South-West', 'sw'],
    ['Z', 's'],
    ['ZO', 'se'],
    ['N', 'n'],
    ['E', 'e'],
    ['Est', 'e'],
    ['Oost', 'e'],
    ['Ost', 'e'],
    ['Ouest', 'w'],
    ['W', 'w'],
    ['NW', 'nw'],
    ['NE', 'ne'],
    [1, 'e'],
    [2, 'w'],
    [3, 's'],
    [4, 'n'],
    [5, 'sw'],
    [6, 'se'],
    [7, 'nw'],
    [8, 'ne'],
    ['5', 'sw'],
  ])('%j is read as the point of the compass %j', (value, point) => {
    expect(orientationKey(value)).toBe(`orientation.${point}`)
  })

  test.each(['O', 'NO', 'SO', 'Zuid-West?', '', '-', 'N/S', '0', 'valueOf', 0, 9, -1, 1.5, Number.NaN])('%j is ambiguous or unknown', (value) => {
    expect(orientationKey(value)).toBeNull()
  })
})

const data = '../shared/data'
describe.skipIf(!existsSync(data))('every word of real feeds', () => {
  test.each(['feed-25k', 'feed-100k'])('an orientation is known in %s', (feed) => {
    const text = gunzipSync(readFileSync(`${data}/${feed}.json.gz`)).toString()
    const fields: readonly [string, FactKey][] = [
      ['KitchenName', 'kitchen'],
      ['HeatingName', 'heating'],
      ['ConditionName', 'condition'],
      ['FloodZoneName', 'floodZone'],
      ['DateFree', 'availability'],
    ]
    for (const [field, fact] of fields) {
      const values = new Set(Array.from(text.matchAll(new RegExp(`"${field}": ?"([^"]*)"`, 'g')), ([, value]) => value ?? ''))
      expect([...values].filter((value) => wordKey(fact, value) === null)).toEqual([])
    }
    expect(text).toContain('KitchenName')
  })
})

test.each([
  ['condition', ['used', 'new', 'to-build', 'to-renovate', 'renovated', 'to-restore', 'restored', 'to-demolish', 'to-refresh'], 1],
  ['construction', ['detached', 'terraced', 'semi-detached'], 1],
  ['availability', ['at-deed', 'after-work', 'by-agreement', 'at-compromise', 'immediately', 'respecting-lease', 'on-date'], 1],
  ['groundCertificate', ['missing', 'pending', 'present'], 0],
] as const)('the CRM numbers the words of %s', (fact, words, first) => {
  expect(words.map((_, at) => wordKey(fact, String(first + at)))).toEqual(words.map((word) => `word.${fact}.${word}`))
})
