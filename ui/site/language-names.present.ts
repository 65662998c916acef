import type { Locale } from '#messages/locales.ts'
import { listFormat, namesOfLanguages } from './intl.present.ts'

/** Languages by their names in the page's language: 'Dutch, French and English'; empty for none. */
export function languageNames(languages: readonly Locale[], locale: Locale): string {
  return listFormat(locale).format(languages.map((each) => namesOfLanguages(locale).of(each) ?? each))
}
