import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { findEntry, saveEntry } from '#db/feeds/entries.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import type { OfficeKey } from '#db/model/agency/office.ts'
import type { Entry, EntryRecord } from '#db/model/feeds/entry.ts'
import { type EntryField, entrySections, maxEntryOpenDays } from '#db/model/feeds/entry.ts'
import { isEmail } from '#db/model/forms/email.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { locales } from '#messages/locales.ts'
import type { ErrorCode, FieldErrors } from '#ui/forms/form-state.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mergeSent, openedIn } from '#worker/desk/merge-sent.ts'
import { fieldsOf } from '#worker/feeds/entries/entry-fields.ts'
import { storePictures } from '#worker/feeds/entries/entry-pictures.ts'
import { neutralValue } from '#worker/feeds/entries/read-entry.ts'
import { recordFields } from '#worker/feeds/perron/record-fields.ts'
import { isUsable } from '#worker/feeds/perron/values.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'

/** The entry of a page of the desk, and saving what its form has sent. */

/** The entry of a page; 404 if unknown or another office's. */
export async function findOwnEntry({ store, parameters, session }: DeskContext): Promise<Entry> {
  const entry = await findEntry(store.primary, parameters.id ?? '')
  if (entry === null || !worksFor(session.member, entry.office)) throw new NoPage()
  return entry
}

/** An act that came too late; its form has nothing typed. */
export function lateFor(sent: FormData): FormState {
  return { ...freshForm, typed: { version: textOf(sent, 'version') }, problem: 'actedMeanwhile' }
}

/** Whether an entry has been changed since the form of an act was shown. */
export function isLate(sent: FormData, { version }: Entry): boolean {
  return textOf(sent, 'version') !== String(version)
}

/** The office chosen in a form: one of the member's, or none if the member works for all. */
function chosenOffice({ agency, session }: DeskContext, sent: FormData, entry: Entry): OfficeKey | null {
  const chosen = agency.offices.find(({ key }) => key === textOf(sent, 'office'))?.key ?? null
  if (chosen === null) return session.member.offices === null && sent.has('office') ? null : entry.office
  return worksFor(session.member, chosen) ? chosen : entry.office
}

type Saved = { readonly refused: FormState; readonly entry: null } | { readonly refused: null; readonly entry: Entry }

/** The pictures chosen in a form. */
export function filesIn(sent: FormData): readonly File[] {
  return sent.getAll('pictures').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
}

/** Stores the pictures chosen in a form. @returns the form's state if one of the files was not stored; null otherwise */
export async function storeSentPictures(context: DeskContext, entry: Entry, sent: FormData): Promise<FormState | null> {
  const { store, session, now } = context
  const files = filesIn(sent)
  if (files.length === 0) return null
  const { stored, error } = await storePictures(context, entry.id, files, textOf(sent, 'kind') === 'plan' ? 'plan' : 'photo')
  if (stored > 0) await recordAct(store.primary, session.member, { action: 'change', object: 'entry', objectId: entry.id, fields: ['pictures'] }, now)
  return error === null ? null : { ...freshForm, errors: { pictures: error } }
}

/** Saves the form of an entry, and stores the pictures chosen in it, whether its fields can be saved or not: a browser does not keep chosen files. */
export async function saveSent(context: DeskContext, sent: FormData): Promise<Saved> {
  const failed = await storeSentPictures(context, await findOwnEntry(context), sent)
  const saved = await saveFields(context, sent)
  if (failed === null) return saved
  if (saved.refused === null) return { refused: { ...failed, problem: failed.errors.pictures === 'full' ? 'picturesFull' : 'notPictures' }, entry: null }
  return { refused: { ...saved.refused, errors: { ...saved.refused.errors, ...failed.errors } }, entry: null }
}

/** How often a save is tried again that loses to another one. */
const tries = 3

/** Saves the fields of an entry, merged with what colleagues have saved since the form was opened. */
async function saveFields(context: DeskContext, sent: FormData): Promise<Saved> {
  for (let left = tries; ; left -= 1) {
    const saved = await saveMerged(context, sent)
    if (saved !== 'late') return saved
    if (left === 0) return { refused: { ...freshForm, typed: typedValues(sent), problem: 'crowded' }, entry: null }
  }
}

/** The values of an entry's form, by field. */
export function valuesOf({ record, office }: Pick<Entry, 'record' | 'office'>): FormValues {
  return { ...record, office: office ?? '' }
}

async function saveMerged(context: DeskContext, sent: FormData): Promise<Saved | 'late'> {
  const { store, session, now } = context
  const db = store.primary
  const entry = await findOwnEntry(context)
  const read = readEntryForm(sent, entry.record)
  const chosen = chosenOffice(context, sent, entry)
  if (Object.keys(read.errors).length > 0) {
    const typed = { ...read.record, office: chosen ?? '', ...openedIn(sent) }
    return { refused: { ...freshForm, typed, errors: read.errors, problem: 'unusable' }, entry: null }
  }
  const merged = mergeSent(sent, valuesOf(entry), valuesOf({ record: read.record, office: chosen }), entry.version)
  if (merged.refused !== null) return { refused: merged.refused, entry: null }
  const { office: key = '', ...record } = merged.values
  const office = context.agency.offices.find((each) => each.key === key)?.key ?? (key === '' ? null : entry.office)
  const fields = changedFields(entry.record, record)
  if (fields.length === 0 && office === entry.office) return { refused: null, entry }
  const [saved] = await db.batch([
    saveEntry(db, entry, { record, office }, session.member.id, now),
    recordAct(db, session.member, { action: 'change', object: 'entry', objectId: entry.id, fields: fields.slice(0, 50) }, now, didChange),
  ])
  if (saved.length === 0) return 'late'
  return { refused: null, entry: { ...entry, record, office, version: entry.version + 1 } }
}

/** The fields in which two records differ. */
export function changedFields(before: EntryRecord, after: EntryRecord): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
}

const maxLine = 300
const maxText = 20_000
const wallDay = /^\d{4}-\d\d-\d\d$/
const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * Parses the form of an entry, and reports invalid fields. Nothing is required: a draft may be incomplete.
 * @param before the saved record; its texts in languages that the form does not show are kept
 */
function readEntryForm(sent: FormData, before: EntryRecord): { readonly record: EntryRecord; readonly errors: FieldErrors } {
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
