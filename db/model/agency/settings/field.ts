/** Fields of the desk's settings pages, over the agency's record in its file format. */

/** Choices taken from the record itself, what a menu can lead to, or a fixed list. */
export type ChoiceSource = 'offices' | 'languages' | 'menuTargets' | readonly string[]

/**
 * A field. `path` leads to its value in the part of the record that its page shows ('address.zip'). A passive field, such as
 * a country, does not create its group: it is stored only if another field of the group has a value.
 */
export type SettingsField =
  /** One line of text, or a number if `kind` says so. */
  | { readonly kind: 'line' | 'email' | 'phone' | 'address' | 'colour'; readonly path: string; readonly isRequired?: true }
  /** A passive day of a row begins with today. */
  | { readonly kind: 'day'; readonly path: string; readonly isRequired?: true; readonly isPassive?: true }
  | { readonly kind: 'number'; readonly path: string; readonly isRequired?: true; readonly isPassive?: true; readonly initial?: string }
  /** A text per site language; short ones are laid out side by side. */
  | { readonly kind: 'texts'; readonly path: string; readonly isRequired?: true; readonly isAddress?: true; readonly isShort?: true }
  /** One of several values; an optional choice has the empty one first. */
  | { readonly kind: 'choice'; readonly path: string; readonly choices: ChoiceSource; readonly isPassive?: true; readonly hasNone?: true }
  | { readonly kind: 'choices'; readonly path: string; readonly choices: ChoiceSource; readonly isRequired?: true }
  | { readonly kind: 'flag'; readonly path: string }
  /** Time slots by day of the week. */
  | { readonly kind: 'week'; readonly path: string }
  /** One value per line, or comma-separated time slots. */
  | { readonly kind: 'list' | 'slots'; readonly path: string }
  /** Repeated records with the same fields, folded, plus an empty row; `opensEmpty`: it is open while there is no other. */
  | { readonly kind: 'rows'; readonly path: string; readonly fields: readonly SettingsField[]; readonly opensEmpty?: true }
  /** A picture; `photo` also has a description. */
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

/** Rows of a list per form, since a form has at most 300 fields; other rows are unchanged. */
export const shownRows = 10

/** The index of the first row shown: that of the requested page, by default the last. @param typed an index in digits; empty for none */
export function firstRow(count: number, typed: string): number {
  const last = Math.floor(Math.max(0, count - 1) / shownRows) * shownRows
  return /^\d{1,6}$/.test(typed) ? Math.min(Math.floor(Number(typed) / shownRows) * shownRows, last) : last
}

/** The name of a field in its form. */
export function nameOf(path: string): string {
  return `set.${path}`
}

/** The names of the file inputs. */
export function fileNames(groups: readonly SettingsGroup[]): readonly string[] {
  return groups.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'picture' || kind === 'photo' || kind === 'logo').map(({ path }) => nameOf(path)))
}
