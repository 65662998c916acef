import type { Locale } from '#messages/locales.ts'
import { WordIndex } from './edits.ts'
import { lexicon, phrasesAt, withoutEnding } from './lexicon.ts'
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
function continued(words: readonly Token[], before: readonly Token[], places: ReadonlyMap<number, PlaceMatch>, corrections: readonly Correction[], locale: Locale): Spelled {
  const rest = corrected(words, locale)
  const own = words.length === before.length ? [...places] : []
  return { tokens: rest.tokens, places: new Map([...own, ...rest.places]), corrections: [...corrections.filter(({ start }) => !rest.corrections.some((each) => each.start === start)), ...rest.corrections] }
}

function knownTokens(tokens: readonly Token[], locale: Locale): boolean[] {
  const { words, common } = lexicon()
  const known = tokens.map(({ word, kind }) => kind !== 'word' || word.length < 4 || words.has(word) || common.has(word) || words.has(withoutEnding(word, locale)))
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
  const [first] = vocabulary
    .near(typed)
    .map(({ word, edits, entry }) => ({ word, edits, order: edits * 2 + (entry.has(locale) ? 0 : 1) }))
    .sort((one, other) => one.order - other.order)
  return first ?? null
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
    if (next !== at && (placeAt(tokens, next) === null || token.word.length < 3) && !/^(?:sint|saint|sainte|st|ste|sur|sous|le|la|les|lez|de|l)$/.test(token.word)) return false
  }
  return true
}

const leading = ['sale', 'rent', 'newBuild', 'furnished', 'annuity', 'ready'] as const

/** 'nieuwbouwappartement', 'Neubauwohnung', 'huurhuis': two words written as one. */
function splitCompound(token: Token, locale: Locale): readonly Token[] | null {
  const { word, start, end, text } = token
  if (word.length < 8) return null
  for (let cut = 4; cut <= word.length - 4; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    const [front] = phrasesAt([{ word: first }], 0, locale)
    const [back] = phrasesAt([{ word: second }], 0, locale)
    if (front === undefined || back === undefined) continue
    const isLeading = front.meanings.some(({ concept }) => leading.some((each) => each === concept))
    if (!isLeading || !back.meanings.some(({ concept }) => concept === 'type')) continue
    const part = { ...token, kind: 'word' as const }
    return [
      { ...part, word: first, text: text.slice(0, cut), end: start + cut },
      { ...part, word: second, text: text.slice(cut), start: start + cut, end, isJoined: true },
    ]
  }
  return null
}

