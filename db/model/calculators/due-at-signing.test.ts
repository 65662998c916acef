import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regions } from '../places/region.ts'
import { depositRule, depositRules } from './deposit.ts'
import { dueAtSigning, type Rental } from './due-at-signing.ts'

const today = '2026-11-21'
const rental: Rental = { region: 'flanders', rent: 1250, charges: 87.5, inventory: 190, deposit: null }

describe('the deposit', () => {
  test.each([
    ['flanders', 3],
    ['brussels', 2],
    ['wallonia', 2],
    ['luxembourg', 2],
  ] as const)('the deposit in %s is %d months of rent without charges', (region, months) => {
    expect(dueAtSigning({ ...rental, region }, today)?.lines.at(-1)).toEqual({ key: 'deposit', amount: months * 1250, months, requested: null })
  })

  test('the deposit is the record’s when given', () => {
    const due = dueAtSigning({ ...rental, deposit: 2000 }, today)
    expect(due?.lines.at(-1)).toEqual({ key: 'deposit', amount: 2000, months: null, requested: null })
    expect(due?.rule).toBeNull()
  })

  test.each([
    ['flanders', 2],
    ['wallonia', 2],
    ['brussels', 2],
    ['luxembourg', 2],
  ] as const)('the deposit of a student room in %s is %d months', (region, months) => {
    expect(dueAtSigning({ ...rental, region, home: 'studentRoom' }, today)?.lines.at(-1)).toMatchObject({ amount: months * 1250, months })
  })

  test('above the maximum for a home is capped, and the amount asked is kept for a remark', () => {
    const due = dueAtSigning({ ...rental, region: 'luxembourg', deposit: 3750, home: 'home' }, today)
    expect(due?.lines.at(-1)).toEqual({ key: 'deposit', amount: 2500, months: 2, requested: 3750 })
    expect(due?.total).toBe(1250 + 87.5 + 190 + 2500)
    expect(due?.rule?.from).toBe('2024-08-01')
  })

  test('the deposit of a garage or an office is free', () => {
    expect(dueAtSigning({ ...rental, region: 'luxembourg', deposit: 7500 }, today)?.lines.at(-1)).toMatchObject({ amount: 7500, requested: null })
  })

  test('the deposit has no rule before the first row or without a date', () => {
    expect(depositRule('luxembourg', '2024-07-31')).toBeNull()
    expect(depositRule('luxembourg', '2024-08-01')?.months).toBe(2)
    expect(dueAtSigning(rental, 'soon')).toBeNull()
  })

  test('the deposit comes from rows with dates and sources', () => {
    for (const row of depositRules) {
      expect([row.from, row.checked].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true)
      expect(new URL(row.source.url).protocol).toBe('https:')
    }
  })
})

test('due at signing is first rent, first charges, the inventory and the deposit', () => {
  expect(dueAtSigning(rental, today)).toMatchObject({
    lines: [
      { key: 'firstRent', amount: 1250 },
      { key: 'firstCharges', amount: 87.5 },
      { key: 'inventory', amount: 190 },
      { key: 'deposit', amount: 3750 },
    ],
    total: 5277.5,
  })
})

test('zero amounts have no line', () => {
  expect(dueAtSigning({ ...rental, charges: 0, inventory: 0, deposit: 0 }, today)?.lines.map(({ key }) => key)).toEqual(['firstRent'])
})

test('any rental has non-negative lines, and their sum to the cent', () => {
  const cents = fc.nat(10_000_000).map((amount) => amount / 100)
  const any = fc.record({ region: fc.constantFrom(...regions), rent: cents, charges: cents, inventory: cents, deposit: fc.option(cents, { nil: null }) })
  fc.assert(
    fc.property(any, (each) => {
      const due = dueAtSigning(each, today)
      expect(due?.lines.every(({ amount }) => amount >= 0)).toBe(true)
      expect(due?.total).toBeCloseTo(due?.lines.reduce((sum, { amount }) => sum + amount, 0) ?? -1, 6)
    }),
  )
})
