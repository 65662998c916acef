import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { Country, ListingCard, Place } from './model/listing.ts'
import { cellsAround } from './model/map-cell.ts'
import { type Likeness, likenessTo, middleOf, neighbouringZips } from './model/similar.ts'

interface CandidateRow {
  readonly id: number
  readonly country: Country
  readonly zip: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly type: string
  readonly price: number | null
}

/** What the candidates for a listing depend on. */
type Home = Pick<ListingCard, 'id' | 'goal' | 'mainType'> & { readonly place: Pick<Place, 'country' | 'zip' | 'point'> }

/** The newest of each postcode and of each cell of the map, and the newest of all. */
const most = { zips: 24, inZip: 15, inCell: 30, anywhere: 60 } as const

/**
 * Similar listings, at most `count`, of the same goal and category: first those in the same municipality, then the nearest, then those of
 * the same type and a similar price. Looks at no more than the newest of the municipality's postcodes, of the nine cells of the map around
 * it and of all, about 700 rows from three indexes, however large the catalogue is.
 */
export async function listSimilar(db: Db, listing: ListingCard, count: number): Promise<readonly ListingCard[]> {
  const likeness = likenessTo(likenessOf(listing))
  const found = (await db.all<CandidateRow>(candidateQuery(listing))).map((row) => ({ id: row.id, key: likeness({ ...row, point: pointOf(row) }) }))
  const ids = found.sort(byKey).slice(0, count)
  if (ids.length === 0) return []
  const rows = await db.all<{ id: number; card: string }>(
    sql`SELECT id, card FROM listings WHERE listed = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(ids.map(({ id }) => id))}))`,
  )
  const cards = new Map(rows.map((row): [number, ListingCard] => [row.id, JSON.parse(row.card)]))
  return ids.map(({ id }) => cards.get(id)).filter((card) => card !== undefined)
}

/** The query for candidates, with what their order depends on, newest first. */
export function candidateQuery(listing: Home): SQL {
  const { country, zip, point } = listing.place
  const middle = point ?? middleOf({ country, zip })
  const alike = sql`listed = 1 AND goal = ${listing.goal} AND main_type = ${listing.mainType}`
  const newest = sql`ORDER BY created_at DESC, id DESC LIMIT`
  const inEach = (values: readonly (string | number)[], column: SQL, limit: number) => sql`
    SELECT listings.id FROM json_each(${JSON.stringify(values)}) AS part CROSS JOIN listings
    WHERE listings.id IN (SELECT id FROM listings WHERE ${alike} AND ${column} = part.value ${newest} ${limit})`
  return sql`
    SELECT id, card ->> '$.place.country' AS country, zip, lat, lng, card ->> '$.type' AS type, price FROM listings
    WHERE id <> ${listing.id} AND id IN (
      ${inEach(neighbouringZips({ country, zip }).slice(0, most.zips), sql`zip`, most.inZip)}
      UNION ${inEach(middle ? cellsAround(middle) : [], sql`cell`, most.inCell)}
      UNION SELECT id FROM (SELECT id FROM listings WHERE ${alike} ${newest} ${most.anywhere}))
    ORDER BY created_at DESC, id DESC`
}

function likenessOf({ place, type, price }: ListingCard): Likeness {
  return { country: place.country, zip: place.zip, point: place.point, type, price: price.amount }
}

function pointOf({ lat, lng }: CandidateRow): Likeness['point'] {
  return lat === null || lng === null ? null : { lat, lng }
}

/** Listings that are equally alike stay newest first. */
function byKey({ key: one }: { readonly key: readonly number[] }, { key: other }: { readonly key: readonly number[] }): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
