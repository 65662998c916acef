import type { DatedRule } from './dated-rule.ts'
import type { Region } from './region.ts'

/** A region's registration duty on a purchase. Rates are fractions, amounts euro. */
export interface DutyRate extends DatedRule {
  readonly region: Region
  readonly standard: number
  /** Rate for the buyers' only and own home. */
  readonly ownHome: number
  /** Tax-free part of the price of an own home, up to a maximum price. */
  readonly exemption: { readonly amount: number; readonly maxPrice: number } | null
  /** Tax credit per buyer on the duty for an own home; `least` stays due. */
  readonly credit: { readonly perBuyer: number; readonly least: number } | null
  /** Whether own-home terms also apply to land bought separately for a new home. */
  readonly landToo: boolean
}

const vlaanderen = { name: 'vlaanderen.be', url: 'https://www.vlaanderen.be/registratiebelasting' }
const brussels = {
  name: 'be.brussels',
  url: 'https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement',
}

/** Luxembourg: 6 % registration and 1 % transcription as one rate, since the credit covers both. */
export const dutyRates: readonly DutyRate[] = [
  {
    region: 'flanders',
    from: '2022-01-01',
    standard: 0.12,
    ownHome: 0.03,
    exemption: null,
    credit: null,
    landToo: false,
    source: vlaanderen,
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'flanders',
    from: '2025-01-01',
    standard: 0.12,
    ownHome: 0.02,
    exemption: null,
    credit: null,
    landToo: false,
    source: vlaanderen,
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'brussels',
    from: '2017-01-01',
    standard: 0.125,
    ownHome: 0.125,
    exemption: { amount: 175_000, maxPrice: 500_000 },
    credit: null,
    landToo: true,
    source: brussels,
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'brussels',
    from: '2023-04-01',
    standard: 0.125,
    ownHome: 0.125,
    exemption: { amount: 200_000, maxPrice: 600_000 },
    credit: null,
    landToo: true,
    source: brussels,
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'wallonia',
    from: '2025-01-01',
    standard: 0.125,
    ownHome: 0.03,
    exemption: null,
    credit: null,
    landToo: true,
    source: { name: 'logement.wallonie.be', url: 'https://logement.wallonie.be/fr/droits-enregistrement' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'luxembourg',
    from: '2025-07-01',
    standard: 0.07,
    ownHome: 0.07,
    exemption: null,
    credit: { perBuyer: 40_000, least: 100 },
    landToo: true,
    source: { name: 'guichet.lu', url: 'https://guichet.public.lu/fr/citoyens/aides/logement-construction/aides-indirectes/credit-impot-actes-notaries.html' },
    checked: '2026-11-21',
    sure: 'high',
  },
]
