import { type Writing, type WritingField, writingFields } from '#db/model/content/written.ts'
import { type CurrentVersion, importActor, type LanguageState } from '#db/model/content/written-version.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { fieldIn } from '../../forms/field-words.present.ts'
import { capitalised } from '../../site/intl.present.ts'
import { whenText } from '../../visits/appointment.present.ts'
import { type DiffPart, diffTexts } from './text-diff.present.ts'

/** A language of the editor. */
export interface TextColumn extends Pick<LanguageState, 'state' | 'isLive' | 'isOutOfDate' | 'version'> {
  readonly locale: Locale
  readonly fields: readonly WritingField[]
  readonly writing: Writing
  /** When its reader last typed the autosaved text shown, in words; null if the stored text is shown. */
  readonly unsaved: string | null
  /** The planned day and hour in Brussels, as a date-time field has it; '' for none. */
  readonly plan: string
  /** What the typed body may not contain. */
  readonly faults: readonly { readonly kind: 'html' | 'picture' | 'link' | 'screen'; readonly was: string }[]
  readonly change: TextChange | null
  readonly preview: string
  /** Null before the first change at the desk. */
  readonly versions: string | null
  /** Its page on the site; null while it is not published. */
  readonly site: string | null
}

/** What a version changed, field by field. */
export interface TextChange {
  readonly version: number
  readonly who: string
  readonly when: string
  readonly state: string
  /** The changed fields, by their names in the form. */
  readonly fields: readonly { readonly name: string; readonly parts: readonly DiffPart[] }[]
}

/** A version in words, compared with an earlier text. */
export function presentVersionChange(version: Signed, language: Locale, before: Writing, after: Writing, locale: Locale): TextChange {
  const changed = writingFields.filter((field) => before[field] !== after[field])
  return {
    ...presentVersionLine(version, locale),
    fields: changed.map((field) => ({ name: textField(field, language), parts: diffTexts(before[field], after[field]) })),
  }
}

/** What a version of the shared fields changed, each value in words by the field's name in the form; '' for none. */
export function presentSharedChange(version: Signed, before: SharedWords, after: SharedWords, locale: Locale): TextChange {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  const whole = (kind: DiffPart['kind'], text = '') => (text === '' ? [] : [{ kind, text }])
  return {
    ...presentVersionLine(version, locale),
    fields: changed.map((name) => ({ name, parts: [...whole('removed', before[name]), ...whole('added', after[name])] })),
  }
}

type SharedWords = Readonly<Record<string, string>>
type Signed = Pick<CurrentVersion, 'version' | 'state' | 'at' | 'actor'> & { readonly actorName: string | null }

/** Who made a version. */
function authorText({ actor, actorName }: { readonly actor: string; readonly actorName: string | null }, locale: Locale): string {
  const t = translator(locale)
  return actor === importActor ? t('desk.content.imported') : (actorName ?? t('desk.audit.former'))
}

/** A version in a list. */
export interface VersionLine {
  readonly version: number
  readonly who: string
  readonly when: string
  readonly state: string
}

/** A version as a line of the list. */
export function presentVersionLine(version: Signed, locale: Locale): VersionLine {
  const t = translator(locale)
  return { version: version.version, who: authorText(version, locale), when: whenText(version.at, locale), state: t(`desk.content.version.${version.state}`) }
}

/** The fields of the form of a text: each is in every language. */
type TextField = WritingField | 'state' | 'plan' | 'version' | 'right'

/** The name of a field in a language: `textTitleFr`. */
export function textField(field: TextField, locale: Locale): string {
  return fieldIn(`text${capitalised(field)}`, locale)
}
