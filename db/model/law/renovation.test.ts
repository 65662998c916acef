import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renovationDuties, renovationDuty } from './renovation.ts'

const house = { region: 'flanders', mainType: 'house', labelText: 'F', goal: 'sale' } as const

describe('a Flemish house with label F', () => {
  test.each([
    ['2023-01-01', 5],
    ['2025-12-11', 5],
    ['2025-12-12', 6],
    ['2026-11-21', 6],
    ['2026-11-21T10:30:00Z', 6],
    ['2099-01-01', 6],
  ])('bought on %s must reach label D within %d years', (on, years) => {
    expect(renovationDuty(house, on)).toMatchObject({ years, reach: 'D' })
  })

  test.each(['2022-12-31', '1999-01-01', '', 'today', '21/11/2026'])('a Flemish house with label F has no duty on %j', (on) => {
    expect(renovationDuty(house, on)).toBeNull()
  })

  test('a Flemish house with label F has a renovation duty that names its law', () => {
    expect(renovationDuty(house, '2026-11-21')?.source).toContain('Energiedecreet')
  })
})

describe('the duty applies to', () => {
  const dutyOf = (other: Partial<Parameters<typeof renovationDuty>[0]>) => renovationDuty({ ...house, ...other }, '2026-11-21')

  test('apartments and houses, and labels E and F in any spelling', () => {
    expect(dutyOf({ mainType: 'apartment' })).not.toBeNull()
    expect(dutyOf({ labelText: 'E' })).not.toBeNull()
    expect(dutyOf({ labelText: ' f ' })).not.toBeNull()
  })

  test.each([
    ['other kinds of property', { mainType: 'commercial' }],
    ['land', { mainType: 'land' }],
    ['homes to rent', { goal: 'rent' }],
    ['label D', { labelText: 'D' }],
    ['a range of labels', { labelText: 'F_C' }],
    ['no label', { labelText: null }],
    ['Brussels', { region: 'brussels' }],
    ['Wallonia', { region: 'wallonia' }],
    ['Luxembourg', { region: 'luxembourg' }],
    ['no region', { region: null }],
  ] as const)('the renovation duty does not apply to %s', (_, other) => {
    expect(dutyOf(other)).toBeNull()
  })
})

test('every row has its dates, source and last check', () => {
  for (const row of renovationDuties) {
    expect([row.from, row.boughtFrom, row.checked].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true)
    expect(row.source).not.toBe('')
  }
})

test('any label on any day returns without error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (labelText, mainType, on) => renovationDuty({ ...house, labelText, mainType }, on) !== undefined),
  )
})
