import { sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import { type Likeness, likenessTo, middleOf, neighbouringZips } from '../model/listings/likeness.ts'
import type { Goal, ListingCard } from '../model/listings/listing.ts'
import { cellsAround } from '../model/map/map-cell.ts'
import { anywhere, type Bucket, inCell, inZip } from './buckets.ts'
import { type ListingIndex, microdegrees, nowhere } from './listing-index.ts'
import { openIndex } from './open.ts'

/** The similar rows of each row, computed on demand; `unknown` before that, `none` if no row is similar. */
const remembered = new WeakMap<ListingIndex, { readonly count: number; readonly rows: Int32Array }>()
const [unknown, none] = [-2, -1]

/** `similarRows` of a listing in the index, kept with it: 4 bytes each for as many listings as the index has. */
export function similarToRow(index: ListingIndex, row: number, count: number): readonly number[] {
  const known = remembered.get(index)
  const memory = known?.count === count ? known : { count, rows: new Int32Array(index.size * count).fill(unknown) }
  remembered.set(index, memory)
  const ownRows = memory.rows.subarray(row * count, (row + 1) * count)
  if (ownRows[0] === unknown) {
    ownRows.fill(none)
    ownRows.set(similarRows(index, comparedAt(index, row), count))
  }
  return [...ownRows].filter((each) => each !== none)
}

/** What similar listings depend on. */
interface Compared extends Likeness {
  readonly id: number
  readonly goal: Goal
  readonly mainType: string
}

/** The newest of each postcode and of each cell of the map, and the newest of all. */
const most = { zips: 24, inZip: 15, inCell: 30, anywhere: 60 } as const

/**
 * The rows of listings similar to a home, at most `count`, of the same goal and category: first those in the same municipality, then the
 * nearest, then those of the same type and a similar price. Only looks at the newest listings of the municipality's postcodes, of the nine
 * cells of the map around it and of all, about 700 rows, however large the index is.
 */
export function similarRows(index: ListingIndex, home: Compared, count: number): readonly number[] {
  const { goal, mainType } = home
  const middle = home.point ?? middleOf(home)
  const candidates = new Set<number>()
  const take = ({ first, next }: Bucket, limit: number) => {
    for (let row = first, left = limit; row >= 0 && left > 0; row = next[row] ?? -1, left -= 1) candidates.add(row)
  }
  for (const zip of neighbouringZips(home).slice(0, most.zips)) take(inZip(index, goal, mainType, zip), most.inZip)
  for (const cell of middle ? cellsAround(middle) : []) take(inCell(index, goal, mainType, cell), most.inCell)
  take(anywhere(index, goal, mainType), most.anywhere)
  const likeness = likenessTo(home)
  const best: { readonly row: number; readonly key: readonly number[] }[] = []
  // Listings that are equally similar stay newest first.
  for (const row of Uint32Array.from(candidates).sort()) {
    if (index.columns.id[row] === home.id) continue
    const key = likeness(likenessAt(index, row))
    const last = best[count - 1]
    if (last && !isBefore(key, last.key)) continue
    const at = best.findIndex((other) => isBefore(key, other.key))
    best.splice(at < 0 ? best.length : at, 0, { row, key })
    best.length = Math.min(best.length, count)
  }
  return best.map(({ row }) => row)
}

/** The fields of a listing that decide which others are similar. */
export function comparedAt(index: ListingIndex, row: number): Compared {
  const { mainType = '' } = index.categories[index.columns.category[row] ?? 0] ?? {}
  return { id: index.columns.id[row] ?? -1, goal: row < index.firstRental ? 'sale' : 'rent', mainType, ...likenessAt(index, row) }
}

function likenessAt({ columns, places, categories }: ListingIndex, row: number): Likeness {
  const { country = 'other', zip = null } = places[columns.place[row] ?? 0] ?? {}
  const { type = '' } = categories[columns.category[row] ?? 0] ?? {}
  const [lat, lng, price] = [columns.lat[row] ?? nowhere, columns.lng[row] ?? nowhere, columns.price[row] ?? Number.NaN]
  return {
    country,
    zip,
    point: lat === nowhere ? null : { lat: lat / microdegrees, lng: lng / microdegrees },
    type,
    price: Number.isNaN(price) ? null : price,
  }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, part] of one.entries()) {
    const gap = part - (other[at] ?? 0)
    if (gap !== 0) return gap < 0
  }
  return false
}

/** The cards of at most `count` similar listings (see `similarRows`). Reads `count` rows. */
export async function listSimilar(store: Store, listing: ListingCard, count: number): Promise<readonly ListingCard[]> {
  const { id, goal, mainType, type, place, price } = listing
  const index = await openIndex(store)
  const rows = similarRows(index, { id, goal, mainType, type, country: place.country, zip: place.zip, point: place.point, price: price.amount }, count)
  return readCards(
    store.db,
    rows.map((row) => index.columns.id[row] ?? -1),
  )
}

/** The cards of listed listings, in the order of the ids; others are left out. */
async function readCards(db: Db, ids: readonly number[]): Promise<readonly ListingCard[]> {
  if (ids.length === 0) return []
  const rows = await db.all<{ id: number; card: string }>(
    sql`SELECT id, card FROM listings WHERE listed = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  )
  const cards = new Map(rows.map((row): [number, ListingCard] => [row.id, JSON.parse(row.card)]))
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}
