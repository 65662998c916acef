import type { Cut } from './hide-street.ts'
import { countWords, isNumberWord } from './hide-street-count.ts'
import { endOf, foldedWords, kindNamed } from './hide-street-kind.ts'
import { stopAt } from './hide-street-stops.ts'
import { particles } from './hide-street-words.ts'
import { streetAlone } from './street-alone.ts'

/** The street's words, for a page that must not show the number; null if a number may be among them, or only a part of a building. */
export function shownStreet(street: string, cut: Cut): string | null {
  const alone = streetAlone(street)
  if (alone === null || /\p{N}/u.test(alone) || cut(alone) !== alone) return null
  const all = foldedWords(alone)
  const words = all.slice(all.findIndex((word) => !particles.has(word)))
  return beginsWithNumber(words.join(' ')) || isNumberBeforeStreet(words) || words.every((word) => stopAt(word, word) === 'end') ? null : alone
}

/** 'Drie Kerkstraat', 'deux rue Haute', 'XXVII Kerkstraat'; 'Acht Meiplein' is a date. */
function isNumberBeforeStreet([first = '', second = '']: readonly string[]): boolean {
  const isNumber = isNumberWord(first) || /^[ivxlcd]{2,}$/.test(first)
  return isNumber && (kindNamed(second) !== null || endOf(second) !== null) && !/^(?:mei|mai|juli|september|november|oktober|december)/.test(second)
}

/** Smaller numbers are often part of a street's name: 'Vier Uitersten', 'Deux Ponts'. */
const least = 10
const most = 999
let numbers: readonly string[] | undefined

/** Whether a folded text begins with a number in words. 'Onze' is also 'our'. */
function beginsWithNumber(text: string): boolean {
  numbers ??= Array.from({ length: most - least + 1 }, (_, at) => countWords(String(least + at))).flat()
  // 'Honderdentwaalf', 'hundertundzwölf'
  const plain = text.replace(/^([a-z]*honderd|[a-z]*hundert)(?:en|und)(?=[a-z])/, '$1').replace(/^hundert/, 'einhundert')
  return !/^onze (?:lieve|heer)/.test(text) && numbers.some((words) => plain.startsWith(`${words} `))
}
