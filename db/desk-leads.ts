import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { leadsWithText } from './lead-texts.ts'
import type { FormName } from './model/lead.ts'
import type { OfficeKey } from './model/office.ts'
import { leads, listings, projects, staff } from './schema.ts'
import { firstOf } from './union.ts'

/** The leads of the desk as a list. Times are UTC in ISO 8601. */

export interface LeadFilter {
  /** `open`: leads that still need work. */
  readonly state: 'open' | 'closed' | 'all'
  readonly form: FormName | null
  readonly office: OfficeKey | null
  readonly listingId: number | null
  /** A desk account; `none`: unassigned. */
  readonly assignee: string | null
  /** Moments; the end is exclusive. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string
  /** The offices that the reader works for; null: all. Leads without an office are visible to all. */
  readonly worksFor: readonly OfficeKey[] | null
  /** Whether to include job applications: they hold CVs, which need the right to handle personal data. */
  readonly readsApplications: boolean
}

/** A cursor for keyset pagination. */
export interface LeadPlace {
  readonly at: string
  readonly id: string
}

/** Newest full-text hits read per page; more when offices or other filters discard some of them. */
const [maxHits, maxHitsOfOffices, maxHitsOfMany] = [26, 32, 200]

/**
 * The query for one page of leads: open ones the longest waiting first, others the newest first. Each filter has an index in the order of the
 * list, so a page with one filter reads about as many rows as it shows.
 * @param after cursor: the last lead of the previous page; null: the first page
 */
export function selectLeads(db: Db, filter: LeadFilter, after: LeadPlace | null, limit: number) {
  const order = orderOf(filter)
  return db
    .select({
      id: leads.id,
      form: leads.form,
      state: leads.state,
      version: leads.version,
      locale: leads.locale,
      email: leads.email,
      fields: leads.fields,
      office: leads.office,
      createdAt: leads.createdAt,
      answeredAt: leads.answeredAt,
      remindAt: leads.remindAt,
      assignee: staff.name,
      card: listings.card,
      project: projects.record,
    })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignee))
    .leftJoin(listings, eq(listings.id, leads.listingId))
    .leftJoin(projects, eq(projects.id, leads.projectId))
    .where(sql`${leads.id} IN (${foundIds(filter, after, limit)})`)
    .orderBy(...order)
}

/** The query for the id of the next lead in a list; no row after the last. @param filter null: no list */
export function selectNextLead(db: Db, filter: LeadFilter | null, after: LeadPlace) {
  const next = filter === null ? sql`false` : sql`${leads.id} IN (${foundIds(filter, after, 1)})`
  return db.select({ id: leads.id }).from(leads).where(next)
}

const orderOf = ({ state }: LeadFilter) => (state === 'open' ? [asc(leads.createdAt), asc(leads.id)] : [desc(leads.createdAt), desc(leads.id)])

/** The ids of one page: a UNION with one part per office and open state, each in index order, or the hits of a search. */
function foundIds(filter: LeadFilter, after: LeadPlace | null, limit: number): SQL {
  const isRising = filter.state === 'open'
  const isIn = openness[filter.state]
  const part = (source: SQL, ...where: readonly (SQL | undefined)[]) => ({
    value: sql`${leads.createdAt}`,
    id: sql`${leads.id}`,
    rows: sql`FROM ${source} WHERE ${and(...where, ...conditionsOf(filter), beyond(filter, after))}`,
  })
  if (filter.text === '') {
    // All leads of a home belong to the same office, if any.
    const offices = filter.listingId === null ? officesOf(filter) : [anyOf(officesOf(filter)) ?? null]
    const parts = offices.flatMap((office) => isIn.map((isOpen) => part(sql`${leads}`, office ?? undefined, eq(leads.isOpen, isOpen))))
    return firstOf(parts, isRising, limit)
  }
  const hits = leadsWithText(filter.text, Math.max(limit, maxHitsOf(filter)), newestOf(filter, after))
  if (hits === null) return firstOf([], isRising, limit)
  const source = sql`${hits} AS hit CROSS JOIN ${leads} ON ${leads.number} = hit.number`
  return firstOf([part(source, anyOf(officesOf(filter)), inArray(leads.isOpen, [...isIn]))], isRising, limit)
}

function maxHitsOf({ form, office, listingId, assignee, from, to, worksFor }: LeadFilter): number {
  const isAlone = [form, office, listingId, assignee, from, to].every((each) => each === null)
  if (!isAlone) return maxHitsOfMany
  return worksFor === null ? maxHits : maxHitsOfOffices
}

/** The lead before which hits are searched. Null for open leads: they list oldest first, so every page reads the newest hits. */
const newestOf = ({ state }: LeadFilter, after: LeadPlace | null) => (state === 'open' ? null : (after?.id ?? null))

const openness: Readonly<Record<LeadFilter['state'], readonly boolean[]>> = { open: [true], closed: [false], all: [true, false] }

const anyOf = (offices: readonly (SQL | null)[]) => (offices.includes(null) ? undefined : or(...offices.map((office) => office ?? undefined)))

/** The conditions on the office, each a range of its index; null: any office. */
function officesOf({ office, worksFor }: LeadFilter): readonly (SQL | null)[] {
  const mayRead = worksFor === null || office === null || worksFor.includes(office)
  if (office !== null) return mayRead ? [eq(leads.office, office)] : [sql`false`]
  return worksFor === null ? [null] : [...worksFor.map((each) => eq(leads.office, each)), isNull(leads.office)]
}

function conditionsOf({ form, listingId, assignee, from, to, readsApplications }: LeadFilter): readonly (SQL | undefined)[] {
  return [
    form === null ? undefined : eq(leads.form, form),
    readsApplications ? undefined : ne(leads.form, 'jobApplication'),
    listingId === null ? undefined : eq(leads.listingId, listingId),
    assignee === null ? undefined : assignee === 'none' ? isNull(leads.assignee) : eq(leads.assignee, assignee),
    from === null ? undefined : gte(leads.createdAt, from),
    to === null ? undefined : lt(leads.createdAt, to),
  ]
}

function beyond({ state }: LeadFilter, after: LeadPlace | null): SQL | undefined {
  if (after === null) return undefined
  const place = sql`(${leads.createdAt}, ${leads.id})`
  return state === 'open' ? sql`${place} > (${after.at}, ${after.id})` : sql`${place} < (${after.at}, ${after.id})`
}
