import type { StockFigures } from '#db/model/statistics/statistics.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../site/number.present.ts'

export interface AssetFigureView {
  readonly value: string
  readonly label: string
}

/** What the site knows of the agency in numbers; without those that are unknown, or too small to say anything. @param figures null until first computed */
export function presentAssetFigures(figures: Pick<StockFigures, 'total' | 'daysToSale'> | null, offices: number, locale: Locale): readonly AssetFigureView[] {
  const t = translator(locale)
  const sold = figures?.total.sold ?? 0
  const days = figures?.daysToSale ?? 0
  return [
    { count: sold, label: t('assets.figure.sold', { count: sold }) },
    { count: days, label: t('assets.figure.days', { count: days }) },
    { count: offices, label: t('assets.figure.offices', { count: offices }) },
  ]
    .filter(({ count }) => count > 1)
    .map(({ count, label }) => ({ value: formatNumber(count, locale), label }))
}
