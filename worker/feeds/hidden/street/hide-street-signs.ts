import type { Range } from '../hide-ranges.ts'
import { isBesideStreet } from './hide-street-beside.ts'
import { beginsWithDate } from './hide-street-dates.ts'
import type { Mapped } from './hide-street-fold.ts'
import { letterOfNumber } from './hide-street-in-texts.ts'
import { listBefore, mayHoldNumber, type NumberInText, numbersIn, numbersOf, reach } from './hide-street-lists.ts'
import { lettersOfBox, slogan } from './hide-street-number.ts'

/** A sign that folding takes away, '#', 'n°', 'No.', or a word for numbers; but 'la N4' is a road. */
const sign = new RegExp(
  String.raw`(?:#|№|(?<!\p{L})(?:n[°ºo˚]\s?s?|n(?:rs?|os)|(?<!(?:de|la|der|die|the|den|via|langs|nabij|bij|près|proche|near)\s)n|(?:(?:huis|haus|house)\s?)?(?:nr[sn]?|nummers?|nummern|numbers?)|num[ée]ros?)\s?[.:°º˚]?)\s{0,2}${listBefore}`,
  'iu',
)
/** A place, if the sentence ends behind the number or goes on with the street; behind a number it ends days: 'du 20 au 27'. */
const place = new RegExp(
  String.raw`(?<!\p{L}|\d(?:er)?\s)(?:bij|op|aan|au|at|bei|beim|auf|ring|sonnez|belt?|klingeln?|wij|wo[oh]n\w*|habit\w*|ter\shoogte\svan|t\.?h\.?v\.?|à\shauteur\sdu?|auf\shöhe\svon)\s(?:het\s|le\s|the\s|der\s)?${listBefore}`,
  'iu',
)
/** A word for a home, its door or its bell before the number, under the same condition. */
const home = new RegExp(
  String.raw`(?<!\p{L})(?:huis|huizen|woning(?:en)?|deur|bel|pand(?:en)?|adres(?:se)?|maisons?|portes?|sonnette|houses?|door|h[aä]us(?:er)?|t[uü]r|klingel|villa)\s${listBefore}`,
  'iu',
)
const sentenceEnd = /^(?:\s{0,2}(?:[.;:!?)/&]|,(?!\s?\d)|$|\n)|\s(?:de|in|van|der|of)\s)/u
const notInSlogan = new RegExp(`^${slogan}`, 'iu')
/** Homes that a project lists: 'Woning 1: 395.000 euro; woning 2: 405.000 euro'. */
const enumerated = /\p{L}\s\d\s?:/gu

interface SignedNumbers {
  /** Pre-check by a text's letters and digits. */
  readonly isPossible: (letters: string) => boolean
  readonly ranges: (folded: Mapped, shown: Mapped) => readonly Range[]
}

/**
 * The house number behind a sign ('#127', 'n° 127', 'nrs. 125 en 127'), a home ('huis 127.') or a place ('bel aan bij 127.'), beside a street, or before its
 * box ('127/3').
 */
export function signedNumbers(houseNumber: string | null, box: string | null, streetsIn: (text: string) => readonly Range[] = () => []): SignedNumbers {
  const numbers = numbersOf(houseNumber)
  const boxed = beforeBox(numbers, box)
  return {
    isPossible: (letters) => numbers.length > 0 && mayHoldNumber(letters, numbers),
    ranges(_, { text, start, end }) {
      const withBox = boxed === null ? [] : [...text.matchAll(boxed)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
      const found = numbersIn(text, numbers).filter((each) => !withBox.some((range) => range.start <= each.start && each.start < range.end))
      const streets = found.length === 0 ? [] : streetsIn(text)
      const named = found.flatMap((each): Range[] => {
        const signed = signBefore(text, each)
        if (signed !== null) return [{ start: each.start - signed.length, end: each.last }]
        return isBesideStreet(text, each, streets) && !beginsWithDate(text.slice(each.first, each.first + reach)) ? [{ start: each.first, end: each.last }] : []
      })
      return [...withBox, ...named].map((range) => ({ start: start(range.start), end: end(range.end - 1) }))
    },
  }
}

/** The sign, home or place before a number, with the numbers between. */
function signBefore(text: string, { first, start, end, last, figures }: NumberInText): string | null {
  const before = text.slice(Math.max(0, start - reach), start)
  const behind = text.slice(last, last + reach)
  const signed = sign.exec(before)
  if (signed !== null) return figures !== '1' || notInSlogan.test(behind) ? signed[0] : null
  if (end === last && !sentenceEnd.test(behind)) return null
  if (/^\s?:/.test(behind) && (text.match(enumerated) ?? []).length > 1) return null
  const isPlaced = figures.length > 1 && !beginsWithDate(text.slice(first, first + reach))
  return (home.exec(before) ?? (isPlaced ? place.exec(before) : null))?.[0] ?? null
}

function beforeBox(numbers: readonly string[], box: string | null): RegExp | null {
  const letters = [...(lettersOfBox(box) ?? '')]
  if (letters.length === 0 || numbers.length === 0) return null
  const word = String.raw`[\s,]{0,2}(?:bus|b(?:te|t|ox|o[iî]te)?)\.?\s?(?:n[°ºr]\.?\s?)?`
  return new RegExp(
    String.raw`(?<![\d.,])0{0,3}(?:${numbers.join('|')})${letterOfNumber}?(?:\s?[/-]\s?|${word})0{0,3}${letters.join('\\.?')}(?![\p{L}\d]|[.,]\d)`,
    'giu',
  )
}
