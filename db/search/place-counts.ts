import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { zoneHolds } from '../model/places/zone-contents.ts'
import { type Zone, zipKey, zoneTable } from '../model/places/zone-table.ts'
import { type IndexedPlace, type ListingIndex, rowsOfGoal } from './listing-index.ts'
import { openIndex } from './open.ts'

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
