/**
 * Parses an amount in euro as typed: 350000, 350.000, 350,000, € 350 000, 350.000,-, 1.250,50, 1250.50 or 350 000 €.
 * @returns euro, with at most two decimals; null if it is not an amount
 */
export function readAmount(value: string | null): number | null {
  const text = (value ?? '').replace(/[€\s\u00a0\u202f]/g, '').replace(/,-$/, '')
  const found = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(withPointDecimals(text))
  return found ? Number(`${found[1]}.${found[2] || '0'}`) : null
}

/**
 * Parses a percentage as typed: 3,15, 3.15, 3 or 3,15 %.
 * @returns the fraction, 0.0315 for 3,15 %; null if it is not a percentage
 */
export function readPercent(value: string | null): number | null {
  const text = (value ?? '').replace(/[%\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,3}(?:\.\d{0,6})?$/.test(text) ? Number(`${text}e-2`.replace('.e', 'e')) : null
}

/** Removes thousands separators and makes the decimal separator a point; a separator before three digits groups thousands. */
function withPointDecimals(text: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)) return text.replace(/,/g, '')
  if (/^\d+\.\d{1,2}$/.test(text)) return text
  return text.replace(/\./g, '').replace(',', '.')
}
