import type { Range } from './hide-ranges.ts'
import type { Mapped } from './hide-street-fold.ts'
import { counted, letterOfNumber } from './hide-street-in-texts.ts'
import { lettersOfBox } from './hide-street-number.ts'

/** Numbers in front of the house number in a list: '25, 27', '25 en 27', '25/27'. */
const link = String.raw`(?:\s{0,2}(?:[,;&+/]|\p{Pd}|(?:en|et|und|and|ou|of|or|oder|tot|bis|to|à|t\/m)(?!\p{L}))\s{0,2}){1,2}`
const list = String.raw`(?:\d{1,4}${letterOfNumber}?${link}){0,8}$`
/** A sign that folding takes away, '#', 'n°', 'No.', or a word for numbers. */
const sign = new RegExp(
  String.raw`(?:#|№|(?<!\p{L})(?:n(?:[°ºo˚]\s?s?|rs?|os)?|(?:(?:huis|haus|house)\s?)?(?:nr[sn]?|nummers?|nummern|numbers?)|num[ée]ros?)\s?[.:°º˚]?)\s{0,2}${list}`,
  'iu',
)
/** A place, if the sentence ends behind the number or goes on with the street. */
const place = new RegExp(
  String.raw`(?<!\p{L})(?:bij|op|aan|au|at|bei|beim|auf|ring|sonnez|belt?|klingeln?|wij|wo[oh]n\w*|habit\w*)\s(?:het\s|le\s|the\s|der\s)?${list}`,
  'iu',
)
/** A word for a home, its door or its bell before the number, under the same condition. */
const home = new RegExp(
  String.raw`(?<!\p{L})(?:huis|huizen|woning(?:en)?|deur|bel|pand(?:en)?|adres(?:se)?|maisons?|portes?|sonnette|houses?|door|h[aä]us(?:er)?|t[uü]r|klingel|villa)\s${list}`,
  'iu',
)
const sentenceEnd = /^(?:\s{0,2}(?:[.;:!?)/&]|,(?!\s?\d)|$|\n)|\s(?:de|in|van|der|of)\s)/u
/** What follows in the list. */
const more = new RegExp(String.raw`^(?:${link}\d{1,4}${letterOfNumber}?(?![\p{L}\d]|[.,]\d)${counted})+`, 'iu')
const reach = 60
/** 'nrs. 25-29', of which only the ends are written. */
const span =
  /(?<![\d.,])0{0,3}([1-9]\d{0,3})\s{0,2}(?:\p{Pd}|\/|(?:tot(?:\sen\smet)?|t\/m|à|a|au|bis|to)(?!\p{L}))\s{0,2}0{0,3}([1-9]\d{0,3})(?![\p{L}\d]|[.,]\d)/giu
const maxSpan = 60
/** Pre-check for such a span, by a text's letters and digits. */
const spanned = /(?:n[or]?[sn]?|nummer[ns]?|numbers?|numeros?)\d{1,4}(?:tot(?:enmet)?|tm|au?|bis|to)?\d/

interface SignedNumbers {
  /** Pre-check by a text's letters and digits. */
  readonly isPossible: (letters: string) => boolean
  readonly ranges: (folded: Mapped, shown: Mapped) => readonly Range[]
}

/** The house number behind a sign ('#127', 'n° 127', 'nrs. 125 en 127'), a home ('huis 127.') or a place ('bel aan bij 127.'), or before its box ('127/3'). */
export function signedNumbers(houseNumber: string | null, box: string | null): SignedNumbers {
  const letters = [...(lettersOfBox(box) ?? '')]
  const boxed = letters.length === 0 ? null : new RegExp(String.raw`^\s?[/-]\s?0{0,3}${letters.join('\\.?')}(?![\p{L}\d]|[.,]\d)`, 'iu')
  const numbers = [...new Set((houseNumber ?? '').match(/\d{1,5}/g) ?? [])].map((number) => number.replace(/^0+(?=\d)/, ''))
  return {
    isPossible: (letters) => numbers.length > 0 && (numbers.some((number) => letters.includes(number)) || spanned.test(letters)),
    ranges(_, { text, start, end }) {
      const around = [...text.matchAll(span)].flatMap(({ 0: whole, 1: low, 2: high, index }): Range[] => {
        const [first, last] = [Number(low), Number(high)]
        if (last - first > maxSpan || !numbers.some((number) => first < Number(number) && Number(number) < last)) return []
        const signed = sign.exec(text.slice(Math.max(0, index - reach), index))
        return signed === null ? [] : [{ start: start(index - signed[0].length), end: end(index + whole.length - 1) }]
      })
      const named = [...text.matchAll(/(?<![\d.,])0{0,3}([1-9]\d*)(?:\s?\p{L}(?!\p{L}))?(?![\p{L}\d]|[.,]\d)/gu)].flatMap(
        ({ 0: whole, 1: figures = '', index }) => {
          if (!numbers.includes(figures)) return []
          const before = text.slice(Math.max(0, index - reach), index)
          const behind = index + whole.length
          const within = boxed?.exec(text.slice(behind, behind + reach))
          if (within) return [{ start: start(index), end: end(behind + within[0].length - 1) }]
          const rest = more.exec(text.slice(behind, behind + reach))?.[0] ?? ''
          const isEnd = rest !== '' || sentenceEnd.test(text.slice(behind, behind + reach))
          const signed = sign.exec(before) ?? (isEnd ? (home.exec(before) ?? (figures.length > 1 ? place.exec(before) : null)) : null)
          return signed === null ? [] : [{ start: start(index - signed[0].length), end: end(behind + rest.length - 1) }]
        },
      )
      return [...around, ...named]
    },
  }
}
