import type { Goal } from '../model/listings/listing.ts'
import type { Search } from '../model/search/search.ts'
import { type Facets, facetCounter, failing, isFacet } from './facets.ts'
import { type ListingIndex, rowsOfGoal } from './listing-index.ts'
import { type Rule, rulesOf, setRules } from './rules.ts'

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
  const counter = facetCounter(index)
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
  return { total, found, from, to, facets: counter.facets() }
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
