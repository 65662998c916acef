import type { Range } from './hide-ranges.ts'
import type { Mapped } from './hide-street-fold.ts'

/** A sign that folding takes away: '#', 'n°', 'No.'. */
const sign = /(?:#|№|(?<!\p{L})n(?:os|rs|[°ºo˚r])?\s?[.:°º]?)\s{0,2}$/iu
/** A place, if the sentence ends behind the number or goes on with the street. */
const place = /(?<!\p{L})(?:bij|op|aan|au|at|bei|beim|auf|ring|sonnez|belt?|klingeln?|wij|wo[oh]n\w*|habit\w*)\s(?:het\s|le\s|the\s|der\s)?$/iu
const sentenceEnd = /^\p{L}?(?:\s{0,2}(?:[.;:!?)]|,(?!\s?\d)|$|\n)|\s(?:de|in|van|der|of)\s)/u
const reach = 20

interface SignedNumbers {
  /** Pre-check by a text's letters and digits. */
  readonly isPossible: (letters: string) => boolean
  readonly ranges: (folded: Mapped, shown: Mapped) => readonly Range[]
}

/** The house number behind a sign ('#127', 'n° 127', 'No. 127') or a place ('bel aan bij 127.'). */
export function signedNumbers(houseNumber: string | null): SignedNumbers {
  const numbers = [...new Set((houseNumber ?? '').match(/\d{1,5}/g) ?? [])].map((number) => number.replace(/^0+(?=\d)/, ''))
  return {
    isPossible: (letters) => numbers.some((number) => letters.includes(number)),
    ranges(_, { text, start, end }) {
      return [...text.matchAll(/(?<![\d.,])0{0,3}([1-9]\d*)(?:\s?\p{L}(?!\p{L}))?(?![\p{L}\d]|[.,]\d)/gu)].flatMap(({ 0: whole, 1: figures = '', index }) => {
        if (!numbers.includes(figures)) return []
        const before = text.slice(Math.max(0, index - reach), index)
        const behind = index + whole.length
        const signed = sign.exec(before) ?? (figures.length > 1 && sentenceEnd.test(text.slice(behind, behind + reach)) ? place.exec(before) : null)
        return signed === null ? [] : [{ start: start(index - signed[0].length), end: end(behind - 1) }]
      })
    },
  }
}
