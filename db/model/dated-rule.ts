/** A rule of law or tariff as data: the day it begins, where it stands, and how well that is known. Days are YYYY-MM-DD. */
export interface DatedRule {
  /** The first day on which this row holds; it replaces the rows before it. */
  readonly from: string
  /** Where a visitor can read it. */
  readonly source: { readonly name: string; readonly url: string }
  /** The day on which the row was last compared with its source. */
  readonly checked: string
  /** high: the authority or several professional sources say so. medium: one source, or derived from published examples. */
  readonly sure: 'high' | 'medium'
}

/** The day of a time in ISO form, a day itself included; null when there is none. */
export function dayOf(time: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null
}

/** The newest row that holds on a day, of those wanted; null before the first. */
export function ruleOn<Row extends { readonly from: string }>(rows: readonly Row[], day: string, wanted: (row: Row) => boolean = () => true): Row | null {
  return rows.filter((row) => row.from <= day && wanted(row)).reduce<Row | null>((newest, row) => (newest && newest.from > row.from ? newest : row), null)
}

/** The day since which none of these rules has been looked at again; null when there are none. */
export function oldestCheck(rules: readonly DatedRule[]): string | null {
  return rules.map(({ checked }) => checked).sort()[0] ?? null
}
