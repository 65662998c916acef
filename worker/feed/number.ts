/**
 * What a single separator with three digits behind it means: '1.250' is 1250 for prices and surfaces (`grouped`), and 1.25 for scores,
 * lengths and coordinates (`decimal`).
 */
export type Grouping = 'grouped' | 'decimal'

/** A unit, and what it is for: '/maand', '/ m²'. No other figures: '12/14' is two numbers. */
const units =
  /^(?:€|eur|euros?|m|m2|m²|m\^2|qm|sqm|vierkante meter|mètres? carrés?|ca|%|kwh[^\d]*(?:m2)?[^\d]*|kg[^\d]*(?:m2)?[^\d]*|jaar|ans?|years?|jahre?)?\.?\s*(?:\/\s*(?:m2|[^\d\s/][^\d/]*))?$/i
const shape = /^(?:€|eur|euros?)?\s*([+\-−–]?)\s*(\d[\d\s.,'’]*)(.*)$/i
/** What stands for 'and no cents' behind an amount: ',-', ',--', ',=', '.-', ',00-'. */
const noCents = /(?<=\d)\s*(?:[.,]\s*[-–—=]+|[.,]00\s*[-–—]+)(?=\s|€|$|[a-z])/i
const scientific = /^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i

/**
 * A number as CRMs write them: 1250.5, '1250.5', '1.250,50', "1'250", '€ 395.000,-', '250 m²'.
 * @returns null when it is not a number, is not finite, or has words or an unexpected unit beside it
 */
export function readNumber(value: unknown, grouping: Grouping = 'grouped'): number | null {
  // Adding 0 makes -0 a plain 0, as JSON has it.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'string' || value.length > 60) return null
  const text = value.normalize('NFKC').trim()
  if (scientific.test(text)) return Number(text) + 0
  const [, sign, digits, unit] = shape.exec(text.replace(noCents, '')) ?? []
  if (digits === undefined || unit === undefined || !units.test(unit.trim())) return null
  const size = unsigned(digits.trim(), grouping)
  return size === null ? null : /[-−–]/.test(sign ?? '') && size !== 0 ? -size : size
}

function unsigned(digits: string, grouping: Grouping): number | null {
  const plain = digits.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const separators = plain.replace(/\d/g, '')
  const last = separators.at(-1)
  if (last === undefined) return finite(plain)
  if (!/^[.,]+$/.test(separators) || !/\d$/.test(plain)) return null
  const isDecimal = separators.indexOf(last) === separators.length - 1 && !isGroup(plain, separators, grouping)
  const whole = isDecimal ? plain.slice(0, plain.lastIndexOf(last)) : plain
  const fraction = isDecimal ? plain.slice(plain.lastIndexOf(last) + 1) : ''
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole)) return null
  return finite(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}

function isGroup(plain: string, separators: string, grouping: Grouping): boolean {
  return separators.length === 1 && grouping === 'grouped' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)
}

function finite(text: string): number | null {
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
