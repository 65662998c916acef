import { and, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { listStaff } from '../accounts/staff.ts'
import type { Db } from '../client.ts'
import { leadLine } from '../leads/desk-leads.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { OfferState, OfferTerms } from '../model/leads/offers/offer.ts'
import type { TestimonialState } from '../model/testimonials/testimonial.ts'
import type { AppointmentState } from '../model/visits/appointment.ts'
import { contactKeys, leads, listings, outbox, projects, staff, subscriptions } from '../schema.ts'
import { selectEndsOf, selectOwnedHomesOf } from './contact-dealings.ts'
import { selectMerges } from './contact-merges.ts'
import { type HistoryPlace, selectNotes } from './contact-notes.ts'
import { selectContact, selectNamesakes } from './contacts.ts'
import { selectOrigins } from './imports/contact-imports.ts'

/** What the page of a contact shows, in one round trip. */

/** What a member of the staff may read of a person's leads. */
export interface ContactReader {
  /** The offices that the reader works for; null: all. */
  readonly worksFor: readonly OfficeKey[] | null
  /** Whether to include job applications and rent profiles' CVs. */
  readonly readsApplications: boolean
}

/** How many notes and leads the page shows. */
export const [maxNotes, maxLeads] = [10, 5]
const [maxSubscriptions, maxMails, maxMerges, maxNamesakes, maxOrigins] = [10, 8, 3, 4, 3]

/** What came with a lead under its id. As JSON, since batched rows are read by column name, and these tables share names. */
const dealt = {
  visit: json<{ readonly startsAt: string; readonly state: AppointmentState }>(
    sql`(SELECT json_object('startsAt', starts_at, 'state', state) FROM appointments WHERE id = ${leads.id})`,
  ).as('visit'),
  offer: json<OfferTerms & { readonly receivedAt: string; readonly state: OfferState }>(
    sql`(SELECT json_object('amount', amount, 'receivedAt', received_at, 'validUntil', valid_until, 'state', state, 'counterAmount', counter_amount, 'counterUntil', counter_until) FROM offers WHERE id = ${leads.id})`,
  ).as('offer'),
  testimonial: json<{ readonly comment: string; readonly state: TestimonialState; readonly postedAt: string }>(
    sql`(SELECT json_object('comment', comment, 'state', state, 'postedAt', posted_at) FROM testimonials WHERE id = ${leads.id})`,
  ).as('testimonial'),
}

function json<Value>(value: SQL) {
  return value.mapWith((text: string): Value => JSON.parse(text))
}

/**
 * The queries for a contact: the person, notes, leads with what came with them, subscriptions, mails, merges, namesakes, the desk's accounts, imports,
 * an owner's account and the end of the newsletter. What came with leads is read for the newest ones, so that a page costs the same however long the
 * history is.
 * @param before the last note and lead of the page before; null: from the newest
 */
export function selectContactPage(db: Db, id: string, reader: ContactReader, before: Readonly<Record<'notes' | 'leads', HistoryPlace | null>>) {
  const addresses = db
    .select({ email: sql<string>`substr(${contactKeys.key}, 7)`.as('email') })
    .from(contactKeys)
    .where(and(eq(contactKeys.contact, id), eq(contactKeys.kind, 'email')))
  const isOlder = before.leads === null ? undefined : sql`(${leads.createdAt}, ${leads.id}) < (${before.leads.at}, ${before.leads.id})`
  const ofContact = and(eq(leads.contact, id), mayRead(reader), isOlder)
  const newest = db.select({ id: leads.id }).from(leads).where(ofContact).orderBy(desc(leads.createdAt)).limit(maxLeads)
  return [
    selectContact(db, id),
    // One more note and lead tell whether there are others.
    selectNotes(db, id, before.notes, maxNotes + 1),
    db
      .select({ ...leadLine, ...dealt })
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assignee))
      .leftJoin(listings, eq(listings.id, leads.listingId))
      .leftJoin(projects, eq(projects.id, leads.projectId))
      .where(ofContact)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(maxLeads + 1),
    db
      .select({
        id: subscriptions.id,
        kind: subscriptions.kind,
        email: subscriptions.recipient,
        goal: subscriptions.goal,
        search: subscriptions.search,
        rhythm: subscriptions.rhythm,
        state: subscriptions.state,
        consent: subscriptions.consent,
        createdAt: subscriptions.createdAt,
        confirmedAt: subscriptions.confirmedAt,
        endedAt: subscriptions.endedAt,
      })
      .from(subscriptions)
      .where(inArray(subscriptions.email, addresses))
      .orderBy(desc(subscriptions.createdAt))
      .limit(maxSubscriptions),
    db
      .select({
        id: outbox.id,
        template: outbox.template,
        recipient: outbox.recipient,
        state: outbox.state,
        sentAt: outbox.sentAt,
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .where(and(inArray(outbox.leadId, newest), notInArray(outbox.template, ['leadNotice', 'appointmentNotice', 'leadAssigned'])))
      .orderBy(desc(outbox.createdAt))
      .limit(maxMails),
    selectMerges(db, id, maxMerges),
    selectNamesakes(db, id, maxNamesakes),
    listStaff(db),
    selectOrigins(db, id, maxOrigins),
    selectOwnedHomesOf(db, sql`${addresses}`),
    selectEndsOf(db, sql`${addresses}`),
  ] as const
}

function mayRead({ worksFor, readsApplications }: ContactReader) {
  const office = worksFor === null ? undefined : or(isNull(leads.office), inArray(leads.office, [...worksFor]))
  return and(office, readsApplications ? undefined : sql`${leads.form} <> 'jobApplication'`)
}
