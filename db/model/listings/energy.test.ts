import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Region } from '../places/region.ts'
import { energyLabel, energyScale } from './energy.ts'
import { readLabelCode } from './label-code.ts'

const zips = { flanders: '8000', brussels: '1000', wallonia: '5000' } as const
type BelgianRegion = keyof typeof zips
const belgianRegions = ['flanders', 'brussels', 'wallonia'] as const

const labelOf = (region: BelgianRegion, value: number | null, labelText: string | null = null) =>
  energyLabel({ country: 'BE', zip: zips[region], value, labelText })

describe('computed in Belgium', () => {
  test.each<[BelgianRegion, number, string, number]>([
    ['flanders', -20, 'A+', 1],
    ['flanders', 0, 'A+', 1],
    ['flanders', 0.1, 'A', 2],
    ['flanders', 99.9, 'A', 2],
    ['flanders', 100, 'B', 3],
    ['flanders', 199, 'B', 3],
    ['flanders', 200, 'C', 4],
    ['flanders', 300, 'D', 5],
    ['flanders', 400, 'E', 6],
    ['flanders', 499.99, 'E', 6],
    ['flanders', 500, 'F', 7],
    ['flanders', 40000, 'F', 7],
    ['brussels', -1, 'A+', 1],
    ['brussels', 0, 'A+', 1],
    ['brussels', 0.5, 'A', 1],
    ['brussels', 23, 'A', 1],
    ['brussels', 23.5, 'A-', 1],
    ['brussels', 45, 'A-', 1],
    ['brussels', 46, 'B+', 2],
    ['brussels', 62, 'B+', 2],
    ['brussels', 79, 'B', 2],
    ['brussels', 95, 'B-', 2],
    ['brussels', 113, 'C+', 3],
    ['brussels', 132, 'C', 3],
    ['brussels', 150, 'C-', 3],
    ['brussels', 170, 'D+', 4],
    ['brussels', 190, 'D', 4],
    ['brussels', 210, 'D-', 4],
    ['brussels', 232, 'E+', 5],
    ['brussels', 253, 'E', 5],
    ['brussels', 275, 'E-', 5],
    ['brussels', 298, 'F+', 6],
    ['brussels', 322, 'F', 6],
    ['brussels', 323, 'F-', 6],
    ['brussels', 345, 'F-', 6],
    ['brussels', 345.1, 'G', 7],
    ['wallonia', 0, 'A++', 1],
    ['wallonia', 45, 'A+', 2],
    ['wallonia', 45.01, 'A', 3],
    ['wallonia', 85, 'A', 3],
    ['wallonia', 170, 'B', 4],
    ['wallonia', 255, 'C', 5],
    ['wallonia', 340, 'D', 6],
    ['wallonia', 425, 'E', 7],
    ['wallonia', 510, 'F', 8],
    ['wallonia', 511, 'G', 9],
  ])('%s, %d kWh/m².year: %s, band %d', (region, value, text, band) => {
    expect(labelOf(region, value)).toEqual({ text, band, value, scheme: region })
  })

  test('the value takes precedence over the record’s text', () => {
    expect(labelOf('flanders', 150, 'F')).toMatchObject({ text: 'B' })
  })

  test('labels are monotonic in the value and always on the scale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...belgianRegions),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (region, one, other) => {
          const texts = energyScale(region).map(({ text }) => text)
          const [better, worse] = [Math.min(one, other), Math.max(one, other)].map((value) => texts.indexOf(labelOf(region, value)?.text ?? ''))
          expect(better).toBeGreaterThanOrEqual(0)
          expect(worse).toBeGreaterThanOrEqual(better ?? 0)
        },
      ),
    )
  })
})

describe('the record’s text', () => {
  test.each([null, Number.NaN, Number.POSITIVE_INFINITY])('an energy label given as text is used when the value is %s', (value) => {
    expect(labelOf('flanders', value, ' C ')).toEqual({ text: 'C', band: 4, value: null, scheme: 'flanders' })
  })

  test.each<[BelgianRegion, string, string, number]>([
    ['flanders', 'A+', 'A+', 1],
    ['flanders', 'a', 'A', 2],
    ['flanders', 'a_plus', 'A+', 1],
    ['brussels', 'c_sub', 'C-', 3],
    ['brussels', 'C−', 'C-', 3],
    ['wallonia', 'A_plusplus', 'A++', 1],
    ['wallonia', 'G', 'G', 9],
  ])('an energy label given as text gets the band of its region and the form labels are printed in: %s %s', (region, text, printed, band) => {
    expect(labelOf(region, null, text)).toEqual({ text: printed, band, value: null, scheme: region })
  })

  test.each([
    ['A++', 1],
    ['G', 7],
    ['H', 8],
    ['F_C', 6],
    ['b (198)', 2],
    ['In aanvraag', 0],
    ['Geen', 0],
    ['?', 0],
  ])('%s is not on the Flemish scale and takes the band of its first letter', (text, band) => {
    expect(labelOf('flanders', null, text)).toEqual({ text, band, value: null, scheme: null })
  })

  test('an energy label given as text is used in Belgium when the postcode has no region, with the value', () => {
    expect(energyLabel({ country: 'BE', zip: '0999', value: 150, labelText: 'B' })).toEqual({ text: 'B', band: 2, value: 150, scheme: null })
    expect(energyLabel({ country: 'BE', zip: null, value: 150, labelText: null })).toBeNull()
  })

  test('an energy label given as text is used in Luxembourg, where labels are not computed', () => {
    expect(energyLabel({ country: 'LU', zip: '8000', value: 45, labelText: 'I' })).toEqual({ text: 'I', band: 9, value: 45, scheme: 'luxembourg' })
    expect(energyLabel({ country: 'LU', zip: '8000', value: 45, labelText: null })).toBeNull()
    expect(energyLabel({ country: 'LU', zip: '8000', value: null, labelText: 'A+' })).toEqual({ text: 'A+', band: 1, value: null, scheme: null })
  })

  test('an energy label given as text is used in other countries, and without it there is no label', () => {
    expect(energyLabel({ country: 'other', zip: '59000', value: 45, labelText: 'D' })).toEqual({ text: 'D', band: 4, value: 45, scheme: null })
    expect(energyLabel({ country: 'other', zip: '8000', value: 45, labelText: ' ' })).toBeNull()
    expect(labelOf('flanders', null, '-')).toBeNull()
    expect(labelOf('flanders', null)).toBeNull()
  })

  test.each<[BelgianRegion, string, string]>([
    ['brussels', 'b_sub', 'B-'],
    ['brussels', 'c_plus', 'C+'],
    ['wallonia', 'a_plusplus', 'A++'],
    ['flanders', 'b_sub', 'B-'],
    ['flanders', 'c', 'C'],
  ])('an energy label given as text in %s %s is printed as %s', (region, text, printed) => {
    expect(labelOf(region, null, text)?.text).toBe(printed)
  })

  test('any text gets a band from 0 to 9', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...belgianRegions), (labelText, region) => {
        const label = labelOf(region, null, labelText)
        expect(label === null || (label.band >= 0 && label.band <= 9 && (label.text === labelText.trim() || readLabelCode(labelText.trim()) !== null))).toBe(
          true,
        )
      }),
    )
  })
})

describe('a scale', () => {
  test.each<[Region, string]>([
    ['flanders', 'A+ A B C D E F'],
    ['brussels', 'A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F+ F F- G'],
    ['wallonia', 'A++ A+ A B C D E F G'],
    ['luxembourg', 'A B C D E F G H I'],
  ])('a scale of %s runs %s', (region, texts) => {
    expect(
      energyScale(region)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(texts)
  })

  test.each(belgianRegions)('a scale of %s has increasing bounds and an open end', (region) => {
    const bounds = energyScale(region).map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
    expect(bounds).toEqual([...new Set(bounds)].sort((one, other) => one - other))
    expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY)
  })

  test('a scale of Luxembourg has no bounds', () => {
    expect(energyScale('luxembourg').every(({ upTo }) => upTo === null)).toBe(true)
  })
})

test.each([
  ['In aanvraag', 0],
  ['Zonder', 0],
  ['+', 0],
  ['1A', 0],
  ['A-label', 1],
  ['B (voorlopig)', 2],
])('a text %j has the band %d where no step is called so', (labelText, band) => {
  expect(energyLabel({ country: 'LU', zip: null, value: null, labelText })?.band).toBe(band)
})

test.each(['', ' ', '-', null])('%j is no label', (labelText) => {
  expect(energyLabel({ country: 'BE', zip: '8000', value: null, labelText })).toBe(null)
})
