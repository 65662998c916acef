import { usualRadius, widestRadius } from '../search.ts'
import { type Draft, fillerAt, isSign, lengthOf, mark, means, type PlaceHit, phraseAt, placeIn, skipFiller } from './draft.ts'
import { amountAt } from './numbers.ts'
import { joinerAt, readPlace } from './place-rules.ts'

/** 'rond Gent', 'binnen 10 km van Leuven', 'près d'une école'. */
export function readNear(draft: Draft, at: number): number {
  if ((placeIn(draft, at)?.length ?? 0) > (phraseAt(draft, at)?.length ?? 0)) return 0
  const circle = readCircle(draft, at)
  if (circle > 0) return circle
  const near = lengthOf(draft, at, 'near')
  if (near === 0) return 0
  let next = skipNear(draft, at + near)
  if (amountAt(draft, next) !== null) return readCircle(draft, next)
  const first = draft.places.length
  let end = readPlace(draft, next, usualRadius, true)
  if (end === 0) return readNearThing(draft, at, next)
  mark(draft, { from: at, to: next }, 'read')
  // 'près de Namur ou Dinant'
  for (;;) {
    const joined = joinerAt(draft, end)
    next = joined === 0 ? end : end + joined
    const more = joined === 0 || placeIn(draft, next) === null ? 0 : readPlace(draft, next, usualRadius)
    if (more === 0) break
    mark(draft, { from: end, to: next }, 'filler')
    end = more
  }
  return draft.places.length > first ? end : 0
}

function skipNear(draft: Draft, at: number): number {
  let next = at
  for (;;) {
    if (placeIn(draft, next) !== null && fillerAt(draft, next) === 0) return next
    const length = Math.max(fillerAt(draft, next), lengthOf(draft, next, 'of', 'near', 'at'))
    if (length === 0 || (placeIn(draft, next) !== null && placeIn(draft, next + length) === null && fillerAt(draft, next + length) === 0)) return next
    next += length
  }
}

/** A school, the sea, a bus stop: no filter. */
function readNearThing(draft: Draft, at: number, next: number): number {
  const phrase = phraseAt(draft, next)
  const isUnknown = draft.tokens[next]?.kind === 'word' && phrase === null
  if (!isUnknown && (phrase === null || !means(phrase, 'type', 'beside', 'pool', 'garden', 'parking'))) return 0
  const to = next + (phrase?.length ?? 1)
  mark(draft, { from: at, to }, 'unfit')
  return to
}

/** 'binnen 10 km van Gent', 'Gent + 10 km', '20 minuten van Brussel'. */
function readCircle(draft: Draft, at: number): number {
  let next = at
  let step = 0
  while (step++ < 6 && amountAt(draft, next) === null) {
    const length = isSign(draft, next, '+:(') ? 1 : Math.max(lengthOf(draft, next, 'within', 'near', 'max', 'about'), fillerAt(draft, next))
    if (length === 0) return 0
    next += length
  }
  const amount = amountAt(draft, next)
  if (amount === null) return 0
  const unitAt = next + amount.length
  const minutes = lengthOf(draft, unitAt, 'minutes')
  const km = lengthOf(draft, unitAt, 'km')
  if (minutes === 0 && km === 0) return 0
  const after = skipCircle(draft, unitAt + Math.max(minutes, km))
  if (minutes > 0) return readMinutes(draft, at, after)
  const radius = Math.min(widestRadius, amount.value)
  const end = readPlace(draft, after, radius, true)
  if (end > 0) {
    mark(draft, { from: at, to: after }, 'read')
    return end
  }
  const before = draft.places.at(-1)
  if (before === undefined || !isBeside(draft, before, at)) return 0
  draft.places.splice(-1, 1, { ...before, radius })
  mark(draft, { from: at, to: unitAt + km }, 'read')
  return unitAt + km
}

function isBeside(draft: Draft, { to }: PlaceHit, at: number): boolean {
  const next = isSign(draft, to, ',(+') ? to + 1 : to
  return skipFiller(draft, next) >= at || next >= at
}

function skipCircle(draft: Draft, at: number): number {
  let next = at
  for (;;) {
    if (placeIn(draft, next) !== null && fillerAt(draft, next) === 0 && lengthOf(draft, next, 'of', 'near') === 0) return next
    const length = Math.max(lengthOf(draft, next, 'of', 'near', 'within', 'minutes', 'at'), fillerAt(draft, next))
    if (length === 0) return next
    next += length
  }
}

function readMinutes(draft: Draft, at: number, after: number): number {
  const match = placeIn(draft, after)
  const to = match === null ? after : after + match.length
  mark(draft, { from: at, to }, 'unfit')
  return to
}

/** 'Gent en omgeving': around the places before. */
export function readNearAfter(draft: Draft, at: number): number {
  const length = lengthOf(draft, at, 'nearAfter')
  const before = draft.places.at(-1)
  if (length === 0 || before === undefined || before.to !== at || before.radius !== null || before.zones.length === 0) return 0
  const zone = before.zones[0]
  if (zone === undefined || (zone.kind !== 'municipality' && zone.kind !== 'locality')) return 0
  if (placeIn(draft, skipFiller(draft, at + length)) !== null && lengthOf(draft, at, 'region') > 0) return 0
  draft.places.splice(-1, 1, { ...before, radius: usualRadius })
  mark(draft, { from: at, to: at + length }, 'read')
  return at + length
}
