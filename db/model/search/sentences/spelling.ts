import { type Concept, phrasesAt, type Sentence, withoutEnding } from './lexicon.ts'
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
export function corrected(sentence: Sentence): Spelled {
  const { tokens, locale } = sentence
  const known = knownTokens(sentence)
  const words = [...tokens]
  const places = new Map<number, PlaceMatch>()
  const corrections: Correction[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = words[at]
    if (token === undefined || known[at] === true || token.kind !== 'word') continue
    const compound = splitCompound(token, sentence)
    if (compound !== null) {
      words.splice(at, 1, ...compound)
      return continued({ ...sentence, tokens: words }, tokens, places, corrections)
    }
    const word = nearestWord(token.word, sentence)
    const place = nearestPlace({ ...sentence, tokens: words }, at)
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
function continued(sentence: Sentence, before: readonly Token[], places: ReadonlyMap<number, PlaceMatch>, corrections: readonly Correction[]): Spelled {
  const rest = corrected(sentence)
  const own = sentence.tokens.length === before.length ? [...places] : []
  return {
    tokens: rest.tokens,
    places: new Map([...own, ...rest.places]),
    corrections: [...corrections.filter(({ start }) => !rest.corrections.some((each) => each.start === start)), ...rest.corrections],
  }
}

function knownTokens(sentence: Sentence): boolean[] {
  const { tokens, locale, lexicon } = sentence
  const { words, common } = lexicon
  const known = tokens.map(
    ({ word, kind }) => kind !== 'word' || word.length < 4 || words.has(word) || common.has(word) || words.has(withoutEnding(word, locale, lexicon)),
  )
  for (let at = 0; at < tokens.length; at++) {
    const place = placeAt(sentence, at)
    for (let next = at; next < at + (place?.length ?? 0); next++) known[next] = true
  }
  return known
}

/** What a word is read with. */
type Reader = Omit<Sentence, 'tokens'>

function nearestWord(typed: string, reader: Reader): { readonly word: string; readonly edits: number } | null {
  const { locale, lexicon } = reader
  const [first] = stemsOf(typed, reader)
    .flatMap((stem) =>
      lexicon.likeWords
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
function stemsOf(typed: string, { locale, lexicon }: Reader): string[] {
  const endings = lexicon.endings[locale].filter((ending) => typed.endsWith(ending) && typed.length - ending.length >= 4)
  return [typed, ...endings.map((ending) => typed.slice(0, -ending.length))]
}

/** The longest name around a token that is a misspelt place. */
function nearestPlace(sentence: Sentence, at: number): { readonly from: number; readonly match: PlaceMatch } | null {
  for (const [from, length] of [
    [at - 1, 3],
    [at, 3],
    [at - 1, 2],
    [at, 2],
    [at, 1],
  ] as const) {
    if (from < 0 || (length > 1 && !isNameLike(sentence, from, length, at))) continue
    const match = placeLike(sentence.tokens, from, length)
    if (match !== null) return { from, match }
  }
  return null
}

/** Whether the words around a misspelt one may belong to its name: 'Knokke Heyst', not 'in Heyst'. */
function isNameLike(sentence: Sentence, from: number, length: number, at: number): boolean {
  const { tokens, lexicon } = sentence
  for (let next = from; next < from + length; next++) {
    const token = tokens[next]
    if (token === undefined || token.kind !== 'word') return false
    if (
      next !== at &&
      !isUnknown(token, lexicon) &&
      (placeAt(sentence, next) === null || token.word.length < 3) &&
      !/^(?:sint|saint|sainte|st|ste|sur|sous|le|la|les|lez|de|l)$/.test(token.word)
    )
      return false
  }
  return true
}

function isUnknown({ word }: Token, { words, common }: Sentence['lexicon']): boolean {
  return word.length >= 4 && !words.has(word) && !common.has(word)
}

const leading: readonly Concept[] = ['sale', 'rent', 'newBuild', 'furnished', 'annuity', 'ready', 'number', 'rooms', 'room']

/** 'nieuwbouwappartement', 'Neubauwohnung', 'Zweizimmerwohnung': words written as one, the last a kind of home. */
function splitCompound(token: Token, reader: Reader): readonly Token[] | null {
  if (token.word.length < 8) return null
  const parts = partsOf(token.word, reader)
  if (parts === null) return null
  let at = 0
  return parts.map((part, index) => {
    const from = at
    at = index === parts.length - 1 ? token.text.length : Math.min(at + part.length, token.text.length)
    const place = { start: token.start + from, end: index === parts.length - 1 ? token.end : token.start + at }
    return { ...token, ...place, kind: 'word', word: part, text: token.text.slice(from, at), isJoined: index > 0 }
  })
}

function partsOf(word: string, reader: Reader): readonly string[] | null {
  for (let cut = 4; cut <= word.length - 4; cut++) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)]
    const front = isOneOf(first, reader, leading) ? first : likeOneOf(first, reader, leading)
    if (front === null) continue
    const last = isOneOf(rest, reader, ['type']) ? rest : front === first ? likeOneOf(rest, reader, ['type']) : null
    if (last !== null) return [front, last]
    const more = partsOf(rest, reader)
    if (more !== null) return [front, ...more]
  }
  return null
}

/** 'niewbouw' for 'nieuwbouw'. */
function likeOneOf(typed: string, reader: Reader, concepts: readonly Concept[]): string | null {
  if (typed.length < 6) return null
  const word = nearestWord(typed, reader)?.word ?? null
  return word !== null && isOneOf(word, reader, concepts) ? word : null
}

function isOneOf(word: string, reader: Reader, concepts: readonly Concept[]): boolean {
  const [phrase] = phrasesAt({ ...reader, tokens: [{ word }] }, 0)
  return phrase?.meanings.some(({ concept }) => concepts.includes(concept)) ?? false
}
