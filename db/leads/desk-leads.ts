import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads, listings, projects, staff } from '../schema.ts'
import { firstOf } from '../site/union.ts'
import { crmStandings } from './crm/crm-leads.ts'
import { anyOf, conditionsOf, type LeadFilter, officesOf, openness } from './lead-filter.ts'

/** The leads of the desk as a list; full-text search is in `lead-search.ts`. Times are UTC in ISO 8601. */

/** A cursor for keyset pagination. */
export interface LeadPlace {
  readonly at: string
  readonly id: string
}

/** What a line of a list shows. */
export const leadLine = {
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
  assigneeId: leads.assignee,
  assignee: staff.name,
  card: listings.card,
  project: projects.record,
  crms: crmStandings,
}

/**
 * The query for one page of leads: open ones the longest waiting first, others the newest first. Each filter has an index in the order of the
 * list, so a page with one filter reads about as many rows as it shows.
 * @param after the last lead of the page before; null: the first page
 */
export function selectLeads(db: Db, filter: LeadFilter, after: LeadPlace | null, limit: number) {
  const order = orderOf(filter)
  return db
    .select(leadLine)
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignee))
    .leftJoin(listings, eq(listings.id, leads.listingId))
    .leftJoin(projects, eq(projects.id, leads.projectId))
    .where(sql`${leads.id} IN (${foundIds(filter, after, limit)})`)
    .orderBy(...order)
}

const orderOf = ({ state }: LeadFilter) => (state === 'open' ? [asc(leads.createdAt), asc(leads.id)] : [desc(leads.createdAt), desc(leads.id)])

/** The query for the number of leads in a list, which stops at `most`. */
export function selectLeadCount(db: Db, filter: LeadFilter, most: number) {
  return db.select({ count: sql<number>`count(*)` }).from(sql`(${foundIds(filter, null, most)})`)
}

/** The query for the id of the next lead in a list; no row after the last. */
export function selectFollowing(db: Db, filter: LeadFilter, after: LeadPlace) {
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(sql`${leads.id} IN (${foundIds(filter, after, 1)})`)
}

/** The ids of one page: a UNION with one part per office and open state, each in index order. */
function foundIds(filter: LeadFilter, after: LeadPlace | null, limit: number): SQL {
  const part = (office: SQL | null, isOpen: boolean) => ({
    value: sql`${leads.createdAt}`,
    id: sql`${leads.id}`,
    rows: sql`FROM ${leads} WHERE ${and(office ?? undefined, filter.unansweredBefore === null ? eq(leads.isOpen, isOpen) : undefined, ...conditionsOf(filter), beyond(filter, after))}`,
  })
  // All leads of a home belong to the same office, if any.
  const offices = filter.listingId === null ? officesOf(filter) : [anyOf(officesOf(filter)) ?? null]
  const parts = offices.flatMap((office) => openness[filter.state].map((isOpen) => part(office, isOpen)))
  return firstOf(parts, filter.state === 'open', limit)
}

function beyond({ state }: LeadFilter, after: LeadPlace | null): SQL | undefined {
  if (after === null) return undefined
  const place = sql`(${leads.createdAt}, ${leads.id})`
  return state === 'open' ? sql`${place} > (${after.at}, ${after.id})` : sql`${place} < (${after.at}, ${after.id})`
}
