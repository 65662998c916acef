import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, readPercent } from './amount.ts'

describe('an amount', () => {
  test.each([
    ['350000', 350_000],
    ['350.000', 350_000],
    ['350,000', 350_000],
    ['350 000', 350_000],
    ['350\u00a0000', 350_000],
    ['€ 350\u202f000', 350_000],
    ['350 000 €', 350_000],
    ['350.000,-', 350_000],
    ['350.000,00', 350_000],
    ['350,000.00', 350_000],
    ['1.250,50', 1250.5],
    ['1250,5', 1250.5],
    ['1250.50', 1250.5],
    ['1,250.5', 1250.5],
    ['87,50', 87.5],
    ['0', 0],
    ['999999999999', 999_999_999_999],
  ])('typed as “%s” is %d euro', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount)
  })

  test.each([null, '', ' ', '€', 'viel', '350k', '-5', '1e9', '0x10', '1,234,5', '12,345678', '1234567890123', '١٢٣', 'NaN', 'Infinity'])(
    'is null when %j is typed',
    (typed) => {
      expect(readAmount(typed)).toBeNull()
    },
  )

  test('an amount of whole euro is read back however its thousands are grouped', () => {
    const groups = fc.constantFrom('.', ',', ' ', '\u00a0', '')
    fc.assert(
      fc.property(fc.nat(2_000_000_000), groups, (amount, sign) => {
        expect(readAmount(String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, sign))).toBe(amount)
      }),
    )
  })

  test('an amount is a number with at most two decimals or null for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,€ -]{0,15}$/)), (typed) => {
        const amount = readAmount(typed)
        expect(amount === null || (Number.isFinite(amount) && amount >= 0 && Number(amount.toFixed(2)) === amount)).toBe(true)
      }),
    )
  })
})

describe('a percentage', () => {
  test.each([
    ['3,15', 0.0315],
    ['3.15', 0.0315],
    ['3', 0.03],
    ['3,15 %', 0.0315],
    ['0', 0],
    ['20', 0.2],
  ])('typed as “%s” is a share of %d', (typed, share) => {
    expect(readPercent(typed)).toBe(share)
  })

  test.each([null, '', '%', 'drie', '-1', '1e1', '3,15,2', '1234'])('a percentage is null when %j is typed', (typed) => {
    expect(readPercent(typed)).toBeNull()
  })
})
