import { fieldOfPath, type SheetColumn } from '#db/model/feeds/sheets/propose-columns.ts'
import type { SheetKind } from '#db/model/feeds/sheets/sheet-kind.ts'
import { languages } from '#messages/languages.ts'
import { isLocale, type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { Choice } from '../../design/dropdown.part.tsx'
import { columnField, fixedField } from './sheet-names.ts'

/** A column of an uploaded table with the fields that it may be. */
export interface ColumnView {
  /** Of the form's field. */
  readonly name: string
  readonly heading: string
  readonly examples: readonly string[]
  /** The chosen field; empty if it is not imported. */
  readonly chosen: string
  readonly choices: readonly Choice[]
}

/** Columns with their choices. Columns without heading and values are left out. */
export function presentColumns(kind: SheetKind, columns: readonly SheetColumn[], chosen: readonly (string | null)[], locale: Locale): readonly ColumnView[] {
  const choices = fieldChoices(kind, locale)
  return columns.flatMap(({ heading, examples }, at) => {
    if (heading === '' && examples.length === 0) return []
    const own = chosen[at] ?? ''
    const isListed = own === '' || choices.some(({ value }) => value === own)
    return [
      {
        name: columnField(at),
        heading: heading || translator(locale)('desk.sheet.unnamed', { letter: columnLetter(at) }),
        examples,
        chosen: own,
        choices: isListed ? choices : [...choices, { value: own, text: own }],
      },
    ]
  })
}

/** The fields of a kind by their labels, texts once more for each language. */
function fieldChoices({ fields }: SheetKind, locale: Locale): readonly Choice[] {
  const collator = new Intl.Collator(languages[locale].tag)
  return Object.entries(fields)
    .flatMap(([path, field]) => {
      const label = labelOf(field.names[locale])
      const texts = field.holds === 'texts' ? locales.map((each) => ({ value: `${path}.${each}`, text: `${label} (${languages[each].name})` })) : []
      return [{ value: path, text: label }, ...texts]
    })
    .sort((one, other) => collator.compare(one.text, other.text))
}

/** The label of a path, with its language if it has one; the path itself for a field without names. */
export function pathLabel(kind: SheetKind, path: string, locale: Locale): string {
  const field = fieldOfPath(kind, path)
  const names = kind.fields[field]?.names[locale]
  if (names === undefined) return path
  const code = path.slice(field.length + 1)
  return isLocale(code) ? `${labelOf(names)} (${languages[code].name})` : labelOf(names)
}

/** The first of some names. */
export function labelOf(names: string): string {
  return names.split(',')[0]?.trim() ?? names
}

/** A choice for a field that no column has. */
export interface FixedView {
  readonly name: string
  readonly values: readonly string[]
  readonly chosen: string
}

/** The fields without a column, each with its values. */
export function presentFixed(kind: SheetKind, chosen: Readonly<Record<string, string>>, columns: readonly (string | null)[]): readonly FixedView[] {
  const had = new Set(columns)
  return Object.entries(kind.fixed).flatMap(([path, values]) => (had.has(path) ? [] : [{ name: fixedField(path), values, chosen: chosen[path] ?? values[0] }]))
}

/** The name that spreadsheet programs give a column: A to Z, AA and so on. */
function columnLetter(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnLetter(Math.floor(at / 26) - 1) + letter
}
