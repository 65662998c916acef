import { postalCountries } from '#db/model/places/postal-country.ts'
import { collationKey } from '#db/model/site/sort-key.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { countryNames } from '../site/intl.present.ts'

interface CountryChoice {
  /** ISO 3166-1 */
  readonly value: string
  readonly text: string
}

const choices = new Map<Locale, readonly CountryChoice[]>()
const neighbourCount = 5

/** The name of a country; its code where the language has no name for it. @param code ISO 3166-1 */
export function countryName(code: string, locale: Locale): string {
  return (postalCountries.includes(code) && countryNames(locale).of(code)) || code
}

/** The countries of postal addresses: the neighbours first, the others by name. */
export function countryChoices(locale: Locale): readonly CountryChoice[] {
  const known = choices.get(locale) ?? sortedChoices(locale)
  choices.set(locale, known)
  return known
}

function sortedChoices(locale: Locale): readonly CountryChoice[] {
  const all = postalCountries.map((value) => ({ value, text: countryName(value, locale) }))
  const keyed = all.slice(neighbourCount).map((choice) => ({ choice, key: collationKey(choice.text, languages[locale].sort) }))
  return [...all.slice(0, neighbourCount), ...keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ choice }) => choice)]
}
