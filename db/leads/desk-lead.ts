import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import { listStaff } from '../accounts/staff.ts'
import { selectAlerts } from '../alerts/subscriptions.ts'
import type { Db, Statement } from '../client.ts'
import { selectAskable } from '../contacts/newsletter-question.ts'
import { selectListing, toListing } from '../listings/listings.ts'
import { isOpenState, type LeadEventKind, type LeadState } from '../model/leads/lead.ts'
import { selectProject, toProject } from '../projects/projects.ts'
import { contacts, leadEvents, leadReplies, leads, outbox, staff } from '../schema.ts'
import { selectAnswerTemplates } from './answer-templates.ts'
import { selectCrmStandings } from './crm/crm-leads.ts'
import type { LeadFilter } from './lead-filter.ts'
import { selectNextLead } from './lead-search.ts'

/** One lead at the desk: its content, its history, and changes under an optimistic lock. Times are UTC in ISO 8601. */

export type DeskLead = typeof leads.$inferSelect

/** A lead; null if not found. */
export async function findDeskLead(db: Db, id: string): Promise<DeskLead | null> {
  return (await db.select().from(leads).where(eq(leads.id, id)).get()) ?? null
}

/** Leads by their ids, at most 100; ids without a lead are left out. */
export function findDeskLeads(db: Db, ids: readonly string[]): Promise<DeskLead[]> {
  return db
    .select()
    .from(leads)
    .where(inArray(leads.id, ids.slice(0, 100)))
}

const maxRelated = 20
const maxAlerts = 10

/** Runs the queries of `selectAround` in one round trip. @param list the list the lead was opened from; null: none */
export async function readDeskLead(db: Db, lead: DeskLead, list: LeadFilter | null = null) {
  return toAround(await db.batch(selectAround(db, lead, list)))
}

/**
 * The queries for what is shown beside a lead: its mails, its events and replies with the names of who did them, other leads and the active alerts of
 * the same person, the desk's accounts, the home or project it is about, the next lead in the list, and
 * whether the person can be asked about the newsletter, and the lead's standing in the CRMs.
 */
export function selectAround(db: Db, lead: DeskLead, list: LeadFilter | null = null) {
  const { id, email, phoneTail, listingId, projectId } = lead
  const samePerson = or(email === null ? undefined : eq(leads.email, email), phoneTail === null ? undefined : eq(leads.phoneTail, phoneTail)) ?? sql`false`
  return [
    db
      .select({
        id: outbox.id,
        template: outbox.template,
        recipient: outbox.recipient,
        state: outbox.state,
        sentAt: outbox.sentAt,
        error: outbox.error,
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .where(eq(outbox.leadId, id))
      .orderBy(asc(outbox.createdAt), asc(outbox.id)),
    db
      .select({ id: leadEvents.id, at: leadEvents.at, kind: leadEvents.kind, text: leadEvents.text, name: staff.name })
      .from(leadEvents)
      .leftJoin(staff, eq(staff.id, leadEvents.actor))
      .where(eq(leadEvents.leadId, id))
      .orderBy(desc(leadEvents.at)),
    db
      .select({
        id: leadReplies.id,
        at: leadReplies.createdAt,
        subject: leadReplies.subject,
        text: leadReplies.text,
        state: leadReplies.state,
        actor: leadReplies.actor,
        name: staff.name,
      })
      .from(leadReplies)
      .leftJoin(staff, eq(staff.id, leadReplies.actor))
      .where(eq(leadReplies.leadId, id))
      .orderBy(desc(leadReplies.createdAt), desc(leadReplies.id)),
    db
      .select({ id: leads.id, form: leads.form, state: leads.state, office: leads.office, listingId: leads.listingId, createdAt: leads.createdAt })
      .from(leads)
      .where(and(ne(leads.id, id), samePerson))
      .orderBy(desc(leads.createdAt))
      .limit(maxRelated),
    selectAlerts(db, email, maxAlerts),
    listStaff(db),
    selectAnswerTemplates(db),
    selectListing(db, listingId ?? 0),
    selectProject(db, projectId ?? 0),
    selectNextLead(db, list, lead),
    selectAskable(db, eq(contacts.id, lead.contact ?? ''), 1),
    selectCrmStandings(db, id),
  ] as const
}

/** What is shown beside a lead, from the rows of `selectAround`. */
export function toAround([mails, events, replies, related, alerts, members, templates, listing, project, [next], askable, crms]: BatchResponse<
  ReturnType<typeof selectAround>
>) {
  return {
    mails,
    events,
    replies,
    related,
    alerts,
    members,
    templates,
    listing: toListing(listing),
    project: toProject(project)?.project ?? null,
    next: next?.id ?? null,
    isAskable: askable.length > 0,
    crms,
  }
}

/** What the desk changes about a lead. */
export interface LeadChange {
  readonly state?: LeadState
  readonly assignee?: string | null
  readonly remindAt?: string | null
  readonly answeredAt?: string
}

export interface LeadVersion {
  readonly id: string
  readonly version: number
}

/** The statement that changes a lead as it was at a version; returns no row on a conflict (optimistic lock). */
export function changeLead(db: Db, { id, version }: LeadVersion, change: LeadChange) {
  const isOpen = change.state === undefined ? {} : { isOpen: isOpenState(change.state) }
  return db
    .update(leads)
    .set({ ...change, ...isOpen, version: version + 1 })
    .where(and(eq(leads.id, id), eq(leads.version, version)))
    .returning({ id: leads.id })
}

interface NewEvent {
  readonly id: string
  readonly leadId: string
  readonly actor: string
  readonly kind: LeadEventKind
  readonly text: string | null
}

/** The statement that adds an event to a lead's history. @param where condition under which it took place, for a batch that may lose a race */
export function insertLeadEvent(db: Db, { id, leadId, actor, kind, text }: NewEvent, now: Date, where: SQL = sql`true`): Statement {
  return db.insert(leadEvents).select(sql`SELECT ${id}, ${leadId}, ${now.toISOString()}, ${actor}, ${kind}, ${text} WHERE ${where}`)
}

/** The statement that marks a lead as answered, by the first answer only, and assigns an unassigned lead to who answers. @param where condition that the answer is new */
export function answerLead(db: Db, id: string, actor: string, now: Date, where: SQL): Statement {
  return db
    .update(leads)
    .set({
      answeredAt: sql`coalesce(${leads.answeredAt}, ${now.toISOString()})`,
      assignee: sql`coalesce(${leads.assignee}, ${actor})`,
      state: sql`CASE WHEN ${leads.state} = 'new' THEN 'open' ELSE ${leads.state} END`,
      version: sql`${leads.version} + 1`,
    })
    .where(and(eq(leads.id, id), where))
}

/** The statement that assigns a lead that a member has entered for a caller to that member. */
export function assignEntered(db: Db, { id, createdAt }: Pick<DeskLead, 'id' | 'createdAt'>, actor: string): Statement {
  return db
    .update(leads)
    .set({ assignee: actor, state: 'open' })
    .where(and(eq(leads.id, id), eq(leads.createdAt, createdAt), eq(leads.state, 'new')))
}

/** The statements that mark a lead as entered by the agency itself: it needs no answer. */
export function markBookedByHand(db: Db, id: string, actor: string, now: Date, kind: 'visitBooked' | 'offer' = 'visitBooked'): readonly Statement[] {
  const at = now.toISOString()
  return [
    db
      .update(leads)
      .set({ state: 'done', isOpen: false, assignee: actor, answeredAt: at })
      .where(and(eq(leads.id, id), eq(leads.createdAt, at))),
    insertLeadEvent(
      db,
      { id: `${id}.made`, leadId: id, actor, kind, text: null },
      now,
      sql`NOT EXISTS (SELECT 1 FROM ${leadEvents} WHERE id = ${`${id}.made`})`,
    ),
  ]
}
