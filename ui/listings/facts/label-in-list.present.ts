import type { Locale } from '#messages/locales.ts'

/** A label within a sentence: 'Swimming pool' as 'swimming pool'. German nouns and names such as 'E-level' keep their capital. */
export function loweredInList(label: string, locale: Locale): string {
  const isName = /^\p{Lu}(?:\p{Lu}|-)/u.test(label)
  return locale === 'de' || isName ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1)
}
