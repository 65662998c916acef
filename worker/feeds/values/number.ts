/**
 * What a single separator with three digits behind it means: '1.250' is 1250 for prices and surfaces (`grouped`), and 1.25 for scores,
 * lengths and coordinates (`decimal`).
 */
export type Grouping = 'grouped' | 'decimal'

/** What a number may count or measure; a number of one kind is never read with the unit of another. */
export type Measure = 'bare' | 'money' | 'area' | 'length' | 'percent' | 'years' | 'energyUse' | 'energyTotal' | 'emission'

const per = String.raw`(?:\/|per|par|pro)`
const squareMetre = String.raw`m\^?2`
const year = '(?:jaar|jr|j|ans?|années?|years?|yr|y|jahr|a)'
/** '/m²', '/m²jaar', '/(m².an)', '/jaar.m²'. */
const yearlyDensity =
  String.raw`(?:${per}?\s*\(?\s*${squareMetre}(?:\s*(?:${per}|[.*·⋅×])?\s*${year})?\s*\)?` +
  String.raw`|${per}\s*\(?\s*${year}\s*(?:${per}|[.*·⋅×])?\s*${squareMetre}\s*\)?)`
const euro = '€|eur|euros?'

/** The units of each kind, as they may stand behind a number. */
const units: Readonly<Record<Measure, RegExp>> = {
  bare: unit(''),
  money: unit(euro),
  area: unit(String.raw`${squareMetre}|qm|sq\.?\s?m|ca|centiaren?|centiares|vierkante meters?|mètres? carrés?|quadratmeter|square met(?:re|er)s?`),
  length: unit('m|lm|met(?:er|re)s?|mètres?'),
  percent: unit('%'),
  years: unit('jaar|jaren|ans?|années?|years?|jahre?'),
  energyUse: unit(String.raw`kwh\s*(?:ep)?\s*${yearlyDensity}`),
  energyTotal: unit(String.raw`kwh\s*(?:ep)?(?:\s*${per}\s*${year})?`),
  emission: unit(String.raw`kg\s*(?:co2)?\s*${yearlyDensity}`),
}
/** '1 ha 20 a 35 ca', '12 are 40', '12,5 are': how land is measured. More than two decimals of an are may be thousands. */
const land =
  /^(?:(?<ha>\d{1,4}(?:[.,]\d+)?)\s*(?:ha|hectares?|hectaren?|hektar)\.?)?[\s,]*(?:(?<a>\d{1,4}(?:[.,]\d{1,2})?)\s*(?:ares?|aren?|a)\.?)?[\s,]*(?:(?<ca>\d{1,4})\s*(?:centiares?|centiaren?|ca)\.?|(?<=(?:\d|\s)(?:ares?|aren?|a)\.?\s*)(?<rest>\d{2}))?$/i
const shape = new RegExp(String.raw`^(${euro})?\s*([+\-−–]?)\s*(\d[\d\s.,'’]*)(.*)$`, 'i')
/** What stands for 'and no cents' behind an amount: ',-', ',--', ',=', '.-', ',00-'. */
const noCents = /(?<=\d)\s*(?:[.,]\s*[-–—=]+|[.,]00\s*[-–—]+)(?=\s|€|$|[a-z])/i
const scientific = /^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i

/**
 * A number as CRMs write them: 1250.5, '1250.5', '1.250,50', "1'250", and with the unit of its kind '€ 395.000,-', '250 m²'.
 * @returns null when it is not a number, is not finite, or has words or another unit beside it
 */
export function readNumber(value: unknown, grouping: Grouping = 'grouped', measure: Measure = 'bare'): number | null {
  // Adding 0 makes -0 a plain 0, as JSON has it.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'string' || value.length > 60) return null
  const text = foldedNumber(value)
  if (text === null) return null
  if (scientific.test(text)) return Number(text) + 0
  if (measure === 'area' && land.test(text)) return landArea(text)
  const [, currency, sign, digits, behind] = shape.exec(text.replace(noCents, '')) ?? []
  if (digits === undefined || behind === undefined || !units[measure].test(behind.trim())) return null
  if (currency !== undefined && measure !== 'money') return null
  const size = unsigned(digits.trim(), grouping)
  return size === null ? null : /[-−–]/.test(sign ?? '') && size !== 0 ? -size : size
}

/** In m². */
function landArea(text: string): number {
  const { ha = '0', a = '0', rest = '0', ca = rest } = land.exec(text)?.groups ?? {}
  const [hectares = 0, ares = 0, centiares = 0] = [ha, a, ca].map((figures) => Number(figures.replace(',', '.')))
  return Math.round((hectares * 10_000 + ares * 100 + centiares) * 100) / 100
}

/** A text with its figures, spaces and units in one spelling; null if it has other superscripts, which NFKC makes digits of: '168²' is not 1682. */
export function foldedNumber(text: string): string | null {
  const plain = text.replace(/m\s?²/giu, 'm2').replace(/co₂/giu, 'co2')
  return /\p{No}/u.test(plain) ? null : plain.normalize('NFKC').trim()
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

function unit(names: string): RegExp {
  return new RegExp(`^(?:${names})?\\.?$`, 'i')
}
