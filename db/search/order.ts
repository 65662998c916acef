import type { Locale } from '#messages/locales.ts'
import type { Search } from '../model/search/search.ts'
import type { ListingIndex, SortKeys } from './listing-index.ts'
import type { Match } from './match.ts'

type Ordering = Pick<Search, 'sort' | 'dir'>

/** Orders are cached with their index: at most two for each goal, column and language. */
const known = new WeakMap<ListingIndex, Map<string, Uint32Array>>()

/**
 * One page of the matching rows, in the order of the search. Ties are broken by newest, then by id, descending; listings without a
 * price come last in either direction; cities and types follow the collation of the language (decisions, "Meaning of filters").
 */
export function rowsInOrder(index: ListingIndex, match: Match, ordering: Ordering, locale: Locale, skip: number, count: number): readonly number[] {
  if (skip >= match.total) return []
  const order = orderOf(index, match, ordering, locale)
  const rows: number[] = []
  let left = skip
  for (let at = 0; at < match.to - match.from && rows.length < count; at += 1) {
    const row = order?.[at] ?? match.from + at
    if (match.found[row] !== 1) continue
    if (left > 0) left -= 1
    else rows.push(row)
  }
  return rows
}

/** Null for the order the rows already have. */
function orderOf(index: ListingIndex, { from, to }: Match, { sort, dir }: Ordering, locale: Locale): Uint32Array | null {
  if (sort === 'date' && dir === 'desc') return null
  const name = `${from} ${sort} ${dir} ${sort === 'city' || sort === 'type' ? locale : ''}`
  const orders = known.get(index) ?? new Map<string, Uint32Array>()
  known.set(index, orders)
  const found = orders.get(name)
  if (found) return found
  const order = sort === 'date' ? oldestFirst(index.columns.created, from, to) : sortedBy(index, sort, dir, locale, from, to)
  orders.set(name, order)
  return order
}

function sortedBy(
  { columns, places, categories }: ListingIndex,
  sort: 'price' | 'city' | 'type',
  dir: Ordering['dir'],
  locale: Locale,
  from: number,
  to: number,
) {
  const sign = dir === 'asc' ? 1 : -1
  if (sort === 'price') return byPrice(columns.price.subarray(from, to), sign, from)
  const column = sort === 'city' ? columns.place : columns.category
  return byRank(column.subarray(from, to), ranksOf(sort === 'city' ? places : categories, locale, sign), from)
}

/** Reverses rows that are newest first; rows of the same moment keep their order. */
function oldestFirst(created: Float64Array, from: number, to: number): Uint32Array {
  const order = new Uint32Array(to - from)
  for (let end = to, at = 0; end > from; ) {
    let start = end - 1
    while (start > from && created[start - 1] === created[start]) start -= 1
    for (let row = start; row < end; row += 1, at += 1) order[at] = row
    end = start
  }
  return order
}

/** The rank of each entry, from 0 on; entries with the same key share one. */
function ranksOf(entries: readonly { readonly keys: SortKeys }[], locale: Locale, sign: 1 | -1): Uint32Array {
  const keys = entries.map((entry) => entry.keys[locale])
  const distinct = [...new Set(keys)].sort()
  const ranks = new Map(distinct.map((key, rank) => [key, sign === 1 ? rank : distinct.length - 1 - rank]))
  return Uint32Array.from(keys, (key) => ranks.get(key) ?? 0)
}

/** Rows by the rank of their entry, the first of them being `from`; rows of the same rank keep their order. A counting sort. */
function byRank(column: Uint32Array, rankOf: Uint32Array, from: number): Uint32Array {
  const next = new Uint32Array(rankOf.length + 1)
  for (let at = 0; at < column.length; at += 1) {
    const after = (rankOf[column[at] ?? 0] ?? 0) + 1
    next[after] = (next[after] ?? 0) + 1
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0)
  const order = new Uint32Array(column.length)
  for (let at = 0; at < column.length; at += 1) {
    const rank = rankOf[column[at] ?? 0] ?? 0
    order[next[rank] ?? 0] = from + at
    next[rank] = (next[rank] ?? 0) + 1
  }
  return order
}

/**
 * Sorts rows by price, to the cent; stable, with rows without a price last. Packs price and row into one number, which sorts many times faster than a
 * comparator: each new stock version is sorted again.
 */
function byPrice(prices: Float64Array, sign: 1 | -1, from: number): Uint32Array {
  const span = 2 ** Math.ceil(Math.log2(prices.length + 1))
  const last = Math.floor(Number.MAX_SAFE_INTEGER / span) - 1
  const joined = new Float64Array(prices.length)
  for (let at = 0; at < prices.length; at += 1) {
    const price = prices[at] ?? Number.NaN
    const cents = Number.isNaN(price) ? last : sign * Math.round(price * 100)
    if (Math.abs(cents) > last) return compared(prices, sign, from)
    joined[at] = cents * span + at
  }
  joined.sort()
  const order = new Uint32Array(prices.length)
  for (let at = 0; at < order.length; at += 1) {
    const each = joined[at] ?? 0
    order[at] = from + each - Math.floor(each / span) * span
  }
  return order
}

/** `byPrice` for prices too large to pack with a row. */
function compared(prices: Float64Array, sign: 1 | -1, from: number): Uint32Array {
  const keys = prices.map((price) => (Number.isNaN(price) ? Number.POSITIVE_INFINITY : sign * price))
  const order = Uint32Array.from(keys, (_, at) => at).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other)
  return order.map((at) => from + at)
}
