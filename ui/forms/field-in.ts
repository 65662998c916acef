import { isLocale, type Locale } from '#messages/locales.ts'

/** A field that a form has in several languages: its name ends in the language's code, and its messages are those of the name before it. */

/** The name of a field in a language: `textTitleFr`. */
export function fieldIn(name: string, locale: Locale): string {
  return `${name}${locale.charAt(0).toUpperCase()}${locale.slice(1)}`
}

/** The field and language of such a name; no language for any other name. */
export function partsOfField(name: string): { readonly field: string; readonly locale: Locale | null } {
  const code = name.slice(-2).toLowerCase()
  const isOfLanguage = /[a-z][A-Z][a-z]$/.test(name) && isLocale(code)
  return isOfLanguage ? { field: name.slice(0, -2), locale: code } : { field: name, locale: null }
}
