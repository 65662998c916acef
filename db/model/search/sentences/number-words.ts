import type { Lexicon, Sentence } from './lexicon.ts'

/** The numbers of a word: 'tweehonderdvijftigduizend' has four. Null for any other word. */
export function numberWords(word: string, { locale, lexicon }: Omit<Sentence, 'tokens'>): readonly number[] | null {
  const own = wordValue(word, locale, lexicon)
  if (own !== null) return [own]
  if (word.length < 7) return null
  const parts = splitNumber(word, lexicon)
  return parts === null || parts.length < 2 ? null : orderedParts(parts)
}

function wordValue(word: string, locale: Sentence['locale'], { phrases }: Lexicon): number | null {
  const byLanguage = phrases.get(word)
  if (byLanguage === undefined) return null
  const meanings = byLanguage[locale] ?? Object.values(byLanguage).flat()
  const number = meanings.find((meaning) => meaning.concept === 'number')
  return number?.concept === 'number' ? number.value : null
}

function splitNumber(word: string, lexicon: Lexicon): (number | null)[] | null {
  if (word === '') return []
  for (const [text, value] of lexicon.numberParts) {
    if (text.length < 2 || !word.startsWith(text)) continue
    const rest = splitNumber(word.slice(text.length), lexicon)
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
