import type { Store } from '#db/client.ts'
import { findListedByReference } from '#db/listings/listings.ts'
import { beginning } from '#db/model/content/excerpt.ts'
import type { Goal, ListingCard } from '#db/model/listings/listing.ts'
import { zipPoint } from '#db/model/places/zip-name.ts'
import { zoneWords } from '#db/model/places/zone-words.ts'
import { findZone, matchPlaces, zoneNamed } from '#db/model/places/zones.ts'
import { anySearch, type Corner } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { countListings } from '#db/search/find.ts'

/** Two keys that forms send and canonical URLs do not have: a typed place, and a radius in km. */
export const typedKeys = ['where', 'around'] as const

const maxLength = 1000
/** Maximum places resolved per text; further ones count as unknown. */
const maxPlaces = 30

/** Whether a query has keys that only forms send. */
export function isTyped(query: URLSearchParams): boolean {
  return typedKeys.some((key) => query.has(key))
}

/**
 * Resolves a form's query: `where` becomes the zones and postcodes it names (separated by commas), and the rest is added to the
 * free text; `around` makes a circle if there is exactly one place. A query without either is returned unchanged.
 */
export function resolveQuery(query: URLSearchParams): URLSearchParams {
  if (!isTyped(query)) return query
  const resolved = new URLSearchParams([...query].filter(([name]) => !typedKeys.some((key) => key === name)))
  const words = addPlaces(resolved, query.getAll('where').join(','))
  if (words.length > 0) resolved.set('q', [resolved.get('q')?.trim(), ...words].filter(Boolean).join(' '))
  drawCircle(resolved, query.get('around') ?? '')
  return resolved
}

/** Adds the zones and postcodes that a typed text names to a query. @returns the parts that name none */
export function addPlaces(query: URLSearchParams, typed: string): readonly string[] {
  return partsOf(beginning(typed, maxLength)).filter((part, index) => index >= maxPlaces || !addPlace(query, part))
}

/** Splits a typed text into places, unless it is one place with the zone it lies in ('Berchem, Antwerpen'). */
function partsOf(typed: string): string[] {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return !/\d/.test(typed) && isWithin(typed, parts[0] ?? '') ? [typed] : parts
}

/** Whether a text is a place followed by the zone it lies in: 'Gent, Brugge' is not Gentbrugge. */
function isWithin(typed: string, name: string): boolean {
  const place = zoneNamed(typed)
  const names = place?.key === 'zone' ? Object.values(findZone(place.value)?.names ?? {}) : []
  return names.some((each) => zoneWords(each) === zoneWords(name))
}

function addPlace(query: URLSearchParams, text: string): boolean {
  const places = matchPlaces(text)
  for (const { key, value } of places) if (!query.getAll(key).includes(value)) query.append(key, value)
  return places.length > 0
}

/** Only a single place has a middle; several stay as they are. */
function drawCircle(query: URLSearchParams, around: string): void {
  const places = [...query.getAll('zone').map(zonePoint), ...query.getAll('zip').map(zipPoint)]
  const [middle] = places
  if (!/^\d{1,3}$/.test(around) || places.length !== 1 || !middle) return
  query.delete('zone')
  query.delete('zip')
  query.set('near', `${middle.lat},${middle.lng}`)
  query.set('radius', around)
}

function zonePoint(code: string): Corner | null {
  return findZone(code)?.point ?? null
}

/** The letters and words of the longest reference. */
const longestReference = { letters: 60, words: 5 }

/**
 * The home whose reference or id was typed into the place field, or as the only keyword of a search without filters; null for anything else. A postcode
 * with homes for this goal stays a postcode: '4000' is Liège.
 */
export async function findHomeByReference(store: Store, goal: Goal, query: URLSearchParams): Promise<ListingCard | null> {
  const where = textsOf(query, 'where')
  const typed = where.length === 0 && isOnlyKeyword(query) ? textsOf(query, 'q') : where
  const [text = ''] = typed
  if (typed.length !== 1 || !mayBeReference(text)) return null
  const home = await findListedByReference(store.db, text)
  if (!home || (await hasHomesAtPlace(store, goal, text))) return null
  return where.length === 0 && (await isOtherText(store, goal, text)) ? null : home
}

function mayBeReference(text: string): boolean {
  return /\d/.test(text) && text.length <= longestReference.letters && text.split(/\s+/).length <= longestReference.words
}

function textsOf(query: URLSearchParams, key: string): string[] {
  return query
    .getAll(key)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** Whether a search has a keyword and nothing else; open filters, sorting or a view mean that the visitor wants the list. */
function isOnlyKeyword(query: URLSearchParams): boolean {
  return query.has('q') && !query.has('filters') && writeSearch(readSearch(query), { q: null }) === ''
}

async function hasHomesAtPlace(store: Store, goal: Goal, text: string): Promise<boolean> {
  const place = zoneNamed(text)
  if (place === null) return false
  const { total } = await countListings(store, goal, { ...anySearch, [place.key === 'zip' ? 'zips' : 'zones']: [place.value] })
  return total > 0
}

/** Whether a bare number occurs in the texts of several homes, so that it may be a keyword. */
async function isOtherText(store: Store, goal: Goal, text: string): Promise<boolean> {
  return /^\d+$/.test(text) && (await countListings(store, goal, { ...anySearch, q: text })).total > 1
}
