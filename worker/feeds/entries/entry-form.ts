import { type EntryField, type EntryRecord, entrySections, maxEntryOpenDays } from '#db/model/feeds/entry.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { locales } from '#messages/locales.ts'
import type { ErrorCode, FieldErrors } from '#ui/forms/form-state.tsx'
import { recordFields } from '#worker/feeds/perron/record-fields.ts'
import { isUsable } from '#worker/feeds/perron/values.ts'
import { fieldsOf } from './entry-fields.ts'
import { neutralValue } from './neutral-record.ts'

const maxLine = 300
const maxText = 20_000
const wallDay = /^\d{4}-\d\d-\d\d$/
const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * Parses the form of an entry, and reports invalid fields. Nothing is required: a draft may be incomplete.
 * @param before the saved record; its texts in languages that the form does not show are kept
 */
export function readEntryForm(sent: FormData, before: EntryRecord): { readonly record: EntryRecord; readonly errors: FieldErrors } {
  const fields = entrySections.flatMap(fieldsOf)
  const stays = ({ control }: EntryField, name: string) => control.kind === 'texts' && !sent.has(name)
  const given = fields.flatMap((field) => namesOf(field).map((name) => [name, stays(field, name) ? (before[name] ?? '') : typedIn(sent, name)] as const))
  const record = Object.fromEntries(given.filter(([, text]) => text !== ''))
  const errors = fields.flatMap((field) => errorsIn(field, record))
  return { record, errors: Object.fromEntries(errors) }
}

/** The names of a field's inputs. */
function namesOf({ path, control }: EntryField): readonly string[] {
  if (control.kind === 'texts') return locales.map((locale) => `${path}.${locale}`)
  if (control.kind === 'openDays') return openDayNumbers.flatMap((index) => openDayParts.map((part) => `${path}.${index}.${part}`))
  return [path]
}

const openDayNumbers = Array.from({ length: maxEntryOpenDays }, (_, index) => index)
const openDayParts = ['day', 'from', 'to'] as const

function typedIn(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim().toWellFormed() : ''
}

function errorsIn(field: EntryField, record: EntryRecord): readonly (readonly [string, ErrorCode])[] {
  const { path, control } = field
  if (control.kind === 'openDays') return openDayNumbers.flatMap((index) => openDayError(record, index))
  const tooLong = namesOf(field).filter((name) => (record[name]?.length ?? 0) > (control.kind === 'texts' || control.kind === 'lines' ? maxText : maxLine))
  if (tooLong.length > 0) return tooLong.map((name) => [name, 'invalid'])
  const text = record[path]
  if (control.kind === 'texts' || text === undefined) return []
  if (control.kind === 'choice') return control.values.includes(text) ? [] : [[path, 'invalid']]
  const { shape, measure } = recordFields.get(path) ?? { shape: 'text' as const }
  const isFit = isUsable(shape, neutralValue(record, path), measure) && (path !== 'negotiator.email' || isEmail(text))
  return isFit ? [] : [[path, 'invalid']]
}

function openDayError(record: EntryRecord, index: number): readonly (readonly [string, ErrorCode])[] {
  const name = (part: string) => `open_days.${index}.${part}`
  const [day = '', from = '', to = ''] = openDayParts.map((part) => record[name(part)])
  if (day === '' && from === '' && to === '') return []
  if (!wallDay.test(day) || Number.isNaN(Date.parse(day))) return [[name('day'), 'invalid']]
  if (!wallTime.test(from)) return [[name('from'), 'invalid']]
  return wallTime.test(to) && from < to ? [] : [[name('to'), 'invalid']]
}
