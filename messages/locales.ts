/** The languages the product speaks; which of them a site offers is a setting. */
export const locales = ['nl', 'fr', 'en', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'nl'

/** Whether a code is one of ours, in lower case as paths carry it. */
export function isLocale(code: unknown): code is Locale {
  return locales.some((locale) => locale === code)
}

/** What each language calls itself. */
export const languageNames: Record<Locale, string> = { nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch' }

/** Language and country as pages that are shared name them. */
export const regionalNames: Record<Locale, string> = { nl: 'nl_BE', fr: 'fr_BE', en: 'en_GB', de: 'de_BE' }
