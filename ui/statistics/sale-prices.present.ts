import type { Zone } from '#db/model/places/zones.ts'
import { type SaleFigures, type SaleKind, saleMonths, saleReach } from '#db/model/statistics/sale-figures.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { inTown } from '../places/place-words.present.ts'
import { euroInText } from '../site/number.present.ts'

/** What sold homes of a kind in a municipality were offered for, in words. */
export interface SalePricesView {
  /** The basis: 'Based on 9 houses …'. */
  readonly basis: string
  /** Whether the surroundings had to be included. */
  readonly isWider: boolean
  /** From the lower to the upper quartile. */
  readonly low: string
  readonly high: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/** The range of asking prices of each kind of home in a municipality. */
export interface SaleRangesView {
  readonly ranges: readonly { readonly label: string; readonly value: string }[]
}

/** What a visitor asked about sold homes, and the answer. */
export interface SaleQuestionView {
  readonly kind: SaleKind | null
  /** The place as typed. */
  readonly place: string
  /** Of every kind if none is named; `few`: fewer than five sales; `unknown`: the place is not known; null before one is typed. */
  readonly answer: SalePricesView | SaleRangesView | 'few' | 'unknown' | null
}

/** Presents the figures of a municipality. */
export function presentSalePrices(figures: SaleFigures, kind: SaleKind, town: Zone, locale: Locale): SalePricesView {
  const t = translator(locale)
  const place = inTown(town.names[locale], locale)
  const where = figures.around ? t('sales.around', { place, km: String(saleReach) }) : place
  const { perSquareMetre } = figures
  return {
    basis: t(`sales.basis.${kind}`, { count: String(figures.sold), months: String(saleMonths), where }),
    isWider: figures.around,
    low: euroInText(figures.low),
    high: euroInText(figures.high),
    lines: [
      { label: t('sales.median'), value: euroInText(figures.median) },
      ...(perSquareMetre === null ? [] : [{ label: t(kind === 'land' ? 'sales.perPlot' : 'sales.perLiving'), value: euroInText(perSquareMetre) }]),
    ],
  }
}
