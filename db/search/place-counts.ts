import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { PlaceAround } from '../model/places/places-around.ts'
import { zoneHolds } from '../model/places/zone-contents.ts'
import { type Zone, zipKey, zoneTable } from '../model/places/zone-table.ts'
import { type FilterName, hasPrice, isFilterName, type Search } from '../model/search/search.ts'
import { findMatch } from './find.ts'
import { type IndexedPlace, type ListingIndex, rowsOfGoal } from './listing-index.ts'
import { rulesOf, setRules } from './match.ts'
import { openIndex } from './open.ts'
import { matchText } from './text.ts'

/** How many listings a town has, in total and by category and sub-category. */
export interface TownCount {
  readonly town: Zone
  readonly count: number
  readonly types: ReadonlyMap<string, number>
}

const counted = new WeakMap<ListingIndex, Map<Goal, readonly TownCount[]>>()

/**
 * The municipalities and localities with listings for sale or for rent, most listings first. One pass over the rows of an index, cached
 * with it.
 */
export async function countTowns(store: Store, goal: Goal): Promise<readonly TownCount[]> {
  const index = await openIndex(store)
  const goals = counted.get(index) ?? new Map<Goal, readonly TownCount[]>()
  counted.set(index, goals)
  const made = goals.get(goal) ?? countIn(index, goal)
  goals.set(goal, made)
  return made
}

function countIn(index: ListingIndex, goal: Goal): readonly TownCount[] {
  const towns = new Map<string, { readonly town: Zone; count: number; readonly types: Map<string, number> }>()
  for (const [at, categories] of countCells(index, goal)) {
    const place = index.places[at]
    for (const town of place ? townsOf(place) : []) {
      const known = towns.get(town.code) ?? { town, count: 0, types: new Map<string, number>() }
      towns.set(town.code, known)
      for (const [category, count] of categories) {
        known.count += count
        const { mainType = '', type = '' } = index.categories[category] ?? {}
        for (const each of new Set([mainType, type])) known.types.set(each, (known.types.get(each) ?? 0) + count)
      }
    }
  }
  return [...towns.values()].sort((one, other) => other.count - one.count || (one.town.code < other.town.code ? -1 : 1))
}

/** Listings by place and category, both as positions in the index. */
function countCells(index: ListingIndex, goal: Goal): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const { place, category } = index.columns
  const cells = new Map<number, Map<number, number>>()
  const [from, to] = rowsOfGoal(index, goal)
  for (let row = from; row < to; row += 1) {
    const at = place[row] ?? 0
    const of = category[row] ?? 0
    const known = cells.get(at) ?? new Map<number, number>()
    cells.set(at, known)
    known.set(of, (known.get(of) ?? 0) + 1)
  }
  return cells
}

const towns = new WeakMap<IndexedPlace, readonly Zone[]>()

/** The municipality and localities of a place. Places outlive an index, so the result is cached across indexes. */
function townsOf(place: IndexedPlace): readonly Zone[] {
  const made = towns.get(place) ?? findTowns(place)
  towns.set(place, made)
  return made
}

function findTowns(place: IndexedPlace): readonly Zone[] {
  if (place.country === 'other' || place.zip === null) return []
  const at = zoneTable().zips.get(zipKey(place.country, place.zip))
  const candidates = at ? [...at.municipalities, ...at.localities.map(({ entry }) => entry)] : []
  return [...new Set(candidates.map(({ zone }) => zone))].filter((zone) => holderOf(zone)(place))
}

const holders = new Map<string, ReturnType<typeof zoneHolds>>()

function holderOf(zone: Zone): ReturnType<typeof zoneHolds> {
  const made = holders.get(zone.code) ?? zoneHolds(zone)
  holders.set(zone.code, made)
  return made
}

/** How many listings a search would find in each of the given places instead of its own, in the given order; places without listings are left out. */
export async function countPlaces(
  store: Store,
  goal: Goal,
  search: Search,
  places: readonly PlaceAround[],
): Promise<readonly (PlaceAround & { readonly count: number })[]> {
  if (places.length === 0) return []
  const { index, match } = await findMatch(store, goal, { ...search, zones: [], zips: [], page: 1 })
  const counts = new Uint32Array(index.places.length)
  for (let row = match.from; row < match.to; row += 1) {
    const place = index.columns.place[row] ?? 0
    if (match.found[row] === 1) counts[place] = (counts[place] ?? 0) + 1
  }
  const bearing = index.places.map((place, at) => ({ place, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
  return places
    .map(({ zone, away }) => {
      const holds = zoneHolds(zone)
      return { zone, away, count: bearing.reduce((sum, { place, count }) => (holds(place) ? sum + count : sum), 0) }
    })
    .filter(({ count }) => count > 0)
}

/** How many listings a search would find without one of its filters. */
interface NearMiss {
  readonly filter: FilterName
  readonly count: number
}

/**
 * For each filter of a search, how many listings it would find without it, most first; filters that change nothing are left out. One pass
 * over the rows of the goal: a listing that fails a single filter counts for that one.
 */
export async function countWithoutFilters(store: Store, goal: Goal, search: Search): Promise<readonly NearMiss[]> {
  const index = await openIndex(store)
  const rules = setRules(rulesOf(index, search, await matchText(store.db, index, search.q)))
  // Without the life annuity the price filter compares prices again, so that is another search.
  const plain = search.annuity && hasPrice(search) ? (await findMatch(store, goal, { ...search, annuity: false })).match.total : null
  const missed = new Uint32Array(rules.length)
  const [from, to] = rowsOfGoal(index, goal)
  let found = 0
  for (let row = from; row < to; row += 1) {
    const first = rules.findIndex(([, passes]) => !passes(row))
    if (first < 0) found += 1
    else if (rules.every(([, passes], at) => at <= first || passes(row))) missed[first] = (missed[first] ?? 0) + 1
  }
  return rules
    .flatMap(([filter], at): NearMiss[] => {
      const count = filter === 'annuity' && plain !== null ? plain : found + (missed[at] ?? 0)
      return isFilterName(filter) && count > found ? [{ filter, count }] : []
    })
    .sort((one, other) => other.count - one.count)
}
