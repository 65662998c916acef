import { labelLetter } from '../model/listings/label-code.ts'
import type { Goal } from '../model/listings/listing.ts'
import { priceBand, priceLimits } from '../model/search/price-bands.ts'
import { byFlag, type FlagFilter, flagFilters } from '../model/search/search.ts'
import { flag, flagsOf, type ListingIndex, rowsOfGoal } from './listing-index.ts'

/** How many listings of one category a search finds, ignoring its types. */
interface CategoryCount {
  readonly mainType: string
  readonly type: string
  readonly typeName: string
  readonly count: number
}

/** The number of results per choice, with all other filters unchanged. */
export interface Facets extends Readonly<Record<FlagFilter, number>> {
  readonly categories: readonly CategoryCount[]
  /** By the letter of the label, in lower case. */
  readonly labels: Readonly<Record<string, number>>
  /** At position n: how many have at least n bedrooms. */
  readonly bedrooms: readonly number[]
  /** How many are in each price band of the goal (`priceLimits`); those without a published price are in none. */
  readonly prices: readonly number[]
  /** The yes-or-no filters that any listing of the goal passes, whatever the search. */
  readonly offered: readonly FlagFilter[]
}

const firstFlag = 32

/** One bit for each filter a row can fail; filters without a facet share `others`. */
export const failing = { type: 1, label: 2, bedrooms: 4, others: 8, price: 16, ...byFlag((name) => firstFlag << flagFilters.indexOf(name)) } as const

/** The filters that have a facet. */
export type FacetName = Exclude<keyof typeof failing, 'others'>

/** Whether a filter has a facet. */
export function isFacet(name: string): name is FacetName {
  return Object.hasOwn(failing, name) && name !== 'others'
}

const maxBedrooms = 6
/** The bit in the index of each filter of `flagFilters`. */
const bits = flagFilters.map((name) => flag[name])

/** Counts rows by facet: a row that fails one filter only still counts for the facet of that filter. */
export interface FacetCounter {
  /** @param failed bits of the filters this row fails */
  add(row: number, failed: number): void
  facets(): Facets
}

/** A counter that has counted nothing yet. @param amount the amount of a row that a price filter compares, NaN if unknown */
export function facetCounter(index: ListingIndex, goal: Goal, amount: (row: number) => number): FacetCounter {
  const { category, label, bedrooms } = index.columns
  const categories = new Uint32Array(index.categories.length)
  const labels = new Uint32Array(index.labels.length)
  const beds = new Uint32Array(maxBedrooms + 1)
  const prices = new Uint32Array(priceLimits[goal].length + 1)
  const isOn = new Uint32Array(flagFilters.length)
  return {
    add(row, failed) {
      if ((failed & ~failing.type) === 0) increment(categories, category[row] ?? 0)
      if ((failed & ~failing.label) === 0) increment(labels, label[row] ?? 0)
      if ((failed & ~failing.bedrooms) === 0) increment(beds, Math.min(Math.max(bedrooms[row] ?? 0, 0), maxBedrooms))
      if ((failed & ~failing.price) === 0) {
        const band = priceBand(goal, amount(row))
        if (band !== null) increment(prices, band)
      }
      const flags = flagsOf(index, row)
      if (flags === 0) return
      for (let at = 0; at < bits.length; at += 1) if ((failed & ~(firstFlag << at)) === 0 && (flags & (bits[at] ?? 0)) !== 0) increment(isOn, at)
    },
    facets: () => ({
      categories: categoryCounts(index, categories),
      labels: letterCounts(index, labels),
      bedrooms: atLeast(beds),
      prices: [...prices],
      offered: offeredFlags(index, goal),
      ...byFlag((name) => isOn[flagFilters.indexOf(name)] ?? 0),
    }),
  }
}

const known = new WeakMap<ListingIndex, Map<Goal, readonly FlagFilter[]>>()

/** One pass over the rows of a goal, cached with the index. */
function offeredFlags(index: ListingIndex, goal: Goal): readonly FlagFilter[] {
  const goals = known.get(index) ?? new Map<Goal, readonly FlagFilter[]>()
  known.set(index, goals)
  const made = goals.get(goal)
  if (made) return made
  const [from, to] = rowsOfGoal(index, goal)
  let all = 0
  for (let row = from; row < to; row += 1) all |= flagsOf(index, row)
  const offered = flagFilters.filter((name) => (all & flag[name]) !== 0)
  goals.set(goal, offered)
  return offered
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

function categoryCounts({ categories }: ListingIndex, counts: Uint32Array): readonly CategoryCount[] {
  return categories.flatMap(({ mainType, type, typeName }, at) => {
    const count = counts[at] ?? 0
    return count > 0 ? [{ mainType, type, typeName, count }] : []
  })
}

function letterCounts({ labels }: ListingIndex, counts: Uint32Array): Readonly<Record<string, number>> {
  const letters: Record<string, number> = {}
  for (const [at, label] of labels.entries()) {
    const letter = labelLetter(label)
    if (letter !== null) letters[letter] = (letters[letter] ?? 0) + (counts[at] ?? 0)
  }
  return letters
}

function atLeast(counts: Uint32Array): readonly number[] {
  let sum = 0
  return [...counts]
    .reverse()
    .map((count) => (sum += count))
    .reverse()
}
