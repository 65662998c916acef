import type { ListingIndex } from './listing-index.ts'

/** An open hash table of rows by id, half empty: 1 MB for 100,000 listings where a Map takes 8. */
const tables = new WeakMap<ListingIndex, Int32Array>()

/** The row of a listing; null if it is not in any list. */
export function findRow(index: ListingIndex, id: number): number | null {
  const table = tableOf(index)
  const mask = table.length - 1
  for (let slot = hashed(id) & mask; ; slot = (slot + 1) & mask) {
    const row = table[slot] ?? -1
    if (row < 0) return null
    if (index.columns.id[row] === id) return row
  }
}

function tableOf(index: ListingIndex): Int32Array {
  const known = tables.get(index)
  if (known) return known
  const table = new Int32Array(2 ** Math.ceil(Math.log2(2 * index.size + 2))).fill(-1)
  const mask = table.length - 1
  for (let row = 0; row < index.size; row += 1) {
    let slot = hashed(index.columns.id[row] ?? 0) & mask
    while ((table[slot] ?? -1) >= 0) slot = (slot + 1) & mask
    table[slot] = row
  }
  tables.set(index, table)
  return table
}

/** Spreads neighbouring ids, so that the ids of a feed do not fill one stretch of the table. */
function hashed(id: number): number {
  const mixed = Math.imul((id | 0) ^ (id / 2 ** 32), 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
