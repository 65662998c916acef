import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repay } from './loan.ts'

describe('a loan, by worked example', () => {
  test('a loan of 200,000 at 2 % over 20 years costs a little over 42,400 of interest', () => {
    // trends.knack.be, "Van intrest tot notariskosten": with a twelfth of the yearly rate it would be 42,824
    const { monthly, interest, total, months } = repay({ amount: 200_000, rate: 0.02, years: 20 })
    expect({ monthly, months }).toEqual({ monthly: 1010.05, months: 240 })
    expect(interest).toBeGreaterThan(42_400)
    expect(interest).toBeLessThan(42_450)
    expect(total).toBeCloseTo(200_000 + interest, 2)
  })

  test.each([
    // wisfaq.nl, and the monthly rates borrowers were given by Belgian banks (renteopdevoet.be)
    [0.045, 0.0036748094],
    [0.04369, 0.00357],
    // Explanation of article I.9, 44° of the Code of Economic Law, inverted: 7.397 % is 1.8 % a quarter
    [0.07397, 1.018 ** (1 / 3) - 1],
  ])('a loan at a yearly rate of %d has a monthly rate of %d', (rate, monthly) => {
    expect(repay({ amount: 1, rate, years: 1 }).monthlyRate).toBeCloseTo(monthly, 6)
  })

  test('a loan without interest repays the amount', () => {
    expect(repay({ amount: 120_000, rate: 0, years: 10 })).toEqual({ months: 120, monthlyRate: 0, monthly: 1000, interest: 0, total: 120_000 })
    expect(repay({ amount: 100, rate: 0, years: 3 })).toMatchObject({ monthly: 2.78, interest: 0, total: 100 })
  })
})

describe('any loan', () => {
  const loan = fc.record({
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    rate: fc.double({ min: 0, max: 0.2, noNaN: true }),
    years: fc.integer({ min: 1, max: 40 }),
  })

  test('any loan is repaid by its payments', () => {
    fc.assert(
      fc.property(loan, ({ amount, rate, years }) => {
        const { months, monthlyRate, monthly } = repay({ amount, rate, years })
        let owed = amount
        for (let month = 0; month < months; month++) owed = owed * (1 + monthlyRate) - monthly
        // Each payment is rounded to the cent, so this rounding with interest over the term is the maximum remainder.
        expect(Math.abs(owed)).toBeLessThanOrEqual(0.005 * months * (1 + rate) ** years + amount * 1e-6)
      }),
    )
  })

  test('any loan costs no less at a higher rate, and never less than zero', () => {
    fc.assert(
      fc.property(loan, fc.double({ min: 0, max: 0.1, noNaN: true }), (any, more) => {
        expect(repay({ ...any, rate: any.rate + more }).interest).toBeGreaterThanOrEqual(repay(any).interest - 0.01)
        expect(repay(any).interest).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
