import { type EntryControl, type EntryField, type EntryRecord, type EntrySection, maxEntryOpenDays } from '#db/model/feeds/entry.ts'
import { townPoint } from '#db/model/places/zones.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import type { FieldErrors, TypedValues } from '../../forms/form-state.tsx'
import { factLabel } from '../../listings/facts/fact-groups.present.ts'

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
  /** After an edit conflict, the saved value that differs from the typed one; null otherwise. */
  readonly saved: string | null
}

export interface EntrySectionView {
  readonly key: EntrySection
  readonly isOpen: boolean
  readonly fields: readonly EntryFieldView[]
  /** The two inputs of a point; empty in a section without one. */
  readonly point: readonly EntryFieldView[]
  /** Where the map opens for that point; null where it is not known. */
  readonly around: { readonly lat: number; readonly lng: number } | null
}

interface EntryValues {
  readonly record: EntryRecord
  /** The submitted value that was not saved; null otherwise. */
  readonly typed: TypedValues | null
  readonly errors: FieldErrors
  /** The saved values of inputs that another person has changed too. */
  readonly stored?: TypedValues
}

type Sections = readonly { readonly name: EntrySection; readonly fields: readonly EntryField[] }[]

const alwaysOpen: readonly EntrySection[] = ['what', 'where', 'price', 'texts']

/** The form of an entry, with what was typed, else what is saved. */
export function presentEntrySections(sections: Sections, values: EntryValues, shown: readonly Locale[], locale: Locale): readonly EntrySectionView[] {
  return sections.map(({ name, fields }) => {
    const views = fields.map((field) => presentField(field, values, shown, locale))
    const isFilled = views.some(({ inputs }) => inputs.some(({ value, isWrong }) => value !== '' || isWrong))
    const [point, others] = [views.filter(isOfPoint), views.filter((view) => !isOfPoint(view))]
    return { key: name, isOpen: alwaysOpen.includes(name) || isFilled, fields: others, point, around: point.length === 0 ? null : townOf(values) }
  })
}

function isOfPoint({ path }: EntryFieldView): boolean {
  return path.startsWith('location.geo.')
}

/** The middle of the town of an entry. */
function townOf(values: EntryValues): EntrySectionView['around'] {
  const [zip, city, country] = ['postal_code', 'city', 'country'].map((name) => shownValue(values, `location.${name}`))
  return townPoint(country === 'LU' ? 'LU' : 'BE', zip || null, { any: city ?? '' })
}

/** The labels of the inputs of a form, by their names. */
export function entryLabels(sections: readonly EntrySectionView[]): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap(({ fields, point }) => [...fields, ...point].flatMap(({ inputs }) => inputs.map(({ name, label }) => [name, label] as const))),
  )
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
  const others = inputs.flatMap(({ name }) => values.stored?.[name] ?? [])
  return {
    path,
    label,
    unit: 'unit' in control ? (control.unit ?? null) : null,
    kind: control.kind,
    rows: control.kind === 'texts' ? control.rows : 4,
    choices: control.kind === 'choice' ? control.values.map((value) => ({ value, text: choiceText(control.of, value, locale) })) : [],
    inputs,
    saved: others.length === 0 ? null : others.map((value) => savedText(control, value, locale)).join(' / '),
  }
}

function savedText(control: EntryControl, value: string, locale: Locale): string {
  if (value === '') return translator(locale)('desk.entry.empty')
  return control.kind === 'choice' ? choiceText(control.of, value, locale) : value
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
export function choiceText(of: string, value: string, locale: Locale): string {
  const key = [`desk.entry.choice.${of}.${value}`, `${of === 'direction' ? 'orientation' : of}.${value}`, `fact.${value}`].find(hasMessage)
  return key !== undefined && hasMessage(key) ? translator(locale)(key) : value
}
