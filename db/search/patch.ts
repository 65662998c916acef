import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { catalogue } from '../schema.ts'
import { buildIndexOf } from './build.ts'
import { type Column, makeColumns } from './columns.ts'
import type { Columns, ListingIndex } from './listing-index.ts'

const maxLabels = 256

/** Rows `from` to `to` of one of two indexes. */
interface Run {
  readonly isFresh: boolean
  readonly from: number
  readonly to: number
}

/**
 * The index of a later version: takes the changed listings out of an earlier index and adds those that are in lists now. Copies the runs
 * of rows in between, so it costs as much as copying the columns; new places and categories come last.
 * @param changed the ids of every listing that has changed since
 * @param fresh the index of those that are in lists
 */
export function patchIndex(index: ListingIndex, version: number, changed: ReadonlySet<number>, fresh: ListingIndex): ListingIndex {
  if (changed.size === 0) return { ...index, version }
  const [places, placeOf] = merged(index.places, fresh.places)
  const [categories, categoryOf] = merged(index.categories, fresh.categories)
  const labels = [...new Set([...index.labels, ...fresh.labels])].slice(0, maxLabels)
  const labelOf = fresh.labels.map((label) => Math.max(0, labels.indexOf(label)))
  const renumbered: Columns = {
    ...fresh.columns,
    place: fresh.columns.place.map((place) => placeOf[place] ?? 0),
    category: fresh.columns.category.map((category) => categoryOf[category] ?? 0),
    label: fresh.columns.label.map((label) => labelOf[label] ?? 0),
  }
  const sale = runsOf(index, fresh, changed, [0, index.firstRental], [0, fresh.firstRental])
  const rent = runsOf(index, fresh, changed, [index.firstRental, index.size], [fresh.firstRental, fresh.size])
  const firstRental = lengthOf(sale)
  const size = firstRental + lengthOf(rent)
  const columns = makeColumns((kind, name) => {
    const [old, added]: Column[] = [index.columns[name], renumbered[name]]
    const column = new kind(size)
    let at = 0
    for (const { isFresh, from, to } of [...sale, ...rent]) {
      column.set((isFresh ? added : old)?.subarray(from, to) ?? [], at)
      at += to - from
    }
    return column
  })
  const kept = Object.entries(index.bouquets).filter(([id]) => !changed.has(Number(id)))
  const bouquets = { ...Object.fromEntries(kept), ...fresh.bouquets }
  return { version, size, firstRental, columns, places, categories, labels, bouquets, newSince: fresh.newSince }
}

/** Entries of two dictionaries, with the position of each of the second's. */
function merged<Entry extends { readonly id: number }>(known: readonly Entry[], fresh: readonly Entry[]): readonly [readonly Entry[], readonly number[]] {
  const positions = new Map(known.map(({ id }, at) => [id, at]))
  const added = fresh.filter(({ id }) => !positions.has(id))
  for (const [at, { id }] of added.entries()) positions.set(id, known.length + at)
  return [added.length > 0 ? [...known, ...added] : known, fresh.map(({ id }) => positions.get(id) ?? 0)]
}

type Range = readonly [from: number, to: number]

/** The rows of a goal in order: newest first, then by id, descending. */
function runsOf(index: ListingIndex, fresh: ListingIndex, changed: ReadonlySet<number>, [from, to]: Range, [first, last]: Range): readonly Run[] {
  const { id, created } = index.columns
  const added = fresh.columns
  const runs: Run[] = []
  let start = from
  let next = first
  const endRun = (end: number) => {
    if (end > start) runs.push({ isFresh: false, from: start, to: end })
  }
  for (let row = from; row < to; row += 1) {
    while (next < last) {
      const later = (added.created[next] ?? 0) - (created[row] ?? 0) || (added.id[next] ?? 0) - (id[row] ?? 0)
      if (later < 0) break
      endRun(row)
      start = row
      runs.push({ isFresh: true, from: next, to: next + 1 })
      next += 1
    }
    if (!changed.has(id[row] ?? -1)) continue
    endRun(row)
    start = row + 1
  }
  endRun(to)
  if (next < last) runs.push({ isFresh: true, from: next, to: last })
  return runs
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce((length, { from, to }) => length + to - from, 0)
}

/** With more changes than this, rebuilding is cheaper than patching. */
const maxChanges = 20_000

/** An index with the changes since an earlier version, and how many those were. */
interface Updated {
  readonly index: ListingIndex
  readonly changes: number
}

/**
 * Patches an index to a later version from the listings with a newer revision, one row read per change. They include rows of an import under way, which
 * are read again with the version that publishes them. Null if the index must be rebuilt: too many changes, or changed names that it sorts by.
 */
export async function updateIndex(db: Db, index: ListingIndex, version: number): Promise<Updated | null> {
  if (index.version === version) return { index, changes: 0 }
  const [[row], rows] = await db.batch([
    db.select({ names: catalogue.namesRevision }).from(catalogue).where(eq(catalogue.id, 1)),
    db
      .select({ id: sql<number>`id` })
      .from(sql`listings INDEXED BY listings_by_revision`)
      .where(sql`revision > ${index.version}`)
      .limit(maxChanges + 1),
  ])
  if ((row?.names ?? 0) > index.version || rows.length > maxChanges) return null
  const ids = rows.map(({ id }) => id)
  return { index: patchIndex(index, version, new Set(ids), await buildIndexOf(db, ids)), changes: ids.length }
}
