import { type Draft, fillerAt, isSign, lengthOf, mark, means, phraseAt, placeIn, setFilter, skipFiller, type TypeHit } from './draft.ts'
import type { Concept } from './lexicon.ts'
import { joinerAt } from './place-rules.ts'
import { quantityAt } from './quantities.ts'

/** Things that a home has or has not. */
const flags = ['terrace', 'garden', 'ready', 'lift', 'pool', 'furnished', 'cellar', 'annuity', 'newBuild'] as const satisfies readonly Concept[]

/** A kind of home, a thing it has, a goal or an order. @returns the first token after it; 0 if there is none */
export function readThing(draft: Draft, at: number): number {
  const phrase = phraseAt(draft, at)
  if (phrase === null) return 0
  const span = { from: at, to: at + phrase.length }
  const order = (['cheapest', 'dearest', 'newest'] as const).find((each) => means(phrase, each))
  if (order !== undefined) return readOrder(draft, span, order)
  if (isIndifferent(draft, span.to)) {
    const to = span.to + indifferentLength(draft, span.to)
    if (means(phrase, ...flags, 'garage', 'parking', 'type', 'bathrooms')) {
      mark(draft, { from: at, to }, 'unfit')
      return to
    }
  }
  if (means(phrase, 'takeover')) {
    draft.takeovers.push(span)
    mark(draft, span, 'read')
    return span.to
  }
  if (means(phrase, 'sale', 'rent')) {
    if (means(phrase, 'sale')) draft.goals.add('sale')
    if (means(phrase, 'rent')) draft.goals.add('rent')
    mark(draft, span, 'filler')
    return span.to
  }
  const types = phrase.meanings.flatMap((meaning) => (meaning.concept === 'type' ? [meaning.type] : []))
  const flag = flags.find((each) => means(phrase, each))
  if (types.length > 0 && flag === undefined)
    return readType(
      draft,
      span,
      types,
      means(phrase, 'garage') ? 'garagesMin' : means(phrase, 'parking') ? 'parkingsMin' : null,
      means(phrase, 'beside', 'plot'),
    )
  if (flag !== undefined) {
    if (flag === 'annuity') draft.suggested = 'sale'
    setFilter(draft, span, flag, '1')
    return span.to
  }
  if (means(phrase, 'bathrooms')) {
    setFilter(draft, span, 'bathroomsMin', 1)
    return span.to
  }
  if (means(phrase, 'garage')) return readType(draft, span, ['garage'], 'garagesMin', true)
  if (means(phrase, 'parking')) return readType(draft, span, ['parking-space'], 'parkingsMin', true)
  if (means(phrase, 'room') && !draft.types.some(({ isBeside }) => !isBeside)) return readType(draft, span, ['student-room'], null, true)
  return 0
}

function readOrder(draft: Draft, span: { from: number; to: number }, order: 'cheapest' | 'dearest' | 'newest'): number {
  if (order === 'newest') mark(draft, span, 'filler')
  else {
    setFilter(draft, span, 'sort', 'price')
    setFilter(draft, span, 'dir', order === 'cheapest' ? 'asc' : 'desc')
  }
  return span.to
}

function readType(draft: Draft, span: { from: number; to: number }, types: readonly string[], feature: TypeHit['feature'], isBeside: boolean): number {
  draft.types.push({ ...span, types: [...new Set(types)].slice(0, 1), isBeside: isBeside || feature !== null, feature })
  mark(draft, span, 'read')
  return span.to
}

/** 'with or without lift': the thing sets nothing. */
export function readIndifferent(draft: Draft, at: number): number {
  const length = lengthOf(draft, at, 'indifferent')
  if (length === 0) return 0
  const next = skipFiller(draft, at + length)
  const phrase = phraseAt(draft, next)
  const to = phrase !== null && means(phrase, ...flags, 'garage', 'parking', 'type', 'bathrooms', 'beside') ? next + phrase.length : at + length
  mark(draft, { from: at, to }, 'unfit')
  return to
}

function isIndifferent(draft: Draft, at: number): boolean {
  return indifferentLength(draft, at) > 0
}

function indifferentLength(draft: Draft, at: number): number {
  const start = isSign(draft, at, ',(') ? at + 1 : at
  const next = skipFiller(draft, start)
  const length = Math.max(lengthOf(draft, next, 'indifferent'), 0)
  if (length === 0) return 0
  // 'lift, with or without garage': the phrase belongs to the next thing.
  const following = phraseAt(draft, skipFiller(draft, next + length))
  return following !== null && means(following, ...flags, 'garage', 'parking') ? 0 : next + length - at
}

/** 'no lift', 'not in Antwerp', 'sans garage': shown as not understood. */
export function readNegation(draft: Draft, at: number): number {
  const no = lengthOf(draft, at, 'no')
  if (no === 0) return 0
  if ((phraseAt(draft, at)?.length ?? 0) > no) return 0
  // 'Nocher' is a place, not 'noch' with an ending.
  if (placeIn(draft, at) !== null && !draft.lexicon.phrases.has(draft.tokens[at]?.word ?? '')) return 0
  const quantity = quantityAt(draft, at)
  if (quantity !== null && quantity.limit !== null && quantity.limit !== 'between') return 0
  let next = skipRefused(draft, at + no)
  const first = refusedAt(draft, next)
  if (first === 0) {
    mark(draft, { from: at, to: next }, 'unfit')
    return next
  }
  next += first
  for (;;) {
    const joined = joinerAt(draft, next)
    const start = joined === 0 ? next : skipRefused(draft, next + joined)
    const more = joined === 0 || lengthOf(draft, next, 'and') > 0 ? 0 : isSign(draft, next, ',;') ? 0 : refusedAt(draft, start)
    if (more === 0) break
    next = start + more
  }
  mark(draft, { from: at, to: next }, 'unfit')
  return next
}

function skipRefused(draft: Draft, at: number): number {
  let next = at
  for (;;) {
    if (placeIn(draft, next) !== null && fillerAt(draft, next) === 0 && lengthOf(draft, next, 'at') === 0) return next
    const length = Math.max(fillerAt(draft, next), lengthOf(draft, next, 'at', 'near', 'no', 'of'))
    if (length === 0) return next
    next += length
  }
}

/** What is refused: a place, a phrase that means something, or one word. */
function refusedAt(draft: Draft, at: number): number {
  const place = placeIn(draft, at)
  const phrase = phraseAt(draft, at)
  if (place !== null && (phrase === null || place.length >= phrase.length)) return place.length
  if (phrase !== null) return phrase.length
  const token = draft.tokens[at]
  return token !== undefined && token.kind !== 'sign' ? 1 : 0
}
