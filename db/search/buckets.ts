import type { Goal } from '../model/listings/listing.ts'
import { mapCell } from '../model/map/map-cell.ts'
import { type ListingIndex, microdegrees, nowhere } from './listing-index.ts'

/** Rows of one goal and category by postcode, by cell of the map, and all of them; each newest first. */
export interface Bucket {
  /** The first row; -1 if the bucket is empty. */
  readonly first: number
  /** The row after each. */
  readonly next: Int32Array
}

interface Buckets {
  readonly categories: ReadonlyMap<string, number>
  readonly zips: Chains<string>
  readonly cells: Chains<number>
  readonly all: Chains<0>
}

/** Rows by a value of theirs, each linked to the next of the same value: no lists are allocated, so a new version is cheap. */
interface Chains<Value> {
  readonly values: ReadonlyMap<Value, number>
  /** By category, then by value. */
  readonly first: Int32Array
  readonly next: Int32Array
}

const built = new WeakMap<ListingIndex, Buckets>()

/** The rows of a goal and type with a postcode. */
export function inZip(index: ListingIndex, goal: Goal, mainType: string, zip: string): Bucket {
  const buckets = bucketsOf(index)
  return bucketOf(buckets, buckets.zips, goal, mainType, zip)
}

/** @param cell see `mapCell` */
export function inCell(index: ListingIndex, goal: Goal, mainType: string, cell: number): Bucket {
  const buckets = bucketsOf(index)
  return bucketOf(buckets, buckets.cells, goal, mainType, cell)
}

/** All rows of a goal and type. */
export function anywhere(index: ListingIndex, goal: Goal, mainType: string): Bucket {
  const buckets = bucketsOf(index)
  return bucketOf(buckets, buckets.all, goal, mainType, 0)
}

function bucketOf<Value>({ categories }: Buckets, { values, first, next }: Chains<Value>, goal: Goal, mainType: string, value: Value): Bucket {
  const category = categories.get(goal + mainType)
  const at = values.get(value)
  return { first: category === undefined || at === undefined ? -1 : (first[category * values.size + at] ?? -1), next }
}

/** Built lazily, once per index. */
function bucketsOf(index: ListingIndex): Buckets {
  const known = built.get(index)
  if (known) return known
  const { columns, places, size } = index
  const [categories, categoryOfRow] = categoriesOf(index)
  const [zips, zipOfPlace] = numbered(places.map(({ zip }) => zip))
  const zipOfRow = new Int32Array(size)
  for (let row = 0; row < size; row += 1) zipOfRow[row] = zipOfPlace[columns.place[row] ?? 0] ?? -1
  const [cells, cellOfRow] = cellsOf(index)
  const buckets: Buckets = {
    categories,
    zips: chained(categories.size, categoryOfRow, zips, zipOfRow),
    cells: chained(categories.size, categoryOfRow, cells, cellOfRow),
    all: chained(categories.size, categoryOfRow, new Map([[0, 0]]), new Int32Array(size)),
  }
  built.set(index, buckets)
  return buckets
}

function categoriesOf({ categories, columns, firstRental, size }: ListingIndex): readonly [ReadonlyMap<string, number>, Int32Array] {
  const [mainTypes, mainTypeOf] = numbered(categories.map(({ mainType }) => mainType))
  const numbers = new Map([...mainTypes].flatMap(([mainType, at]) => [[`sale${mainType}`, at] as const, [`rent${mainType}`, mainTypes.size + at] as const]))
  const ofRow = new Int32Array(size)
  for (let row = 0; row < size; row += 1) ofRow[row] = (mainTypeOf[columns.category[row] ?? 0] ?? 0) + (row < firstRental ? 0 : mainTypes.size)
  return [numbers, ofRow]
}

function cellsOf({ columns: { lat, lng }, size }: ListingIndex): readonly [ReadonlyMap<number, number>, Int32Array] {
  const cells = new Map<number, number>()
  const ofRow = new Int32Array(size).fill(-1)
  for (let row = 0; row < size; row += 1) {
    const y = lat[row] ?? nowhere
    if (y === nowhere) continue
    const cell = mapCell({ lat: y / microdegrees, lng: (lng[row] ?? 0) / microdegrees })
    const known = cells.get(cell) ?? cells.size
    if (known === cells.size) cells.set(cell, known)
    ofRow[row] = known
  }
  return [cells, ofRow]
}

/** Distinct values with a number each, and the number of each value given; -1 for null. */
function numbered(given: readonly (string | null)[]): readonly [ReadonlyMap<string, number>, Int32Array] {
  const numbers = new Map([...new Set(given.filter((value) => value !== null))].map((value, at) => [value, at]))
  return [numbers, Int32Array.from(given, (value) => (value === null ? -1 : (numbers.get(value) ?? -1)))]
}

function chained<Value>(categories: number, categoryOfRow: Int32Array, values: ReadonlyMap<Value, number>, valueOfRow: Int32Array): Chains<Value> {
  const first = new Int32Array(categories * values.size).fill(-1)
  const next = new Int32Array(valueOfRow.length).fill(-1)
  for (let row = valueOfRow.length - 1; row >= 0; row -= 1) {
    const value = valueOfRow[row] ?? -1
    if (value < 0) continue
    const at = (categoryOfRow[row] ?? 0) * values.size + value
    next[row] = first[at] ?? -1
    first[at] = row
  }
  return { values, first, next }
}
