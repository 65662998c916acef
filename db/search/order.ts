import type { Locale } from '#messages/locales.ts'
import type { Search } from '../model/search.ts'
import type { ListingIndex, SortKeys } from './listing-index.ts'
import type { Match } from './match.ts'

type Ordering = Pick<Search, 'sort' | 'dir'>

/** Orders are cached with their index: at most two for each column and language. */
const known = new WeakMap<ListingIndex, Map<string, Uint32Array>>()

/**
 * One page of the matching rows, in the order of the search. Ties are broken by newest, then by id, descending; listings without a
 * price come last in either direction; cities and types follow the collation of the language (decisions, "Meaning of filters").
 */
export function rowsInOrder(index: ListingIndex, match: Match, ordering: Ordering, locale: Locale, skip: number, count: number): readonly number[] {
  if (skip >= match.total) return []
  const order = orderOf(index, ordering, locale)
  const rows: number[] = []
  let left = skip
  for (let at = 0; at < index.size && rows.length < count; at += 1) {
    const row = order?.[at] ?? at
    if (match.found[row] !== 1) continue
    if (left > 0) left -= 1
    else rows.push(row)
  }
  return rows
}

/** Null for the order the rows already have. */
function orderOf(index: ListingIndex, { sort, dir }: Ordering, locale: Locale): Uint32Array | null {
  if (sort === 'date' && dir === 'desc') return null
  const name = sort === 'city' || sort === 'type' ? `${sort} ${dir} ${locale}` : `${sort} ${dir}`
  const orders = known.get(index) ?? new Map<string, Uint32Array>()
  known.set(index, orders)
  const found = orders.get(name)
  if (found) return found
  const order = sorted(index.size, keysOf(index, { sort, dir }, locale))
  orders.set(name, order)
  return order
}

/** One number per row: the lower comes first. */
function keysOf({ columns, places, categories }: ListingIndex, { sort, dir }: Ordering, locale: Locale): Float64Array {
  const turn = dir === 'asc' ? 1 : -1
  switch (sort) {
    case 'date':
      return columns.created.map((moment) => turn * moment)
    case 'price':
      return columns.price.map((price) => (Number.isNaN(price) ? Number.POSITIVE_INFINITY : turn * price))
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
  return Float64Array.from(column, (entry) => rankOf[entry] ?? 0)
}

/** Rows by key; rows with equal keys keep their order, newest first. */
function sorted(size: number, keys: Float64Array): Uint32Array {
  return Uint32Array.from({ length: size }, (_, row) => row).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other)
}
