/** The languages the product speaks; which of them a site offers is a setting. */
export const locales = ['nl', 'fr', 'en', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'nl'

/** Whether a value is the code of a supported language, in lower case as in paths. */
export function isLocale(code: unknown): code is Locale {
  return locales.some((locale) => locale === code)
}

/** Makes a value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  const made: { [L in Locale]?: Value } = {}
  for (const locale of locales) made[locale] = make(locale)
  if (!isComplete(made)) throw new Error('A language has no value')
  return made
}

function isComplete<Value>(made: { readonly [L in Locale]?: Value }): made is Readonly<Record<Locale, Value>> {
  return locales.every((locale) => Object.hasOwn(made, locale))
}
