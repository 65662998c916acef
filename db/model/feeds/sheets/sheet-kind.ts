import type { Locale } from '#messages/locales.ts'

/**
 * What a spreadsheet may hold: the fields of one kind of record, with the names that they have in exports. Homes are one kind
 * (`home-fields.ts`), contacts another (`contact-fields.ts`); a further kind is another table of the same shape.
 */

export interface SheetField {
  /** What its column is called, by language. The first name of each language is its label. */
  readonly names: Readonly<Record<Locale, string>>
  /** `list`: several values, also from several columns. `texts`: a text in one or more languages. Else one value. */
  readonly holds?: 'list' | 'texts'
  /** Values by which a column without a known heading is recognised. */
  readonly looks?: RegExp
}

/** The choice of a fixed value that adds none: what the rows say counts. */
export const asFile = 'asFile'

/** A value for every row of a file that has no column for a field. The first choice is the initial one. */
type FixedChoices = readonly [string, ...string[]]

export interface SheetKind {
  readonly fields: Readonly<Record<string, SheetField>>
  /** Of each group, a file must have one column at least. */
  readonly needs: readonly (readonly string[])[]
  /** The choices by field. */
  readonly fixed: Readonly<Record<string, FixedChoices>>
}

/** What a member decided about a file. */
export interface SheetChoices {
  /** The field of each column: a path, with the language behind it for a text (`description.nl`); null is not imported. */
  readonly columns: readonly (string | null)[]
  /** The values of fields without a column. */
  readonly fixed: Readonly<Record<string, string>>
}
