/**
 * An amount in euro as people type it: 350000, 350.000, 350,000, € 350 000, 350.000,- or 350 000 €; cents are left out.
 * @returns whole euro; null for what is no amount
 */
export function readAmount(value: string | null): number | null {
  const digits = (value ?? '').replace(/[€\s\u00a0\u202f]/g, '').replace(/,-$/, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(/\./g, '')
  const whole = /^(\d{1,12})(?:,\d{0,2})?$/.exec(grouped)?.[1]
  return whole === undefined ? null : Number(whole)
}
