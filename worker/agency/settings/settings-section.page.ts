import { createElement } from 'react'
import { entryId } from '#db/model/agency/settings/changes.ts'
import { entriesAt, valueAt } from '#db/model/agency/settings/document.ts'
import { type FormSection, formSections, isFormSection, isListSection, type ListSection } from '#db/model/agency/settings/sections.ts'
import { isJsonObject, type JsonObject } from '#db/model/site/json-object.ts'
import { translator } from '#messages/translate.ts'
import { presentEntries } from '#ui/agency/settings/settings-entries.present.ts'
import { DeskSettingsFormPage, type SettingsFormProps } from '#ui/agency/settings/settings-form.page.tsx'
import { DeskSettingsListPage, type SettingsListProps } from '#ui/agency/settings/settings-list.page.tsx'
import type { MenuTarget } from '#ui/agency/settings/settings-source.part.ts'
import { paletteOf, replacedColours } from '#ui/design/palette.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { newEntry } from '#worker/agency/settings/entry-key.ts'
import { nextStep } from '#worker/agency/settings/load-set-up.ts'
import { targetsOf } from '#worker/agency/settings/menu-targets.ts'
import { saveSettingsPart, settingsFormProps } from '#worker/agency/settings/settings-form.ts'
import { afterSave, settingsNotices, settingsUndo } from '#worker/agency/settings/settings-notices.ts'
import { storeSettings } from '#worker/agency/settings/store-settings.ts'
import { formPart, readSettings, type StoredSettings, settingsAt } from '#worker/agency/settings/stored-settings.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { settingsOf } from '#worker/env.ts'
import { tilesFrom } from '#worker/privacy/third-parties.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** A page of the settings: a form over a part of the agency's record, or one of its lists. */
export const deskSettingsSection = defineDeskPage('deskSettingsSection', {
  needs: 'settings',
  view: (props: SettingsFormProps | SettingsListProps) =>
    'groups' in props ? createElement(DeskSettingsFormPage, props) : createElement(DeskSettingsListPage, props),
  fileField: 'set.look.logo',
  async load(context) {
    const section = sectionOf(context)
    const title = translator(context.locale)(`desk.settings.section.${section}`)
    const known = await readSettings(context)
    if (isListSection(section)) {
      const props = listProps(context, section, title, known, await targetsOf(context, section))
      return { title, props: { ...props, view: { ...props.view, next: await nextStep(context) } } }
    }
    const form = await settingsFormProps(context, known, partOf(section), title)
    const props = { ...form, view: { ...form.view, next: await nextStep(context) } }
    const { look } = known.record
    if (section === 'look') return { title, props: { ...props, look: { palette: paletteOf(look), replaced: replacedColours(look) } } }
    return {
      title,
      props: section === 'map' ? { ...props, map: { tilesFrom: tilesFrom(context), isFixed: settingsOf(context.env).map.tiles !== null } } : props,
    }
  },
  acts: {
    async save(context, sent) {
      const section = sectionOf(context)
      if (isListSection(section)) throw new NoPage()
      const outcome = await saveSettingsPart(context, sent, () => partOf(section))
      if (!('kind' in outcome)) return outcome
      throw afterSave(context, outcome, 'saved', (locale) => href('deskSettingsSection', locale, { section }))
    },
    async moveUp(context, sent) {
      const section = sectionOf(context)
      if (!isListSection(section)) throw new NoPage()
      const known = await readSettings(context)
      const opened = await settingsAt(context, known, Number(textOf(sent, 'version')))
      const order = (document: JsonObject) => entriesAt(document, section).map(entryId).join()
      if (opened === null || order(opened.document) !== order(known.document)) return { ...freshForm, problem: 'actedMeanwhile' }
      const document = movedUp(known.document, section, Number(textOf(sent, 'up') || -1))
      const outcome = document === null ? { kind: 'late' as const } : await storeSettings(context, known, { document, origin: 'desk', objectId: section })
      if (outcome.kind === 'late' || outcome.kind === 'refused') return { ...freshForm, problem: 'actedMeanwhile' }
      throw afterSave(context, outcome, 'moved', (locale) => href('deskSettingsSection', locale, { section }))
    },
  },
})

function sectionOf({ parameters: { section = '' } }: DeskContext): FormSection | ListSection {
  if (!isFormSection(section) && !isListSection(section)) throw new NoPage()
  return section
}

function partOf(section: FormSection) {
  return formPart(section, formSections[section], section === 'languages' ? withOwnSettingsOnly : undefined)
}

/** Drops the settings of disabled languages, which validation would reject. */
function withOwnSettingsOnly(document: JsonObject): JsonObject {
  const enabled = valueAt(document, 'languages.enabled')
  const settings = valueAt(document, 'settings')
  if (!Array.isArray(enabled) || !isJsonObject(settings)) return document
  return { ...document, settings: Object.fromEntries(Object.entries(settings).filter(([locale]) => enabled.includes(locale))) }
}

/** Moves a list entry up by one; null if it cannot move. */
function movedUp(document: JsonObject, section: ListSection, index: number): JsonObject | null {
  const entries = entriesAt(document, section)
  const [entry, above] = [entries[index], entries[index - 1]]
  if (entry === undefined || above === undefined) return null
  return { ...document, [section]: entries.with(index - 1, entry).with(index, above) }
}

function listProps(
  context: DeskContext,
  section: ListSection,
  title: string,
  { record, version }: StoredSettings,
  targets: readonly MenuTarget[],
): SettingsListProps {
  const { locale } = context
  return {
    view: settingsNotices.view(context, title, settingsUndo(context)),
    version,
    hint: section === 'menu' || section === 'footer' || section === 'home' ? translator(locale)(`desk.settings.list.${section}`) : null,
    entries: presentEntries(section, record, targets, locale),
    add: { href: href('deskSettingsEntry', locale, { section, entry: newEntry }), text: translator(locale)(`desk.settings.add.${section}`) },
  }
}
