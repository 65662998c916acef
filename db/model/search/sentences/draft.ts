import type { Goal } from '../../listings/listing.ts'
import type { Zone } from '../../places/zone-table.ts'
import { type Concept, type Phrase, phrasesAt, type Sentence } from './lexicon.ts'
import { type PlaceMatch, placeAt } from './place-matches.ts'

/** What became of a token: part of a filter, of no interest, not understood, or understood and without a filter ('no lift', 'quiet'). */
export type Mark = 'read' | 'filler' | 'left' | 'unfit'

/** A span of tokens, the end excluded. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A filter as read from a span. */
export interface Filter extends Span {
  readonly key: string
  readonly value: string
}

/** A place to search in, or near it. */
export interface PlaceHit extends Span {
  readonly zones: readonly Zone[]
  /** Every zone with the name. */
  readonly named: readonly Zone[]
  /** A postcode, as a query writes it. */
  readonly zip: string | null
  /** Kilometres around its middle; null for the place itself. */
  readonly radius: number | null
}

/** A kind of home, or a thing beside one. */
export interface TypeHit extends Span {
  readonly types: readonly string[]
  /** Such a thing may also belong to another home. */
  readonly isBeside: boolean
  readonly feature: 'garagesMin' | 'parkingsMin' | null
}

/** A sentence while it is read, token by token. */
export interface Draft extends Sentence {
  readonly marks: (Mark | undefined)[]
  readonly filters: Filter[]
  readonly places: PlaceHit[]
  readonly types: TypeHit[]
  readonly goals: Set<Goal>
  /** The goal that amounts and kinds of sale suggest, if none is said. */
  suggested: Goal | null
  /** Businesses to take over, which lists have for rent. */
  readonly takeovers: Span[]
  /** Monthly amounts, which a life annuity does not filter by. */
  readonly monthly: Span[]
  /** Places found instead of misspelt words, by their first token. */
  readonly corrected: ReadonlyMap<number, PlaceMatch>
}

/** Phrases at a token that mean something. @returns the length of the longest, 0 if there is none */
export function lengthOf(draft: Draft, at: number, ...concepts: readonly Concept[]): number {
  for (const phrase of phrasesAt(draft, at)) if (means(phrase, ...concepts)) return phrase.length
  return 0
}

/** Whether a phrase has one of these meanings. */
export function means({ meanings }: Phrase, ...concepts: readonly Concept[]): boolean {
  return meanings.some(({ concept }) => concepts.includes(concept))
}

/** The longest phrase at a token. */
export function phraseAt(draft: Draft, at: number): Phrase | null {
  return phrasesAt(draft, at)[0] ?? null
}

/** The name of a place at a token, corrected where it is misspelt. */
export function placeIn(draft: Draft, at: number): PlaceMatch | null {
  return draft.corrected.get(at) ?? placeAt(draft, at)
}

/** Whether a token is this sign. */
export function isSign({ tokens }: Draft, at: number, signs: string): boolean {
  const token = tokens[at]
  return token?.kind === 'sign' && signs.includes(token.word)
}

/** The first token from here that is no filler. */
export function skipFiller(draft: Draft, at: number): number {
  let next = at
  while (next < draft.tokens.length) {
    const length = fillerAt(draft, next)
    if (length === 0) break
    next += length
  }
  return next
}

/** A phrase of no interest. */
export function fillerAt(draft: Draft, at: number): number {
  const phrase = phraseAt(draft, at)
  return phrase !== null && means(phrase, 'filler') ? phrase.length : 0
}

/** Marks a span; a mark stays where there is one. */
export function mark({ marks }: Draft, { from, to }: Span, as: Mark): void {
  for (let at = from; at < to; at++) marks[at] ??= as
}

/** Sets a filter from a span. A later value of the same key wins, except where several add up. */
export function setFilter(draft: Draft, span: Span, key: string, value: string | number): void {
  mark(draft, span, 'read')
  draft.filters.push({ from: span.from, to: span.to, key, value: String(value) })
}
