import { distance } from '../model/places/circle.ts'
import { flagFilters, isFilterName, type Search } from '../model/search/search.ts'
import { isMeasured, isNearLabel, type MeasuredFilter, maxAway, nearestPlace, offBounds, type Shortfall } from '../model/search/shortfall.ts'
import { type ListingIndex, microdegrees, nowhere } from './listing-index.ts'
import { amountOf, rulesOf, setRules } from './match.ts'

/** How a listing stands to a search: it matches, it misses one filter narrowly, or neither (null). */
export type Standing = 'match' | Shortfall | null

/**
 * Judges the rows of an index by a search. It matches where a list of the search would show it.
 * @param text the rows that its words match; null without words
 */
export function judgeOf(index: ListingIndex, search: Search, text: Uint8Array | null): (row: number) => Standing {
  const rules = setRules(rulesOf(index, search, text))
  return (row) => {
    const first = rules.findIndex(([, passes]) => !passes(row))
    if (first < 0) return 'match'
    const failsOne = rules.every(([, passes], at) => at <= first || passes(row))
    return failsOne ? shortfallOf(index, row, search, rules[first]?.[0] ?? '') : null
  }
}

/** How far a row misses a filter; null if it is far off, or if the filter has no tolerance. */
function shortfallOf(index: ListingIndex, row: number, search: Search, filter: string): Shortfall | null {
  if (isMeasured(filter)) {
    const [min, max] = boundsOf(search, filter)
    const by = offBounds(filter, filter === 'price' ? priceIn(index, row, search) : numberIn(index, row, filter), min, max)
    return by === null || by === 0 ? null : { filter, by }
  }
  const flag = flagFilters.find((name) => name === filter)
  // A plain sale is far from a life annuity.
  if (flag !== undefined) return flag === 'annuity' ? null : { filter: flag }
  if (!isFilterName(filter)) return null
  const label = index.labels[index.columns.label[row] ?? 0] ?? ''
  if (filter === 'label') return isNearLabel(label, search.epc) ? { filter, label } : null
  const point = pointOf(index, row)
  if (point === null) return null
  if (filter === 'place') {
    const nearest = nearestPlace(search, point)
    return nearest && { filter, ...nearest }
  }
  if (filter !== 'circle' || search.near === null) return null
  const km = distance(search.near, point) - search.near.radius
  return km <= maxAway ? { filter, km } : null
}

/** The bounds that a search sets for a number. */
function boundsOf(search: Search, filter: MeasuredFilter): readonly [min: number | null, max: number | null] {
  switch (filter) {
    case 'price':
      return [search.priceMin, search.priceMax]
    case 'bathrooms':
      return [search.bathroomsMin, null]
    case 'bedrooms':
      return [search.bedroomsMin, search.bedroomsMax]
    case 'rooms':
      return [search.roomsMin, search.roomsMax]
    case 'garages':
      return [search.garagesMin, search.garagesMax]
    case 'parkings':
      return [search.parkingsMin, search.parkingsMax]
    case 'livingArea':
      return [search.livingAreaMin, search.livingAreaMax]
    case 'plotArea':
      return [search.plotAreaMin, search.plotAreaMax]
    case 'built':
      return [search.builtMin, search.builtMax]
  }
}

/** A number of a row; null if unknown. */
function numberIn({ columns }: ListingIndex, row: number, filter: Exclude<MeasuredFilter, 'price'>): number | null {
  const value = columns[filter][row] ?? -1
  return value < 0 ? null : value
}

function priceIn(index: ListingIndex, row: number, search: Search): number | null {
  const amount = amountOf(index, search, row)
  return Number.isNaN(amount) ? null : amount
}

function pointOf({ columns: { lat, lng } }: ListingIndex, row: number) {
  const [y, x] = [lat[row] ?? nowhere, lng[row] ?? nowhere]
  return y === nowhere ? null : { lat: y / microdegrees, lng: x / microdegrees }
}
