import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { Office } from '../../model/agency/office.ts'
import { type GapName, gapNames } from '../../model/law/compliance/publication-rule.ts'
import { type DeskHomeTraits, traitsOf } from '../../model/listings/desk-home.ts'
import type { ListingCard, ListingState } from '../../model/listings/listing.ts'
import { deskHomes, gapCounts, importRows, type ListingRecord, listingGaps, listings, type SecretAddress } from '../../schema.ts'
import type { HomeFilter } from './home-filter.ts'

/**
 * Derived columns for the desk's list of homes: office, municipality, street and today's gaps. Recomputed for imported homes, when the agency's offices
 * change, and every night; only differences are written.
 */

/** Homes per query. */
const slice = 500

/** Inputs of a review besides the homes. `today`: YYYY-MM-DD. */
export interface ReviewBasis {
  readonly offices: readonly Office[]
  readonly today: string
}

interface ReviewedRow {
  readonly id: number
  readonly card: string
  readonly facts: string
  readonly secret: string | null
  readonly projectId: number | null
  readonly state: ListingState
  readonly isRuled: number
  readonly createdAt: string
  readonly office: string | null
  readonly town: string | null
  readonly street: string | null
  readonly unlawful: number
  /** Names of the failed rules, as a JSON array. */
  readonly gaps: string
}

/** Reviews the whole stock. */
export async function reviewHomes(db: Db, basis: ReviewBasis): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await readRows(db, sql`listing.id > ${after} ORDER BY listing.id LIMIT ${slice}`)
    await writeTraits(db, rows, basis)
    const last = rows.at(-1)
    if (last === undefined || rows.length < slice) return
    after = last.id
  }
}

/** Reviews the homes in a slice of an import. @param positions the first and last position of the slice, inclusive */
export async function reviewImported(db: Db, importId: string, [first, last]: readonly [number, number], basis: ReviewBasis): Promise<void> {
  const brought = sql`SELECT record_id FROM ${importRows}
    WHERE import_id = ${importId} AND kind = 'listing' AND position BETWEEN ${first} AND ${last} AND outcome IN ('added', 'changed')`
  await writeTraits(db, await readRows(db, sql`listing.id IN (${brought})`), basis)
}

function readRows(db: Db, which: SQL): Promise<readonly ReviewedRow[]> {
  const isRuled = sql.raw('(listing.listed = 1 OR listing.held_state IS NOT NULL)')
  return db.all<ReviewedRow>(sql`
    SELECT listing.id AS id, listing.card AS card, CASE WHEN ${isRuled} THEN coalesce(listing.record -> '$.facts', '{}') ELSE '{}' END AS facts,
      listing.secret AS secret, listing.project_id AS projectId, coalesce(listing.held_state, listing.state) AS state, ${isRuled} AS isRuled,
      listing.created_at AS createdAt, home.office AS office, home.town AS town, home.street AS street, home.unlawful AS unlawful,
      (SELECT json_group_array(rule) FROM ${listingGaps} AS gap WHERE gap.listing_id = listing.id) AS gaps
    FROM ${listings} AS listing JOIN ${deskHomes} AS home ON home.id = listing.id WHERE ${which}`)
}

async function writeTraits(db: Db, rows: readonly ReviewedRow[], { offices, today }: ReviewBasis): Promise<void> {
  const changed = rows.flatMap((row) => {
    const traits = traitsOf(ruledOf(row), { isRuled: row.isRuled === 1, secret: secretOf(row) }, { offices }, today)
    return isKnown(row, traits) ? [] : [{ row, traits }]
  })
  if (changed.length === 0) return
  const closed = changed.flatMap(({ row, traits }) => gapsIn(row).flatMap((rule) => (traits.gaps.some((gap) => gap === rule) ? [] : [[row.id, rule]])))
  const open = changed.flatMap(({ row, traits }) => traits.gaps.map((rule) => [row.id, rule, row.createdAt, traits.office]))
  const homes = JSON.stringify(
    changed.map(({ row, traits: { office, town, street, gaps, unlawful } }) => [
      row.id,
      office,
      town,
      street,
      gaps.filter((gap) => gap !== 'notUnderstood').length,
      unlawful,
    ]),
  )
  const given = (index: number) => sql.raw(`given.value ->> ${index}`)
  await db.batch([
    db.delete(listingGaps).where(sql`(listing_id, rule) IN (SELECT ${given(0)}, ${given(1)} FROM json_each(${JSON.stringify(closed)}) AS given)`),
    db
      .insert(listingGaps)
      .select(sql`SELECT ${given(0)}, ${given(1)}, ${given(2)}, ${today}, ${given(3)} FROM json_each(${JSON.stringify(open)}) AS given WHERE true`)
      .onConflictDoNothing(),
    db
      .update(deskHomes)
      .set({ office: sql`${given(1)}`, town: sql`${given(2)}`, street: sql`${given(3)}`, gaps: sql`${given(4)}`, unlawful: sql`${given(5)}` })
      .from(sql`json_each(${homes}) AS given`)
      .where(sql`desk_homes.id = ${given(0)}`),
  ])
}

function ruledOf({ card, facts, projectId, state }: ReviewedRow) {
  const shown: ListingCard = JSON.parse(card)
  const known: ListingRecord['facts'] = JSON.parse(facts)
  return { ...shown, facts: known, projectId, state }
}

function secretOf({ secret }: ReviewedRow): SecretAddress | null {
  return secret === null ? null : JSON.parse(secret)
}

function gapsIn({ gaps }: ReviewedRow): readonly string[] {
  return JSON.parse(gaps)
}

function isKnown(row: ReviewedRow, { office, town, street, gaps, unlawful }: DeskHomeTraits): boolean {
  const known = gapsIn(row)
  const sameGaps = known.length === gaps.length && gaps.every((rule) => known.includes(rule))
  return row.office === office && row.town === town && row.street === street && row.unlawful === unlawful && sameGaps
}

/** How many homes fail each legal requirement, as the desk's list has them. Triggers of `listing_gaps` keep one row per office. */

/** The query for the counts of the offices that a filter allows; homes without an office are visible to all. */
export function selectGapCounts(db: Db, { office, worksFor }: Pick<HomeFilter, 'office' | 'worksFor'>) {
  const mayRead = office === null || worksFor === null || worksFor.includes(office)
  const offices = office === null ? worksFor && [...worksFor, ''] : mayRead ? [office] : []
  return db
    .select({ homes: gapCounts.homes })
    .from(gapCounts)
    .where(offices === null ? undefined : inArray(gapCounts.office, offices))
}

/** The rules that homes fail, in all offices read, those of the most homes first. */
export function sumGapCounts(
  rows: readonly { readonly homes: Readonly<Partial<Record<GapName, number>>> }[],
): readonly { readonly rule: GapName; readonly homes: number }[] {
  return gapNames
    .map((rule) => ({ rule, homes: rows.reduce((sum, { homes }) => sum + (homes[rule] ?? 0), 0) }))
    .filter(({ homes }) => homes > 0)
    .sort((one, other) => other.homes - one.homes)
}
