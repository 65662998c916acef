import { locales } from '#messages/locales.ts'
import { type JsonObject, sortedJson } from '../../site/json-object.ts'
import { entriesAt, valueAt } from './document.ts'
import type { SettingsField } from './field.ts'
import { type FormSection, formSections, isFormSection, isListSection, type ListSection, listSections } from './sections.ts'

/** A difference between two versions of the agency's record. */
export type SettingsChange = FieldChange | EntryChange

/** A changed field of the record itself or of a list entry. */
export interface FieldChange {
  readonly what: 'changed'
  readonly section: FormSection | ListSection
  /** Id of the entry; null for the record itself. */
  readonly entry: string | null
  readonly field: SettingsField
  /** The parts of the record that contain the field. */
  readonly before: JsonObject
  readonly after: JsonObject
}

/** A changed list: an added or removed entry, or a new order, also of one language (without an entry). */
interface EntryChange {
  readonly what: 'added' | 'removed' | 'moved'
  readonly section: ListSection
  readonly entry: string | null
}

/** The id of an entry of a list: its key, or the name of a script. */
export function entryId(entry: JsonObject): string {
  const { key = entry.name } = entry
  return typeof key === 'string' ? key : ''
}

/** Diffs two versions of the record, field by field. */
export function changesOf(before: JsonObject, after: JsonObject): readonly SettingsChange[] {
  const forms = Object.keys(formSections).filter(isFormSection)
  const lists = Object.keys(listSections).filter(isListSection)
  return [...forms.flatMap((section) => formChanges(section, before, after)), ...lists.flatMap((section) => listChanges(section, before, after))]
}

/** Diffs the part of the record on one settings page. */
export function formChanges(section: FormSection, before: JsonObject, after: JsonObject): readonly FieldChange[] {
  return fieldsOf(formSections[section]).flatMap((field) =>
    differs(field, before, after) ? [{ what: 'changed', section, entry: null, field, before, after }] : [],
  )
}

/** Diffs one list entry. */
export function entryChanges(section: ListSection, entry: string, before: JsonObject, after: JsonObject): readonly FieldChange[] {
  return fieldsOf(listSections[section]).flatMap((field) => (differs(field, before, after) ? [{ what: 'changed', section, entry, field, before, after }] : []))
}

/** The name of a change in the audit log and the list of versions: never a value. */
export function changeName({ section, entry, ...change }: SettingsChange): string {
  const path = change.what === 'changed' ? change.field.path : ''
  return [isListSection(section) ? section : '', entry ?? '', path].filter((part) => part !== '').join('.')
}

function listChanges(section: ListSection, before: JsonObject, after: JsonObject): readonly SettingsChange[] {
  const [old, now] = [entriesAt(before, section), entriesAt(after, section)]
  const [oldIds, nowIds] = [old.map(entryId), now.map(entryId)]
  const stayed = oldIds.filter((id) => nowIds.includes(id))
  const orders = `${section}Orders`
  const isMoved =
    stayed.join() !== nowIds.filter((id) => oldIds.includes(id)).join() || sortedJson(valueAt(before, orders)) !== sortedJson(valueAt(after, orders))
  return [
    ...oldIds.flatMap((entry) => (nowIds.includes(entry) ? [] : [{ what: 'removed', section, entry } as const])),
    ...nowIds.flatMap((entry) => (oldIds.includes(entry) ? [] : [{ what: 'added', section, entry } as const])),
    ...(isMoved ? [{ what: 'moved', section, entry: null } as const] : []),
    ...stayed.flatMap((entry) => entryChanges(section, entry, old[oldIds.indexOf(entry)] ?? {}, now[nowIds.indexOf(entry)] ?? {})),
  ]
}

function differs(field: SettingsField, before: JsonObject, after: JsonObject): boolean {
  const paths = field.kind === 'setting' ? locales.map((locale) => `settings.${locale}.${field.path}`) : [field.path]
  return paths.some((path) => sortedJson(valueAt(before, path)) !== sortedJson(valueAt(after, path)))
}

function fieldsOf(groups: readonly { readonly fields: readonly SettingsField[] }[]): readonly SettingsField[] {
  return groups.flatMap(({ fields }) => fields)
}
