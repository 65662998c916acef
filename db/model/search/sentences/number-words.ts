import type { Locale } from '#messages/locales.ts'
import { sentenceWords } from '#messages/sentences/sentence-words.ts'
import { lexicon, split } from './lexicon.ts'
import { fold } from './tokens.ts'

/** The numbers of a word: 'tweehonderdvijftigduizend' has four. Null for any other word. */
export function numberWords(word: string, locale: Locale): readonly number[] | null {
  const own = wordValue(word, locale)
  if (own !== null) return [own]
  if (word.length < 7) return null
  const parts = splitNumber(word)
  return parts === null || parts.length < 2 ? null : orderedParts(parts)
}

function wordValue(word: string, locale: Locale): number | null {
  const byLanguage = lexicon().phrases.get(word)
  if (byLanguage === undefined) return null
  const meanings = byLanguage[locale] ?? Object.values(byLanguage).flat()
  const number = meanings.find((meaning) => meaning.concept === 'number')
  return number?.concept === 'number' ? number.value : null
}

let pieces: readonly (readonly [word: string, value: number | null])[] | null = null

function splitNumber(word: string): (number | null)[] | null {
  // English does not write numbers as one word.
  pieces ??= Object.values(sentenceWords)
    .filter((words) => words !== sentenceWords.en)
    .flatMap(({ numbers, joiners }) => [
      ...Object.entries(numbers).flatMap(([value, named]) => split(named).map((text) => [fold(text), Number(value)] as const)),
      ...split(joiners).map((text) => [fold(text), null] as const),
    ])
    .sort(([one], [other]) => other.length - one.length)
  if (word === '') return []
  for (const [text, value] of pieces) {
    if (text.length < 2 || !word.startsWith(text)) continue
    const rest = splitNumber(word.slice(text.length))
    if (rest !== null) return [value, ...rest]
  }
  return null
}

/** 'vierentwintig' has its ones before its tens. */
function orderedParts(parts: readonly (number | null)[]): readonly number[] {
  const ordered: number[] = []
  parts.forEach((value, at) => {
    const before = parts[at - 1]
    if (value === null) return
    const ones = ordered.at(-1)
    if (before === null && ones !== undefined && ones < 10 && value >= 20 && value < 100) ordered.splice(-1, 1, value, ones)
    else ordered.push(value)
  })
  return ordered
}
