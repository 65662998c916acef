import type { Locale } from '#messages/locales.ts'
import type { Search } from '../model/search.ts'
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
  const order = sort === 'date' ? oldestFirst(index.columns.created, from, to) : sorted(keysOf(index, sort, dir, locale).subarray(from, to), from)
  orders.set(name, order)
  return order
}

/** Rows that are newest first, turned round; those of one moment keep their order. */
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

/** One whole number per row, the lower first; a price in cents, infinite where there is none. */
function keysOf({ columns, places, categories }: ListingIndex, sort: Exclude<Ordering['sort'], 'date'>, dir: Ordering['dir'], locale: Locale): Float64Array {
  const turn = dir === 'asc' ? 1 : -1
  switch (sort) {
    case 'price':
      return columns.price.map((price) => (Number.isNaN(price) ? Number.POSITIVE_INFINITY : turn * Math.round(price * 100)))
    case 'city':
      return ranked(columns.place, places, locale, turn)
    case 'type':
      return ranked(columns.category, categories, locale, turn)
  }
}

function ranked(column: Uint32Array, entries: readonly { readonly keys: SortKeys }[], locale: Locale, turn: number): Float64Array {
  const keys = entries.map((entry) => entry.keys[locale])
  const ranks = new Map([...new Set(keys)].sort().map((key, rank) => [key, rank]))
  const rankOf = Float64Array.from(keys, (key) => turn * (ranks.get(key) ?? 0))
  const ranked = new Float64Array(column.length)
  for (let row = 0; row < column.length; row += 1) ranked[row] = rankOf[column[row] ?? 0] ?? 0
  return ranked
}

/**
 * Rows by key, the first of them being `from`; rows with equal keys keep their order, newest first. Key and row are sorted as one number, many
 * times faster than by comparison: each new version of the stock is sorted again.
 */
function sorted(keys: Float64Array, from: number): Uint32Array {
  const span = 2 ** Math.ceil(Math.log2(keys.length + 1))
  const last = Math.floor(Number.MAX_SAFE_INTEGER / span) - 1
  if (keys.some((key) => Number.isFinite(key) && Math.abs(key) >= last)) return compared(keys, from)
  const joined = keys.map((key, at) => Math.min(key, last) * span + at).sort()
  return Uint32Array.from(joined, (each) => from + each - Math.floor(each / span) * span)
}

/** The same for keys that are too large. */
function compared(keys: Float64Array, from: number): Uint32Array {
  const order = Uint32Array.from(keys, (_, at) => at).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other)
  return order.map((at) => from + at)
}
