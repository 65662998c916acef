import type { DatedRule } from '../law/dated-rule.ts'

/** A degressive fee: a base amount, and a rate for each bracket up to an amount. Euro and fractions, without VAT. */
interface Scale {
  readonly start: number
  readonly slices: readonly { readonly upTo: number; readonly rate: number }[]
}

/** A notary's fees for a deed, without VAT unless stated. Amounts are euro. */
export interface DeedTariff extends DatedRule {
  readonly country: 'BE' | 'LU'
  readonly deed: 'purchase' | 'loan'
  readonly fee: Scale
  /** Fee for the buyers' only and own home, where it is lower. */
  readonly ownHomeFee: Scale | null
  /** Fixed costs subject to VAT: file, searches, writing duty. */
  readonly costs: number
  /** Fixed costs without VAT: entry in the registers, registration of annexes. */
  readonly costsWithoutVat: number
  readonly vat: number
}

/**
 * Belgium: royal decree of 16 December 1950 as amended on 22 November 2022 (scales J, Jbis and loan deed). The brackets match to the cent
 * what the notaries' own calculator gave on 6 September 2026 for prices of 150,000, 280,000 and 450,000 and loans of 150,000 and 252,000; above that the last bracket
 * continues. Luxembourg: about 1 % of the price, as its notaries and agents publish.
 */
export const deedTariffs: readonly DeedTariff[] = [
  {
    country: 'BE',
    deed: 'purchase',
    from: '2023-01-01',
    fee: {
      start: 29.221,
      slices: [
        { upTo: 7_500, rate: 0.0456 },
        { upTo: 17_500, rate: 0.0285 },
        { upTo: 30_000, rate: 0.0228 },
        { upTo: 45_495, rate: 0.0171 },
        { upTo: 64_095, rate: 0.0114 },
        { upTo: 250_095, rate: 0.0057 },
        { upTo: Number.POSITIVE_INFINITY, rate: 0.002 },
      ],
    },
    ownHomeFee: {
      start: 0,
      slices: [
        { upTo: 64_095, rate: 0.0198131 },
        { upTo: 250_095, rate: 0.00485 },
        { upTo: Number.POSITIVE_INFINITY, rate: 0.003 },
      ],
    },
    costs: 855 + 309 + 100,
    costsWithoutVat: 285 + 100,
    vat: 0.21,
    source: { name: 'notaire.be (acte d’achat)', url: 'https://www.notaire.be/calcul-de-frais/achat' },
    checked: '2026-09-06',
    sure: 'medium',
  },
  {
    country: 'BE',
    deed: 'loan',
    from: '2023-01-01',
    fee: { start: 343.34, slices: [{ upTo: Number.POSITIVE_INFINITY, rate: 0.00179265 }] },
    ownHomeFee: null,
    costs: 550 + 40 + 100,
    costsWithoutVat: 270 + 100,
    vat: 0.21,
    source: { name: 'notaire.be (acte de crédit)', url: 'https://www.notaire.be/calcul-de-frais/credit-hypothecaire' },
    checked: '2026-09-06',
    sure: 'medium',
  },
  {
    country: 'LU',
    deed: 'purchase',
    from: '2015-01-01',
    fee: { start: 0, slices: [{ upTo: Number.POSITIVE_INFINITY, rate: 0.01 }] },
    ownHomeFee: null,
    costs: 0,
    costsWithoutVat: 0,
    vat: 0,
    source: {
      name: 'wortimmo.lu',
      url: 'https://www.wortimmo.lu/fr/actus/bellegen-akt-ou-credit-d-impot-sur-les-actes-notaries/381',
    },
    checked: '2026-11-21',
    sure: 'medium',
  },
]

/** The fee of a scale for an amount, in euro. */
function feeBy(scale: Scale, amount: number): number {
  let from = 0
  let fee = scale.start
  for (const { upTo, rate } of scale.slices) {
    fee += Math.max(0, Math.min(amount, upTo) - from) * rate
    from = upTo
  }
  return fee
}

/** The fee of a deed: for an only and own home, the lower of the two scales. */
export function feeOf(tariff: DeedTariff, amount: number, onlyOwnHome: boolean): number {
  const fee = feeBy(tariff.fee, amount)
  return onlyOwnHome && tariff.ownHomeFee ? Math.min(fee, feeBy(tariff.ownHomeFee, amount)) : fee
}
