import { type DatedRule, ruleOn } from '../law/dated-rule.ts'
import type { Region } from '../places/region.ts'

/** A country's VAT on a new building. Rates are fractions, amounts euro. */
export interface VatRate extends DatedRule {
  readonly country: 'BE' | 'LU'
  readonly standard: number
  /** Rate for an own home, and the maximum saving against the standard rate. */
  readonly ownHome: { readonly rate: number; readonly maxSaved: number } | null
  /** Rate for an only and own home rebuilt after a demolition, sold as such. */
  readonly rebuilt: number | null
  /** Whether land that is sold with the building is subject to VAT too; otherwise registration duty is due on it. */
  readonly landToo: boolean
}

export const vatRates: readonly VatRate[] = [
  {
    country: 'BE',
    from: '1996-01-01',
    standard: 0.21,
    ownHome: null,
    rebuilt: null,
    landToo: true,
    source: { name: 'notaire.be', url: 'https://www.notaire.be/immobilier/construire-et-renover/la-tva' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    country: 'BE',
    from: '2025-07-01',
    standard: 0.21,
    ownHome: null,
    // Of at most 175 m²; letting for fifteen years qualifies too, and is left out here.
    rebuilt: 0.06,
    landToo: true,
    source: { name: 'vandelanotte.be', url: 'https://www.vandelanotte.be/nl/nieuws/uitbreiding-permanente-regeling-6-btw-voor-afbraak-en-heropbouwprojecten' },
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    country: 'LU',
    from: '2024-01-01',
    standard: 0.17,
    ownHome: { rate: 0.03, maxSaved: 50_000 },
    rebuilt: null,
    landToo: false,
    source: { name: 'pfi.public.lu', url: 'https://pfi.public.lu/fr/professionnel/tva/logement.html' },
    checked: '2026-11-21',
    sure: 'high',
  },
]

/** The rates in a region on a day, YYYY-MM-DD; null when no row covers it. */
export function vatRatesOf(region: Region, day: string): VatRate | null {
  const country = region === 'luxembourg' ? 'LU' : 'BE'
  return ruleOn(vatRates, day, (row) => row.country === country)
}
