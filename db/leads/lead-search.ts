import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads, listings, projects, staff } from '../schema.ts'
import { leadLine, selectFollowing } from './desk-leads.ts'
import { allConditionsOf, type LeadFilter } from './lead-filter.ts'
import { hasWords, leadTexts } from './lead-texts.ts'

/**
 * Full-text search of leads, newest first. A page reads a bounded number of hits and shows those that match the other filters; if there are older
 * hits, the next page continues from there. The cursor is a lead's number.
 */

/** Full-text hits read per page; more when other filters discard some of them. */
const [looksAt, looksAtWithFilters] = [36, 100]

function hitsLookedAt({ form, office, listingId, crm, assignee, from, to, unansweredBefore }: LeadFilter): number {
  return [form, office, listingId, crm, assignee, from, to, unansweredBefore].every((each) => each === null) ? looksAt : looksAtWithFilters
}

/**
 * The queries for one page of a search: its leads, and the first hit that was not read, if any.
 * @param before the cursor; null: the first page
 */
export function searchLeads(db: Db, filter: LeadFilter, before: number | null, limit: number, hits: number = hitsLookedAt(filter)) {
  return [
    db
      .select({ number: leadTexts.rowid, ...leadLine })
      .from(leadTexts)
      .crossJoin(leads)
      .leftJoin(staff, eq(staff.id, leads.assignee))
      .leftJoin(listings, eq(listings.id, leads.listingId))
      .leftJoin(projects, eq(projects.id, leads.projectId))
      .where(found(filter, before, hits))
      .orderBy(desc(leadTexts.rowid))
      .limit(limit),
    db.select({ number: leadTexts.rowid }).from(leadTexts).where(withWords(filter, before)).orderBy(desc(leadTexts.rowid)).limit(1).offset(hits),
  ] as const
}

/**
 * The cursor of the next page; null after the last.
 * @param shown the leads of this page
 * @param isFull whether more leads were found than it shows
 * @param unseen the first hit that was not read
 */
export function nextPlace(shown: readonly { readonly number: number }[], isFull: boolean, unseen: { readonly number: number } | undefined): number | null {
  return isFull ? (shown.at(-1)?.number ?? null) : unseen === undefined ? null : unseen.number + 1
}

/** The query for the id of the next lead in a search; no row if the hits read hold none. */
function selectFollowingHit(db: Db, filter: LeadFilter, number: number) {
  return db
    .select({ id: leads.id })
    .from(leadTexts)
    .crossJoin(leads)
    .where(found(filter, number, looksAtWithFilters))
    .orderBy(desc(leadTexts.rowid))
    .limit(1)
}

const withWords = ({ text }: LeadFilter, before: number | null) => and(hasWords(text), before === null ? undefined : lt(leadTexts.rowid, before))

function found(filter: LeadFilter, before: number | null, hits: number): SQL | undefined {
  const unseen = sql`(SELECT rowid FROM lead_texts WHERE ${withWords(filter, before)} ORDER BY rowid DESC LIMIT 1 OFFSET ${hits})`
  return and(withWords(filter, before), sql`${leadTexts.rowid} > coalesce(${unseen}, 0)`, eq(leads.number, leadTexts.rowid), allConditionsOf(filter))
}

/** The query for the id of the next lead in a list or search; no row after the last. @param filter null: no list */
export function selectNextLead(db: Db, filter: LeadFilter | null, { id, createdAt, number }: Pick<typeof leads.$inferSelect, 'id' | 'createdAt' | 'number'>) {
  if (filter === null) return db.select({ id: leads.id }).from(leads).where(sql`false`)
  return filter.text === '' ? selectFollowing(db, filter, { at: createdAt, id }) : selectFollowingHit(db, filter, number ?? 0)
}
