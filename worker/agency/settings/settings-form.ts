import { hasLogo } from '#db/model/agency/agency-look.ts'
import { answeredPart } from '#db/model/agency/settings/answers.ts'
import type { FieldChange } from '#db/model/agency/settings/changes.ts'
import { entriesAt, valueAt } from '#db/model/agency/settings/document.ts'
import { fileNames, firstRow, nameOf, type SettingsField, shownRows } from '#db/model/agency/settings/field.ts'
import { type Typed, typedOf } from '#db/model/agency/settings/values.ts'
import { isSettled, mergeEdits } from '#db/model/desk/merge-edits.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { type JsonObject, sortedJson } from '#db/model/site/json-object.ts'
import { presentChanges } from '#ui/agency/settings/settings-change.present.ts'
import type { SettingsFormProps } from '#ui/agency/settings/settings-form.page.tsx'
import { landingField } from '#ui/agency/settings/settings-source.part.ts'
import { type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import { picturesOf } from '#worker/agency/record-document.ts'
import { type MenuTargets, noTargets, readLanding } from '#worker/agency/settings/menu-targets.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import type { DeskContext } from '../../desk/desk-page.ts'
import { officeChoices } from '../../desk/office-choices.ts'
import { fieldErrors, readSettingsForm } from './sent-settings.ts'
import { settingsNotices, settingsSavedSince, settingsUndo } from './settings-notices.ts'
import { type StoreOutcome, storeSettings } from './store-settings.ts'
import { type PartOf, readSettings, type SettingsPart, type StoredSettings, settingsAt } from './stored-settings.ts'

/** The props of a settings page. @param targets for a page whose form offers them */
export async function settingsFormProps(context: DeskContext, known: StoredSettings, part: SettingsPart, title: string, targets: MenuTargets = noTargets) {
  const { locale, sent } = context
  const fields = part.groups.flatMap((group): readonly SettingsField[] => group.fields)
  const shown = part.in(known.document)
  const { enabled } = known.record.languages
  const view = settingsNotices.view(context, title, settingsUndo(context))
  const firsts = firstsOf(context, fields)
  // A removal that is refused sends no fields back: they show what is stored.
  const typed = sent !== null && Object.keys(sent.typed).some((name) => name.startsWith('set.')) ? sent : null
  const state = typed ?? {
    ...(sent ?? freshForm),
    typed: { ...typedOf(shown, fields, enabled, undefined, firsts), ...firstDays(shown, fields, context.now), ...sent?.typed },
  }
  return {
    view: { ...view, state },
    groups: part.groups,
    source: {
      languages: enabled,
      offices: officeChoices({ ...context.agency, offices: known.record.offices }, locale),
      ...targets,
      pictures: storedPictures(known, shown, fields),
      rows: Object.fromEntries(
        Object.entries(firsts).map(([path, first]) => [path, rowsShown(Math.max(entriesAt(shown, path).length, mergedRows(state, path)), first)]),
      ),
    },
    // What was typed has been merged with this version.
    version: typed === null ? known.version : numberIn(typed.typed.version),
    ...(sent?.problem === 'changedMeanwhile' || sent?.problem === 'actedMeanwhile'
      ? await changedBetween(context, known, part, sent)
      : { meanwhile: [], by: [] }),
    elsewhere: [sent?.typed[elsewhereName] ?? []].flat(),
    look: null,
    list: null,
    removes: null,
  } satisfies SettingsFormProps
}

/** Today for the passive days of a row that is shown open to be filled in. */
function firstDays(shown: JsonObject, fields: readonly SettingsField[], now: Date): TypedValues {
  const rows = fields.flatMap((field) => (field.kind === 'rows' && field.opensEmpty === true && entriesAt(shown, field.path).length === 0 ? [field] : []))
  const days = rows.flatMap(({ path, fields: own }) =>
    own.flatMap((field) => (field.kind === 'day' && field.isPassive === true ? [nameOf(`${path}.0.${field.path}`)] : [])),
  )
  return Object.fromEntries(days.map((name) => [name, brusselsDay(now)]))
}

/** The first row of each list to show: from the submitted form, else from the query. */
function firstsOf({ requested, sent }: DeskContext, fields: readonly SettingsField[]): Readonly<Record<string, string>> {
  const firstIn = (path: string) => (sent === null ? requested.searchParams.get(`first.${path}`) : [sent.typed[`${nameOf(path)}.first`] ?? ''].flat()[0]) ?? ''
  return Object.fromEntries(fields.filter(({ kind }) => kind === 'rows').map(({ path }) => [path, firstIn(path)]))
}

function rowsShown(total: number, typed: string) {
  const first = firstRow(total, typed)
  return { first, shown: Math.min(total - first, shownRows), total }
}

/** The key of errors that belong to no field of the page. */
const elsewhereName = 'elsewhere'

/** How often a save is tried again that loses to another one. */
const attempts = 4

/**
 * Saves the form of a part. What others have saved since the form was opened stays, unless the form changes the same field.
 * @returns the outcome, or the form's state if rejected
 */
export async function saveSettingsPart(
  context: DeskContext,
  sent: FormData,
  partOf: PartOf,
): Promise<Extract<StoreOutcome, { readonly kind: 'stored' | 'same' }> | FormState> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await readSettings(context)
    const part = partOf(known)
    const outcome = await saveMerged(context, sent, known, part)
    if (!('kind' in outcome) || outcome.kind !== 'late') return outcome
    if (attempt === attempts) return { ...freshForm, typed: typedValues(sent), problem: 'busy' }
  }
}

async function saveMerged(
  context: DeskContext,
  sent: FormData,
  known: StoredSettings,
  part: SettingsPart,
): Promise<Exclude<StoreOutcome, { readonly kind: 'refused' }> | FormState> {
  const { enabled } = known.record.languages
  const form = await withLanding(context, await readSettingsForm(sent, fileNames(part.groups), enabled))
  if (form === null) return { ...freshForm, typed: typedValues(sent), errors: { [landingField]: 'invalid' } }
  const fields = part.groups.flatMap((group): readonly SettingsField[] => group.fields)
  const seen = numberIn(form.typed.version)
  const stored = part.in(known.document)
  const opened = await openedPart(context, known, part, seen)
  const answered = answeredPart(opened ?? stored, fields, form)
  const merged = mergeEdits(opened, stored, answered.part)
  const typedIn = (document: JsonObject) => typedOf(document, fields, enabled, undefined, firstsIn(form.typed, fields))
  const isMerged = sortedJson(merged.mine) !== sortedJson(answered.part)
  const typed = { ...(isMerged ? { ...form.typed, ...typedIn(merged.mine) } : form.typed), version: String(known.version), since: String(seen) }
  if (!isSettled(merged)) return { ...freshForm, typed, stored: differences(typedIn(merged.theirs), typedIn(merged.mine)), problem: 'changedMeanwhile' }
  const { pictures } = form
  const outcome = await storeSettings(context, known, { document: part.put(known.document, merged.mine), origin: 'desk', objectId: part.objectId, pictures })
  if (outcome.kind !== 'refused') return outcome
  const inputs = isMerged ? answeredPart(merged.mine, fields, { ...form, typed }).inputs : answered.inputs
  const { errors, elsewhere } = fieldErrors(outcome.reasons, inputs, part.place, { ...typed, ...Object.fromEntries(form.files) })
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  return { ...freshForm, typed: { ...typed, [elsewhereName]: elsewhere }, problem: 'elsewhere' }
}

/** A form with the landing page that it names as the target of its entry; null if there is no such page. */
async function withLanding<Form extends { readonly typed: Typed }>(context: DeskContext, form: Form): Promise<Form | null> {
  const words = textIn(form.typed[landingField]).trim()
  const target = words === '' ? '' : await readLanding(context, words)
  if (target === null) return null
  return target === '' ? form : { ...form, typed: { ...form.typed, [nameOf('to')]: target } }
}

/** The first rows that a form shows. */
function firstsIn(typed: TypedValues, fields: readonly SettingsField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.filter(({ kind }) => kind === 'rows').map(({ path }) => [path, textIn(typed[`${nameOf(path)}.first`])]))
}

/** The values that differ from others, by input; a value that is absent is empty. */
function differences(values: Typed, others: Typed): Typed {
  const names = [...new Set([...Object.keys(values), ...Object.keys(others)])]
  return Object.fromEntries(names.flatMap((name) => (sortedJson(values[name] ?? '') === sortedJson(others[name] ?? '') ? [] : [[name, values[name] ?? '']])))
}

/** How many rows of a list a form has whose record was changed meanwhile; 0 for any other form. */
function mergedRows({ problem, typed, stored = {} }: FormState, path: string): number {
  if (problem !== 'changedMeanwhile') return 0
  const begin = `${nameOf(path)}.`
  const indexes = Object.entries({ ...typed, ...stored }).flatMap(([name, value]) =>
    name.startsWith(begin) && [value].flat().some((text) => text !== '') ? [Number.parseInt(name.slice(begin.length), 10)] : [],
  )
  return Math.max(0, Number(textIn(typed[`${begin}first`])) + Math.max(0, ...indexes.filter(Number.isInteger)))
}

function textIn(typed: string | readonly string[] | undefined): string {
  return [typed ?? ''].flat()[0] ?? ''
}

function numberIn(typed: string | readonly string[] | undefined): number {
  return Number(textIn(typed))
}

/** The part that a form was opened with; null if that version is no longer kept. */
async function openedPart(context: DeskContext, known: StoredSettings, part: SettingsPart, seen: number): Promise<JsonObject | null> {
  const opened = await settingsAt(context, known, seen)
  return opened === null ? null : part.in(opened.document)
}

/** What has been changed since a form was opened, in the fields that it changes too, and by whom. */
async function changedBetween(context: DeskContext, known: StoredSettings, part: SettingsPart, { typed, stored }: FormState) {
  const seen = numberIn(typed.since ?? typed.version)
  const opened = await openedPart(context, known, part, seen)
  const changes = part.changes(opened ?? {}, part.in(known.document))
  const isConflicting = ({ field }: FieldChange) => Object.keys(stored ?? {}).some((name) => `${name}.`.startsWith(`${nameOf(field.path)}.`))
  const conflicting = changes.filter(isConflicting)
  return {
    meanwhile: presentChanges(conflicting.length === 0 ? changes : conflicting, [known.document], context.locale),
    by: await authorsSince(context, seen),
  }
}

/** Who has changed the settings since a version, each with the last time. */
async function authorsSince(context: DeskContext, seen: number): Promise<readonly string[]> {
  const saved = await settingsSavedSince(context, seen)
  const last = new Map(saved.toReversed().map(({ who, when }) => [who, when]))
  return [...last].map(([who, when]) => `${who}, ${when}`)
}

function storedPictures({ record }: StoredSettings, part: JsonObject, fields: readonly SettingsField[]): SettingsFormProps['source']['pictures'] {
  const { files } = picturesOf(record)
  return Object.fromEntries(
    fields.flatMap(({ kind, path }) => {
      if (kind === 'logo') return !hasLogo(record.look) ? [] : [[nameOf(path), { src: '', width: 0, height: 0 }]]
      if (kind !== 'picture' && kind !== 'photo') return []
      const name = valueAt(part, kind === 'photo' ? `${path}.file` : path)
      const picture = typeof name === 'string' ? files.get(name) : undefined
      if (picture !== undefined) return [[nameOf(path), { src: `/agency/files/${picture.file}`, width: picture.width, height: picture.height }]]
      const photo = path === 'look.cover' ? record.look.cover : path === 'look.interior' ? record.look.interior : null
      return photo === null ? [] : [[nameOf(path), { src: photo.url, width: photo.width ?? 0, height: photo.height ?? 0 }]]
    }),
  )
}
