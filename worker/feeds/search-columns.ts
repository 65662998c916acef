import { readVatRegime } from '#db/model/calculators/vat-regime.ts'
import { energyLabel } from '#db/model/listings/energy.ts'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { saysUnbuilt } from '#db/model/listings/new-building.ts'
import { wordKey } from '#db/model/listings/vocabulary.ts'
import { mapCell } from '#db/model/map/map-cell.ts'
import { zipNames } from '#db/model/places/zip-name.ts'
import { searchable } from '#db/model/search/search-words.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'

/** The names a place is searched by: city, district and sub-city, in every language the record has. */
export function placeNames({ place, facts }: Listing): readonly string[] {
  return unique([...texts(place.city), ...texts(place.district), ...texts(facts.subCity)])
}

/** The columns that filters use. A terrace or garden with an area counts even if its flag is missing. */
export function searchColumns(listing: Listing): Readonly<Record<string, string | number | null>> {
  const { facts, place, energy } = listing
  const count = (key: FactKey) => (typeof facts[key] === 'number' ? facts[key] : null)
  const has = (flag: FactKey, surface: FactKey) => (facts[flag] === true || (count(surface) ?? 0) > 0 ? 1 : 0)
  return {
    bathrooms: count('bathrooms'),
    rooms: count('rooms'),
    garages: count('garages'),
    parkings: count('parkings'),
    terrace: has('terrace', 'surfaceTerrace'),
    garden: has('garden', 'surfaceGarden'),
    living_area: whole(listing.surfaceLiving),
    plot_area: whole(listing.surfaceGround),
    built: whole(count('constructionYear')),
    ready: isReady(facts.condition) ? 1 : 0,
    lift: facts.lift === true ? 1 : 0,
    pool: facts.pool === true ? 1 : 0,
    furnished: facts.furnished === true ? 1 : 0,
    cellar: facts.cellar === true ? 1 : 0,
    new_build: isNewBuild(listing) ? 1 : 0,
    epc: energyLabel({ country: place.country, zip: place.zip, ...energy })?.text ?? null,
    ...pointColumns(place),
  }
}

/** The columns of the map. */
export function pointColumns({ point }: Listing['place']) {
  return { lat: point?.lat ?? null, lng: point?.lng ?? null, cell: point && mapCell(point) }
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.floor(value)
}

/** Conditions that count as ready to move into; not those of homes still to be built. */
const readyConditions: ReadonlySet<string | null> = new Set(
  ['new', 'renovated', 'restored', 'good', 'excellent', 'as-new'].map((word) => `word.condition.${word}`),
)

function isReady(condition: Listing['facts']['condition']): boolean {
  const words = typeof condition === 'number' ? [String(condition)] : texts(condition)
  return words.some((word) => readyConditions.has(wordKey('condition', word)))
}

/** Whether a home is new build whatever its construction year. @source decisions, "Free text" (`newBuild`) */
function isNewBuild({ goal, projectId, facts }: Listing): boolean {
  if (projectId !== null || saysUnbuilt(facts.condition)) return true
  // A rent under VAT says nothing of the building's age.
  return goal === 'sale' && ['vat', 'split', 'included'].includes(readVatRegime(facts.vatRegime)?.kind ?? '')
}

/** Every word of a listing that a visitor may read, in all languages, folded as searches are. Its municipality is found by all its names, whichever the record has. */
export function searchWords(listing: Listing, types: readonly string[]): string {
  const { place, facts, reference } = listing
  const address = place.address ? [place.address.street] : []
  const written = [listing.title, listing.marquee, listing.description, facts.neighbourhood, facts.pointsOfInterest].flatMap(texts)
  return searchable(
    unique([
      ...placeNames(listing),
      ...zipNames(place.country, place.zip),
      place.zip ?? '',
      ...address,
      ...types,
      ...texts(listing.typeName),
      reference ?? '',
      ...written,
    ]).join(' '),
  )
}

function texts(value: LocalizedText | string | number | boolean | null | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
