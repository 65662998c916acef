import type { Zone } from '../../places/zone-table.ts'
import { type Draft, fillerAt, isSign, lengthOf, mark, means, type PlaceHit, phraseAt, placeIn, skipFiller } from './draft.ts'
import { lexicon, phrasesAt } from './lexicon.ts'
import { amountAt } from './numbers.ts'
import { meantZone, type PlaceMarker } from './place-matches.ts'

/** Kilometres around a place if none are said. */
const usualRadius = 5

/** A place as it stands. @returns the first token after it; 0 if there is none */
export function readPlace(draft: Draft, at: number, radius: number | null = null, isSaid = false): number {
  const { marker, length: markerLength } = markerAt(draft, at)
  const start = at + markerLength
  const match = placeIn(draft, start)
  if (match === null || (marker === null && !isSaid && !isMeant(draft, at, match.length))) return markerLength === 0 ? 0 : readMarkedName(draft, at)
  const end = start + match.length
  const after = marker === null ? markerAfter(draft, end) : null
  const own = placeIn(draft, at)
  // 'Provincie Antwerpen' is a name by itself.
  if (own !== null && own.length > match.length + markerLength - 1 && markerLength > 0) return addPlace(draft, { from: at, to: at + own.length }, own.zones, null, radius)
  return addPlace(draft, { from: at, to: after?.to ?? end }, match.zones, marker ?? after?.marker ?? null, radius)
}

/** 'province of Antwerp' where the marker is part of the name. */
function readMarkedName(draft: Draft, at: number): number {
  const match = placeIn(draft, at)
  return match === null || match.length < 2 ? 0 : addPlace(draft, { from: at, to: at + match.length }, match.zones, null, null)
}

function addPlace(draft: Draft, span: { from: number; to: number }, zones: readonly Zone[], marker: PlaceMarker, radius: number | null): number {
  const zone = meantZone(zones, marker, draft.locale)
  if (zone === null) return 0
  const isTown = zone.kind === 'municipality' || zone.kind === 'locality'
  const others = zones.filter(({ kind }) => kind === zone.kind && marker === null)
  draft.places.push({ ...span, zones: others.includes(zone) ? [zone, ...others.filter((each) => each !== zone)] : [zone], named: zones, zip: null, radius: isTown ? radius : null })
  mark(draft, span, 'read')
  return span.to
}

const markers = ['province', 'region', 'district', 'city'] as const

function markerAt(draft: Draft, at: number): { readonly marker: PlaceMarker; readonly length: number } {
  for (const marker of markers) {
    const length = lengthOf(draft, at, marker)
    if (length === 0) continue
    const start = articlesAfter(draft, at + length)
    const place = placeIn(draft, start)
    if (place !== null) return { marker, length: start - at }
  }
  return { marker: null, length: 0 }
}

function articlesAfter(draft: Draft, at: number): number {
  const next = skipFiller(draft, at)
  return placeIn(draft, at) !== null && next > at && placeIn(draft, next) === null ? at : next
}

/** 'Brussels city', 'Antwerpen provincie'. */
function markerAfter(draft: Draft, at: number): { readonly marker: PlaceMarker; readonly to: number } | null {
  for (const marker of markers) {
    const length = lengthOf(draft, at, marker)
    if (length > 0 && placeIn(draft, skipFiller(draft, at + length)) === null) return { marker, to: at + length }
  }
  return null
}

/**
 * Whether a name that is also a word is meant as a place: alone, after a preposition of place, or beside its postcode; and if the word
 * belongs to another language, always.
 * @source sentences, "Misspellings" (On, My, Eine, Zolder, Meer, As)
 */
function isMeant(draft: Draft, at: number, length: number): boolean {
  const { tokens, locale } = draft
  if (length > 1) {
    const phrase = phraseAt(draft, at)
    return phrase === null || phrase.length < length || !means(phrase, 'type')
  }
  const token = tokens[at]
  if (token === undefined) return false
  const [phrase] = phrasesAt(tokens, at, locale)
  const isCommon = lexicon().common.has(token.word)
  if (phrase === undefined && !isCommon) return true
  const isFunction = phrase !== undefined && means(phrase, 'filler', 'at', 'and', 'or', 'no', 'to', 'of', 'near', 'max', 'min', 'number', 'within', 'between', 'about', 'after', 'before', 'month', 'budget')
  const isOwn = lexicon().words.get(token.word)?.has(locale) ?? false
  if (!isFunction && !isOwn && !isCommon) return true
  if (phrase !== undefined && phrase.length > 1) return false
  if (tokens.length === 1) return true
  const besideZip = [tokens[at - 1], tokens[at + 1]].some((each) => /^\d{4}$/.test(each?.text ?? ''))
  const isCapital = /^\p{Lu}/u.test(token.text)
  return besideZip || (isAfterPreposition(draft, at) && (!isFunction || isCapital))
}

function isAfterPreposition(draft: Draft, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - 4); from--) {
    const length = lengthOf(draft, from, 'at', 'near')
    if (length > 0 && from + length === at) return true
  }
  return false
}

/** 'rond Gent', 'binnen 10 km van Leuven', 'près d'une école'. */
export function readNear(draft: Draft, at: number): number {
  if ((placeIn(draft, at)?.length ?? 0) > (phraseAt(draft, at)?.length ?? 0)) return 0
  const circle = readCircle(draft, at)
  if (circle > 0) return circle
  const near = lengthOf(draft, at, 'near')
  if (near === 0) return 0
  let next = skipNear(draft, at + near)
  if (amountAt(draft.tokens, next, draft.locale) !== null) return readCircle(draft, next)
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
  while (step++ < 6 && amountAt(draft.tokens, next, draft.locale) === null) {
    const length = isSign(draft, next, '+:(') ? 1 : Math.max(lengthOf(draft, next, 'within', 'near', 'max', 'about'), fillerAt(draft, next))
    if (length === 0) return 0
    next += length
  }
  const amount = amountAt(draft.tokens, next, draft.locale)
  if (amount === null) return 0
  const unitAt = next + amount.length
  const minutes = lengthOf(draft, unitAt, 'minutes')
  const km = lengthOf(draft, unitAt, 'km')
  if (minutes === 0 && km === 0) return 0
  const after = skipCircle(draft, unitAt + Math.max(minutes, km))
  if (minutes > 0) return readMinutes(draft, at, after)
  const radius = Math.min(200, amount.value)
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

/** 'or', 'and', a comma or a slash between two places. */
export function joinerAt(draft: Draft, at: number): number {
  if (isSign(draft, at, ',/&;+')) return 1 + joinerAt(draft, at + 1)
  return lengthOf(draft, at, 'or', 'and')
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
