import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Measure, readNumber } from './number.ts'

test.each([
  [1250.5, 1250.5],
  [-5, -5],
  ['1250.5', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ["1'250", 1250],
  ['1\u202f250', 1250],
  ['0.125', 0.125],
  ['12,5', 12.5],
  ['1e5', 100_000],
  ['-12,5', -12.5],
  ['  7 ', 7],
])('%j is the number %d', (value, number) => {
  expect(readNumber(value)).toBe(number)
})

test.each<[Measure, string, number]>([
  ['area', '250 m²', 250],
  ['area', '250m2', 250],
  ['area', '250 m ²', 250],
  ['area', '250 ㎡', 250],
  ['area', '250 ca', 250],
  ['area', '250 mètres carrés', 250],
  ['area', '12a 50ca', 1250],
  ['area', '12 a 50 ca', 1250],
  ['area', '12a50ca', 1250],
  ['area', '00ha 05a 20ca', 520],
  ['area', '1 ha 20 a', 12_000],
  ['area', '1ha20a35ca', 12_035],
  ['area', '0,5 ha', 5000],
  ['area', '1,2035 hectare', 12_035],
  ['area', '12,5 are', 1250],
  ['area', '12 ares', 1200],
  ['area', '10a', 1000],
  ['area', '12 are 40', 1240],
  ['area', '1 ha 12a05', 11_205],
  ['area', '1250 centiare', 1250],
  ['length', '7.5 m', 7.5],
  ['length', '7,5 meter', 7.5],
  ['percent', '21 %', 21],
  ['years', '15 jaar', 15],
  ['years', '15 ans', 15],
  ['energyUse', '168 kWh/m².year', 168],
  ['energyUse', '168 kWh/m²', 168],
  ['energyUse', '168 kWh/m2jaar', 168],
  ['energyUse', '168 kWh/(m².jaar)', 168],
  ['energyUse', '168 kWh/(m² jaar)', 168],
  ['energyUse', '168 kWh/m²/jaar', 168],
  ['energyUse', '168 kWhEP/m².an', 168],
  ['energyUse', '168 kWh/m²·a', 168],
  ['energyUse', '168 kWh per m² per jaar', 168],
  ['energyUse', '168 kWh/jaar.m²', 168],
  ['energyTotal', '42.000 kWh/jaar', 42_000],
  ['energyTotal', '42.000 kWh', 42_000],
  ['emission', '45 kg CO₂/m²', 45],
  ['emission', '45 kg CO2/m².jaar', 45],
  ['emission', '45 kg/m²', 45],
  ['money', '€ 395.000', 395_000],
  ['money', '395.000 €', 395_000],
  ['money', '€ 395.000,-', 395_000],
  ['money', '395.000 euro', 395_000],
])('written as %s, %j is read as the number %d', (measure, value, number) => {
  expect(readNumber(value, 'grouped', measure)).toBe(number)
})

test.each<[Measure, readonly string[]]>([
  ['bare', ['3 %', '3 m', '3 jaar', '3 €', '€ 3', '250 m²', '3 kWh', '168²', '12³', '7½', '①']],
  [
    'area',
    [
      '168 €',
      '€ 168',
      '168 %',
      '168 jaar',
      '168 kWh',
      '168 m',
      '168 m³',
      '168²',
      '168 m²/verdieping',
      '168 kWh/m²',
      '1.250 are',
      '12 a 50 m',
      '1 ha 20',
      '12 are 400',
    ],
  ],
  ['length', ['7 m²', '7 %', '7 €', '7 cm', '7²']],
  ['percent', ['21 €', '21 m', '21 jaar']],
  ['energyUse', ['168²', '1682²', '42.000 kWh/jaar', '168 kWh', '168 €', '168 m²', '168 %', '168 kg/m²', '168 kWh/maand']],
  ['energyTotal', ['168 kWh/m²', '168 kWh/m².jaar', '168 kWh/maand', '168 m²']],
  ['emission', ['1.250 kg/jaar', '45 kg', '45 kWh/m²', '45 m²', '45 %']],
  ['money', ['2.500 €/m²', '2500/m²', '12.000 €/jaar', '€ 850/maand', '12 %', '395000 kWh', '395.000 m', '395.000²', '€ 75/nacht', '75/dag']],
])('with the unit of another kind there is no number: as %s', (measure, values) => {
  expect(values.filter((value) => readNumber(value, 'grouped', measure) !== null)).toEqual([])
})

test.each([
  [''],
  ['-'],
  ['ten'],
  ['12 are'],
  ['1.2.3'],
  ['12.34.567'],
  ['1,2,3'],
  ['3 + 4'],
  ['12 - 14'],
  [Number.NaN],
  [Infinity],
  [true],
  [null],
  [{}],
  ['9'.repeat(70)],
])('%j is not a number', (value) => {
  expect(readNumber(value)).toBeNull()
})

test('a coordinate with three decimals is not read as thousands', () => {
  expect(readNumber('51.174', 'decimal')).toBe(51.174)
  expect(readNumber('51,174', 'decimal')).toBe(51.174)
})

test('numbers in Belgian format are parsed back', () => {
  const belgian = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(readNumber(belgian.format(cents / 100))).toBeCloseTo(cents / 100, 6)
    }),
  )
})

test('any value returns without error', () => {
  fc.assert(fc.property(fc.anything(), (value) => void readNumber(value)))
})
