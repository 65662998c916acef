import { flag, type ListingIndex, microdegrees } from './listing-index.ts'

/** Euro; null: on request. A life annuity has no plain price. */
type MarkerPrice = number | 'annuity' | null

/** A point of the map, degrees: one listing with its id and price, or the number of listings around it. */
export type MapPoint = readonly [lng: number, lat: number, count: number, id: number | null, price: MarkerPrice]

/** Sides of a cell, as parts of a tile of 256 px: 32 px, then coarser until few enough are left. */
const finestCells = 8
/** Cells of a box that are summed in arrays, which is faster than by key. */
const maxGrid = 250_000

/** Rows summed by cells of the map that fit the zoom, at most `max` cells. */
export function summedPoints(index: ListingIndex, rows: readonly number[], zoom: number, max: number): readonly MapPoint[] {
  const extent = extentOf(index, rows)
  for (let parts = finestCells * 2 ** zoom; ; parts /= 2) {
    const cells = cellsOf(index, rows, parts, extent)
    if (cells.count.length > max && parts > 1) continue
    return Array.from(cells.count, (count, cell) =>
      count === 1
        ? pointOf(index, cells.row[cell] ?? 0)
        : [degrees((cells.lng[cell] ?? 0) / count), degrees((cells.lat[cell] ?? 0) / count), count, null, null],
    )
  }
}

/** The point of a single listing. */
export function pointOf({ columns }: ListingIndex, row: number): MapPoint {
  return [degrees(columns.lng[row]), degrees(columns.lat[row]), 1, columns.id[row] ?? null, priceAt(columns, row)]
}

function priceAt({ price, flags }: ListingIndex['columns'], row: number): MarkerPrice {
  if (((flags[row] ?? 0) & flag.annuity) !== 0) return 'annuity'
  const amount = price[row] ?? Number.NaN
  return Number.isNaN(amount) ? null : amount
}

/** Degrees to five decimals. @param value in millionths of a degree */
export function degrees(value: number | undefined): number {
  return Math.round((value ?? 0) / 10) / 1e5
}

/** The cells with rows in them, in the order of their first rows: sums of the points, their number, and the first row. */
interface Cells {
  readonly lng: number[]
  readonly lat: number[]
  readonly count: number[]
  readonly row: number[]
}

interface Extent {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

function extentOf({ columns: { lat, lng } }: ListingIndex, rows: readonly number[]): Extent {
  let [west, south, east, north] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const [x, y] = [lng[row] ?? 0, lat[row] ?? 0]
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return { west, south, east, north }
}

/** The earth is split into this many columns of cells; rows of cells are about as high as wide at 50° north. */
function cellsOf({ columns: { lat, lng } }: ListingIndex, rows: readonly number[], parts: number, { west, south, east, north }: Extent): Cells {
  const width = (360 * microdegrees) / parts
  const height = width * 0.64 // the cosine of 50° north
  const [left, bottom] = [Math.floor(west / width), Math.floor(south / height)]
  const across = Math.floor(east / width) - left + 1
  const cellAt = numberer(across * (Math.floor(north / height) - bottom + 1))
  const cells: Cells = { lng: [], lat: [], count: [], row: [] }
  for (const row of rows) {
    const [x, y] = [lng[row] ?? 0, lat[row] ?? 0]
    const cell = cellAt((Math.floor(y / height) - bottom) * across + Math.floor(x / width) - left)
    if (cell === cells.count.length) {
      cells.lng.push(x)
      cells.lat.push(y)
      cells.count.push(1)
      cells.row.push(row)
    } else {
      cells.lng[cell] = (cells.lng[cell] ?? 0) + x
      cells.lat[cell] = (cells.lat[cell] ?? 0) + y
      cells.count[cell] = (cells.count[cell] ?? 0) + 1
    }
  }
  return cells
}

/** Numbers keys below a size in the order they come. */
function numberer(size: number): (key: number) => number {
  let next = 0
  if (size <= maxGrid) {
    const grid = new Int32Array(size).fill(-1)
    return (key) => {
      const known = grid[key] ?? -1
      if (known >= 0) return known
      grid[key] = next
      next += 1
      return next - 1
    }
  }
  const keys = new Map<number, number>()
  return (key) => {
    const known = keys.get(key)
    if (known !== undefined) return known
    keys.set(key, next)
    next += 1
    return next - 1
  }
}
