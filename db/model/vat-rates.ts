import type { DatedRule } from './dated-rule.ts'
import type { FactValue } from './listing.ts'

/** A country's VAT on a new building. Rates are fractions, amounts euro. */
export interface VatRate extends DatedRule {
  readonly country: 'BE' | 'LU'
  readonly standard: number
  /** Rate for an own home, and the maximum saving against the standard rate. */
  readonly ownHome: { readonly rate: number; readonly maxSaved: number } | null
}

export const vatRates: readonly VatRate[] = [
  {
    country: 'BE',
    from: '1996-01-01',
    standard: 0.21,
    ownHome: null,
    source: { name: 'notaire.be', url: 'https://www.notaire.be/immobilier/construire-et-renover/la-tva' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    country: 'LU',
    from: '2024-01-01',
    standard: 0.17,
    ownHome: { rate: 0.03, maxSaved: 50_000 },
    source: { name: 'pfi.public.lu', url: 'https://pfi.public.lu/fr/professionnel/tva/logement.html' },
    checked: '2026-11-21',
    sure: 'high',
  },
]

const vatWords = /\b(?:btw|tva|vat|mwst)\b/i

/** Whether a record's VAT regime, in any language, means the sale is subject to VAT; 'registration duty' and an empty one do not. */
export function isUnderVat(regime: FactValue | undefined): boolean {
  if (typeof regime === 'string') return vatWords.test(regime)
  return typeof regime === 'object' && Object.values(regime).some((text) => vatWords.test(text))
}
