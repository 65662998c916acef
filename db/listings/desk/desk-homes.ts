import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { OfficeKey } from '../../model/agency/office.ts'
import { deskHomes, leads, listingGaps, listings } from '../../schema.ts'
import { firstOf } from '../../site/union.ts'
import { conditionsOf, type HomeFilter, hasGap, isRule, officesOf } from './home-filter.ts'

/** The stock as the desk lists it, in any state; search by words is in `home-search.ts`. */

/** A cursor for keyset pagination: the sort value and id of a home. */
export interface HomePlace {
  readonly value: string | number
  readonly id: number
}

/** Upper bound of the lead count. */
export const maxLeadsCounted = 10

const sorts = {
  new: { column: deskHomes.createdAt, isRising: false },
  changed: { column: deskHomes.changedOn, isRising: false },
  cheap: { column: deskHomes.price, isRising: true },
  dear: { column: deskHomes.price, isRising: false },
} as const

/** What a line of a list shows. @param since leads from then on are counted (UTC, ISO 8601) */
export function homeLine(since: string) {
  const countOf = (isOpen: boolean) => sql`(SELECT count(*) FROM (SELECT 1 FROM ${leads}
    WHERE ${leads.listingId} = ${deskHomes.id} AND ${leads.isOpen} = ${isOpen} AND ${leads.createdAt} >= ${since} LIMIT ${maxLeadsCounted}))`
  return {
    id: deskHomes.id,
    state: deskHomes.state,
    office: deskHomes.office,
    gaps: deskHomes.gaps,
    unlawful: deskHomes.unlawful,
    reference: deskHomes.reference,
    crm: deskHomes.crm,
    createdAt: deskHomes.createdAt,
    changedOn: deskHomes.changedOn,
    price: deskHomes.price,
    card: listings.card,
    secret: listings.secret,
    presented: sql<number>`${listings.feed} IS NOT NULL`,
    leads: sql`min(${countOf(true)} + ${countOf(false)}, ${maxLeadsCounted})`.mapWith(Number),
  }
}

/**
 * The query for one page of homes. Each filter alone has an index in the order of the list, so that a page reads about as many rows as it shows.
 * @param after cursor: the last home of the previous page; null: the first page
 * @param since leads from then on are counted (UTC, ISO 8601)
 */
export function selectHomes(db: Db, filter: HomeFilter, after: HomePlace | null, limit: number, since: string) {
  return db
    .select(homeLine(since))
    .from(deskHomes)
    .innerJoin(listings, eq(listings.id, deskHomes.id))
    .where(sql`${deskHomes.id} IN (${foundIds(filter, after, limit)})`)
    .orderBy(...orderOf(filter))
}

interface Sortable {
  readonly id: number
  readonly createdAt: string
  readonly changedOn: string
  readonly price: number
}

/** Sorts homes as a list would. */
export function sortHomes<Home extends Sortable>(homes: readonly Home[], filter: HomeFilter): readonly Home[] {
  const { isRising } = sorts[filter.sort]
  const rising = (one: Home, other: Home) => {
    const [value, than] = [sortValue(filter, one), sortValue(filter, other)]
    return value === than ? one.id - other.id : value < than ? -1 : 1
  }
  return homes.toSorted((one, other) => (isRising ? rising(one, other) : rising(other, one)))
}

/** The value by which the list sorts a home. */
export function sortValue({ sort }: HomeFilter, home: Sortable): string | number {
  return sort === 'new' ? home.createdAt : sort === 'changed' ? home.changedOn : home.price
}

/** The query for how many homes may not be advertised as they are, counted up to `most`. */
export function selectUnlawful(db: Db, worksFor: readonly OfficeKey[] | null, most: number) {
  const parts = officesOf({ office: null, worksFor }).map((office) => ({
    value: sql`${deskHomes.createdAt}`,
    id: sql`${deskHomes.id}`,
    rows: sql`FROM ${deskHomes} WHERE ${and(office ?? undefined, hasGap.unlawful)}`,
  }))
  return db.select({ count: sql<number>`count(*)` }).from(sql`(${firstOf(parts, false, most)})`)
}

function orderOf({ sort }: HomeFilter): readonly SQL[] {
  const { column, isRising } = sorts[sort]
  return isRising ? [asc(column), asc(deskHomes.id)] : [desc(column), desc(deskHomes.id)]
}

/** The ids of one page: a UNION with one part per office, each in index order. */
function foundIds(filter: HomeFilter, after: HomePlace | null, limit: number): SQL {
  const { from, value, id, office, gap } = placesIn(filter)
  const { isRising } = sorts[filter.sort]
  const beyond = after && sql`(${value}, ${id}) ${sql.raw(isRising ? '>' : '<')} (${after.value}, ${after.id})`
  const parts = officesOf(filter, office).map((each) => ({
    value,
    id,
    rows: sql`FROM ${from} WHERE ${and(each ?? undefined, ...conditionsOf(filter), gap, beyond ?? undefined) ?? sql`true`}`,
  }))
  return firstOf(parts, isRising, limit)
}

/** The table to read a page from, its columns and its condition on gaps: homes with a gap have an index in list order. */
function placesIn({ gap, sort }: HomeFilter) {
  const { column } = sorts[sort]
  if (!isRule(gap)) {
    return { from: sql`${deskHomes}`, value: sql`${column}`, id: sql`${deskHomes.id}`, office: deskHomes.office, gap: gap === null ? undefined : hasGap[gap] }
  }
  return {
    from: sql`${listingGaps} CROSS JOIN ${deskHomes}`,
    value: sort === 'new' ? sql`${listingGaps.createdAt}` : sql`${column}`,
    id: sql`${listingGaps.listingId}`,
    office: listingGaps.office,
    gap: sql`${listingGaps.rule} = ${gap} AND ${deskHomes.id} = ${listingGaps.listingId}`,
  }
}
