import type { Gap } from '#db/model/compliance/compliance.ts'
import {
  type Entry,
  type EntryControl,
  type EntryField,
  type EntryPicture,
  type EntryRecord,
  type EntrySection,
  type EntryState,
  maxEntryOpenDays,
} from '#db/model/entry.ts'
import type { Listing } from '#db/model/listing.ts'
import { languages } from '#messages/languages.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import type { FieldErrors, TypedValues } from '../../forms/form-state.tsx'
import { href } from '../../routes.ts'
import { factLabel } from '../fact-groups.ts'
import { listingPath } from '../listing-address.ts'
import { agoText } from './ago.ts'
import { presentReason } from './reject-reason.ts'

/** An entry in the list. */
export interface EntryLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly place: string
  readonly state: EntryState
  readonly status: string | null
  /** Whether the site shows something older than the form holds. */
  readonly hasChanges: boolean
  readonly changed: string
}

type EntryRow = Pick<Entry, 'id' | 'state' | 'record' | 'isChanged' | 'changedAt'>

export function presentEntryLine({ id, state, record, isChanged, changedAt }: EntryRow, locale: Locale, now: Date): EntryLine {
  return {
    id,
    href: href('deskEntry', locale, { id }),
    title: entryTitle(record, locale),
    place: [record['location.postal_code'], record['location.city']].filter(Boolean).join(' '),
    state,
    status: state === 'published' ? choiceText('status', record.status ?? '', locale) : null,
    hasChanges: state === 'published' && isChanged,
    changed: agoText(changedAt, locale, now),
  }
}

/** What an entry is called: its headline, else its street and town. */
export function entryTitle(record: EntryRecord, locale: Locale): string {
  const headline = [locale, ...locales].map((each) => record[`description_title.${each}`]).find((text) => text !== undefined && text !== '')
  const street = [record['location.street'], record['location.number']].filter(Boolean).join(' ')
  const where = [street, record['location.city']].filter(Boolean).join(', ')
  return (headline ?? where) || translator(locale)('desk.entry.untitled')
}

export interface EntryPictureView {
  readonly id: string
  readonly kind: EntryPicture['kind']
  readonly src: string
  readonly width: number
  readonly height: number
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** An entry on its page, without the fields of its form. */
export interface EntryView {
  readonly version: number
  readonly state: EntryState
  readonly office: string
  readonly hasChanges: boolean
  /** Its public page; null while it is not on the site. */
  readonly path: string | null
  readonly pictures: readonly EntryPictureView[]
  /** Why it cannot be published; null if it can. */
  readonly obstacle: string | null
  /** What the law asks before it may be advertised, and what may follow. */
  readonly unlawful: readonly string[]
  readonly open: readonly string[]
  readonly isHeld: boolean
  readonly status: 'onOffer' | 'closed'
  readonly closing: 'sold' | 'rented'
}

interface EntryFacts {
  readonly entry: Entry
  readonly number: number
  readonly pictures: readonly EntryPicture[]
  readonly read:
    | { readonly ok: true; readonly listing: Listing; readonly gaps: readonly Gap[]; readonly isHeld: boolean }
    | { readonly ok: false; readonly reason: string }
}

export function presentEntry({ entry, number, pictures, read }: EntryFacts, locale: Locale): EntryView {
  const { published } = entry
  const gaps = read.ok ? read.gaps : []
  const named = (without: 'unlawful' | 'allowed') =>
    gaps.filter(({ row }) => row.without === without).map(({ rule }) => translator(locale)(`desk.rule.${rule}`))
  const isClosed = published?.status === 'sold' || published?.status === 'rented'
  return {
    version: entry.version,
    state: entry.state,
    office: entry.office ?? '',
    hasChanges: entry.state === 'published' && entry.isChanged,
    path: entry.state === 'published' && read.ok ? listingPath(read.listing, locale) : null,
    pictures: presentPictures(pictures, number),
    obstacle: read.ok ? null : presentReason(read.reason, locale).text,
    unlawful: named('unlawful'),
    open: named('allowed'),
    isHeld: read.ok && read.isHeld,
    status: isClosed ? 'closed' : 'onOffer',
    closing: published?.negotiation === 'let' ? 'rented' : 'sold',
  }
}

function presentPictures(pictures: readonly EntryPicture[], number: number): readonly EntryPictureView[] {
  return (['photo', 'plan'] as const).flatMap((kind) => {
    const own = pictures.filter((picture) => picture.kind === kind)
    return own.map(({ id, width, height }, index) => ({
      ...{ id, kind, width, height },
      src: `/photos/${number}/${id}/480.jpg`,
      number: index + 1,
      isFirst: index === 0,
      isLast: index === own.length - 1,
    }))
  })
}

/** One input of a field. */
export interface EntryInputView {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly language: Locale | null
  readonly type: 'text' | 'date' | 'time'
}

export interface EntryFieldView {
  readonly path: string
  readonly label: string
  readonly unit: string | null
  readonly kind: EntryControl['kind']
  readonly rows: number
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly inputs: readonly EntryInputView[]
  /** What a colleague saved meanwhile, where it differs from what was typed; null elsewhere. */
  readonly saved: string | null
}

export interface EntrySectionView {
  readonly key: EntrySection
  readonly isOpen: boolean
  readonly fields: readonly EntryFieldView[]
}

interface EntryValues {
  readonly record: EntryRecord
  /** What was sent and not saved; null elsewhere. */
  readonly typed: TypedValues | null
  readonly errors: FieldErrors
}

type Sections = readonly { readonly name: EntrySection; readonly fields: readonly EntryField[] }[]

const alwaysOpen: readonly EntrySection[] = ['what', 'where', 'price', 'texts']

/** The form of an entry, with what was typed, else what is saved. */
export function presentEntrySections(sections: Sections, values: EntryValues, shown: readonly Locale[], locale: Locale): readonly EntrySectionView[] {
  return sections.map(({ name, fields }) => {
    const views = fields.map((field) => presentField(field, values, shown, locale))
    const isFilled = views.some(({ inputs }) => inputs.some(({ value, isWrong }) => value !== '' || isWrong))
    return { key: name, isOpen: alwaysOpen.includes(name) || isFilled, fields: views }
  })
}

function presentField(field: EntryField, values: EntryValues, shown: readonly Locale[], locale: Locale): EntryFieldView {
  const { path, fact, control } = field
  const t = translator(locale)
  const key = `desk.entry.field.${path}`
  const label = fact !== null ? factLabel(fact, null, locale) : hasMessage(key) ? t(key) : path
  const inputs = inputsOf(field, label, shown, locale).map((input) => ({
    ...input,
    value: shownValue(values, input.name),
    isWrong: values.errors[input.name] !== undefined,
  }))
  const others = values.typed === null ? [] : inputs.filter(({ name, value }) => (values.record[name] ?? '') !== value)
  return {
    path,
    label,
    unit: 'unit' in control ? (control.unit ?? null) : null,
    kind: control.kind,
    rows: control.kind === 'texts' ? control.rows : 4,
    choices: control.kind === 'choice' ? control.values.map((value) => ({ value, text: choiceText(control.of, value, locale) })) : [],
    inputs,
    saved: others.length === 0 ? null : others.map(({ name }) => values.record[name] || t('desk.entry.empty')).join(' / '),
  }
}

function shownValue({ record, typed }: EntryValues, name: string): string {
  const value = typed === null ? record[name] : typed[name]
  return typeof value === 'string' ? value : ''
}

type PlainInput = Omit<EntryInputView, 'value' | 'isWrong'>

function inputsOf({ path, control }: EntryField, label: string, shown: readonly Locale[], locale: Locale): readonly PlainInput[] {
  if (control.kind === 'texts') {
    return shown.map((each) => ({ name: `${path}.${each}`, label: `${label} (${languages[each].name})`, language: each, type: 'text' }))
  }
  if (control.kind === 'openDays') {
    const t = translator(locale)
    return Array.from({ length: maxEntryOpenDays }, (_, index) => [
      { name: `${path}.${index}.day`, label: t('desk.entry.openDay', { number: String(index + 1) }), language: null, type: 'date' as const },
      { name: `${path}.${index}.from`, label: t('desk.entry.openFrom'), language: null, type: 'time' as const },
      { name: `${path}.${index}.to`, label: t('desk.entry.openTo'), language: null, type: 'time' as const },
    ]).flat()
  }
  return [{ name: path, label, language: null, type: control.kind === 'day' ? 'date' : 'text' }]
}

/** A value of a list in words. */
function choiceText(of: string, value: string, locale: Locale): string {
  const key = [`desk.entry.choice.${of}.${value}`, `${of === 'direction' ? 'orientation' : of}.${value}`, `fact.${value}`].find(hasMessage)
  return key !== undefined && hasMessage(key) ? translator(locale)(key) : value
}
