import { isLocale, type Locale } from '#messages/locales.ts'
import { capitalised } from '../site/intl.present.ts'

/** A field that a form has once per language: its name ends in the language code, and its messages are keyed by the rest of the name. */

/** The name of a field in a language: `textTitleFr`. */
export function fieldIn(name: string, locale: Locale): string {
  return `${name}${capitalised(locale)}`
}

/** Splits such a name into field and language; the language is null for any other name. */
export function partsOfField(name: string): { readonly field: string; readonly locale: Locale | null } {
  const code = name.slice(-2).toLowerCase()
  const isOfLanguage = /[a-z][A-Z][a-z]$/.test(name) && isLocale(code)
  return isOfLanguage ? { field: name.slice(0, -2), locale: code } : { field: name, locale: null }
}
