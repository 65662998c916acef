import type { Cut } from './hide-street.ts'
import { countWords } from './hide-street-count.ts'
import { streetAlone } from './hide-street-field.ts'
import { foldedWords } from './hide-street-kind.ts'
import { stopAt } from './hide-street-stops.ts'

/** The street's words, for a page that must not show the number; null if a number may be among them, or only a part of a building. */
export function shownStreet(street: string, cut: Cut): string | null {
  const alone = streetAlone(street)
  if (alone === null || /\p{N}/u.test(alone) || cut(alone) !== alone) return null
  const words = foldedWords(alone)
  return beginsWithNumber(words.join(' ')) || words.every((word) => stopAt(word, word) === 'end') ? null : alone
}

/** Smaller numbers are often part of a street's name: 'Vier Uitersten', 'Deux Ponts'. */
const least = 10
const most = 999
let numbers: readonly string[] | undefined

/** Whether a folded text begins with a number in words. 'Onze' is also 'our'. */
function beginsWithNumber(text: string): boolean {
  numbers ??= Array.from({ length: most - least + 1 }, (_, at) => countWords(String(least + at))).flat()
  return !/^onze (?:lieve|heer)/.test(text) && numbers.some((words) => text.startsWith(`${words} `))
}
