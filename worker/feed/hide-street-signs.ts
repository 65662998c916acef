import type { Range } from './hide-ranges.ts'
import { readable } from './hide-street-fold.ts'

/** Signs that folding takes away, or words that mean a house number only with the end of a sentence behind it. */
const signs = String.raw`(?:#|№|(?<!\p{L})n(?:os|rs|[°ºo˚r])?\s?[.:°º]?)\s{0,2}`
const places = String.raw`(?<!\p{L})(?:bij|op|aan|au|at|bei|beim|auf|ring|sonnez|belt|klingeln?)\s(?:het\s|le\s|the\s|der\s)?`
const sentenceEnd = String.raw`(?=\s{0,2}(?:[.;:!?)]|,(?!\s?\d)|$|\n)|\s(?:de|in|van|der|of)\s)`

interface SignedNumbers {
  /** Pre-check by a text's letters and digits. */
  readonly isPossible: (letters: string) => boolean
  readonly ranges: (original: string) => readonly Range[]
}

/** The house number behind a sign ('#127', 'n° 127', 'No. 127') or a place ('bel aan bij 127.'). */
export function signedNumbers(houseNumber: string | null): SignedNumbers {
  const numbers = [...new Set((houseNumber ?? '').match(/\d{1,5}/g) ?? [])].map((number) => number.replace(/^0+(?=\d)/, ''))
  const any = `0{0,3}(?:${numbers.join('|')})`
  let pattern: RegExp | undefined
  return {
    isPossible: (letters) => numbers.some((number) => letters.includes(number)),
    ranges(original) {
      const shown = readable(original)
      const long = numbers.filter((number) => number.length > 1)
      pattern ??= new RegExp(
        `${signs}${any}(?:\\s?\\p{L}(?!\\p{L}))?(?![\\p{L}\\d])(?![.,]\\d)${long.length === 0 ? '' : `|${places}0{0,3}(?:${long.join('|')})\\p{L}?${sentenceEnd}`}`,
        'giu',
      )
      return [...shown.text.matchAll(pattern)].map(({ 0: whole, index }) => ({ start: shown.start(index), end: shown.end(index + whole.length - 1) }))
    },
  }
}
