import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { RuleName } from './model/compliance/publication-rule.ts'
import type { DeskHomeState } from './model/desk-home.ts'
import type { Goal } from './model/listing.ts'
import type { OfficeKey } from './model/office.ts'
import type { PropertyGroup } from './model/property-group.ts'
import { searchable, searchWordsOf } from './model/search-words.ts'
import { deskHomes, leads, listingGaps, listings } from './schema.ts'
import { firstOf } from './union.ts'

/** The stock as the desk lists it, in any state. */

export const homeSorts = ['new', 'changed', 'cheap', 'dear'] as const
type HomeSort = (typeof homeSorts)[number]

export interface HomeFilter {
  readonly goal: Goal | null
  readonly state: DeskHomeState | null
  readonly type: PropertyGroup | null
  readonly office: OfficeKey | null
  /** A postcode, or the code of a municipality; null: anywhere. */
  readonly place: { readonly key: 'zip' | 'town'; readonly value: string } | null
  /** A rule that the home fails; `any`: at least one; `unlawful`: one that the law requires for advertising. */
  readonly gap: RuleName | 'any' | 'unlawful' | null
  /** Typed search text: words, a reference, an id or a street. */
  readonly text: string
  readonly sort: HomeSort
  /** The offices that the reader works for; null: all. Homes without an office are visible to all. */
  readonly worksFor: readonly OfficeKey[] | null
}

/** A cursor for keyset pagination: the sort value and id of a home. */
export interface HomePlace {
  readonly value: string | number
  readonly id: number
}

/** Full-text hits read per page; more when offices or other filters discard some of them. */
const [maxHits, maxHitsOfOffices, maxHitsOfMany] = [17, 17, 100]
/** Upper bound of the lead count. */
export const maxLeadsCounted = 10

const sorts = {
  new: { column: deskHomes.createdAt, isRising: false },
  changed: { column: deskHomes.changedOn, isRising: false },
  cheap: { column: deskHomes.price, isRising: true },
  dear: { column: deskHomes.price, isRising: false },
} as const

/**
 * The query for one page of homes. Each filter alone has an index in the order of the list, so that a page reads about as many rows as it shows.
 * @param after cursor: the last home of the previous page; null: the first page
 * @param since leads from then on are counted (UTC, ISO 8601)
 */
export function selectHomes(db: Db, filter: HomeFilter, after: HomePlace | null, limit: number, since: string) {
  const countOf = (isOpen: boolean) => sql`(SELECT count(*) FROM (SELECT 1 FROM ${leads}
    WHERE ${leads.listingId} = ${deskHomes.id} AND ${leads.isOpen} = ${isOpen} AND ${leads.createdAt} >= ${since} LIMIT ${maxLeadsCounted}))`
  return db
    .select({
      id: deskHomes.id,
      state: deskHomes.state,
      office: deskHomes.office,
      gaps: deskHomes.gaps,
      unlawful: deskHomes.unlawful,
      reference: deskHomes.reference,
      createdAt: deskHomes.createdAt,
      changedOn: deskHomes.changedOn,
      price: deskHomes.price,
      card: listings.card,
      secret: listings.secret,
      presented: sql<number>`${listings.feed} IS NOT NULL`,
      leads: sql`min(${countOf(true)} + ${countOf(false)}, ${maxLeadsCounted})`.mapWith(Number),
    })
    .from(deskHomes)
    .innerJoin(listings, eq(listings.id, deskHomes.id))
    .where(sql`${deskHomes.id} IN (${foundIds(filter, after, limit)})`)
    .orderBy(...orderOf(filter))
}

/** The query for whether a search has more hits than a page reads: returns a row if so. */
export function selectFurtherHits(db: Db, filter: HomeFilter) {
  const most = maxHitsOf(filter)
  return db.select({ id: sql<number>`id` }).from(sql`(${homesWithText(filter.text, most + 1)} OFFSET ${most})`)
}

/** The value by which the list sorts a home. */
export function sortValue({ sort }: HomeFilter, home: { readonly createdAt: string; readonly changedOn: string; readonly price: number }): string | number {
  return sort === 'new' ? home.createdAt : sort === 'changed' ? home.changedOn : home.price
}

/** The query for how many homes may not be advertised as they are, counted up to `most`. */
export function selectUnlawful(db: Db, worksFor: readonly OfficeKey[] | null, most: number) {
  const parts = officesOf({ office: null, worksFor, gap: null }).map((office) => ({
    value: sql`${deskHomes.createdAt}`,
    id: sql`${deskHomes.id}`,
    rows: sql`FROM ${deskHomes} WHERE ${and(office ?? undefined, gapCondition('unlawful'))}`,
  }))
  return db.select({ count: sql<number>`count(*)` }).from(sql`(${firstOf(parts, false, most)})`)
}

function orderOf({ sort }: HomeFilter): readonly SQL[] {
  const { column, isRising } = sorts[sort]
  return isRising ? [asc(column), asc(deskHomes.id)] : [desc(column), desc(deskHomes.id)]
}

/** The ids of one page: a UNION with one part per office, each in index order, or the hits of a search. */
function foundIds(filter: HomeFilter, after: HomePlace | null, limit: number): SQL {
  const { from, value, id } = placesIn(filter)
  const { isRising } = sorts[filter.sort]
  const beyond = after && sql`(${value}, ${id}) ${sql.raw(isRising ? '>' : '<')} (${after.value}, ${after.id})`
  const part = (source: SQL, office: SQL | undefined) => ({
    value,
    id,
    rows: sql`FROM ${source} WHERE ${and(office, ...conditionsOf(filter), beyond ?? undefined) ?? sql`true`}`,
  })
  const offices = officesOf(filter).map((office) => office ?? undefined)
  if (filter.text === '') {
    const parts = offices.map((office) => part(from, office))
    return firstOf(parts, isRising, limit)
  }
  const hits = homesWithText(filter.text, maxHitsOf(filter))
  return firstOf([part(sql`(${hits}) AS hit CROSS JOIN ${from} ON ${id} = hit.id`, offices.includes(undefined) ? undefined : or(...offices))], isRising, limit)
}

function maxHitsOf({ goal, state, type, office, place, gap, worksFor }: HomeFilter): number {
  const isAlone = [goal, state, type, office, place, gap].every((each) => each === null)
  if (!isAlone) return maxHitsOfMany
  return worksFor === null ? maxHits : maxHitsOfOffices
}

/** The table to read a page from and its sort column: homes with a gap have an index in list order. */
function placesIn({ gap, sort }: HomeFilter): { readonly from: SQL; readonly value: SQL; readonly id: SQL } {
  const { column } = sorts[sort]
  if (!isRule(gap)) return { from: sql`${deskHomes}`, value: sql`${column}`, id: sql`${deskHomes.id}` }
  const value = sort === 'new' ? sql`${listingGaps.createdAt}` : sql`${column}`
  return { from: sql`${listingGaps} CROSS JOIN ${deskHomes}`, value, id: sql`${listingGaps.listingId}` }
}

/** The conditions on the office, each a range of its index; null: any office. */
function officesOf({ office, worksFor, gap }: Pick<HomeFilter, 'office' | 'worksFor' | 'gap'>): readonly (SQL | null)[] {
  const column = isRule(gap) ? listingGaps.office : deskHomes.office
  const mayRead = worksFor === null || office === null || worksFor.includes(office)
  if (office !== null) return mayRead ? [eq(column, office)] : [sql`false`]
  return worksFor === null ? [null] : [...worksFor.map((each) => eq(column, each)), isNull(column)]
}

const isRule = (gap: HomeFilter['gap']): gap is RuleName => gap !== null && gap !== 'any' && gap !== 'unlawful'

function conditionsOf({ goal, state, type, place, gap }: HomeFilter): readonly (SQL | undefined)[] {
  return [
    goal === null ? undefined : eq(deskHomes.goal, goal),
    state === null ? undefined : eq(deskHomes.state, state),
    type === null ? undefined : eq(deskHomes.mainType, type),
    place === null ? undefined : eq(deskHomes[place.key], place.value),
    gap === null ? undefined : gapCondition(gap),
  ]
}

/** Literals, not bound values, so that SQLite can use the partial indexes. */
function gapCondition(gap: RuleName | 'any' | 'unlawful'): SQL {
  if (gap === 'any') return sql`${deskHomes.gaps} > 0`
  if (gap === 'unlawful') return sql`${deskHomes.unlawful} > 0`
  return sql`${listingGaps.rule} = ${gap} AND ${deskHomes.id} = ${listingGaps.listingId}`
}

/** The ids of homes that match by reference, id or street prefix, or contain all the words in their published texts, newest ids first. */
function homesWithText(typed: string, limit: number): SQL {
  const words = searchWordsOf(typed)
  const street = searchable(typed)
  const id = /^\d{1,15}$/.test(typed) ? Number(typed) : -1
  const question = words.map((word) => `"${word}"*`).join(' AND ')
  const named = sql`SELECT id FROM desk_homes WHERE id = ${id}
    UNION ALL SELECT id FROM desk_homes WHERE reference IS NOT NULL AND reference = ${typed} COLLATE NOCASE`
  if (words.length === 0) return sql`SELECT DISTINCT id FROM (${named}) LIMIT ${limit}`
  return sql`SELECT DISTINCT id FROM (${named}
    UNION ALL SELECT id FROM desk_homes WHERE street IS NOT NULL AND street >= ${street} AND street < ${`${street}~`}
    UNION ALL SELECT * FROM (SELECT rowid AS id FROM listing_texts WHERE listing_texts MATCH ${question} ORDER BY rowid DESC LIMIT ${limit})) LIMIT ${limit}`
}
