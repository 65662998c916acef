import type { DatedRule } from '../law/dated-rule.ts'

/** Belgian duties on a mortgage, on the loan plus accessories. Rates are fractions. */
export interface MortgageDuty extends DatedRule {
  readonly registration: number
  readonly mortgageRight: number
  /** Accessories secured on top of the loan, as a fraction of it. */
  readonly accessories: number
}

export const mortgageDuties: readonly MortgageDuty[] = [
  {
    from: '2015-01-01',
    registration: 0.01,
    mortgageRight: 0.003,
    accessories: 0.1,
    source: { name: 'notaris.be', url: 'https://notaris.be/wonen/kosten-verbonden-aan-de-aankoop/kosten-verbonden-aan-het-hypothecair-krediet' },
    checked: '2026-11-21',
    sure: 'high',
  },
]
