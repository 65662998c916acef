import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { Search } from '../model/search/search.ts'
import type { Shortfall } from '../model/search/shortfall.ts'
import { rowsOfGoal } from './listing-index.ts'
import { openIndex } from './open.ts'
import { judgeOf } from './standing.ts'
import { matchText } from './text.ts'

/** The homes that fit a search, and those that narrowly miss it, each the newest first. */
export interface FittingHomes {
  /** How many match in all. */
  readonly exact: number
  readonly near: number
  /** The first of each. */
  readonly shown: readonly { readonly id: number; readonly shortfall: Shortfall | null }[]
}

/** Judges every home on offer for a goal by a search, in one pass over the index. @param max how many of each kind are returned */
export async function fittingHomes(store: Store, goal: Goal, search: Search, max: number): Promise<FittingHomes> {
  const index = await openIndex(store)
  const judge = judgeOf(index, search, await matchText(store.db, index, search.q))
  const exact: FittingHomes['shown'][number][] = []
  const near: FittingHomes['shown'][number][] = []
  const counts = { exact: 0, near: 0 }
  const [from, to] = rowsOfGoal(index, goal)
  for (let row = from; row < to; row += 1) {
    const standing = judge(row)
    if (standing === null) continue
    const [kind, kept] = standing === 'match' ? (['exact', exact] as const) : (['near', near] as const)
    counts[kind] += 1
    if (kept.length < max) kept.push({ id: index.columns.id[row] ?? -1, shortfall: standing === 'match' ? null : standing })
  }
  return { ...counts, shown: [...exact, ...near] }
}
