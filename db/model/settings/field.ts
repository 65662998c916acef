/** What the settings pages of the desk ask: fields over the agency's record in the form that its file has. */

/** Choices that the record has itself. */
export type ChoiceSource = 'offices' | 'languages' | readonly string[]

/**
 * A field. `path` leads to its value in the part of the record that its page shows ('address.zip'). A passive one alone, such as a country, makes
 * no group: it is stored where another field of its group has a value.
 */
export type SettingsField =
  /** One line of text, or a number where `kind` says so. */
  | { readonly kind: 'line' | 'email' | 'phone' | 'address' | 'day' | 'colour'; readonly path: string; readonly isRequired?: true }
  | { readonly kind: 'number'; readonly path: string; readonly isRequired?: true; readonly isPassive?: true; readonly initial?: string }
  /** A text for each language of the site; short ones stand side by side. */
  | { readonly kind: 'texts'; readonly path: string; readonly isRequired?: true; readonly isAddress?: true; readonly isShort?: true }
  /** One of some words; where none may be chosen, the empty word is first. */
  | { readonly kind: 'choice'; readonly path: string; readonly choices: ChoiceSource; readonly isPassive?: true; readonly hasNone?: true }
  | { readonly kind: 'choices'; readonly path: string; readonly choices: ChoiceSource }
  | { readonly kind: 'flag'; readonly path: string }
  /** Time slots by day of the week. */
  | { readonly kind: 'week'; readonly path: string }
  /** Words with a line for each, or time slots with commas between. */
  | { readonly kind: 'list' | 'slots'; readonly path: string }
  /** Records with the same fields, and room for another one. */
  | { readonly kind: 'rows'; readonly path: string; readonly fields: readonly SettingsField[] }
  /** A picture of the agency's own; `photo` has a description too. */
  | { readonly kind: 'picture' | 'photo' | 'logo'; readonly path: string }
  /** A setting of each language, under `settings`. */
  | { readonly kind: 'setting'; readonly path: string }
  | { readonly kind: 'holdBack'; readonly path: string }

/** Fields under one heading. */
export interface SettingsGroup {
  readonly name: string
  readonly fields: readonly SettingsField[]
}

export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Rows of a list that a form shows at once; the others stay as they are. A form has at most 300 fields. */
export const shownRows = 10

/** The index of the first row that a form shows: of the page asked for, by default of the last one. @param asked an index in digits; empty for none */
export function firstRow(count: number, asked: string): number {
  const last = Math.floor(Math.max(0, count - 1) / shownRows) * shownRows
  return /^\d{1,6}$/.test(asked) ? Math.min(Math.floor(Number(asked) / shownRows) * shownRows, last) : last
}

/** The name of a field in its form. */
export function nameOf(path: string): string {
  return `set.${path}`
}

/** The names of the inputs that files come in. */
export function fileNames(groups: readonly SettingsGroup[]): readonly string[] {
  return groups.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'picture' || kind === 'photo' || kind === 'logo').map(({ path }) => nameOf(path)))
}
