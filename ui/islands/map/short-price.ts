import { formatEuro } from '#db/model/price.ts'
import type { Locale } from '#messages/locales.ts'

const tags: Readonly<Record<Locale, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

/** A price as short as a marker is wide: '€ 395.000' in full, '€ 1,25 mln' from a million on, as the language shortens it. */
export function shortPrice(amount: number, locale: Locale): string {
  if (amount < 999_500) return formatEuro(Math.round(amount))
  const millions = new Intl.NumberFormat(tags[locale], { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)
  return `€ ${millions.replace(/\s/g, '\u00a0').replace(/\.$/, '')}`
}
