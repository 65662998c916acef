import { countWords, romanFigures } from './hide-street-count.ts'
import { fold, readable } from './hide-street-fold.ts'
import { longNumberLabel, numberLabel } from './hide-street-stops.ts'

/** What may stand between a word for a number and the number: 'het nummer is 27'. */
const between = '(?: ?(?:(?:is|est|ist|luidt|lautet)(?: ?(?:le|het|the|die))?|van het huis|de la maison|der wohnung))?'
const label = `${numberLabel}${between}`
const boxWord = '(?:bus|bte|bt|boite(?: (?:postale|aux lettres))?|box|postbus)'
const unitWord = '(?:unit|app|appt|apt|appartement|apartment|wohnung|flat|studio|lot|kavel|entiteit|b)'
const doorWord = '(?:deur|bel|brievenbus|porte|sonnette|boite|door|bell|tur|tuer|klingel)'
/** What a number in front of it counts. */
const countedWord =
  '(?:slaap|sla?p?k|bed|cham|ch(?![^ ])|zimm|schlaf|kamer|piece|room|m(?![^ ])|m2|km|min|gevel|faca|verdiep|etag|pers|jaar|ans|year|hab|sterren|etoil)'
/** 'Au vingt-sept de la rue'. */
const placeBefore = '(?:au|op|aan|bij|at|auf)(?: (?:het|le|the|de|nummer|numero|number))?'
const streetBehind =
  '(?:de|van|of|in|der|dans) (?:(?:la|l|de|het|the|der|cette|deze|this) )?[^ ]*(?:rue|straat|avenue|laan|street|strasse|chaussee|steenweg|place|plein)'
/** What does not follow the number 1 of an address: 'nummer 1 in vastgoed'. */
export const slogan = String.raw`(?!\s(?:in|en|im|voor|for|van|of|de|du|op)\s(?:(?:de|het|la|le|the|l|der|das)['’\s]{1,2})?(?:vastgoed|immo|real|estate|makel|propert|verkoop|verhuur|r[eé]gio))`
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
  const house = numberPattern(houseNumber)
  const anyWords = wordsOf(houseNumber).flatMap((word) => labelledWords(/^\d+/.exec(word)?.[0] ?? ''))
  const tall = wordsOf(houseNumber).flatMap(inWords)
  const small = wordsOf(houseNumber)
    .filter((word) => /^\d$/.test(word))
    .flatMap((digit) => labelledWords(digit))
  const sources = [
    ...(house === null ? [] : [`${longNumberLabel}${between} ?(?:${[house, ...small].join('|')})${slogan}(?: ?${boxWord} ?${boxValue})?`]),
    ...(anyWords.length === 0 ? [] : [`${placeBefore} (?:${anyWords.join('|')}) ${streetBehind}`]),
    // 'Zevenentwintig in de Kerkstraat'.
    ...(tall.length === 0 ? [] : [`(?:${tall.join('|')})(?= ${streetBehind})`]),
    ...boxPatterns(box),
    ...boxPatterns(/\d/.test(unit ?? '') ? unit : null),
  ]
  const written = [...wordsOf(houseNumber), ...partsOf(box)].flatMap((word) => formsOf(/^\d+/.exec(word)?.[0] ?? ''))
  const values = [
    ...wordsOf(houseNumber),
    ...[box, unit].map((each) => partsOf(each).join('')).filter((each) => each !== ''),
    ...written.map((words) => words.replaceAll(' ', '')),
  ]
  const labels =
    'nummers?|numbers?|numeros?|nummern|is|est|ist|luidt|lautet|le|het|the|die|maison|police|rue|nrs?|nos?|hnr|hsnr|num|huis|wohnung|bus|bte|bt|boite|postale|lettres|box|deur|bel|porte|sonnette|door|bell|tur|tuer|klingel|au|op|aan|bij|at|auf|de|unit|app|appt|apt|appartement|apartment|wohnung|flat|studio|lot|kavel|entiteit|b'
  return {
    values,
    sign: new RegExp(`(?:${labels})(?:n[ro]?|num|numero|nummer)?0*(?:${values.join('|')})|(?:${values.join('|')})(?:de|van|of|in|der|dans)`),
    patterns: sources.map((source) => new RegExp(`(?<![^ \\d])(${source})`, 'gd')),
  }
}

/** A box or unit behind a word for one: '3.02' is also 302 and 0302. */
function boxPatterns(value: string | null): readonly string[] {
  const parts = partsOf(value)
  if (parts.length === 0) return []
  const figures = `0{0,3}${parts.map((part) => spelled(part)).join(' ?')}(?![^ ])`
  const words = /^\d+$/.test(parts.join('')) ? labelledWords(parts.join('')) : []
  const named = (names: string, form: string) => `${names}(?: ?${label})? ?${form}`
  const all = [named(`(?:${boxWord}|${doorWord})`, figures), ...(words.length === 0 ? [] : [`${named(boxWord, `(?:${words.join('|')})`)}(?! ${countedWord})`])]
  return parts.some((part) => /\d/.test(part)) ? [...all, `${named(unitWord, figures)}(?! ${countedWord})`] : all
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
  return `(?:${[...written, ...new Set([all, ...single])].map((each) => `0{0,3}${each}`).join('|')})(?:(?!\\d)[^ \\d](?![^ \\d])|bis|ter|quater)?(?!\\d)`
}

/** From 10 on: a smaller number in words is an article or counts rooms. */
function inWords(word: string): readonly string[] {
  const [, digits = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(word) ?? []
  return Number(digits) < 10 ? [] : labelledWords(digits, letter)
}

function labelledWords(digits: string, letter = ''): readonly string[] {
  return formsOf(digits).map((words) => `${words.split(' ').join(' ?')}${letter === '' ? '' : ` ?${letter}`}(?![^ ])`)
}

/** The letters and digits of a box; null if there are none. */
export function lettersOfBox(box: string | null): string | null {
  return partsOf(box).join('') || null
}

/** A number in words and in Roman figures. */
function formsOf(digits: string): readonly string[] {
  const roman = romanFigures(Number(digits))
  return [...countWords(digits), ...(roman === null ? [] : [roman])]
}

/** The words of a box or unit, without leading zeros. */
function partsOf(value: string | null): readonly string[] {
  const words = wordsOf(value).filter((word) => !/^(?:bus|bte|bt|boite|box|unit|app|appt|apt)$/.test(word))
  return words.map((word, index) => (index === 0 ? word.replace(/^0+(?=.)/, '') : word))
}

function wordsOf(text: string | null): string[] {
  return fold(readable(text ?? ''))
    .text.split(' ')
    .filter((word) => word !== '')
}
