import type { Locale } from '#messages/locales.ts'
import { isJsonObject, type JsonObject } from '../../site/json-object.ts'
import { type LocalizedText, readLocalized } from '../../site/localized.ts'
import { readSlot, slotTexts } from '../../site/typed-times.ts'
import { entriesAt, hasGroup, valueAt, withValue } from './document.ts'
import { firstRow, type SettingsField, shownRows, weekDays } from './field.ts'
import type { Typed } from './values.ts'

/** A submitted settings form. */
export interface SentSettings {
  readonly typed: Typed
  /** The names of the uploaded pictures, by input name. */
  readonly files: ReadonlyMap<string, string>
  readonly languages: readonly Locale[]
}

/** A part of the record with its form applied, and the input name behind each path. */
export interface AnsweredPart {
  readonly part: JsonObject
  readonly inputs: ReadonlyMap<string, string>
}

/** Merges a form into its part of the record. Fields that the form does not show stay. */
export function answeredPart(before: JsonObject, fields: readonly SettingsField[], sent: SentSettings, prefix = 'set.'): AnsweredPart {
  const inputs = new Map<string, string>()
  const answered = fields.map((field) => ({ field, value: answerOf(before, field, sent, prefix, inputs) }))
  const emptied = fields.reduce((part, field) => without(part, field, sent.languages), before)
  const typedTexts = answered.filter(({ field }) => !isPassive(field)).reduce((part, { field, value }) => stored(part, field, value), emptied)
  const part = answered
    .filter(({ field }) => isPassive(field) && hasGroup(typedTexts, field.path))
    .reduce((whole, { field, value }) => stored(whole, field, value), typedTexts)
  return { part: answered.filter(({ field }) => field.kind === 'week').reduce((whole, { field }) => withWeek(whole, field.path), part), inputs }
}

function isPassive(field: SettingsField): boolean {
  return 'isPassive' in field && field.isPassive === true
}

function stored(part: JsonObject, field: SettingsField, value: unknown): JsonObject {
  if (field.kind !== 'setting') return value === undefined ? part : withValue(part, field.path, value)
  return Object.entries(isJsonObject(value) ? value : {}).reduce((whole, [locale, text]) => withValue(whole, `settings.${locale}.${field.path}`, text), part)
}

function without(part: JsonObject, field: SettingsField, languages: readonly Locale[]): JsonObject {
  if (field.kind !== 'setting') return withValue(part, field.path, undefined)
  return languages.reduce((whole, locale) => withValue(whole, `settings.${locale}.${field.path}`, undefined), part)
}

/** Opening hours and calendars require a `week`, even if it has no slots. */
function withWeek(part: JsonObject, path: string): JsonObject {
  return valueAt(part, path) === undefined && hasGroup(part, path) ? withValue(part, path, {}) : part
}

/** The submitted value of a field; undefined if empty. */
function answerOf(before: JsonObject, field: SettingsField, sent: SentSettings, prefix: string, inputs: Map<string, string>): unknown {
  const name = prefix + field.path
  const text = textOf(sent.typed, name)
  inputs.set(field.path, name)
  switch (field.kind) {
    case 'texts':
      return textsOf(readLocalized(valueAt(before, field.path)), name, sent)
    case 'photo':
      return photoOf(before, field.path, name, sent, inputs)
    case 'picture':
    case 'logo':
      return sent.files.get(name) ?? (textOf(sent.typed, `${name}.remove`) === '1' ? undefined : valueAt(before, field.path))
    case 'setting':
      for (const locale of sent.languages) inputs.set(`settings.${locale}.${field.path}`, `${name}.${locale}`)
      return Object.fromEntries(sent.languages.flatMap((locale) => filledPair(locale, textOf(sent.typed, `${name}.${locale}`))))
    case 'choices':
      return unlessEmpty(wordsOf(sent.typed, name))
    case 'flag':
      return text === '1' ? true : undefined
    case 'week':
      for (const day of weekDays) inputs.set(`${field.path}.${day}`, `${name}.${day}`)
      return unlessBare(Object.fromEntries(weekDays.flatMap((day) => filledList(day, slotsOf(textOf(sent.typed, `${name}.${day}`))))))
    case 'list':
      return unlessEmpty(text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])))
    case 'slots':
      return unlessEmpty(slotsOf(text))
    case 'rows':
      return rowsOf(before, field, sent, name, inputs)
    case 'holdBack':
      inputs.set(field.path, `${name}.rules`)
      return text === 'rules' ? wordsOf(sent.typed, `${name}.rules`) : text === 'unlawful' || undefined
    case 'number':
      return text === '' ? undefined : numberOf(text)
    default:
      return text === '' ? undefined : text
  }
}

/** Keeps texts in languages that the form does not show, and keeps a single text for all languages single. */
function textsOf(before: LocalizedText | null, name: string, { typed, languages }: SentSettings): JsonObject | string | undefined {
  const typedTexts = languages.map((locale) => [locale, textOf(typed, `${name}.${locale}`)] as const)
  const [first] = typedTexts
  if (before?.any !== undefined && first !== undefined && first[1] !== '' && typedTexts.every(([, text]) => text === first[1]))
    return { ...before, any: first[1] }
  const { any: _, ...others } = before ?? {}
  const hidden = Object.entries(others).filter(([locale]) => !languages.some((shown) => shown === locale))
  return unlessBare(Object.fromEntries([...hidden, ...typedTexts.flatMap(([locale, text]) => filledPair(locale, text))]))
}

function photoOf(before: JsonObject, path: string, name: string, sent: SentSettings, inputs: Map<string, string>): JsonObject | undefined {
  const known = valueAt(before, path)
  const file = sent.files.get(name)
  inputs.set(`${path}.file`, name)
  inputs.set(`${path}.alt`, `${name}.alt`)
  if (file === undefined && (!isJsonObject(known) || textOf(sent.typed, `${name}.remove`) === '1')) return undefined
  const photo: JsonObject = file === undefined && isJsonObject(known) ? known : { file }
  const { alt: _, ...rest } = photo
  const alt = textsOf(readLocalized(isJsonObject(known) ? known.alt : null), `${name}.alt`, sent)
  return alt === undefined ? rest : { ...rest, alt }
}

/** The rows of a list: the non-empty rows of the form, merged with those it does not show. */
function rowsOf(before: JsonObject, field: SettingsField & { readonly kind: 'rows' }, sent: SentSettings, name: string, inputs: Map<string, string>): unknown {
  const entries = entriesAt(before, field.path)
  const first = firstRow(entries.length, textOf(sent.typed, `${name}.first`))
  const shown = entries.slice(first, first + shownRows)
  const rows = entries.slice(0, first)
  for (let index = 0; index <= Math.max(shown.length, lastRow(sent.typed, name)); index += 1) {
    const { part, inputs: own } = answeredPart(shown[index] ?? {}, field.fields, sent, `${name}.${index}.`)
    if (Object.keys(part).length === 0) continue
    for (const [path, input] of own) inputs.set(`${field.path}.${rows.length}.${path}`, input)
    rows.push(part)
  }
  return unlessEmpty([...rows, ...entries.slice(first + shown.length)])
}

/** The index of the last row that a form has; a form with an edit conflict can have more rows than are stored. */
function lastRow(typed: Typed, name: string): number {
  const begin = `${name}.`
  return Object.keys(typed).reduce((last, each) => (each.startsWith(begin) ? Math.max(last, Number.parseInt(each.slice(begin.length), 10) || 0) : last), 0)
}

/** Leaves a slot that is not understood as typed, for the schema to reject. */
function slotsOf(text: string): readonly string[] {
  return slotTexts(text).map((typed) => {
    const slot = readSlot(typed)
    return slot === null ? typed : `${slot.from}-${slot.to}`
  })
}

/** Leaves invalid numbers as text, for the schema to reject. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : text
}

function textOf(typed: Typed, name: string): string {
  const value = typed[name] ?? ''
  return (typeof value === 'string' ? value : (value[0] ?? '')).replaceAll('\r\n', '\n').trim()
}

function wordsOf(typed: Typed, name: string): readonly string[] {
  return [typed[name] ?? []].flat().filter((word) => word !== '')
}

function filledPair(key: string, text: string): readonly (readonly [string, string])[] {
  return text === '' ? [] : [[key, text]]
}

function filledList(key: string, words: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return words.length === 0 ? [] : [[key, words]]
}

function unlessEmpty<Value>(list: readonly Value[]): readonly Value[] | undefined {
  return list.length === 0 ? undefined : list
}

function unlessBare(group: JsonObject): JsonObject | undefined {
  return Object.keys(group).length === 0 ? undefined : group
}
