import type { Locale } from '#messages/locales.ts'
import type { Goal } from '../../listings/listing.ts'
import { type Draft, fillerAt, lengthOf, type Mark, mark, means, phraseAt, placeIn } from './draft.ts'
import { readEnergyLabel } from './label-rules.ts'
import type { Lexicon } from './lexicon.ts'
import { readNear, readNearAfter } from './near-rules.ts'
import { readPlace } from './place-rules.ts'
import { readCountedFirst, readQuantity } from './quantity-rules.ts'
import { settled, settlePlaces, settleTypes } from './settle.ts'
import { type Correction, corrected } from './spelling.ts'
import { readIndifferent, readNegation, readThing } from './thing-rules.ts'
import { readable, tokensOf } from './tokens.ts'
import { readYear } from './year-rules.ts'

/** How a sentence was understood. */
export interface Reading {
  readonly goal: Goal
  /** Keys and values of a query. */
  readonly filters: readonly (readonly [key: string, value: string])[]
  /** Which words set which filter. */
  readonly read: readonly { readonly text: string; readonly key: string; readonly value: string }[]
  readonly corrected: readonly Pick<Correction, 'from' | 'to'>[]
  /** Words that were not understood. */
  readonly left: string
  /** Of these, the ones that a home's texts may hold: without what is refused and words of quality. */
  readonly words: string
}

/**
 * Reads a search in the visitor's own words. Never fails; linear in the length of the text.
 * @param lexicon null while it cannot be had: then every word is left
 * @param locale the page's language, which wins where a word means two things
 * @param goal the goal of the list it is typed on
 * @source sentences
 */
export function readSentence(text: string, locale: Locale, goal: Goal, lexicon: Lexicon | null): Reading {
  const { text: readText, rest } = readable(text)
  if (lexicon === null) return { goal, filters: [], read: [], corrected: [], left: `${readText} ${rest}`.trim(), words: readText }
  const spelled = corrected({ tokens: tokensOf(readText), locale, lexicon })
  const draft: Draft = {
    tokens: spelled.tokens,
    locale,
    lexicon,
    marks: [],
    filters: [],
    places: [],
    types: [],
    goals: new Set(),
    takeovers: [],
    suggested: null,
    monthly: [],
    corrected: spelled.places,
  }
  readAll(draft)
  settleTypes(draft)
  settlePlaces(draft)
  const filters = settled(draft)
  const spans = filters.map(({ from, to, key, value }) => ({ text: textOf(draft, readText, from, to), key, value }))
  return {
    goal: goalOf(draft, goal),
    filters: filters.map(({ key, value }) => [key, value] as const),
    read: spans,
    corrected: spelled.corrections.map(({ from, to }) => ({ from, to })),
    left: [wordsOf(draft, readText, 'left', 'unfit').join(', '), rest].filter((part) => part !== '').join(' '),
    words: wordsOf(draft, readText, 'left').join(' '),
  }
}

const rules = [readIndifferent, readEnergyLabel, readYear, readNear, readNearAfter, readQuantity, readNegation, readCountedFirst]

function readAll(draft: Draft): void {
  let at = 0
  while (at < draft.tokens.length) {
    const phrase = phraseAt(draft, at)
    const isNamed = phrase !== null && phrase.length > 1 && means(phrase, 'type')
    const next =
      (isNamed ? readThing(draft, at) : 0) || rules.map((rule) => () => rule(draft, at)).reduce((found, rule) => found || rule(), 0) || readWords(draft, at)
    at = Math.max(next, at + 1)
  }
}

/** A place or a thing, whichever has the longer name. */
function readWords(draft: Draft, at: number): number {
  const place = readPlace(draft, at)
  if (place > 0) return place
  const thing = readThing(draft, at)
  if (thing > 0) return thing
  const isConnecting = lengthOf(draft, at, 'at', 'and', 'or', 'to', 'between', 'budget', 'of', 'about', 'euro', 'month', 'built') > 0
  const filler = beforePlace(draft, at, fillerAt(draft, at)) || (isConnecting ? 1 : 0)
  if (filler > 0) {
    mark(draft, { from: at, to: at + filler }, 'filler')
    return at + filler
  }
  const quality = lengthOf(draft, at, 'quality')
  if (quality > 0) {
    mark(draft, { from: at, to: at + quality }, 'unfit')
    return at + quality
  }
  mark(draft, { from: at, to: at + 1 }, draft.tokens[at]?.kind === 'sign' ? 'filler' : 'left')
  return at + 1
}

/** 'dans les Ardennes': the filler ends where the name begins. */
function beforePlace(draft: Draft, at: number, length: number): number {
  for (let next = at + 1; next < at + length; next++) if (placeIn(draft, next) !== null) return next - at
  return length
}

function goalOf({ goals, suggested, filters, takeovers }: Draft, page: Goal): Goal {
  if (takeovers.length > 0 || filters.some(({ key, value }) => key === 'type' && value === 'business')) return 'rent'
  const [only, ...others] = goals
  if (only !== undefined && others.length === 0) return only
  return goals.size > 1 ? page : (suggested ?? page)
}

function textOf({ tokens }: Draft, text: string, from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
}

/** The words with these marks, with what stands between neighbours. */
function wordsOf(draft: Draft, text: string, ...marks: readonly Mark[]): string[] {
  const parts: string[] = []
  const isWanted = (at: number) => marks.some((mark) => draft.marks[at] === mark)
  for (let at = 0; at < draft.tokens.length; at++) {
    if (!isWanted(at)) continue
    const from = at
    while (isWanted(at + 1)) at++
    parts.push(textOf(draft, text, from, at + 1))
  }
  return parts
}
