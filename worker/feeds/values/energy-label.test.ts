import { expect, test } from 'vitest'
import type { Country } from '#db/model/listings/listing.ts'
import { completedByLabel, readEnergy, readInsulationClass } from './energy-label.ts'

function read(value: unknown, label: unknown, country: Country = 'BE', zip = '9000') {
  const reasons: string[] = []
  const given = (name: string, each: unknown) => ({ value: each, note: (reason: string) => reasons.push(`${name} ${reason}`) })
  return { ...readEnergy({ value: given('value', value), label: given('label', label) }, { country, zip }), reasons }
}

test.each([
  ['D', 'D'],
  ['d', 'd'],
  ['EPC label D', 'D'],
  ['EPC: D', 'D'],
  ['Label D', 'D'],
  ['PEB D', 'D'],
  ['Classe énergétique : D', 'D'],
  ['Energieklasse D', 'D'],
  ['D (312 kWh/m²)', 'D'],
  ['D - 312 kWh/m²jaar', 'D'],
  ['D (312 kWh/(m².jaar))', 'D'],
  ['D, 312 kWh', 'D'],
  ['a_plus', 'a_plus'],
  ['A+', 'A+'],
])('the label text %j is %s', (text, labelText) => {
  expect(read(undefined, text)).toEqual({ value: null, labelText, reasons: [] })
})

test.each([...['In aanvraag', 'vrijgesteld', 'EPC', 'H', 'X', '12', 'zie bijlage', 'D of E', 'G'], ...['E+', 'E-', 'F_sub', 'b_sub', 'C−', 'A-']])(
  '%j is no label in Flanders',
  (text) => {
    expect(read(undefined, text)).toEqual({ value: null, labelText: null, reasons: ['label notUnderstood'] })
  },
)

test.each<[string, string, Country?, string?]>([
  ['sale of a home not yet renovated', 'A (na renovatie)'],
  ['value after works', 'A, 95 kWh/m² na renovatie'],
  ['value before works', 'D - 312 kWh/m² (vóór renovatie)'],
  ['expired certificate', 'D (verlopen)'],
  ['expired certificate with its value', 'D 312 kWh verlopen'],
  ['requested certificate', 'C (in aanvraag)'],
  ['estimate', 'B (estimation)', 'BE', '5000'],
  ['denied label', 'B (niet D)'],
  ['pending certificate in Brussels', 'D+ (en cours)', 'BE', '1050'],
  ['question', 'D?'],
  ['value without a unit', 'D (312)'],
  ['project in Luxembourg', 'B (projet)', 'LU', '1514'],
])('a label with a reservation is none: %s, %j', (_, text, country, zip) => {
  expect(read(undefined, text, country, zip)).toEqual({ value: null, labelText: null, reasons: ['label notUnderstood'] })
  expect(read(text, undefined, country, zip)).toEqual({ value: null, labelText: null, reasons: ['value notUnderstood'] })
})

test.each(['n.v.t.', 'onbekend', '0', '-1', '?'])('%j says that there is none', (text) => {
  expect(read(undefined, text)).toEqual({ value: null, labelText: null, reasons: [] })
})

test.each<[string, string, boolean]>([
  ['1050', 'B-', true],
  ['1050', 'b_sub', true],
  ['1050', 'E+', true],
  ['1050', 'G-', false],
  ['5000', 'A++', true],
  ['5000', 'A+', true],
  ['5000', 'B-', false],
  ['5000', 'G', true],
  ['5000', 'E_plus', false],
  ['9000', 'A+', true],
])('at %s the label %j: %j', (zip, text, isLabel) => {
  expect(read(undefined, text, 'BE', zip)).toEqual({ value: null, labelText: isLabel ? text : null, reasons: isLabel ? [] : ['label notUnderstood'] })
})

test.each(['9000', '1050'])('at %s, A++ is A+, the best label there', (zip) => {
  for (const text of ['A++', 'a_plusplus', 'EPC A++'])
    expect(read(undefined, text, 'BE', zip)).toEqual({ value: null, labelText: 'A+', reasons: ['label corrected'] })
})

test.each<[string, unknown, string, boolean]>([
  ['9000', 600, 'A', true],
  ['9000', 168, 'F', true],
  ['9000', 168, 'B', false],
  ['9000', 168, 'b', false],
  ['9000', -5, 'A', false],
  ['9000', -5, 'A+', false],
  ['1050', 168, 'D', false],
  ['1050', 168, 'B', true],
  ['5000', 600, 'G', false],
  ['5000', 600, 'A', true],
])('at %s a value of %j beside the label %s is a contradiction: %j', (zip, value, label, isContradiction) => {
  expect(read(value, label, 'BE', zip)).toEqual({ value, labelText: label, reasons: isContradiction ? ['label contradiction'] : [] })
})

test('abroad a value says nothing about the label', () => {
  expect(read(600, 'A', 'LU', '1234').reasons).toEqual([])
})

test('G is a label in Brussels, I in Luxembourg, and other countries keep their text', () => {
  expect(read(undefined, 'G', 'BE', '1050').labelText).toBe('G')
  expect(read(undefined, 'Classe I', 'LU', '1234').labelText).toBe('I')
  expect(read(undefined, 'B/C/B', 'LU', '1234').labelText).toBe('B/C/B')
  expect(read(undefined, 'en cours', 'LU', '1234').reasons).toEqual(['label notUnderstood'])
  expect(read(undefined, 'Clase E en trámite', 'other', '29600').labelText).toBe('Clase E en trámite')
})

test.each([
  [312, 312, null, []],
  ['312 kWh/m²', 312, null, []],
  ['312 kWh/(m².jaar)', 312, null, []],
  ['312,5', 312.5, null, []],
  ['EPC 312', 312, null, []],
  ['C', null, 'C', ['value corrected']],
  ['100-200', null, null, ['value notUnderstood']],
  ['veel', null, null, ['value notUnderstood']],
  [1e9, null, null, ['value implausible']],
  [-12, -12, null, []],
  ['42.000 kWh/jaar', null, null, ['value notUnderstood']],
  ['168 kWh/jaar', null, null, ['value notUnderstood']],
  ['168 kWh', null, null, ['value notUnderstood']],
  ['1682 kWh/m²', 1682, null, []],
  ['168²', null, null, ['value notUnderstood']],
  ['168 €', null, null, ['value notUnderstood']],
  ['EPC-score: 312', 312, null, []],
  ['niveau 60', null, null, ['value notUnderstood']],
  ['klasse 3', null, null, ['value notUnderstood']],
  ['label 4', null, null, ['value notUnderstood']],
  ['EPC-label 4', null, null, ['value notUnderstood']],
  ['energieklasse 3', null, null, ['value notUnderstood']],
  [42_000, null, null, ['value implausible']],
  [2_001, null, null, ['value implausible']],
  [2_000, 2_000, null, []],
])('the value %j is read as %j', (value, number, labelText, reasons) => {
  expect(read(value, undefined)).toEqual({ value: number, labelText, reasons })
})

test('0 and -1 beside a worse label were not filled in', () => {
  expect(read(0, 'D')).toEqual({ value: null, labelText: 'D', reasons: ['value contradiction'] })
  expect(read(-1, 'D')).toEqual({ value: null, labelText: 'D', reasons: ['value contradiction'] })
  expect(read(0, 'A+')).toEqual({ value: 0, labelText: 'A+', reasons: [] })
  expect(read(-1, undefined)).toEqual({ value: -1, labelText: null, reasons: ['value implausible'] })
})

test.each<[unknown, string | null | undefined]>([
  ['A', 'A'],
  [' i ', 'I'],
  ['Classe C', 'C'],
  ['Classe d’isolation thermique : D', 'D'],
  ['Wärmeschutzklasse E', 'E'],
  ['Isolatieklasse F', 'F'],
  ['Insulation class G', 'G'],
  [{ fr: 'Classe B', de: 'Klasse B' }, null],
  [{ fr: 'B', de: 'B' }, 'B'],
  ['en cours', null],
  ['in Bearbeitung', null],
  ['Z', null],
  ['J', null],
  ['B/C', null],
  ['B?', null],
  ['C (estimation)', null],
  ['3', null],
  [3, null],
  ['n.v.t.', undefined],
  ['', undefined],
])('the class of insulation %j is %j', (value, letter) => {
  expect(readInsulationClass(value)).toBe(letter)
})

test.each<[string | null, Country, string | undefined]>([
  ['B/C/B', 'LU', 'C'],
  ['B / d', 'LU', 'D'],
  ['A+-B-A', 'LU', 'B'],
  ['B', 'LU', undefined],
  ['B/C+', 'LU', undefined],
  [null, 'LU', undefined],
  ['B-', 'BE', undefined],
  ['B/C/B', 'other', undefined],
])('the label %j in %s has the class of insulation %j', (labelText, country, insulationClass) => {
  const place = { country, zip: null }
  expect(completedByLabel({ bedrooms: 2 }, { value: null, labelText }, place).insulationClass).toBe(insulationClass)
  expect(completedByLabel({ insulationClass: 'G' }, { value: null, labelText }, place)).toEqual({ insulationClass: 'G' })
})
