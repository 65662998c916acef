import { entryId, type FieldChange, type SettingsChange } from '#db/model/agency/settings/changes.ts'
import { entriesAt, valueAt } from '#db/model/agency/settings/document.ts'
import { nameOf, type SettingsField } from '#db/model/agency/settings/field.ts'
import { isListSection } from '#db/model/agency/settings/sections.ts'
import { typedOf } from '#db/model/agency/settings/values.ts'
import type { JsonObject } from '#db/model/site/json-object.ts'
import { readLocalized, textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import { isLocale, type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { choiceText, fieldLabel } from '../../forms/field-words.present.ts'
import { breadcrumbKey, isPlainRoute } from '../../routes.ts'
import { landingTitle } from '../../search/landing.present.ts'
import { landingOfTarget } from '../../search/landing-paths.present.ts'

/** A difference between two versions of the record, in words. */
export interface ChangeView {
  /** The page of the settings that shows it. */
  readonly where: string
  readonly label: string
  /** The values before and after; null if only the fact of a change is shown. */
  readonly texts: { readonly before: string; readonly after: string } | null
}

/** Differences between two versions of the record in words. @param documents in which the names of entries are looked up, newest first */
export function presentChanges(changes: readonly SettingsChange[], documents: readonly JsonObject[], locale: Locale): readonly ChangeView[] {
  const t = translator(locale)
  return changes.map((change) => {
    const { section, entry } = change
    const name = entry === null ? null : entryName(section, entry, documents, locale)
    const where = [t(`desk.settings.section.${section}`), name].filter((part) => part !== null).join(', ')
    if (change.what !== 'changed') return { where, label: t(`desk.settings.change.${change.what}`), texts: null }
    return { where, label: fieldLabel(t, nameOf(change.field.path)), texts: textsOf(change, locale) }
  })
}

/** The names of what a version changed, in words. @param names as `changeName` makes them */
export function presentFieldNames(names: readonly string[], locale: Locale): readonly string[] {
  const t = translator(locale)
  return names.map((name) => {
    const [section = '', entry = '', ...path] = name.split('.')
    if (!isListSection(section)) return fieldLabel(t, nameOf(name))
    const where = [t(`desk.settings.section.${section}`), entry].filter((part) => part !== '').join(' ')
    return path.length === 0 ? where : `${where}, ${fieldLabel(t, nameOf(path.join('.')))}`
  })
}

function entryName(section: string, entry: string, documents: readonly JsonObject[], locale: Locale): string {
  const found = documents.flatMap((document) => entriesAt(document, section)).find((each) => entryId(each) === entry)
  return textIn(readLocalized(found?.name ?? found?.label ?? found?.title), locale) || entry
}

/** The values before and after, as far as they differ; null for a picture, whose file name is meaningless. */
function textsOf({ field, before, after }: FieldChange, locale: Locale): ChangeView['texts'] {
  if (field.kind === 'picture' || field.kind === 'logo') return null
  const [old, now] = [valuesInWords(field, before, locale), valuesInWords(field, after, locale)]
  const isOther = (label: string) => old.get(label) !== now.get(label)
  const texts = { before: joined(old, isOther), after: joined(now, isOther) }
  return texts.before === texts.after ? null : texts
}

function joined(values: ReadonlyMap<string, string>, isShown: (label: string) => boolean = () => true): string {
  return [...values].flatMap(([label, text]) => (isShown(label) ? [label === '' ? text : `${label}: ${text}`] : [])).join('; ')
}

/** The value of a field in words, each part with its label: a language, a day. */
function valuesInWords(field: SettingsField, part: JsonObject, locale: Locale): ReadonlyMap<string, string> {
  const t = translator(locale)
  const value = valueAt(part, field.path)
  if (field.kind === 'rows') return new Map([['', rowsOf(field, part, locale)]])
  if (field.kind === 'flag') return new Map([['', value === true ? t('desk.settings.yes') : t('desk.settings.no')]])
  const text = readLocalized(value)
  if (field.kind === 'texts' && text?.any !== undefined) return new Map([['', text.any]])
  const name = nameOf(field.path)
  return new Map(
    Object.entries(typedOf(part, [field], locales)).flatMap(([input, typed]) => {
      const words = [typed].flat().filter((word) => word !== '')
      if (words.length === 0) return []
      const label = input.slice(name.length + 1)
      const values = words.map((word) => (field.kind === 'choice' || field.kind === 'choices' ? wordOf(word, name, locale) : word)).join(', ')
      return [[isLocale(label) ? languages[label].name : label === '' ? '' : fieldLabel(t, input), values] as const]
    }),
  )
}

function wordOf(value: string, name: string, locale: Locale): string {
  const t = translator(locale)
  const landing = landingOfTarget(value)
  if (landing !== null) return landingTitle(landing, locale)
  const screen = value.startsWith('page:') ? value.slice('page:'.length) : ''
  if (isPlainRoute(screen)) return t(breadcrumbKey(screen))
  return isLocale(value) ? languages[value].name : choiceText(t, name, value)
}

function rowsOf(field: SettingsField & { readonly kind: 'rows' }, part: JsonObject, locale: Locale): string {
  return entriesAt(part, field.path)
    .map((row) => field.fields.flatMap((each) => [joined(valuesInWords(each, row, locale))].filter((text) => text !== '')).join(', '))
    .join(' | ')
}
