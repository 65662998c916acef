import { findAgencyVersion } from '#db/agency-versions.ts'
import { answeredPart } from '#db/model/settings/answers.ts'
import { entryChanges, entryId, type FieldChange, formChanges } from '#db/model/settings/changes.ts'
import { type Document, entriesAt, valueAt } from '#db/model/settings/document.ts'
import { fileNames, firstRow, nameOf, type SettingsField, type SettingsGroup, shownRows } from '#db/model/settings/field.ts'
import type { FormSection, ListSection } from '#db/model/settings/sections.ts'
import { typedOf } from '#db/model/settings/values.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { SettingsFormProps } from '#ui/pages/desk/settings-form.tsx'
import { presentChanges } from '#ui/presenters/desk/settings-change.ts'
import { picturesOf } from '#worker/agency/record-document.ts'
import type { DeskPageContext } from '../desk-page.ts'
import { deskView } from '../desk-screen.ts'
import { officeChoices } from '../office-choices.ts'
import { fieldErrors } from './field-errors.ts'
import { readSettingsForm } from './sent-settings.ts'
import { settingsDone, settingsUndo } from './settings-done.ts'
import { settingsSavedSince } from './settings-meanwhile.ts'
import { type StoreOutcome, storeSettings } from './store-settings.ts'
import { type StoredSettings, settingsOfRecord } from './stored-settings.ts'

/** The part of the record that a settings page edits. */
export interface SettingsPart {
  readonly groups: readonly SettingsGroup[]
  /** The object id in the audit log. */
  readonly objectId: string
  /** Path prefix in the record: 'offices.0.', or '' for the record itself. */
  readonly place: string
  /** Extracts the part from a document. */
  in(document: Document): Document
  /** A copy of the document with the part replaced. */
  put(document: Document, part: Document): Document
  /** Diffs the part between two documents. */
  changes(before: Document, after: Document): readonly FieldChange[]
}

/** The fields of the record itself that a page shows. */
export function formPart(
  section: FormSection,
  groups: readonly SettingsGroup[],
  fitted: (document: Document) => Document = (document) => document,
): SettingsPart {
  return {
    groups,
    objectId: section,
    place: '',
    in: (document) => document,
    put: (_, part) => fitted(part),
    changes: (before, after) => formChanges(section, before, after),
  }
}

/** A list entry by its current index; null: a new one. @param made completes a new entry, with its key */
export function entryPart(
  section: ListSection,
  groups: readonly SettingsGroup[],
  { document }: StoredSettings,
  index: number | null,
  made: (entry: Document) => Document,
): SettingsPart {
  const entries = entriesAt(document, section)
  const entry = index === null ? {} : (entries[index] ?? {})
  const id = entryId(entry)
  const inOld = (old: Document) => entriesAt(old, section).find((each) => entryId(each) === id) ?? {}
  return {
    groups,
    objectId: [section, id].filter((part) => part !== '').join(' '),
    place: `${section}.${index ?? entries.length}.`,
    in: () => entry,
    put: (whole, part) => ({ ...whole, [section]: index === null ? [...entries, made(part)] : entries.map((each, at) => (at === index ? part : each)) }),
    changes: (before) => (index === null ? [] : entryChanges(section, id, inOld(before), entry)),
  }
}

/** The props of a settings page. */
export async function settingsFormProps(context: DeskPageContext, known: StoredSettings, part: SettingsPart, title: string) {
  const { locale, sent } = context
  const fields = part.groups.flatMap((group): readonly SettingsField[] => group.fields)
  const shown = part.in(known.document)
  const { enabled } = known.record.languages
  const view = deskView(context, title, settingsDone, settingsUndo(context))
  const firsts = firstsOf(context, fields)
  // A removal that is refused sends no fields back: they show what is stored.
  const hasFields = Object.keys(sent?.typed ?? {}).some((name) => name.startsWith('set.'))
  const state = hasFields && sent !== null ? sent : { ...(sent ?? freshForm), typed: { ...typedOf(shown, fields, enabled, undefined, firsts), ...sent?.typed } }
  return {
    view: { ...view, state },
    groups: part.groups,
    source: {
      languages: enabled,
      offices: officeChoices({ ...context.agency, offices: known.record.offices }, locale),
      pictures: storedPictures(known, shown, fields),
      rows: Object.fromEntries(Object.entries(firsts).map(([path, asked]) => [path, rowsShown(entriesAt(shown, path).length, asked)])),
    },
    version: known.version,
    meanwhile:
      sent?.problem === 'changedMeanwhile' ? presentChanges(await meanwhileIn(context, known, part, seenIn(sent.typed.version)), [known.document], locale) : [],
    by: sent?.problem === 'changedMeanwhile' ? await authorsSince(context, seenIn(sent.typed.version)) : [],
    elsewhere: [sent?.typed[elsewhereName] ?? []].flat(),
    look: null,
    list: null,
    removes: null,
  } satisfies SettingsFormProps
}

/** The first row of each list to show: from the submitted form, else from the query. */
function firstsOf({ requested, sent }: DeskPageContext, fields: readonly SettingsField[]): Readonly<Record<string, string>> {
  const asked = (path: string) => (sent === null ? requested.searchParams.get(`first.${path}`) : [sent.typed[`${nameOf(path)}.first`] ?? ''].flat()[0]) ?? ''
  return Object.fromEntries(fields.filter(({ kind }) => kind === 'rows').map(({ path }) => [path, asked(path)]))
}

function rowsShown(total: number, asked: string) {
  const first = firstRow(total, asked)
  return { first, shown: Math.min(total - first, shownRows), total }
}

/** The key of errors that belong to no field of the page. */
const elsewhereName = 'elsewhere'

/** Saves the form of a part. @returns the outcome, or the form's state if rejected */
export async function saveSettingsPart(
  context: DeskPageContext,
  sent: FormData,
  known: StoredSettings,
  part: SettingsPart,
): Promise<Extract<StoreOutcome, { readonly kind: 'stored' | 'same' }> | FormState> {
  const form = await readSettingsForm(sent, fileNames(part.groups), known.record.languages.enabled)
  const before = part.in(known.document)
  if ((await meanwhileIn(context, known, part, seenIn(form.typed.version))).length > 0) return { ...freshForm, typed: form.typed, problem: 'changedMeanwhile' }
  const fields = part.groups.flatMap((group): readonly SettingsField[] => group.fields)
  const { part: answered, inputs } = answeredPart(before, fields, form)
  const outcome = await storeSettings(context, known, {
    document: part.put(known.document, answered),
    origin: 'desk',
    objectId: part.objectId,
    pictures: form.pictures,
  })
  if (outcome.kind === 'late') return { ...freshForm, typed: form.typed, problem: 'changedMeanwhile' }
  if (outcome.kind !== 'refused') return outcome
  const { errors, elsewhere } = fieldErrors(outcome.reasons, inputs, part.place, form.typed)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed: form.typed, errors }
  return { ...freshForm, typed: { ...form.typed, [elsewhereName]: elsewhere }, problem: 'elsewhere' }
}

function seenIn(typed: string | readonly string[] | undefined): number {
  return Number([typed ?? ''].flat()[0])
}

/** What others have changed in a part since the version the form was opened with; everything if that version is no longer kept. */
async function meanwhileIn({ store }: DeskPageContext, known: StoredSettings, part: SettingsPart, seen: number): Promise<readonly FieldChange[]> {
  if (seen === known.version) return []
  const old = Number.isSafeInteger(seen) ? await findAgencyVersion(store.primary, seen) : null
  return part.changes(old === null ? {} : settingsOfRecord(old).document, known.document)
}

/** Who has changed the settings since a version, each with the last time. */
async function authorsSince(context: DeskPageContext, seen: number): Promise<readonly string[]> {
  const saved = await settingsSavedSince(context, seen)
  const last = new Map(saved.toReversed().map(({ who, when }) => [who, when]))
  return [...last].map(([who, when]) => `${who}, ${when}`)
}

function storedPictures({ record }: StoredSettings, part: Document, fields: readonly SettingsField[]): SettingsFormProps['source']['pictures'] {
  const { files } = picturesOf(record)
  return Object.fromEntries(
    fields.flatMap(({ kind, path }) => {
      if (kind === 'logo') return record.look.logo === null ? [] : [[nameOf(path), { src: '', width: 0, height: 0 }]]
      if (kind !== 'picture' && kind !== 'photo') return []
      const name = valueAt(part, kind === 'photo' ? `${path}.file` : path)
      const picture = typeof name === 'string' ? files.get(name) : undefined
      if (picture !== undefined) return [[nameOf(path), { src: `/agency/files/${picture.file}`, width: picture.width, height: picture.height }]]
      const photo = path === 'look.cover' ? record.look.cover : path === 'look.interior' ? record.look.interior : null
      return photo === null ? [] : [[nameOf(path), { src: photo.url, width: photo.width ?? 0, height: photo.height ?? 0 }]]
    }),
  )
}
