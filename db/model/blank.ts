/**
 * Whether a value counts as empty: undefined, null, or a string that is empty after trimming.
 * @source specification, section 5 ("Null or empty")
 */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
