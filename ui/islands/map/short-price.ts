import { formatEuro } from '#db/model/price.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'

/** A price as short as a marker is wide: '€ 395.000' in full, '€ 1,25 mln' from a million on, as the language shortens it. */
export function shortPrice(amount: number, locale: Locale): string {
  if (amount < 999_500) return formatEuro(Math.round(amount))
  const millions = new Intl.NumberFormat(languages[locale].tag, { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)
  return `€ ${millions.replace(/\s/g, '\u00a0').replace(/\.$/, '')}`
}
