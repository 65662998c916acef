import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Country } from '../model/listings/listing.ts'
import { municipalityOf } from '../model/places/municipality.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { monthsAfter } from '../model/site/months.ts'
import { isSaleKind, type SaleFigures, type SaleKind, type SoldListing, saleLines, saleMonths } from '../model/statistics/sale-figures.ts'
import { saleFigures } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'

/** Rows per query, to bound the size of a D1 result. */
const atOnce = 5_000

/** Asking prices of sold listings of a kind in or around a municipality; null for fewer than five. Reads one row by primary key. */
export async function readSaleFigures(db: Db, municipality: string, kind: SaleKind): Promise<SaleFigures | null> {
  const { figures } = saleFigures
  const row = await db
    .select({ figures })
    .from(saleFigures)
    .where(and(eq(saleFigures.municipality, municipality), eq(saleFigures.kind, kind)))
    .get()
  return row?.figures ?? null
}

/** Whether any municipality has figures. */
export async function hasSaleFigures(db: Db): Promise<boolean> {
  const [row] = await db.all<{ found: number }>(sql`SELECT EXISTS (SELECT 1 FROM sale_figures) AS found`)
  return row?.found === 1
}

/** Recomputes all figures. */
export async function computeSaleFigures(db: Db, now: Date): Promise<void> {
  const lines = saleLines(await soldListings(db, now))
  const inserts = [...jsonBatches(lines.map((line) => JSON.stringify(line)))].map((part) =>
    db.insert(saleFigures).select(sql`SELECT value ->> 'municipality', value ->> 'kind', value -> 'figures' FROM json_each(${part})`),
  )
  await db.batch([db.delete(saleFigures), ...inserts])
}

interface SoldRow {
  readonly id: number
  readonly closedOn: string
  readonly mainType: string
  readonly country: Country
  readonly zip: string | null
  /** JSON, by language. */
  readonly city: string
  readonly price: number
  readonly living: number | null
  readonly plot: number | null
}

/**
 * Existing homes and plots sold in the last `saleMonths`, read by the index of closed listings. Unpublished prices are not stored, so they do not count;
 * nor do 'from' prices, prices for a part of the home and new homes of projects, which are not comparable.
 */
async function soldListings(db: Db, now: Date): Promise<readonly SoldListing[]> {
  const [since, today] = [monthsBefore(now, saleMonths), brusselsDay(now)]
  const all: SoldListing[] = []
  for (let [day, id, isMore] = [today, Number.MAX_SAFE_INTEGER, true]; isMore; ) {
    const rows = await db.all<SoldRow>(sql`
      SELECT id, closed_on AS closedOn, main_type AS mainType, card ->> '$.place.country' AS country, zip, card -> '$.place.city' AS city, price,
        living_area AS living, plot_area AS plot
      FROM listings
      WHERE state IN ('sold', 'rented') AND closed_on >= ${since} AND (closed_on, id) < (${day}, ${id})
        AND state = 'sold' AND goal = 'sale' AND price > 0 AND annuity = 0 AND project_id IS NULL
        AND NOT coalesce(card ->> '$.price.from', 0) AND card ->> '$.price.unit' IS NULL
      ORDER BY closed_on DESC, id DESC LIMIT ${atOnce}`)
    all.push(...rows.flatMap((row) => soldListing(row) ?? []))
    const last = rows.at(-1)
    if (last) [day, id] = [last.closedOn, last.id]
    isMore = rows.length === atOnce
  }
  return all
}

function soldListing({ mainType, country, zip, city, price, living, plot }: SoldRow): SoldListing | null {
  const names: readonly string[] = Object.values(JSON.parse(city))
  const municipality = municipalityOf({ country, zip, names })?.code
  if (!isSaleKind(mainType) || municipality === undefined) return null
  return { kind: mainType, municipality, price, area: mainType === 'land' ? plot : living }
}

/** YYYY-MM-DD */
function monthsBefore(now: Date, months: number): string {
  return monthsAfter(new Date(brusselsDay(now)), -months)
    .toISOString()
    .slice(0, 10)
}
