import type { Locale } from '#messages/locales.ts'
import { WordIndex } from './edits.ts'
import { type Concept, lexicon, phrasesAt, withoutEnding } from './lexicon.ts'
import { type PlaceMatch, placeAt, placeLike } from './place-matches.ts'
import type { Token } from './tokens.ts'

/** A word or a name that was read as another. */
export interface Correction {
  readonly from: string
  readonly to: string
  readonly start: number
}

interface Spelled {
  readonly tokens: readonly Token[]
  /** Places by their first token. */
  readonly places: ReadonlyMap<number, PlaceMatch>
  readonly corrections: readonly Correction[]
}

/**
 * Corrects the words of a sentence that are neither words of the vocabulary nor places nor common: to the nearest word of the vocabulary
 * or, if it is nearer, the nearest place.
 * @source sentences, "Misspellings"
 */
export function corrected(tokens: readonly Token[], locale: Locale): Spelled {
  const known = knownTokens(tokens, locale)
  const words = [...tokens]
  const places = new Map<number, PlaceMatch>()
  const corrections: Correction[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = words[at]
    if (token === undefined || known[at] === true || token.kind !== 'word') continue
    const compound = splitCompound(token, locale)
    if (compound !== null) {
      words.splice(at, 1, ...compound)
      return continued(words, tokens, places, corrections, locale)
    }
    const word = nearestWord(token.word, locale)
    const place = nearestPlace(words, at)
    if (place !== null && (word === null || place.match.edits < word.edits || (place.match.length > 1 && place.match.edits <= word.edits))) {
      places.set(place.from, place.match)
      const typed = words.slice(place.from, place.from + place.match.length)
      corrections.push({ from: typed.map(({ text }) => text).join(' '), to: place.match.zones[0]?.names[locale] ?? '', start: typed[0]?.start ?? 0 })
      at = place.from + place.match.length - 1
    } else if (word !== null) {
      words[at] = { ...token, word: word.word }
      corrections.push({ from: token.text, to: word.word, start: token.start })
    }
  }
  return { tokens: words, places, corrections }
}

/** After a compound was split, the places of the tokens changed. */
function continued(
  words: readonly Token[],
  before: readonly Token[],
  places: ReadonlyMap<number, PlaceMatch>,
  corrections: readonly Correction[],
  locale: Locale,
): Spelled {
  const rest = corrected(words, locale)
  const own = words.length === before.length ? [...places] : []
  return {
    tokens: rest.tokens,
    places: new Map([...own, ...rest.places]),
    corrections: [...corrections.filter(({ start }) => !rest.corrections.some((each) => each.start === start)), ...rest.corrections],
  }
}

function knownTokens(tokens: readonly Token[], locale: Locale): boolean[] {
  const { words, common } = lexicon()
  const known = tokens.map(
    ({ word, kind }) => kind !== 'word' || word.length < 4 || words.has(word) || common.has(word) || words.has(withoutEnding(word, locale)),
  )
  for (let at = 0; at < tokens.length; at++) {
    const place = placeAt(tokens, at)
    for (let next = at; next < at + (place?.length ?? 0); next++) known[next] = true
  }
  return known
}

let vocabulary: WordIndex<ReadonlySet<Locale>> | null = null

function nearestWord(typed: string, locale: Locale): { readonly word: string; readonly edits: number } | null {
  if (vocabulary === null) {
    vocabulary = new WordIndex()
    for (const [word, languages] of lexicon().words) vocabulary.add(word, languages)
  }
  const index = vocabulary
  const [first] = stemsOf(typed, locale)
    .flatMap((stem) =>
      index
        .near(stem)
        .filter(({ word, edits, entry }) => (stem === typed || edits < 2) && (entry.has(locale) || (edits < 2 && word.length >= 6)))
        // An ending left out counts as an edit.
        .map((found) => (stem === typed ? found : { ...found, edits: found.edits + 1 })),
    )
    .map(({ word, edits, entry }) => ({ word, edits, order: edits * 2 + (entry.has(locale) ? 0 : 1) }))
    .sort((one, other) => one.order - other.order || other.word.length - one.word.length)
  return first ?? null
}

/** A word as typed and without its endings: 'möblirtes' is 'möblirt'. */
function stemsOf(typed: string, locale: Locale): string[] {
  const endings = lexicon().endings[locale].filter((ending) => typed.endsWith(ending) && typed.length - ending.length >= 4)
  return [typed, ...endings.map((ending) => typed.slice(0, -ending.length))]
}

/** The longest name around a token that is a misspelt place. */
function nearestPlace(tokens: readonly Token[], at: number): { readonly from: number; readonly match: PlaceMatch } | null {
  for (const [from, length] of [
    [at - 1, 3],
    [at, 3],
    [at - 1, 2],
    [at, 2],
    [at, 1],
  ] as const) {
    if (from < 0 || (length > 1 && !isNameLike(tokens, from, length, at))) continue
    const match = placeLike(tokens, from, length)
    if (match !== null) return { from, match }
  }
  return null
}

/** Whether the words around a misspelt one may belong to its name: 'Knokke Heyst', not 'in Heyst'. */
function isNameLike(tokens: readonly Token[], from: number, length: number, at: number): boolean {
  for (let next = from; next < from + length; next++) {
    const token = tokens[next]
    if (token === undefined || token.kind !== 'word') return false
    if (
      next !== at &&
      !isUnknown(token) &&
      (placeAt(tokens, next) === null || token.word.length < 3) &&
      !/^(?:sint|saint|sainte|st|ste|sur|sous|le|la|les|lez|de|l)$/.test(token.word)
    )
      return false
  }
  return true
}

function isUnknown({ word }: Token): boolean {
  return word.length >= 4 && !lexicon().words.has(word) && !lexicon().common.has(word)
}

const leading: readonly Concept[] = ['sale', 'rent', 'newBuild', 'furnished', 'annuity', 'ready', 'number', 'rooms', 'room']

/** 'nieuwbouwappartement', 'Neubauwohnung', 'Zweizimmerwohnung': words written as one, the last a kind of home. */
function splitCompound(token: Token, locale: Locale): readonly Token[] | null {
  if (token.word.length < 8) return null
  const parts = partsOf(token.word, locale)
  if (parts === null) return null
  let at = 0
  return parts.map((part, index) => {
    const from = at
    at = index === parts.length - 1 ? token.text.length : Math.min(at + part.length, token.text.length)
    const place = { start: token.start + from, end: index === parts.length - 1 ? token.end : token.start + at }
    return { ...token, ...place, kind: 'word', word: part, text: token.text.slice(from, at), isJoined: index > 0 }
  })
}

function partsOf(word: string, locale: Locale): readonly string[] | null {
  for (let cut = 4; cut <= word.length - 4; cut++) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)]
    const front = isOneOf(first, locale, leading) ? first : likeOneOf(first, locale, leading)
    if (front === null) continue
    const last = isOneOf(rest, locale, ['type']) ? rest : front === first ? likeOneOf(rest, locale, ['type']) : null
    if (last !== null) return [front, last]
    const more = partsOf(rest, locale)
    if (more !== null) return [front, ...more]
  }
  return null
}

/** 'niewbouw' for 'nieuwbouw'. */
function likeOneOf(typed: string, locale: Locale, concepts: readonly Concept[]): string | null {
  if (typed.length < 6) return null
  const word = nearestWord(typed, locale)?.word ?? null
  return word !== null && isOneOf(word, locale, concepts) ? word : null
}

function isOneOf(word: string, locale: Locale, concepts: readonly Concept[]): boolean {
  const [phrase] = phrasesAt([{ word }], 0, locale)
  return phrase?.meanings.some(({ concept }) => concepts.includes(concept)) ?? false
}
