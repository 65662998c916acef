import { languages } from '#messages/languages.ts'
import { hasMessage, type Translate } from '#messages/translate.ts'
import { partsOfField } from './field-in.ts'
import type { ErrorCode } from './form-state.tsx'

/** What a form says of its fields: labels, choices and errors. Messages are keyed by the name of the field. */

/** The label of a field; with the language where the form has it in several. */
export function fieldLabel(t: Translate, name: string): string {
  const { field, locale } = partsOfField(name)
  const key = wordsKey('form.field.', name) ?? wordsKey('form.field.', field)
  if (key === null) return name
  return locale === null ? t(key) : t('form.fieldIn', { field: t(key), language: languages[locale].name })
}

/** The message of a field's error. */
export function errorText(t: Translate, name: string, error: ErrorCode): string {
  const key = wordsKey('form.error.', partsOfField(name).field, `.${error}`)
  return key === null ? t(`form.error.${error === 'missing' ? 'missing' : 'invalid'}`, { field: fieldLabel(t, name) }) : t(key)
}

/** The message of a field's error where it stands away from its field: with the language of a field that each language has. */
export function errorTextAlone(t: Translate, name: string, error: ErrorCode): string {
  const { locale } = partsOfField(name)
  const text = errorText(t, name, error)
  return locale === null || text.includes(languages[locale].name) ? text : t('form.errorIn', { language: languages[locale].name, error: text })
}

/** The label of a choice: of its field, else the general one, else the value itself. */
export function choiceText(t: Translate, name: string, value: string): string {
  const key = wordsKey('form.choice.', name, `.${value}`) ?? `form.choice.${value}`
  return hasMessage(key) ? t(key) : value
}

/** The `aria-describedby` of a field: the ids of its hint and error; undefined for neither. */
export function describedBy(name: string, error: ErrorCode | null): string | undefined {
  const ids = [hasMessage(hintKey(name)) ? `${name}-hint` : '', error ? `${name}-error` : ''].filter((id) => id !== '')
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** The message with the words for a field: of its whole name, else of the end of its name ('set.calendar.0.week.mon', 'week.mon'); null without one. */
function wordsKey(begin: string, name: string, end = '') {
  const parts = unnumbered(name).split('.')
  for (let first = 0; first < parts.length; first += 1) {
    const key = `${begin}${parts.slice(first).join('.')}${end}`
    if (hasMessage(key)) return key
  }
  return null
}

/** The key of a field's hint, of which there may be no message. */
export function hintKey(name: string): string {
  return `form.hint.${partsOfField(unnumbered(name)).field}`
}

/** The name of a field in a row, without the row's number. */
function unnumbered(name: string): string {
  return name.replaceAll(/\.\d+(?=\.)/g, '')
}
