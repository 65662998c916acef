import type { DatedRule } from '../law/dated-rule.ts'
import type { Region } from '../places/region.ts'

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
  /** Own-home terms for land on which the buyers build their only and own home; null where there are none. */
  readonly plot: Pick<DutyRate, 'ownHome' | 'exemption' | 'credit'> | null
  /** Rate for farmland without buildings, where it is lower than the standard rate. */
  readonly farmland: number | null
}

const vlaanderen = { name: 'vlaanderen.be', url: 'https://www.vlaanderen.be/registratiebelasting' }
const brussels = {
  name: 'be.brussels',
  url: 'https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement',
}

const brusselsSince2023 = {
  name: 'fiscalite.brussels',
  url: 'https://fiscalite.brussels/fr/abattement',
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
    plot: null,
    farmland: 0.1,
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
    plot: null,
    farmland: 0.1,
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
    plot: null,
    farmland: null,
    source: brussels,
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'brussels',
    from: '2018-01-01',
    standard: 0.125,
    ownHome: 0.125,
    exemption: { amount: 175_000, maxPrice: 500_000 },
    credit: null,
    plot: { ownHome: 0.125, exemption: { amount: 87_500, maxPrice: 250_000 }, credit: null },
    farmland: null,
    source: {
      name: 'taxworld.wolterskluwer.be',
      url: 'https://taxworld.wolterskluwer.be/fr/nouvelles/en-bref/bruxelles-instaure-un-abattement-en-matiere-de-droits-d-enregistrement-dus-sur-les-ventes-de-terrains-a-batir/',
    },
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    region: 'brussels',
    from: '2023-04-01',
    standard: 0.125,
    ownHome: 0.125,
    exemption: { amount: 200_000, maxPrice: 600_000 },
    credit: null,
    plot: { ownHome: 0.125, exemption: { amount: 100_000, maxPrice: 300_000 }, credit: null },
    farmland: null,
    source: brusselsSince2023,
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    region: 'wallonia',
    from: '2025-01-01',
    standard: 0.125,
    ownHome: 0.03,
    exemption: null,
    credit: null,
    plot: { ownHome: 0.03, exemption: null, credit: null },
    farmland: null,
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
    plot: { ownHome: 0.07, exemption: null, credit: { perBuyer: 40_000, least: 100 } },
    farmland: null,
    source: { name: 'guichet.lu', url: 'https://guichet.public.lu/fr/citoyens/aides/logement-construction/aides-indirectes/credit-impot-actes-notaries.html' },
    checked: '2026-11-21',
    sure: 'high',
  },
]

/** Belgian duties on a mortgage, on the loan plus accessories. Rates are fractions. */
interface MortgageDuty extends DatedRule {
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
