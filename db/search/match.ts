import { labelLetter } from '../model/label-code.ts'
import type { Goal } from '../model/listing.ts'
import type { Search } from '../model/search.ts'
import { flag, type ListingIndex } from './listing-index.ts'
import { type Rule, rulesOf } from './rules.ts'

/** How many listings of one category a search finds, whatever types it asks for. */
export interface CategoryCount {
  readonly mainType: string
  readonly type: string
  readonly typeName: string
  readonly count: number
}

/** What each choice would find, all other filters as they are. */
export interface Facets {
  readonly categories: readonly CategoryCount[]
  /** By the letter of the label, in lower case. */
  readonly labels: Readonly<Record<string, number>>
  /** At position n: how many have at least n bedrooms. */
  readonly bedrooms: readonly number[]
  readonly terrace: number
  readonly garden: number
}

/** Which rows a search finds, and how many. */
export interface Match {
  readonly total: number
  /** 1 for a row that is found. */
  readonly found: Uint8Array
  readonly from: number
  readonly to: number
  readonly facets: Facets
}

const maxBedrooms = 6

/** A filter's bit in what a row fails; all that no facet counts share one. */
const failing = { type: 1, label: 2, bedrooms: 4, terrace: 8, garden: 16, others: 32 } as const

/** Looks at every row of a goal once: a row that fails one filter only still counts for the facet of that filter. */
export function matchSearch(index: ListingIndex, goal: Goal, search: Search, text: Uint8Array | null): Match {
  const [from, to] = goal === 'sale' ? [0, index.firstRental] : [index.firstRental, index.size]
  const { others, ...rules } = rulesOf(index, search, text)
  const single = Object.entries(rules).flatMap(([name, rule]): [number, Rule][] => (rule && isFacet(name) ? [[failing[name], rule]] : []))
  const { category, label, bedrooms, flags } = index.columns
  const found = new Uint8Array(index.size)
  const categories = new Uint32Array(index.categories.length)
  const labels = new Uint32Array(index.labels.length)
  const beds = new Uint32Array(maxBedrooms + 1)
  let [total, terrace, garden] = [0, 0, 0]
  for (let row = from; row < to; row += 1) {
    const failed = failedBy(row, others, single)
    if (failed === failing.others) continue
    const fails = (bit: number) => (failed & ~bit) !== 0
    if (failed === 0) {
      found[row] = 1
      total += 1
    }
    if (!fails(failing.type)) add(categories, category[row] ?? 0)
    if (!fails(failing.label)) add(labels, label[row] ?? 0)
    if (!fails(failing.bedrooms)) add(beds, Math.min(Math.max(bedrooms[row] ?? 0, 0), maxBedrooms))
    if (!fails(failing.terrace) && ((flags[row] ?? 0) & flag.terrace) !== 0) terrace += 1
    if (!fails(failing.garden) && ((flags[row] ?? 0) & flag.garden) !== 0) garden += 1
  }
  const facets = { categories: categoryCounts(index, categories), labels: letterCounts(index, labels), bedrooms: atLeast(beds), terrace, garden }
  return { total, found, from, to, facets }
}

function isFacet(name: string): name is 'type' | 'label' | 'bedrooms' | 'terrace' | 'garden' {
  return name in failing
}

/** The bits of the filters a row fails; `failing.others` alone once it fails too much to count anywhere. */
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

function add(counts: Uint32Array, at: number): void {
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
