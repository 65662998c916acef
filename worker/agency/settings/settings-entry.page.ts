import { hasStaff } from '#db/accounts/staff.ts'
import { entryId } from '#db/model/agency/settings/changes.ts'
import { entriesAt } from '#db/model/agency/settings/document.ts'
import { isListSection, type ListSection, listSections } from '#db/model/agency/settings/sections.ts'
import { type JsonObject, sortedJson } from '#db/model/site/json-object.ts'
import { readLocalized, textIn } from '#db/model/site/localized.ts'
import { hasComingVisits } from '#db/visits/appointments.ts'
import { translator } from '#messages/translate.ts'
import { DeskSettingsFormPage } from '#ui/agency/settings/settings-form.page.tsx'
import type { MenuTarget } from '#ui/agency/settings/settings-source.part.ts'
import { choiceText } from '#ui/forms/field-words.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { entryIndex, newEntry, withKey } from '#worker/agency/settings/entry-key.ts'
import { targetsOf } from '#worker/agency/settings/menu-targets.ts'
import { saveSettingsPart, settingsFormProps } from '#worker/agency/settings/settings-form.ts'
import { afterSave } from '#worker/agency/settings/settings-notices.ts'
import { storeSettings } from '#worker/agency/settings/store-settings.ts'
import { entryPart, readSettings, type StoredSettings, settingsAt } from '#worker/agency/settings/stored-settings.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** One office, person or script of the agency's record, or a new one. */
export const deskSettingsEntry = defineDeskPage('deskSettingsEntry', {
  needs: 'settings',
  view: DeskSettingsFormPage,
  fileField: 'set.photo',
  async load(context) {
    const { locale } = context
    const t = translator(locale)
    const known = await readSettings(context)
    const { section, index } = entryOf(context, known)
    const targets = await targetsOf(context, section, known)
    const name = index === null ? null : nameOf(known, section, index, targets.menuTargets, locale)
    const title = name ?? t(`desk.settings.add.${section}`)
    const props = await settingsFormProps(context, known, partOf(known, section, index), title, targets)
    const list = { href: href('deskSettingsSection', locale, { section }), text: t(`desk.settings.section.${section}`) }
    return { title, props: { ...props, list, removes: name } }
  },
  acts: {
    async save(context, sent) {
      const { section, index } = entryOf(context, await readSettings(context))
      const outcome = await saveSettingsPart(context, sent, (known) => {
        const now = entryOf(context, known)
        return partOf(known, now.section, now.index)
      })
      if (!('kind' in outcome)) return outcome
      throw afterSave(context, outcome, index === null ? 'added' : 'saved', (locale) => href('deskSettingsSection', locale, { section }))
    },
    async remove(context, sent) {
      const known = await readSettings(context)
      const { section, index } = entryOf(context, known)
      if (index === null) throw new NoPage()
      const late: FormState = { ...freshForm, typed: { version: textOf(sent, 'version') }, problem: 'actedMeanwhile' }
      const part = partOf(known, section, index)
      const opened = await settingsAt(context, known, Number(textOf(sent, 'version')))
      if (opened === null || sortedJson(part.in(opened.document)) !== sortedJson(part.in(known.document))) return late
      const id = entryId(entriesAt(known.document, section)[index] ?? {})
      if (section === 'offices' && (await hasVisits(context, id))) return { ...freshForm, problem: 'officeInUse' }
      if (section === 'offices' && (await hasStaff(context.store.primary, id))) return { ...freshForm, problem: 'officeHasStaff' }
      const outcome = await storeSettings(context, known, {
        document: without(known.document, section, index, id),
        origin: 'desk',
        objectId: `${section} ${id}`,
      })
      if (outcome.kind === 'refused') return { ...freshForm, problem: 'mainOffice' }
      if (outcome.kind === 'late') return late
      throw afterSave(context, outcome, 'removed', (locale) => href('deskSettingsSection', locale, { section }))
    },
  },
})

/** The entry in the URL; its index is null for a new one. */
function entryOf(
  { parameters: { section = '', entry = '' } }: DeskContext,
  { document }: StoredSettings,
): { readonly section: ListSection; readonly index: number | null } {
  if (!isListSection(section)) throw new NoPage()
  if (entry === newEntry) return { section, index: null }
  const index = entryIndex(document, section, entry)
  if (index === null) throw new NoPage()
  return { section, index }
}

function partOf(known: StoredSettings, section: ListSection, index: number | null) {
  return entryPart(section, listSections[section], known, index, (entry) => withKey(entry, section, known.document))
}

function nameOf({ document }: StoredSettings, section: ListSection, index: number, targets: readonly MenuTarget[], locale: DeskContext['locale']): string {
  const { name, label, title, to, block } = entriesAt(document, section)[index] ?? {}
  const own = textIn(readLocalized(name ?? label ?? title), locale)
  if (own === '' && typeof block === 'string') return choiceText(translator(locale), 'set.block', block)
  return own || (targets.find(({ value }) => value === to)?.text ?? '')
}

/** Whether an office has upcoming visits. */
function hasVisits({ store, now }: DeskContext, office: string): Promise<boolean> {
  return hasComingVisits(store.primary, office, now)
}

/** Removes an entry from the document. Removing an office also removes it from people; a single remaining office becomes the main one. */
function without(document: JsonObject, section: ListSection, index: number, id: string): JsonObject {
  const rest = entriesAt(document, section).toSpliced(index, 1)
  if (section !== 'offices') return { ...document, [section]: rest }
  const { mainOffice, ...others } = document
  const [first, second] = rest
  const main = second === undefined ? first && entryId(first) : mainOffice
  const people = entriesAt(document, 'people').map((person) => ({
    ...person,
    offices: Array.isArray(person.offices) ? person.offices.filter((key) => key !== id) : [],
  }))
  return { ...others, ...(main !== undefined && { mainOffice: main }), offices: rest, people }
}
