import { numberWords } from '#db/model/calculators/number-words.ts'
import { locales } from '#messages/locales.ts'
import { memoize } from '../../memoize.ts'
import { fold, readable } from './hide-street-fold.ts'

/** Numbers as texts write them out, folded. */

const roman: readonly (readonly [number, string])[] = [
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
/** The largest number that a street's name holds: 'Rue du 24 Février'. */
const maxInName = 31

const words = memoize((digits) => {
  const number = Number(digits)
  const written = locales.map((locale) => numberWords(number, locale))
  const tens = Math.floor(number / 10) % 10
  // As the French count: 'soixante-douze', 'quatre-vingt-douze'.
  const round = () => numberWords(number - 10 - (number % 10), 'fr').replace(/s$/, '')
  const french = tens === 7 || tens === 9 ? [`${round()} ${number % 100 === 71 ? 'et ' : ''}${numberWords((number % 10) + 10, 'fr')}`] : []
  return [...new Set([...written, ...french].map((each) => fold(readable(each)).text.trim()))]
})

/** A number from 1 to 999 in words, in every language; empty for any other. */
export function countWords(digits: string): readonly string[] {
  return /^[1-9]\d{0,2}$/.test(digits) ? words(digits) : []
}

let inWords: ReadonlySet<string> | undefined

/** Whether a folded word is a number in words, or one of its words: 'zevenentwintig', 'vingt'. 'Tiensesteenweg' only begins with one. */
export function isNumberWord(word: string): boolean {
  inWords ??= new Set(Array.from({ length: 999 }, (_, at) => countWords(String(at + 1))).flatMap((all) => all.flatMap((each) => each.split(' '))))
  return inWords.has(word)
}

let named: ReadonlyMap<string, readonly string[]> | undefined

/** Every way to write the number that a word of a street's name is: '10', 'x', 'dix', 'tien'. Empty for any other word. */
export function sameCount(word: string): readonly string[] {
  named ??= new Map(Array.from({ length: maxInName }, (_, index) => formsOf(index + 1)).flatMap((forms) => forms.map((form) => [form, forms] as const)))
  return named.get(word.replace(/^(\d+)(?:er|re|e|ste|de)$/, '$1')) ?? []
}

/** A number from 1 to 899 in Roman figures; null for one that is a single letter and may be another thing, except V and X. */
export function romanFigures(number: number): string | null {
  const figures = number < 1 || number > 899 || !Number.isInteger(number) ? '' : romanOf(number)
  return figures.length > 1 || figures === 'v' || figures === 'x' ? figures : null
}

function romanOf(number: number): string {
  let [left, figures] = [number, '']
  for (const [value, figure] of roman) for (; left >= value; left -= value) figures += figure
  return figures
}

function formsOf(number: number): readonly string[] {
  const figures = romanOf(number)
  // Skip 1: a single letter is ambiguous, and 'een' or 'un' is an article.
  const spelled = number === 1 ? [] : countWords(String(number)).filter((form) => !form.includes(' '))
  return [String(number), ...(figures.length > 1 || figures === 'x' ? [figures] : []), ...spelled]
}
