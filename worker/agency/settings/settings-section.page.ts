import { createElement } from 'react'
import { entriesAt, valueAt } from '#db/model/agency/settings/document.ts'
import { type FormSection, formSections, isFormSection, isListSection, type ListSection } from '#db/model/agency/settings/sections.ts'
import { isJsonObject, type JsonObject } from '#db/model/site/json-object.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentEntries } from '#ui/agency/settings/settings-entries.present.ts'
import { DeskSettingsFormPage, type SettingsFormProps } from '#ui/agency/settings/settings-form.page.tsx'
import { DeskSettingsListPage, type SettingsListProps } from '#ui/agency/settings/settings-list.page.tsx'
import type { MenuTarget } from '#ui/agency/settings/settings-source.part.ts'
import { paletteOf, replacedColours } from '#ui/design/palette.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { newEntry } from '#worker/agency/settings/entry-key.ts'
import { hasOrders, orderPrint, ordersOf, reordered, shownIn, swapped } from '#worker/agency/settings/language-orders.ts'
import { nextStep } from '#worker/agency/settings/load-set-up.ts'
import { targetsOf } from '#worker/agency/settings/menu-targets.ts'
import { saveSettingsPart, settingsFormProps } from '#worker/agency/settings/settings-form.ts'
import { afterSave, settingsNotices, settingsUndo } from '#worker/agency/settings/settings-notices.ts'
import { storeSettings } from '#worker/agency/settings/store-settings.ts'
import { formPart, readSettings, type StoredSettings, settingsAt } from '#worker/agency/settings/stored-settings.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { settingsOf } from '#worker/env.ts'
import { tilesFrom } from '#worker/map/tiles-from.ts'
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
      const props = listProps(context, section, title, known, (await targetsOf(context, section, known)).menuTargets)
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
      if (opened === null || orderPrint(opened.document, section) !== orderPrint(known.document, section)) return { ...freshForm, problem: 'actedMeanwhile' }
      const language = hasOrders(section) ? known.record.languages.enabled.find((each) => each === textOf(sent, 'order')) : undefined
      const index = Number(textOf(sent, 'up') || -1)
      const document =
        language === undefined || !hasOrders(section)
          ? movedUp(known.document, section, index)
          : reordered(known.document, section, language, (keys) => swapped(keys, index))
      const outcome = document === null ? { kind: 'late' as const } : await storeSettings(context, known, { document, origin: 'desk', objectId: section })
      if (outcome.kind === 'late' || outcome.kind === 'refused') return { ...freshForm, problem: 'actedMeanwhile' }
      throw afterSave(context, outcome, 'moved', (locale) => listPath(section, locale, language))
    },
    async shareOrder(context, sent) {
      const section = sectionOf(context)
      const known = await readSettings(context)
      const language = known.record.languages.enabled.find((each) => each === textOf(sent, 'order'))
      if (!isListSection(section) || !hasOrders(section) || language === undefined) throw new NoPage()
      const opened = await settingsAt(context, known, Number(textOf(sent, 'version')))
      if (opened === null || orderPrint(opened.document, section) !== orderPrint(known.document, section)) return { ...freshForm, problem: 'actedMeanwhile' }
      const document = reordered(known.document, section, language, () => null)
      const outcome = document === null ? { kind: 'same' as const } : await storeSettings(context, known, { document, origin: 'desk', objectId: section })
      if (outcome.kind === 'late' || outcome.kind === 'refused') return { ...freshForm, problem: 'actedMeanwhile' }
      throw afterSave(context, outcome, 'moved', (locale) => listPath(section, locale, language))
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

function listPath(section: ListSection, locale: Locale, language: Locale | undefined): string {
  return href('deskSettingsSection', locale, { section }) + (language === undefined ? '' : `?order=${language}`)
}

function listProps(
  context: DeskContext,
  section: ListSection,
  title: string,
  { record, version, document }: StoredSettings,
  targets: readonly MenuTarget[],
): SettingsListProps {
  const { locale, requested, sent } = context
  const { enabled } = record.languages
  const asked = [sent?.typed.order ?? requested.searchParams.get('order')].flat()[0]
  const language = hasOrders(section) && enabled.length > 1 ? (enabled.find((each) => each === asked) ?? null) : null
  const entries = presentEntries(section, record, targets, locale)
  return {
    view: settingsNotices.view(context, title, settingsUndo(context)),
    version,
    hint: section === 'menu' || section === 'footer' || section === 'home' ? translator(locale)(`desk.settings.list.${section}`) : null,
    entries: language === null || !hasOrders(section) ? entries : shownIn(entries, document, section, language),
    orders: !hasOrders(section) || enabled.length < 2 ? null : ordersOf(section, document, enabled, language, locale),
    add: { href: href('deskSettingsEntry', locale, { section, entry: newEntry }), text: translator(locale)(`desk.settings.add.${section}`) },
  }
}
