import { readable, tokensOf } from './tokens.ts'

/** Words of searches that were not understood. Who typed them is not kept, and a rare word only as a hash until its day ends. */

/** A word is kept from this many searches of a day on. */
export const shownFrom = 5
/** Days for which a word's counts are kept. */
export const unreadDays = 30

const maxWords = 10
const maxLetters = 30

/** The words of a text that are counted, each once: of letters alone, so no number, address or phone. */
export function countedWords(text: string): readonly string[] {
  const words = tokensOf(readable(text).text).filter(({ kind, word }) => kind === 'word' && word.length >= 3 && word.length <= maxLetters)
  return [...new Set(words.map(({ word }) => word))].slice(0, maxWords)
}
