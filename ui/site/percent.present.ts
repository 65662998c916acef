import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from './number.present.ts'

/** A fraction as a percentage: '12,5 %', in English '12.5%'; at most two decimals, four below one per cent. */
export function formatPercent(share: number, locale: Locale): string {
  return translator(locale)('unit.percent', { value: formatNumber(share * 100, locale, share > 0 && share < 0.01 ? 4 : 2) })
}
