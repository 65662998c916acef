import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { flag } from './listing-index.ts'

/** What the index holds of a listing, as the database gives it. */
export type Row = readonly [
  id: number,
  goal: Goal,
  place: number,
  category: number,
  price: number | null,
  bedrooms: number | null,
  bathrooms: number | null,
  rooms: number | null,
  garages: number | null,
  parkings: number | null,
  flags: number,
  epc: string | null,
  lat: number | null,
  lng: number | null,
  createdAt: string,
  revision: number,
  livingArea: number | null,
  plotArea: number | null,
  built: number | null,
  bouquet: number | null,
]

/** Rows of one read: a read is held as text and as arrays, many times the size of the columns it fills. */
const slice = 4_000

/** How many listings are in lists. Reads one index. */
export async function countListed(db: Db): Promise<number> {
  const [row] = await db.values<[number]>(sql`SELECT count(*) FROM listings INDEXED BY listings_searched WHERE listed = 1`)
  return row?.[0] ?? 0
}

/** Every listing that is in lists, by id, in slices. Reads one covering index. */
export async function* readListed(db: Db): AsyncGenerator<readonly Row[]> {
  for (let after = -1, rows = await rowsWhere(db, after); ; rows = await rowsWhere(db, after)) {
    yield rows
    after = rows.at(-1)?.[0] ?? after
    if (rows.length < slice) return
  }
}

/** Those of some listings that are in lists, by id. Reads as many rows. */
export async function readListedAmong(db: Db, ids: readonly number[]): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  return db.values<Row & unknown[]>(sql`${selectRows} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY id`)
}

const flags = sql.raw(
  Object.entries(flag)
    .map(([name, bit]) => `${name === 'newBuild' ? 'new_build' : name} * ${bit}`)
    .join(' + '),
)

const selectRows = sql`
  SELECT id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, ${flags}, epc, lat, lng, created_at, revision,
    living_area, plot_area, built, bouquet
  FROM listings INDEXED BY listings_searched WHERE listed = 1`

function rowsWhere(db: Db, after: number): Promise<readonly Row[]> {
  const isNext: SQL = sql`id > ${after} ORDER BY id LIMIT ${slice}`
  return db.values<Row & unknown[]>(sql`${selectRows} AND ${isNext}`)
}
