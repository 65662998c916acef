import type { Country, Goal } from '../listings/listing.ts'
import { groupOf } from '../listings/property-type.ts'
import { municipalitiesAt, municipalityOf, municipalityOrLarger } from '../places/municipality.ts'
import { findZone } from '../places/zones.ts'
import type { Search } from '../search/search.ts'

/** Compares demand with the homes on offer, for the desk. */

/** A confirmed search, and a number that identifies the person behind it. */
export interface PersonSearch {
  readonly person: number
  readonly search: Pick<Search, 'types' | 'zones' | 'zips' | 'priceMax' | 'annuity'>
}

/** Homes on offer that share a place, a category and a price band. */
export interface OfferedHomes {
  readonly count: number
  readonly mainType: string
  readonly country: Country
  readonly zip: string | null
  /** Of the city, in all languages. */
  readonly names: readonly string[]
  /** Euro, in full or a month; null on request. */
  readonly price: number | null
}

/** The number of people with the same demand, and of homes on offer for them. */
export interface DemandGap {
  /** A zone's code, a category, the lower end of a price band; or all three with spaces between. */
  readonly key: string
  /** At least `minPeople`. */
  readonly people: number
  readonly homes: number
}

export interface DemandGaps {
  /** Null below `minPeople`. */
  readonly people: number | null
  readonly homes: number
  readonly byPlace: readonly DemandGap[]
  readonly byType: readonly DemandGap[]
  readonly byBand: readonly DemandGap[]
  /** Place, category and price band together. */
  readonly together: readonly DemandGap[]
}

/** k-anonymity threshold: with fewer people, one of them could be recognised. */
const minPeople = 5

/** The goals that the desk compares, each by itself. */
export const demandGoals = ['sale', 'rent'] as const satisfies readonly Goal[]

/** Lower ends of the price bands, in euro. */
const bands: Readonly<Record<Goal, readonly number[]>> = {
  sale: [0, 200_000, 300_000, 400_000, 500_000, 750_000],
  rent: [0, 750, 1_000, 1_250, 1_500, 2_000],
}

/** The lower end of the band a price is in. */
function bandOf(goal: Goal, price: number): number {
  return bands[goal].findLast((from) => price >= from) ?? 0
}

/** The price where the band above this one begins; null for the highest. */
export function bandEnd(goal: Goal, from: number): number | null {
  return bands[goal].find((each) => each > from) ?? null
}

interface Keys {
  readonly places: readonly string[]
  readonly types: readonly string[]
  readonly band: number | null
}

/** Compares searches of one goal with the homes on offer. A person counts once in every line that one of their searches matches. Largest gap first. */
export function demandGaps(goal: Goal, searches: readonly PersonSearch[], offered: readonly OfferedHomes[]): DemandGaps {
  const weighted = searches.map(({ person, search }) => ({ weight: person, keys: keysOfSearch(goal, search) }))
  const homes = offered.map((each) => ({ weight: each.count, keys: keysOfHomes(goal, each) }))
  const by = (linesOf: (keys: Keys) => readonly string[]) => gapsBy(peopleBy(weighted, linesOf), homesBy(homes, linesOf))
  const everyone = new Set(searches.map(({ person }) => person)).size
  return {
    people: everyone < minPeople ? null : everyone,
    homes: offered.reduce((sum, { count }) => sum + count, 0),
    byPlace: by(({ places }) => places),
    byType: by(({ types }) => types),
    byBand: by(({ band }) => (band === null ? [] : [String(band)])),
    together: by(({ places, types, band }) => (band === null ? [] : places.flatMap((place) => types.map((type) => `${place} ${type} ${band}`)))),
  }
}

interface Weighted {
  readonly weight: number
  readonly keys: Keys
}

function peopleBy(weighted: readonly Weighted[], linesOf: (keys: Keys) => readonly string[]): ReadonlyMap<string, number> {
  const people = new Map<string, Set<number>>()
  for (const { weight: person, keys } of weighted) {
    for (const line of linesOf(keys)) {
      const known = people.get(line)
      if (known) known.add(person)
      else people.set(line, new Set([person]))
    }
  }
  return new Map([...people].map(([line, each]) => [line, each.size]))
}

function homesBy(homes: readonly Weighted[], linesOf: (keys: Keys) => readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { weight, keys } of homes) for (const line of new Set(linesOf(keys))) counts.set(line, (counts.get(line) ?? 0) + weight)
  return counts
}

function gapsBy(people: ReadonlyMap<string, number>, homes: ReadonlyMap<string, number>): readonly DemandGap[] {
  const lines = [...people].filter(([, count]) => count >= minPeople).map(([key, count]) => ({ key, people: count, homes: homes.get(key) ?? 0 }))
  const gap = (line: DemandGap) => line.people - line.homes
  return lines.sort((one, other) => gap(other) - gap(one) || other.people - one.people || (one.key < other.key ? -1 : 1))
}

function keysOfSearch(goal: Goal, { types, zones, zips, priceMax, annuity }: PersonSearch['search']): Keys {
  const named = zones.flatMap((code) => municipalityOrLarger(code)?.code ?? [])
  return {
    places: [...new Set([...named, ...zips.flatMap((zip) => municipalitiesAt(zip).map(({ code }) => code))])],
    types: [...new Set(types.map((type) => groupOf(type) ?? type))],
    // The bound of a life annuity is that of its bouquet.
    band: priceMax === null || annuity ? null : bandOf(goal, priceMax),
  }
}

/** A home is on offer in its municipality and in every zone around that. */
function keysOfHomes(goal: Goal, { mainType, country, zip, names, price }: OfferedHomes): Keys {
  const places: string[] = []
  for (let zone = municipalityOf({ country, zip, names }); zone !== null; zone = zone.parent === null ? null : findZone(zone.parent)) places.push(zone.code)
  return { places, types: [mainType], band: price === null ? null : bandOf(goal, price) }
}
