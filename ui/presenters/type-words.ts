import type { PropertyType } from '#db/model/property-type.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'

/** The plural of a category or sub-category: 'Houses', 'Town houses'. Null without a category, and if the catalogues have no plural for it. */
export function typePlural(type: PropertyType | string | null, locale: Locale): string | null {
  if (type === null) return null
  const key = [`groupPlural.${type}`, `typePlural.${type}`].find(hasMessage)
  return key !== undefined && hasMessage(key) ? translator(locale)(key) : null
}

/** Converts a heading for use within a sentence. German capitalises nouns; abbreviations and names keep their capitals in all languages. */
export function smallInSentence(text: string, locale: Locale): string {
  return locale === 'de' || /^(?:\p{Lu}{2}|Brussel)/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
}
