import type { PropertyType } from '#db/model/listings/property-type.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'

/** The plural of a category or sub-category: 'Houses', 'Town houses'. Null without a category, and if the catalogues have no plural for it. */
export function typePlural(type: PropertyType | string | null, locale: Locale): string | null {
  if (type === null) return null
  const key = [`groupPlural.${type}`, `typePlural.${type}`].find(hasMessage)
  return key !== undefined && hasMessage(key) ? translator(locale)(key) : null
}

/**
 * The label of a category's path segment: a group's plural, a sub-category's name, else the name given, else the segment itself.
 * @param own the CRM's name for it in this language
 */
export function categoryLabel(segment: string, locale: Locale, own: string | null = null): string {
  const known = [`groupPlural.${segment}`, `type.${segment}`].find(hasMessage)
  if (known !== undefined && hasMessage(known)) return translator(locale)(known)
  return own === null || own === '' ? segment.replaceAll('-', ' ') : own.charAt(0).toLocaleUpperCase(locale) + own.slice(1)
}

/** Converts a heading for use within a sentence. German capitalises nouns; abbreviations and names keep their capitals in all languages. */
export function smallInSentence(text: string, locale: Locale): string {
  return locale === 'de' || /^(?:\p{Lu}{2}|Brussel)/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
}
