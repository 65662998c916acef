import type { Locale } from '#messages/locales.ts'
import type { JsonObject } from '../../site/json-object.ts'
import { type LocalizedText, readLocalized } from '../../site/localized.ts'
import { entriesAt, valueAt } from './document.ts'
import { firstRow, type SettingsField, shownRows, weekDays } from './field.ts'

/** The values of a settings form, by input name. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

const slotsBetween = ', '

/**
 * A part of the record as its form shows it.
 * @param prefix of the names of its inputs
 * @param firsts the index of the first row to show of each list of rows, by its path
 */
export function typedOf(
  part: JsonObject,
  fields: readonly SettingsField[],
  languages: readonly Locale[],
  prefix = 'set.',
  firsts: Readonly<Record<string, string>> = {},
): Typed {
  return Object.assign({}, ...fields.map((field) => typedOfField(part, field, languages, prefix, firsts)))
}

function typedOfField(part: JsonObject, field: SettingsField, languages: readonly Locale[], prefix: string, firsts: Readonly<Record<string, string>>): Typed {
  const name = prefix + field.path
  const value = valueAt(part, field.path)
  switch (field.kind) {
    case 'texts':
      return byLanguage(name, languages, (locale) => shownText(readLocalized(value), locale))
    case 'photo':
      return byLanguage(`${name}.alt`, languages, (locale) => shownText(readLocalized(valueAt(part, `${field.path}.alt`)), locale))
    case 'setting':
      return byLanguage(name, languages, (locale) => textOf(valueAt(part, `settings.${locale}.${field.path}`)))
    case 'choices':
      return { [name]: wordsOf(value) }
    case 'flag':
      return value === true ? { [name]: '1' } : {}
    case 'week':
      return Object.fromEntries(weekDays.map((day) => [`${name}.${day}`, wordsOf(valueAt(part, `${field.path}.${day}`)).join(slotsBetween)]))
    case 'list':
      return { [name]: wordsOf(value).join('\n') }
    case 'slots':
      return { [name]: wordsOf(value).join(slotsBetween) }
    case 'rows': {
      const entries = entriesAt(part, field.path)
      const first = firstRow(entries.length, firsts[field.path] ?? '')
      const rows = [...entries.slice(first, first + shownRows), {}]
      return Object.assign({ [`${name}.first`]: String(first) }, ...rows.map((row, index) => typedOf(row, field.fields, languages, `${name}.${index}.`)))
    }
    case 'holdBack':
      return { [name]: Array.isArray(value) ? 'rules' : value === true ? 'unlawful' : 'none', [`${name}.rules`]: wordsOf(value) }
    case 'picture':
    case 'logo':
      return {}
    case 'number':
      return { [name]: textOf(value) || (field.initial ?? '') }
    default:
      return { [name]: textOf(value) }
  }
}

function byLanguage(name: string, languages: readonly Locale[], text: (locale: Locale) => string): Typed {
  return Object.fromEntries(languages.map((locale) => [`${name}.${locale}`, text(locale)]))
}

/** A text of unknown language is shown in every language's field. */
function shownText(text: LocalizedText | null, locale: Locale): string {
  return text?.[locale] ?? text?.any ?? ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function wordsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []
}
