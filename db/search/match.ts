import { matchesLabel } from '../model/listings/label-code.ts'
import type { Goal } from '../model/listings/listing.ts'
import { isGroup } from '../model/listings/property-group.ts'
import { isKnownType } from '../model/listings/property-type.ts'
import { boxOf, isInArea } from '../model/map/area.ts'
import { type Box, boxAround, distance } from '../model/places/circle.ts'
import { findZone, zoneHolds } from '../model/places/zones.ts'
import { byFlag, type FilterName, hasPrice, type Search } from '../model/search/search.ts'
import { type Facets, facetCounter, failing, isFacet } from './facets.ts'
import { type CountColumn, flag, flagsOf, type IndexedPlace, type ListingIndex, microdegrees, nowhere, rowsOfGoal } from './listing-index.ts'

/** Whether a row passes one filter. */
type Rule = (row: number) => boolean

/**
 * The filters of a search as rules over the rows of an index, by filter; null where a filter is not set. A price filter excludes listings
 * without a published price, a count filter those without that number, a map filter those without a point (decisions, "Meaning of filters").
 */
type Rules = Readonly<Record<FilterName, Rule | null>>

/** The rules of a search. @param text the rows that its words match; null without words */
export function rulesOf(index: ListingIndex, search: Search, text: Uint8Array | null): Rules {
  const count = (name: CountColumn, min: number | null, max: number | null) => within(index.columns[name], min, max, 0)
  return {
    text: text && ((row: number) => text[row] === 1),
    place: placeRule(index, search),
    price: priceRule(index, search),
    bathrooms: count('bathrooms', search.bathroomsMin, null),
    rooms: count('rooms', search.roomsMin, search.roomsMax),
    garages: count('garages', search.garagesMin, search.garagesMax),
    parkings: count('parkings', search.parkingsMin, search.parkingsMax),
    livingArea: count('livingArea', search.livingAreaMin, search.livingAreaMax),
    plotArea: count('plotArea', search.plotAreaMin, search.plotAreaMax),
    built: count('built', search.builtMin, search.builtMax),
    circle: circleRule(index, search),
    area: areaRule(index, search),
    type: typeRule(index, search.types),
    label: labelRule(index, search.epc),
    bedrooms: count('bedrooms', search.bedroomsMin, search.bedroomsMax),
    ...byFlag((name) => (search[name] ? flagRule(index, flag[name]) : null)),
  }
}

/** The filters that are set, each with its rule, in the order they are checked. */
export function setRules(rules: Rules): readonly (readonly [name: string, rule: Rule])[] {
  return Object.entries(rules).flatMap(([name, rule]): (readonly [string, Rule])[] => (rule ? [[name, rule]] : []))
}

/** Unknown values pass no bound: comparisons with NaN are false, and -1 is below the floor. */
function within(column: Float64Array | Int32Array | Int16Array, min: number | null, max: number | null, floor: number): Rule | null {
  if (min === null && max === null) return null
  const from = min ?? floor
  const to = max ?? Number.POSITIVE_INFINITY
  return (row) => {
    const value = column[row] ?? Number.NaN
    return value >= from && value <= to
  }
}

/** The amount of a row that the price filter of a search compares: the price, or the bouquet in a search for life annuities; NaN if unknown. */
export function amountOf({ columns: { id, price }, bouquets }: ListingIndex, { annuity }: Pick<Search, 'annuity'>, row: number): number {
  return (annuity ? bouquets[id[row] ?? -1] : price[row]) ?? Number.NaN
}

function priceRule(index: ListingIndex, search: Search): Rule | null {
  const { priceMin, priceMax, annuity } = search
  if (!annuity) return within(index.columns.price, priceMin, priceMax, Number.NEGATIVE_INFINITY)
  if (!hasPrice(search)) return null
  return (row) => {
    const bouquet = amountOf(index, search, row)
    return bouquet >= (priceMin ?? Number.NEGATIVE_INFINITY) && bouquet <= (priceMax ?? Number.POSITIVE_INFINITY)
  }
}

/** A type that neither the site nor any feed knows is ignored, like other values that mean nothing (decisions, "Paths"). */
function typeRule({ categories, columns }: ListingIndex, types: readonly string[]): Rule | null {
  const known = types.filter(
    (type) => isGroup(type) || isKnownType(type) || categories.some(({ typeName, mainType }) => typeName === type || mainType === type),
  )
  if (known.length === 0) return null
  const selected = new Set(known)
  return among(
    columns.category,
    categories.map(({ mainType, type, typeName }) => selected.has(mainType) || selected.has(type) || selected.has(typeName)),
  )
}

function labelRule({ labels, columns }: ListingIndex, selected: readonly string[]): Rule | null {
  return selected.length === 0
    ? null
    : among(
        columns.label,
        labels.map((label) => matchesLabel(label, selected)),
      )
}

/** Passes rows in one of some zones or postcodes; null without any. */
export function placeRule({ places, columns }: ListingIndex, { zones, zips }: Pick<Search, 'zones' | 'zips'>): Rule | null {
  if (zones.length === 0 && zips.length === 0) return null
  const holders = zones.flatMap((code) => {
    const zone = findZone(code)
    return zone ? [zoneHolds(zone)] : []
  })
  const selected = new Set(zips)
  const isSelected = ({ country, zip }: IndexedPlace) => zip !== null && (selected.has(zip) || (country === 'LU' && selected.has(`L-${zip}`)))
  return among(
    columns.place,
    places.map((place) => isSelected(place) || holders.some((holds) => holds(place))),
  )
}

/** Passes rows that refer to an entry that passes. */
function among(column: Uint32Array | Uint8Array, passes: readonly boolean[]): Rule {
  const table = Uint8Array.from(passes, Number)
  return (row) => table[column[row] ?? 0] === 1
}

function flagRule(index: ListingIndex, bit: number): Rule {
  return (row) => (flagsOf(index, row) & bit) !== 0
}

function circleRule(index: ListingIndex, { near }: Search): Rule | null {
  return near && inBox(index, boxAround(near), (point) => distance(near, point) <= near.radius)
}

function areaRule(index: ListingIndex, { area }: Search): Rule | null {
  return area && inBox(index, boxOf(area), (point) => isInArea(point, area))
}

/** Runs the exact check only for points in the box. */
function inBox({ columns: { lat, lng } }: ListingIndex, box: Box, isIn: (point: { lat: number; lng: number }) => boolean): Rule {
  const west = box.west * microdegrees
  const south = box.south * microdegrees
  const east = box.east * microdegrees
  const north = box.north * microdegrees
  return (row) => {
    const y = lat[row] ?? nowhere
    const x = lng[row] ?? nowhere
    return y !== nowhere && y >= south && y <= north && x >= west && x <= east && isIn({ lat: y / microdegrees, lng: x / microdegrees })
  }
}

/** Which rows a search finds, and how many. */
export interface Match {
  readonly total: number
  /** 1 for a row that is found. */
  readonly found: Uint8Array
  /** The rows of the goal: the first, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly facets: Facets
}

/** Finds and counts in one pass over the rows of a goal. `text` marks the rows that match the free text; null if absent. */
export function matchSearch(index: ListingIndex, goal: Goal, search: Search, text: Uint8Array | null): Match {
  const [from, to] = rowsOfGoal(index, goal)
  const rules = setRules(rulesOf(index, search, text))
  const others = rules.flatMap(([name, rule]) => (isFacet(name) ? [] : [rule]))
  // A facet ignores its own filter, so these are kept apart.
  const single = rules.flatMap(([name, rule]): [number, Rule][] => (isFacet(name) ? [[failing[name], rule]] : []))
  const found = new Uint8Array(index.size)
  const counter = facetCounter(index, goal, (row) => amountOf(index, search, row))
  let total = 0
  for (let row = from; row < to; row += 1) {
    const failed = failedBy(row, others, single)
    if (failed === failing.others) continue
    if (failed === 0) {
      found[row] = 1
      total += 1
    }
    counter.add(row, failed)
  }
  const facets = counter.facets()
  const annuity = hasPrice(search) && !search.annuity ? countAnnuities(index, goal, search, text) : facets.annuity
  return { total, found, from, to, facets: { ...facets, annuity } }
}

/** How many life annuities a search with a price would find: their bouquets are compared then. */
function countAnnuities(index: ListingIndex, goal: Goal, search: Search, text: Uint8Array | null): number {
  const rules = setRules(rulesOf(index, { ...search, annuity: true }, text))
  const [from, to] = rowsOfGoal(index, goal)
  let count = 0
  for (let row = from; row < to; row += 1) {
    if (((index.columns.flags[row] ?? 0) & flag.annuity) !== 0 && rules.every(([, passes]) => passes(row))) count += 1
  }
  return count
}

/** The bit of the one filter a row fails, 0 if it passes all; `failing.others` once it fails too much to count for any facet. */
function failedBy(row: number, others: readonly Rule[], single: readonly (readonly [number, Rule])[]): number {
  for (const passes of others) if (!passes(row)) return failing.others
  let failed = 0
  for (const [bit, passes] of single) {
    if (passes(row)) continue
    if (failed !== 0) return failing.others
    failed = bit
  }
  return failed
}
