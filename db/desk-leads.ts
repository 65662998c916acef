import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { leadsWithText } from './lead-texts.ts'
import type { FormName } from './model/lead.ts'
import type { OfficeKey } from './model/office.ts'
import { leads, listings, projects, staff } from './schema.ts'
import { firstOf } from './union.ts'

/** The leads of the desk as a list. Times are UTC in ISO 8601. */

export interface LeadFilter {
  /** `open`: what still waits for something. */
  readonly state: 'open' | 'closed' | 'all'
  readonly form: FormName | null
  readonly office: OfficeKey | null
  readonly listingId: number | null
  /** An account of the desk; `none`: not yet anyone's. */
  readonly assignee: string | null
  /** Moments; the end is exclusive. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string
  /** The offices that the reader works for; null: all. Leads of no office are everyone's. */
  readonly worksFor: readonly OfficeKey[] | null
  /** Applications hold CVs: they are for those who handle personal data. */
  readonly readsApplications: boolean
}

/** A lead's position in the list. */
export interface LeadPlace {
  readonly at: string
  readonly id: string
}

/** A search looks at so many of its newest hits on a page; more where the reader's offices or other filters leave out some of them. */
const [maxHits, maxHitsOfOffices, maxHitsOfMany] = [26, 32, 200]

/**
 * The query for one page of leads: open ones the longest waiting first, others the newest first. Each filter has an index in the order of the
 * list, so a page with one filter reads about as many rows as it shows.
 * @param after the last lead of the page before; null: the first page
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

/** The query for the id of the lead that follows one in a list; no row after the last. @param filter null: no list */
export function selectNextLead(db: Db, filter: LeadFilter | null, after: LeadPlace) {
  const next = filter === null ? sql`false` : sql`${leads.id} IN (${foundIds(filter, after, 1)})`
  return db.select({ id: leads.id }).from(leads).where(next)
}

const orderOf = ({ state }: LeadFilter) => (state === 'open' ? [asc(leads.createdAt), asc(leads.id)] : [desc(leads.createdAt), desc(leads.id)])

/** The ids of one page: one part for each office and openness in question, each in the order of an index, or the hits of a search. */
function foundIds(filter: LeadFilter, after: LeadPlace | null, limit: number): SQL {
  const isRising = filter.state === 'open'
  const isIn = openness[filter.state]
  const part = (source: SQL, ...where: readonly (SQL | undefined)[]) => ({
    value: sql`${leads.createdAt}`,
    id: sql`${leads.id}`,
    rows: sql`FROM ${source} WHERE ${and(...where, ...conditionsOf(filter), beyond(filter, after))}`,
  })
  if (filter.text === '') {
    // All leads of a home are of one office, or of none.
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

/** The lead from which on older hits are looked for; among open leads, where the oldest come first, the newest hits are looked at on every page. */
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
