/** The name of the field in which a column's field is chosen, counted from 0. */
export function columnField(at: number): string {
  return `sheet.${at}.column`
}

/** The name of the field with a value for every row. */
export function fixedField(path: string): string {
  return `fixed.${path}`
}
