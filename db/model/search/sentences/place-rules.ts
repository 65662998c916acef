import type { Zone } from '../../places/zone-table.ts'
import { type Draft, isSign, lengthOf, mark, means, phraseAt, placeIn, skipFiller } from './draft.ts'
import { meantZone, type PlaceMarker } from './place-matches.ts'

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
  if (own !== null && own.length > match.length + markerLength - 1 && markerLength > 0)
    return addPlace(draft, { from: at, to: at + own.length }, own.zones, null, radius)
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
  draft.places.push({
    ...span,
    zones: others.includes(zone) ? [zone, ...others.filter((each) => each !== zone)] : [zone],
    named: zones,
    zip: null,
    radius: isTown ? radius : null,
  })
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
  const { tokens, locale, lexicon } = draft
  if (length > 1) {
    const phrase = phraseAt(draft, at)
    return phrase === null || phrase.length < length || !means(phrase, 'type')
  }
  const token = tokens[at]
  if (token === undefined) return false
  const phrase = phraseAt(draft, at)
  const isCommon = lexicon.common.has(token.word)
  if (phrase === null && !isCommon) return true
  const isFunction =
    phrase !== null &&
    means(
      phrase,
      'filler',
      'at',
      'and',
      'or',
      'no',
      'to',
      'of',
      'near',
      'max',
      'min',
      'number',
      'within',
      'between',
      'about',
      'after',
      'before',
      'month',
      'budget',
    )
  const isOwn = lexicon.words.get(token.word)?.has(locale) ?? false
  if (!isFunction && !isOwn && !isCommon) return true
  if (phrase !== null && phrase.length > 1) return false
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

/** 'or', 'and', a comma or a slash between two places. */
export function joinerAt(draft: Draft, at: number): number {
  if (isSign(draft, at, ',/&;+')) return 1 + joinerAt(draft, at + 1)
  return lengthOf(draft, at, 'or', 'and')
}
