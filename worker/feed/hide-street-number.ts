import { countWords } from './hide-street-count.ts'
import { fold, readable } from './hide-street-fold.ts'
import { longNumberLabel, numberLabel } from './hide-street-stops.ts'

/** What may stand between a word for a number and the number: 'het nummer is 27'. */
const between = '(?: ?(?:(?:is|est|ist|luidt|lautet)(?: ?(?:le|het|the|die))?|van het huis|de la maison|der wohnung))?'
const label = `${numberLabel}${between}`
const boxWord = '(?:bus|bte|bt|boite|box|postbus)'
const unitWord = '(?:unit|app|appt|apt|appartement|apartment|wohnung|flat|studio|lot|kavel|entiteit|b)'
/** What follows such a word: a number, optionally with letters, or one letter. */
const boxValue = '(?:[^ \\d]{0,3}\\d[^ ]{0,5}|[^ \\d])(?![^ ])'

/** Patterns for a house number beside its street, in folded texts. */
interface HouseNumberPatterns {
  readonly before: string
  readonly behind: string
  /** In figures, or in words behind a label: 'onze' and 'ten' are words for other things too. */
  readonly plain: string
  /** The box, unit or floor that follows either. */
  readonly box: string
  /** Whether it is below 10, without a letter. */
  readonly isLow: boolean
}

/** The patterns of a house number ('14', '14A', '14-16', '14/3'); null if absent. */
export function houseNumberPatterns(houseNumber: string | null): HouseNumberPatterns | null {
  const number = numberPattern(houseNumber)
  const figures = numberPattern(houseNumber, 'figures')
  if (number === null || figures === null) return null
  const box = ` ?(?:${boxWord} ?(?:${label} ?)?|${unitWord} ?(?=[^ \\d]{0,2}\\d))${boxValue}`
  return {
    before: `(?<![^ ])(?:${label} ?)?${number}(?:${box})?`,
    behind: `(?:${label} ?)?${number}(?:${box})?`,
    plain: `(?:${label} ?${number}|${figures})(?:${box})?`,
    box,
    isLow: /^\d$/.test((houseNumber ?? '').trim()),
  }
}

/** A box and a unit, as far as they are known. */
export interface Within {
  readonly box: string | null
  readonly unit: string | null
}

interface LabelledNumbers {
  /** Pre-checks for texts without gaps: one of the values, and the sign. */
  readonly values: readonly string[]
  readonly sign: RegExp
  readonly patterns: readonly RegExp[]
}

/** The house number, box or unit named as such without the street: 'huisnummer 14', 'bus 3', 'bte 3'. */
export function labelledNumbers(houseNumber: string | null, { box, unit }: Within): LabelledNumbers {
  const [house, boxed, unitNumber] = [numberPattern(houseNumber), exactly(box), /\d/.test(unit ?? '') ? exactly(unit) : null]
  const small = wordsOf(houseNumber)
    .filter((word) => /^\d$/.test(word))
    .flatMap((digit) => labelledWords(digit))
  const sources = [
    ...(house === null ? [] : [`${longNumberLabel}${between} ?(?:${[house, ...small].join('|')})(?: ?${boxWord} ?${boxValue})?`]),
    ...(boxed === null ? [] : [`${boxWord}(?: ?${label})? ?${boxed}(?![^ ])`]),
    ...(unitNumber === null ? [] : [`${unitWord}(?: ?${label})? ?${unitNumber}(?![^ ])`]),
  ]
  const written = wordsOf(houseNumber).flatMap((word) => countWords(/^\d+/.exec(word)?.[0] ?? ''))
  const values = [...[houseNumber, box, unit].flatMap(wordsOf), ...written.map((words) => words.replaceAll(' ', ''))]
  const labels =
    'nummers?|numbers?|numeros?|nummern|is|est|ist|luidt|lautet|le|het|the|die|maison|police|rue|nrs?|nos?|hnr|hsnr|num|huis|wohnung|bus|bte|bt|boite|box|unit|app|appt|apt|appartement|apartment|wohnung|flat|studio|lot|kavel|entiteit|b'
  return {
    values,
    sign: new RegExp(`(?:${labels})(?:n[ro]?|num|numero|nummer)?0*(?:${values.join('|')})`),
    patterns: sources.map((source) => new RegExp(`(?<![^ \\d])(${source})`, 'gd')),
  }
}

/** The letters of a word, with a gap allowed between any two; ij and y are one letter. */
export function spelled(word: string, mayEndIn = ''): string {
  const letters = word.split(/(ij|y)/).flatMap((part) => (part === 'ij' || part === 'y' ? ['(?:i ?j|y)'] : [...part]))
  return letters.join(' ?') + (mayEndIn === '' ? '' : `(?: ?${mayEndIn})?`)
}

/** A range is found by either end too. */
function numberPattern(houseNumber: string | null, form: 'figures' | 'any' = 'any'): string | null {
  const parts = wordsOf(houseNumber).filter((word) => !/^(?:n|nr|no|num|nummer|numero)$/.test(word))
  const box = parts.findIndex((word) => /^(?:bus|bte|bt|boite|box)/.test(word))
  const own = box > 0 ? parts.slice(0, box) : parts
  if (!own.some((word) => /\d/.test(word))) return own.length === 1 && own[0] ? `${spelled(own[0])}(?![^ ])` : null
  const all = own.map((word) => spelled(word)).join(' ?')
  const written = form === 'figures' ? [] : own.flatMap(inWords)
  const single = own.filter((word) => /\d/.test(word)).map((word) => spelled(word))
  return `(?:${[...written, ...new Set([all, ...single])].map((each) => `0{0,3}${each}`).join('|')})(?:(?!\\d)[^ \\d](?![^ \\d]))?(?!\\d)`
}

/** From 10 on: a smaller number in words is an article or counts rooms. */
function inWords(word: string): readonly string[] {
  const [, digits = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(word) ?? []
  return Number(digits) < 10 ? [] : labelledWords(digits, letter)
}

function labelledWords(digits: string, letter = ''): readonly string[] {
  return countWords(digits).map((words) => `${words.split(' ').join(' ?')}${letter === '' ? '' : ` ?${letter}`}(?![^ ])`)
}

function exactly(value: string | null): string | null {
  const words = wordsOf(value).filter((word) => !/^(?:bus|bte|bt|boite|box|unit)$/.test(word))
  return words.length === 0 ? null : words.map((word) => spelled(word)).join(' ?')
}

function wordsOf(text: string | null): string[] {
  return fold(readable(text ?? ''))
    .text.split(' ')
    .filter((word) => word !== '')
}
