import type { Agency } from '#db/model/agency/agency.ts'
import { hasLogo } from '#db/model/agency/agency-look.ts'
import type { Office } from '#db/model/agency/office.ts'
import { entryId } from '#db/model/agency/settings/changes.ts'
import { entriesAt, valueAt } from '#db/model/agency/settings/document.ts'
import { nameOf, type SettingsGroup } from '#db/model/agency/settings/field.ts'
import { type FormSection, formSections, isFormSection, isListSection, type ListSection, listSections } from '#db/model/agency/settings/sections.ts'
import type { JsonObject } from '#db/model/site/json-object.ts'
import { languagesOf, readLocalized, textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { href } from '../../routes.ts'

/** Something that is missing or does not work, with the page where it is fixed; null if that is not at the desk. */
interface SettingsGap {
  readonly text: string
  readonly href: string | null
}

/** Facts about the site that are not in the record. */
interface SiteFacts {
  readonly sendsMail: boolean
  readonly hasTiles: boolean
  /** Names of the tokens that were never used. */
  readonly unusedTokens: readonly string[]
}

/** Gaps in the settings: first those that affect visitors, then those that only affect the agency. */
export function presentGaps(record: Omit<Agency, 'version'>, document: JsonObject, facts: SiteFacts, locale: Locale): readonly SettingsGap[] {
  const t = translator(locale)
  const at = (section: FormSection | ListSection) => href('deskSettingsSection', locale, { section })
  const gap = (isMissing: boolean, text: string, address: string | null): readonly SettingsGap[] => (isMissing ? [{ text, href: address }] : [])
  return [
    ...gap(!facts.sendsMail, t('desk.settings.gap.mail'), href('deskSettingsMail', locale)),
    ...gap(record.identity === null, t('desk.settings.gap.identity'), at('identity')),
    ...gap(record.offices.length === 0, t('desk.settings.gap.offices'), at('offices')),
    ...record.offices.flatMap((office) => officeGaps(office, locale)),
    ...textGaps(document, record.languages.enabled, locale),
    ...gap(!hasLogo(record.look), t('desk.settings.gap.logo'), at('look')),
    ...gap(record.people.length === 0, t('desk.settings.gap.people'), at('people')),
    ...gap(!facts.hasTiles, t('desk.settings.gap.tiles'), at('map')),
    ...facts.unusedTokens.map((name) => ({ text: t('desk.settings.gap.token', { name }), href: href('deskTokens', locale) })),
  ]
}

function officeGaps({ key, name, phone, hours, calendar, address }: Office, locale: Locale): readonly SettingsGap[] {
  const t = translator(locale)
  const link = href('deskSettingsEntry', locale, { section: 'offices', entry: key })
  const office = textIn(name, locale)
  const hasHours = hours?.week.some((slots) => slots.length > 0) ?? false
  return [
    ...(phone === null ? [{ text: t('desk.settings.gap.officePhone', { office }), href: link }] : []),
    ...(address === null ? [{ text: t('desk.settings.gap.officeAddress', { office }), href: link }] : []),
    ...(hasHours ? [] : [{ text: t('desk.settings.gap.officeHours', { office }), href: link }]),
    ...(calendar.length > 0 ? [] : [{ text: t('desk.settings.gap.officeCalendar', { office }), href: link }]),
  ]
}

/** Texts that exist, but not in every language of the site. */
function textGaps(document: JsonObject, enabled: readonly Locale[], locale: Locale): readonly SettingsGap[] {
  const forms = Object.keys(formSections).filter(isFormSection)
  const lists = Object.keys(listSections).filter(isListSection)
  return [
    ...forms.flatMap((section) => missingTexts(document, formSections[section], null, href('deskSettingsSection', locale, { section }), enabled, locale)),
    ...lists.flatMap((section) =>
      entriesAt(document, section).flatMap((entry) => {
        const link = href('deskSettingsEntry', locale, { section, entry: entryId(entry) })
        return missingTexts(
          entry,
          listSections[section],
          textIn(readLocalized(entry.name ?? entry.label ?? entry.title), locale) || entryId(entry),
          link,
          enabled,
          locale,
        )
      }),
    ),
  ]
}

function missingTexts(
  part: JsonObject,
  groups: readonly SettingsGroup[],
  name: string | null,
  link: string,
  enabled: readonly Locale[],
  locale: Locale,
): readonly SettingsGap[] {
  const t = translator(locale)
  return groups.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const text = field.kind === 'texts' ? readLocalized(valueAt(part, field.path)) : null
      const missing = text === null ? [] : enabled.filter((each) => !languagesOf(text).includes(each))
      if (missing.length === 0) return []
      const label = fieldLabel(t, nameOf(field.path))
      const into = missing.map((each) => languages[each].name).join(', ')
      return [
        { text: t('desk.settings.gap.text', { field: name === null ? label : t('desk.filter', { label: name, value: label }), languages: into }), href: link },
      ]
    }),
  )
}
