import type { ChoiceSource } from '#db/model/agency/settings/field.ts'
import { languages } from '#messages/languages.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { hasMessage, type Translate } from '#messages/translate.ts'
import { choiceText } from '../../forms/field-words.present.ts'

/** The data that the fields of a settings page need. */
export interface SettingsSource {
  /** The languages of the site. */
  readonly languages: readonly Locale[]
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  /** What an entry of the menu can lead to; empty on other pages. */
  readonly menuTargets: readonly MenuTarget[]
  /** Names of the pages with the homes of a town, which an entry of the menu can lead to; empty on other pages. */
  readonly landings: readonly string[]
  /** The stored pictures by the name of their input. */
  readonly pictures: Readonly<Record<string, SettingsPicture>>
  /** Which stored rows each list of rows shows, by its path. */
  readonly rows: Readonly<Record<string, ShownRows>>
}

/** The index of the first row shown, the number shown, and the total. */
interface ShownRows {
  readonly first: number
  readonly shown: number
  readonly total: number
}

interface SettingsPicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface SettingsChoice {
  readonly value: string
  readonly text: string
}

/** Something that an entry of the menu can lead to. */
export interface MenuTarget extends SettingsChoice {
  /** False for a page that is not on the site yet. */
  readonly isOnline: boolean
}

/** The field for the name or address of a landing page, which replaces the choice above it. */
export const landingField = 'set.landing'

/** The choices of a field with their labels. */
export function choicesOf(
  choices: ChoiceSource,
  name: string,
  { languages: offered, offices, menuTargets }: SettingsSource,
  t: Translate,
): readonly SettingsChoice[] {
  if (choices === 'offices') return offices.map(({ key, name: text }) => ({ value: key, text }))
  if (choices === 'menuTargets') return menuTargets
  const values = choices === 'languages' ? offered : choices
  return values.map((value) => ({ value, text: isLocale(value) ? languages[value].name : choiceText(t, name, value) }))
}

/** A message whose key is computed from data; the key itself if there is none. */
export function wordsOf(t: Translate, key: string): string {
  return hasMessage(key) ? t(key) : key
}
