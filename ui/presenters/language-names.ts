import type { Locale } from '#messages/locales.ts'

/** Languages by their names in the page's language: 'Dutch, French and English'; empty for none. */
export function languageNames(languages: readonly Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return new Intl.ListFormat(locale).format(languages.map((each) => names.of(each) ?? each))
}
