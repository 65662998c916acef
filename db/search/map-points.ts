import { sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import type { Box } from '../model/circle.ts'
import type { Goal } from '../model/listing.ts'
import type { Search } from '../model/search.ts'
import { findMatch } from './find.ts'
import { type ListingIndex, microdegrees, nowhere } from './listing-index.ts'
import type { Match } from './match.ts'

/** Euro; null: on request. A life annuity has no plain price. */
type MarkerPrice = number | 'annuity' | null

/** A point of the map, degrees: one listing with its id and price, or the number of listings around it. */
type MapPoint = readonly [lng: number, lat: number, count: number, id: number | null, price: MarkerPrice]

export interface MapPoints {
  /** Listings the search finds, with or without a point. */
  readonly total: number
  /** West, south, east and north of all results; null if none has a point. */
  readonly bounds: readonly [number, number, number, number] | null
  readonly places: readonly MapPoint[]
}

/** More points than this are summed by cells. */
const maxPoints = 2_500
/** Sides of a cell, as parts of a tile of 256 px: 32 px, then coarser until few enough are left. */
const finestCells = 8

/** The listings of a search in a box of the map: one by one up to a limit, beyond it summed by cells that fit the zoom. */
export async function findMapPoints(store: Store, goal: Goal, search: Search, box: Box, zoom: number): Promise<MapPoints> {
  const { index, match } = await findMatch(store, goal, search)
  const rows = rowsIn(index, match, box)
  const places = rows.length <= maxPoints ? rows.map((row) => pointOf(index, row)) : summed(index, rows, zoom)
  return {
    total: match.total,
    bounds: boundsOf(index, match),
    places: await withAnnuities(store.db, places),
  }
}

function rowsIn({ columns: { lat, lng } }: ListingIndex, { found, from, to }: Match, box: Box): number[] {
  const west = box.west * microdegrees
  const south = box.south * microdegrees
  const east = box.east * microdegrees
  const north = box.north * microdegrees
  const rows: number[] = []
  for (let row = from; row < to; row += 1) {
    if (found[row] !== 1) continue
    const y = lat[row] ?? nowhere
    const x = lng[row] ?? nowhere
    if (y !== nowhere && y >= south && y <= north && x >= west && x <= east) rows.push(row)
  }
  return rows
}

function pointOf({ columns }: ListingIndex, row: number): MapPoint {
  const price = columns.price[row] ?? Number.NaN
  return [degrees(columns.lng[row]), degrees(columns.lat[row]), 1, columns.id[row] ?? null, Number.isNaN(price) ? null : price]
}

/** Marks life annuities, which the index only knows as listings without a price. One query, for points that are a listing without a price. */
async function withAnnuities(db: Db, places: readonly MapPoint[]): Promise<readonly MapPoint[]> {
  const unpriced = places.flatMap(([, , , id, price]) => (id !== null && price === null ? [id] : []))
  if (unpriced.length === 0) return places
  const found = await db.all<{ id: number }>(
    sql`SELECT id FROM listings WHERE id IN (SELECT value FROM json_each(${JSON.stringify(unpriced)})) AND json_extract(card, '$.annuity') IS NOT NULL`,
  )
  const annuities = new Set(found.map(({ id }) => id))
  return places.map((point): MapPoint => {
    const [lng, lat, count, id] = point
    return id !== null && annuities.has(id) ? [lng, lat, count, id, 'annuity'] : point
  })
}

interface Cell {
  lng: number
  lat: number
  count: number
  readonly row: number
}

function summed(index: ListingIndex, rows: readonly number[], zoom: number): readonly MapPoint[] {
  for (let parts = finestCells * 2 ** zoom; ; parts /= 2) {
    const cells = cellsOf(index, rows, parts)
    if (cells.size > maxPoints && parts > 1) continue
    return [...cells.values()].map((cell) =>
      cell.count === 1 ? pointOf(index, cell.row) : [degrees(cell.lng / cell.count), degrees(cell.lat / cell.count), cell.count, null, null],
    )
  }
}

/** Cells by their key: the earth is split into this many columns; rows are about as high as wide at 50° north. */
function cellsOf({ columns }: ListingIndex, rows: readonly number[], parts: number): ReadonlyMap<number, Cell> {
  const width = (360 * microdegrees) / parts
  const height = width * 0.64 // the cosine of 50° north
  const cells = new Map<number, Cell>()
  for (const row of rows) {
    const lng = columns.lng[row] ?? 0
    const lat = columns.lat[row] ?? 0
    const key = Math.floor(lng / width) * 2 ** 26 + Math.floor(lat / height)
    const cell = cells.get(key)
    if (cell) {
      cell.lng += lng
      cell.lat += lat
      cell.count += 1
    } else cells.set(key, { lng, lat, count: 1, row })
  }
  return cells
}

const bounds = new WeakMap<Match, MapPoints['bounds']>()

/** The extent of the results. The outermost 1 % on each side is left out, so that a few listings abroad do not shrink a whole country to a corner. */
function boundsOf({ columns: { lat, lng } }: ListingIndex, match: Match): MapPoints['bounds'] {
  const known = bounds.get(match)
  if (known !== undefined) return known
  const rows: number[] = []
  for (let row = match.from; row < match.to; row += 1) if (match.found[row] === 1 && lat[row] !== nowhere) rows.push(row)
  const trim = rows.length < 100 ? 0 : Math.floor(rows.length / 100)
  const ends = (column: Int32Array) => {
    const values = Int32Array.from(rows, (row) => column[row] ?? 0).sort()
    return [degrees(values[trim]), degrees(values[values.length - 1 - trim])] as const
  }
  const found = rows.length === 0 ? null : ([ends(lng), ends(lat)] as const)
  const box: MapPoints['bounds'] = found && [found[0][0], found[1][0], found[0][1], found[1][1]]
  bounds.set(match, box)
  return box
}

function degrees(value: number | undefined): number {
  return Math.round((value ?? 0) / 10) / 1e5
}
