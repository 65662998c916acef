import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { type FilterName, isFilterName, type Search } from '../model/search/search.ts'
import { rowsOfGoal } from './listing-index.ts'
import { openIndex } from './open.ts'
import { rulesOf, setRules } from './rules.ts'
import { matchText } from './text.ts'

/** How many listings a search would find without one of its filters. */
export interface NearMiss {
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
  const missed = new Uint32Array(rules.length)
  const [from, to] = rowsOfGoal(index, goal)
  let found = 0
  for (let row = from; row < to; row += 1) {
    const first = rules.findIndex(([, passes]) => !passes(row))
    if (first < 0) found += 1
    else if (rules.every(([, passes], at) => at <= first || passes(row))) missed[first] = (missed[first] ?? 0) + 1
  }
  return rules
    .flatMap(([filter], at): NearMiss[] => (isFilterName(filter) && (missed[at] ?? 0) > 0 ? [{ filter, count: found + (missed[at] ?? 0) }] : []))
    .sort((one, other) => other.count - one.count)
}
