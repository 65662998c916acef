/**
 * Whether a text is an enterprise number: in Belgium ten digits, of which the last two check the others; in Luxembourg the section and the
 * number of the trade register ('B 123456'). All zeros are accepted as a placeholder.
 * @source Crossroads Bank for Enterprises, format of the enterprise number: 97 less the remainder of the first eight digits by 97
 */
export function isEnterpriseNumber(text: string): boolean {
  if (/^[A-K] ?\d{1,6}$/.test(text.trim())) return true
  const digits = text
    .trim()
    .replace(/^BE\s*/i, '')
    .replaceAll(/[.\s]/g, '')
  if (!/^[01]\d{9}$/.test(digits)) return false
  return /^0+$/.test(digits) || 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}
