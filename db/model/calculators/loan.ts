import type { DatedRule } from '../law/dated-rule.ts'

/** A loan with constant monthly payments. Amounts are euro, the rate a yearly fraction. */
export interface Loan {
  readonly amount: number
  readonly rate: number
  readonly years: number
}

export interface Repayment {
  readonly months: number
  /** Monthly rate, as a fraction. */
  readonly monthlyRate: number
  /** Euro, rounded to the cent; the totals below use the payment before rounding. */
  readonly monthly: number
  readonly interest: number
  readonly total: number
}

/** The rule Belgian lenders use to convert a yearly rate to a monthly one. */
export const periodicRateRule: DatedRule = {
  from: '2015-04-01',
  source: { name: 'credit2consumer.be (art. VII.142 WER/CDE)', url: 'https://credit2consumer.be/nl/article/vii142-periodieke-rentevoet-hk' },
  checked: '2026-11-21',
  sure: 'high',
}

/**
 * Monthly payment and total cost of a loan. The monthly rate is the actuarial one, (1 + rate)^(1/12) − 1, as the Code of Economic
 * Law requires for mortgage loans, not a twelfth of the yearly rate. Luxembourg lenders may use a twelfth: a few euro a month of difference.
 * @param loan a positive amount, a rate from 0, at least one year
 * @source Code of Economic Law, articles I.9, 44° and VII.142
 */
export function repay({ amount, rate, years }: Loan): Repayment {
  const months = years * 12
  const monthlyRate = Math.expm1(Math.log1p(rate) / 12)
  // A rate too close to zero would divide by a difference that has lost all precision.
  const payment = monthlyRate < 1e-12 ? amount / months : (amount * monthlyRate) / -Math.expm1(-years * Math.log1p(rate))
  const total = Math.max(amount, toCent(payment * months))
  return { months, monthlyRate, monthly: toCent(payment), interest: toCent(total - amount), total }
}

function toCent(amount: number): number {
  return Math.round(amount * 100) / 100
}
