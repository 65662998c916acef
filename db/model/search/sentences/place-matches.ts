import type { Locale } from '#messages/locales.ts'
import { type NamedZone, zoneIndex } from '../../places/zone-index.ts'
import { type Zone, zoneTable } from '../../places/zone-table.ts'
import { shortSaints, squeezed } from '../../places/zone-words.ts'
import { WordIndex } from './edits.ts'
import type { Sentence } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** The most words that the name of a place has. */
const longestName = 7

/** Names of places found in a sentence. */
export interface PlaceMatch {
  readonly length: number
  readonly zones: readonly Zone[]
  /** How many letters differ. */
  readonly edits: number
}

/** The longest name of a place, as typed, that begins at a token; null if there is none. */
export function placeAt(sentence: Sentence, at: number): PlaceMatch | null {
  const { tokens } = sentence
  const known = found.get(tokens) ?? []
  found.set(tokens, known)
  const match = known[at]
  if (match !== undefined) return match
  known[at] = findPlace(sentence, at)
  return known[at]
}

/** The rules look at each token many times. */
const found = new WeakMap<readonly Token[], (PlaceMatch | null)[]>()

function findPlace(sentence: Sentence, at: number): PlaceMatch | null {
  const { tokens } = sentence
  const { byName } = zoneIndex()
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
    const name = nameOf(tokens, at, length)
    const bearers = name === null ? undefined : (byName.get(squeezed(name)) ?? byName.get(squeezed(shortSaints(name))))
    if (bearers !== undefined && (length === 1 || isSpelled(bearers, name ?? '') || !hasKnownWord(sentence, at, length)))
      return { length, zones: bearers.map(({ entry }) => entry.zone), edits: 0 }
  }
  return null
}

/** 'voor de' is not Voorde: a name written as several words must have no word of the vocabulary, unless it is spelled so. */
function isSpelled(bearers: readonly NamedZone[], name: string): boolean {
  const short = shortSaints(name)
  return bearers.some(({ spellings }) => spellings.includes(` ${name}`) || spellings.includes(` ${short}`))
}

function hasKnownWord({ tokens, lexicon }: Sentence, at: number, length: number): boolean {
  return tokens.slice(at, at + length).some(({ word }) => lexicon.words.has(word) || lexicon.common.has(word))
}

/** The place whose name is nearest to the words at a token, within the limits for misspellings. Of several as near, the largest. */
export function placeLike(tokens: readonly Token[], at: number, length: number): PlaceMatch | null {
  const name = nameOf(tokens, at, length)
  if (name === null) return null
  const found = misspelt().near(squeezed(shortSaints(name)))
  const least = Math.min(...found.map(({ edits }) => edits))
  const nearest = found.filter(({ edits }) => edits === least).sort((one, other) => one.entry.rank - other.entry.rank)
  const [first] = nearest
  if (first === undefined) return null
  const same = nearest.filter(({ word }) => word === first.word)
  return { length, zones: same.map(({ entry }) => entry.entry.zone), edits: least }
}

let index: WordIndex<NamedZone> | null = null

function misspelt(): WordIndex<NamedZone> {
  if (index === null) {
    index = new WordIndex()
    for (const zone of zoneIndex().named) for (const name of new Set(zone.spellings.map(squeezed))) index.add(name, zone)
  }
  return index
}

function nameOf(tokens: readonly Token[], at: number, length: number): string | null {
  const part = tokens.slice(at, at + length)
  return part.length === length && part.every(({ kind }) => kind === 'word') ? part.map(({ word }) => word).join(' ') : null
}

/** Whether a zone is in another, at any level. */
export function liesIn(zone: Zone, code: string): boolean {
  for (let above = zone.parent; above !== null; above = zoneTable().entries.get(above)?.zone.parent ?? null) if (above === code) return true
  return false
}

/** What the words beside a name say about which zone is meant. */
export type PlaceMarker = 'province' | 'region' | 'district' | 'city' | null

const ofMarker = {
  province: ['province'],
  region: ['region', 'country'],
  district: ['canton', 'district'],
  city: ['municipality'],
} as const satisfies Record<NonNullable<PlaceMarker>, readonly Zone['kind'][]>

/**
 * The zone that a name means: the one that the marker names, else the town before the province or canton of that name; Brussels is the
 * Region, Limburg the province outside French.
 */
export function meantZone(zones: readonly Zone[], marker: PlaceMarker, locale: Locale): Zone | null {
  if (marker !== null) {
    const kinds: readonly string[] = ofMarker[marker]
    const named = zones.find(({ kind }) => kinds.includes(kind))
    if (named !== undefined) return named
  }
  const brussels = zones.find(({ code }) => code === 'be-04000')
  if (brussels !== undefined) return brussels
  if (locale !== 'fr') {
    const limburg = zones.find(({ code }) => code === 'be-70000')
    if (limburg !== undefined) return limburg
  }
  const order: readonly Zone['kind'][] = ['municipality', 'region', 'province', 'country', 'area', 'canton', 'locality', 'district']
  for (const kind of order) {
    const [first] = zones.filter((zone) => zone.kind === kind)
    if (first !== undefined) return first
  }
  return null
}
