import { formatEuro } from '#db/model/listings/price.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'

/** A price that fits a marker: '€ 395.000', from a million on '€ 1,25 mln' as the language abbreviates it, with the comma of all prices. @param amount euro */
export function shortPrice(amount: number, locale: Locale): string {
  if (amount < 999_500) return formatEuro(Math.round(amount))
  const millions = new Intl.NumberFormat(languages[locale].tag, { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)
  return `€ ${millions.replace(/\s/g, '\u00a0').replace(/\.$/, '').replace('.', ',')}`
}
