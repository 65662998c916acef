import { counted, letterOfNumber } from './hide-street-in-texts.ts'

/** House numbers as texts list them: '25, 27 en 29', '25/27', '25 t.e.m. 29'. */

/** What joins two ends of a range. */
const through = String.raw`(?:tot(?:\sen\smet)?|t\/m|t\.?e\.?m\.?|à|au?|bis|to)(?!\p{L})`
const link = String.raw`(?:\s{0,2}(?:[,;&+/]|\p{Pd}|(?:en|et|und|and|ou|of|or|oder)(?!\p{L})|${through})\s{0,2}){1,2}`
/** A letter behind a number, but not the 'à' before the next. */
const letter = String.raw`(?:(?!\s(?:à|a)\s{1,2}\d)${letterOfNumber})`
/** Numbers in front of the house number. */
export const listBefore = String.raw`(?:\d{1,4}${letter}?${link}){0,8}$`
/** What follows it in the list. */
const behind = new RegExp(String.raw`^(?:${link}\d{1,4}${letterOfNumber}?(?![\p{L}\d]|[.,]\d)${counted})+`, 'iu')
const before = new RegExp(listBefore, 'iu')
const spanned = String.raw`0{0,3}([1-9]\d{0,3})\s{0,2}(?:\p{Pd}|\/|${through})\s{0,2}0{0,3}([1-9]\d{0,3})`
const span = new RegExp(String.raw`(?<![\d.,])${spanned}(?![\p{L}\d]|[.,]\d)`, 'giu')
/** In a text's letters and digits, the ends of a range may have nothing between them. */
const possibleSpan = /[^\d](?:(\d{1,4})(?:tot(?:enmet)?|te?m|au?|bis|to)(\d{1,4})|(\d{2,8}))(?!\d)/g
const single = new RegExp(String.raw`(?<![\d.,])0{0,3}([1-9]\d*)${letter}?(?![\p{L}\d]|[.,]\d)`, 'giu')
const maxSpan = 60
/** Characters before or behind a number. */
export const reach = 60

/** A number of the home in a text, with the list that it stands in: where the list begins, the number's own position, and where the list ends. */
export interface NumberInText {
  readonly first: number
  readonly start: number
  readonly end: number
  readonly last: number
  readonly figures: string
}

/** Where a text has one of these numbers, or a range that spans it. */
export function numbersIn(text: string, numbers: readonly string[]): readonly NumberInText[] {
  const around = [...text.matchAll(span)].flatMap(({ 0: whole, 1: low = '', 2: high, index }) => {
    const end = index + whole.length
    return spans(Number(low), Number(high), numbers) ? [{ first: index, start: index, end, last: end, figures: whole }] : []
  })
  const named = [...text.matchAll(single)].flatMap(({ 0: whole, 1: figures = '', index }) => {
    if (!numbers.includes(figures)) return []
    const end = index + whole.length
    const front = before.exec(text.slice(Math.max(0, index - reach), index))?.[0] ?? ''
    const rest = behind.exec(text.slice(end, end + reach))?.[0] ?? ''
    return [{ first: index - front.length, start: index, end, last: end + rest.length, figures }]
  })
  return [...around, ...named]
}

function spans(low: number, high: number, numbers: readonly string[]): boolean {
  return high - low <= maxSpan && numbers.some((number) => low < Number(number) && Number(number) < high)
}

/** Pre-check by a text's letters and digits. */
export function mayHoldNumber(letters: string, numbers: readonly string[]): boolean {
  if (numbers.some((number) => letters.includes(number))) return true
  return [...letters.matchAll(possibleSpan)].some(([, low, high, run = '']) => {
    const middle = run.length >> 1
    return spans(Number(low ?? run.slice(0, middle)), Number(high ?? run.slice(middle)), numbers)
  })
}

/** The numbers of a field for the house number; of a range, '25-29', also those between. */
export function numbersOf(houseNumber: string | null): readonly string[] {
  const written = [...(houseNumber ?? '').matchAll(/\d{1,5}/g)].map(([number]) => Number(number))
  // '25/29' may be box 29.
  const ranges = [...(houseNumber ?? '').matchAll(span)].filter(([whole]) => !/\d\s*\/\s*\d/.test(whole))
  const between = ranges.flatMap(([, low, high]) => numbersBetween(Number(low), Number(high)))
  return [...new Set([...written, ...between])].filter((number) => number > 0).map(String)
}

/** On one side of the street, where both ends are even or odd. */
function numbersBetween(low: number, high: number): readonly number[] {
  if (high - low > maxSpan) return []
  const step = (high - low) % 2 === 0 ? 2 : 1
  return Array.from({ length: Math.max(0, (high - low) / step) }, (_, at) => low + at * step)
}
