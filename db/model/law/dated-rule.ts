/** A law or tariff as data: first day, source and confidence. Days are YYYY-MM-DD. */
export interface DatedRule {
  /** First day this row applies; it replaces earlier rows. */
  readonly from: string
  /** Last day this row applies; absent while it is in force. */
  readonly until?: string
  /** URL of a public source. */
  readonly source: { readonly name: string; readonly url: string }
  /** Day the row was last checked against its source. */
  readonly checked: string
  /** high: the authority or several professional sources. medium: one source, or derived from published examples. */
  readonly sure: 'high' | 'medium'
}

/** The day of an ISO date or date-time; null when it has none. */
export function dayOf(time: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null
}

/** The latest matching row in force on a day; null before the first row and after the last has ended. */
export function ruleOn<Row extends { readonly from: string; readonly until?: string }>(
  rows: readonly Row[],
  day: string,
  isApplicable: (row: Row) => boolean = () => true,
): Row | null {
  const begun = rows.filter((row) => row.from <= day && isApplicable(row))
  const newest = begun.reduce<Row | null>((last, row) => (last && last.from > row.from ? last : row), null)
  return newest?.until !== undefined && newest.until < day ? null : newest
}

/** The oldest `checked` day of these rules; null without rules. */
export function oldestCheck(rules: readonly DatedRule[]): string | null {
  return rules.map(({ checked }) => checked).sort()[0] ?? null
}
