import { languages as known } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'

/** Languages by their names in the page's language: 'Dutch, French and English'; empty for none. */
export function languageNames(languages: readonly Locale[], locale: Locale): string {
  const { tag } = known[locale]
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  return new Intl.ListFormat(tag).format(languages.map((each) => names.of(each) ?? each))
}
