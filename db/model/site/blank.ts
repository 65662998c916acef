/**
 * Whether a value counts as empty: undefined, null, or a string of white space only. The blank of Braille, which looks like a space, counts as one.
 * @source specification, section 5 ("Null or empty")
 */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || (typeof value === 'string' && /^[\s\u2800]*$/.test(value))
}
