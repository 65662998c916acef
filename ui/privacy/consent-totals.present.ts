import { consentCategories } from '#db/model/privacy/consent.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { periodText } from '../site/intl.present.ts'
import { formatNumber } from '../site/number.present.ts'

interface ConsentTotal {
  readonly version: string
  /** `analytical-marketing`, or `necessary`. */
  readonly accepted: string
  readonly count: number
  /** Days, YYYY-MM-DD. */
  readonly since: string
  readonly last: string
}

export interface ConsentTotalView {
  readonly choice: string
  readonly count: string
  readonly version: string
  readonly period: string
}

/** How often each choice was made, in words. */
export function presentConsentTotals(totals: readonly ConsentTotal[], locale: Locale): readonly ConsentTotalView[] {
  const t = translator(locale)
  return totals.map(({ version, accepted, count, since, last }) => {
    const words = accepted.split('-')
    const categories = consentCategories.filter((each) => words.includes(each))
    return {
      version,
      choice: accepted === 'necessary' ? t('consent.necessary') : categories.map((each) => t(`consent.category.${each}`)).join(', '),
      count: formatNumber(count, locale),
      period: periodText(since, last, locale, { dateStyle: 'long' }),
    }
  })
}
