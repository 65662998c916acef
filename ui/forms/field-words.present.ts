import { languages } from '#messages/languages.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { hasMessage, type Translate } from '#messages/translate.ts'
import { capitalised } from '../site/intl.present.ts'
import type { ErrorCode } from './form-state.tsx'

/** The texts of a form's fields: labels, choices and errors. Messages are keyed by the name of the field. */

/** The label of a field, with the language if the form has it once per language. */
export function fieldLabel(t: Translate, name: string): string {
  const own = wordsKey('form.field.', name)
  if (own !== null) return t(own)
  const { field, locale } = inLanguage(name)
  const key = wordsKey('form.field.', field)
  if (key === null || locale === null) return key === null ? name : t(key)
  return t('form.fieldIn', { field: t(key), language: languages[locale].name })
}

/** As `partsOfField`, also for a name that ends in a language after a dot, as those of texts in the settings do. */
function inLanguage(name: string): ReturnType<typeof partsOfField> {
  const [, field, code] = /^(.+)\.([a-z]{2})$/.exec(name) ?? []
  return field !== undefined && code !== undefined && isLocale(code) ? { field, locale: code } : partsOfField(name)
}

/** The message of a field's error. */
export function errorText(t: Translate, name: string, error: ErrorCode): string {
  const key = wordsKey('form.error.', partsOfField(name).field, `.${error}`)
  return key === null ? t(`form.error.${error === 'missing' ? 'missing' : 'invalid'}`, { field: fieldLabel(t, name) }) : t(key)
}

/** The message of a field's error when shown away from the field, with the language if the form has the field once per language. */
export function errorTextAlone(t: Translate, name: string, error: ErrorCode): string {
  const { locale } = partsOfField(name)
  const text = errorText(t, name, error)
  return locale === null || text.includes(languages[locale].name) ? text : t('form.errorIn', { language: languages[locale].name, error: text })
}

/** The label of a choice: the field's own, else the general one, else the value itself. */
export function choiceText(t: Translate, name: string, value: string): string {
  const key = wordsKey('form.choice.', name, `.${value}`) ?? `form.choice.${value}`
  return hasMessage(key) ? t(key) : value
}

/** The `aria-describedby` of a field: the ids of its hint and error; undefined for neither. @param id the field's own, if it is not its name */
export function describedBy(name: string, error: ErrorCode | null, id = name): string | undefined {
  const ids = [hasMessage(hintKey(name)) ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((id) => id !== '')
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** The message of a field, looked up by its full name, else by the end of it ('set.calendar.0.week.mon', 'week.mon'); null if there is none. */
function wordsKey(begin: string, name: string, end = '') {
  const parts = unnumbered(name).split('.')
  for (let first = 0; first < parts.length; first += 1) {
    const key = `${begin}${parts.slice(first).join('.')}${end}`
    if (hasMessage(key)) return key
  }
  return null
}

/** The key of a field's hint; its message may not exist. */
export function hintKey(name: string): string {
  return `form.hint.${partsOfField(unnumbered(name)).field}`
}

/** The name of a field in a row, without the row's index. */
function unnumbered(name: string): string {
  return name.replaceAll(/\.\d+(?=\.)/g, '')
}

/** A field that a form has once per language: its name ends in the language code, and its messages are keyed by the rest of the name. */

/** The name of a field in a language: `textTitleFr`. */
export function fieldIn(name: string, locale: Locale): string {
  return `${name}${capitalised(locale)}`
}

/** Splits such a name into field and language; the language is null for any other name. */
function partsOfField(name: string): { readonly field: string; readonly locale: Locale | null } {
  const code = name.slice(-2).toLowerCase()
  const isOfLanguage = /[a-z][A-Z][a-z]$/.test(name) && isLocale(code)
  return isOfLanguage ? { field: name.slice(0, -2), locale: code } : { field: name, locale: null }
}
