/**
 * An amount of euro as people type it: 350000, 350.000, 350,000, € 350 000, 350.000,-, 1.250,50, 1250.50 or 350 000 €.
 * @returns euro, with at most two decimals; null for what cannot be meant as an amount
 */
export function readAmount(value: string | null): number | null {
  const text = (value ?? '').replace(/[€\s\u00a0\u202f]/g, '').replace(/,-$/, '')
  const found = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(withPointDecimals(text))
  return found ? Number(`${found[1]}.${found[2] || '0'}`) : null
}

/**
 * A percentage as people type it: 3,15, 3.15, 3 or 3,15 %.
 * @returns the share, 0.0315 for 3,15 %; null for what cannot be meant as a percentage
 */
export function readPercent(value: string | null): number | null {
  const text = (value ?? '').replace(/[%\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,3}(?:\.\d{0,6})?$/.test(text) ? Number(`${text}e-2`.replace('.e', 'e')) : null
}

/** Drops what groups the thousands and makes the decimal sign a point; a sign before three figures groups. */
function withPointDecimals(text: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)) return text.replace(/,/g, '')
  if (/^\d+\.\d{1,2}$/.test(text)) return text
  return text.replace(/\./g, '').replace(',', '.')
}
