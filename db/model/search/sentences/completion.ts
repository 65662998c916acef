import type { Locale } from '#messages/locales.ts'
import { suggestZones } from '../../places/zone-suggestions.ts'
import { type Concept, type Lexicon, type Sentence, withoutEnding } from './lexicon.ts'
import { placeAt } from './place-matches.ts'
import { type Token, tokensOf } from './tokens.ts'

/** How many places a half-typed name offers. */
const maxPlaces = 4
/** The most words of a half-typed name: 'saint nicolas l'. */
const longestName = 3

/** Meanings that a half-typed word is completed to. */
const completing: readonly Concept[] = [
  ...(['type', 'bedrooms', 'bathrooms', 'terrace', 'garden', 'garage', 'parking', 'lift', 'pool', 'furnished', 'cellar', 'annuity'] as const),
  ...(['newBuild', 'ready', 'sale', 'rent'] as const),
]

/** The sentences that a visitor who is still typing the last word may mean, the likeliest first; none if that word is complete, or without the lexicon. */
export function completions(text: string, locale: Locale, lexicon: Lexicon | null): readonly string[] {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  if (
    lexicon === null ||
    last === undefined ||
    last.kind !== 'word' ||
    last.word.length < 3 ||
    last.end < text.length ||
    isKnown({ tokens, locale, lexicon }, last)
  )
    return []
  const places = begunPlaces(text, tokens, locale)
  const word = begunWord(last.word, locale, lexicon)
  const sentences = places.map(({ from, label }) => text.slice(0, from) + label)
  if (word === null) return sentences
  // A text that is one name is rather a place.
  const withWord = text.slice(0, last.start) + word
  return places.some(({ from }) => from === 0) ? [...sentences, withWord] : [withWord, ...sentences]
}

function isKnown(sentence: Sentence, { word }: Token): boolean {
  const { tokens, locale, lexicon } = sentence
  const { words, common } = lexicon
  if (words.has(word) || common.has(word) || words.has(withoutEnding(word, locale, lexicon))) return true
  return tokens.some((_, at) => at + (placeAt(sentence, at)?.length ?? 0) === tokens.length)
}

/** Places whose name begins with the last words, the longest name first. */
function begunPlaces(text: string, tokens: readonly Token[], locale: Locale): readonly { readonly from: number; readonly label: string }[] {
  for (let length = Math.min(longestName, tokens.length); length > 0; length--) {
    const from = tokens.at(-length)?.start ?? 0
    const found = suggestZones(text.slice(from), locale, maxPlaces)
    if (found.length > 0) return found.map(({ label }) => ({ from, label }))
  }
  return []
}

/** The shortest word of the page's language that begins so and means a filter. */
function begunWord(beginning: string, locale: Locale, { phrases }: Lexicon): string | null {
  const found = [...phrases].filter(
    ([phrase, meanings]) => phrase.startsWith(beginning) && !phrase.includes(' ') && meanings[locale]?.some(({ concept }) => completing.includes(concept)),
  )
  return found.sort(([one], [other]) => one.length - other.length)[0]?.[0] ?? null
}
