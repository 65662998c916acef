import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { listStaff } from '../accounts/staff.ts'
import type { Db } from '../client.ts'
import { leadLine } from '../leads/desk-leads.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { appointments, contactKeys, leads, listings, outbox, projects, staff, subscriptions } from '../schema.ts'
import { selectEndsOf, selectOffersOf, selectOwnedHomesOf, selectTestimonialsOf } from './contact-dealings.ts'
import { selectMerges } from './contact-merges.ts'
import { selectNotes } from './contact-notes.ts'
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

const [maxNotes, maxLeads, maxVisits, maxSubscriptions, maxMails, maxMerges, maxNamesakes, maxOrigins] = [40, 25, 12, 20, 12, 3, 4, 3]

/** The queries for a contact: the person, notes, leads, visits, subscriptions, mails, merges, namesakes, the desk's accounts, imports, offers, an owner's account and testimonials. */
export function selectContactPage(db: Db, id: string, reader: ContactReader) {
  const addresses = db
    .select({ email: sql<string>`substr(${contactKeys.key}, 7)`.as('email') })
    .from(contactKeys)
    .where(and(eq(contactKeys.contact, id), eq(contactKeys.kind, 'email')))
  const ofContact = and(eq(leads.contact, id), mayRead(reader))
  // What came with leads is read for the newest ones, so that a page costs the same however long the history is.
  const newest = db.select({ id: leads.id }).from(leads).where(ofContact).orderBy(desc(leads.createdAt)).limit(maxLeads)
  return [
    selectContact(db, id),
    selectNotes(db, id, maxNotes),
    db
      .select(leadLine)
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assignee))
      .leftJoin(listings, eq(listings.id, leads.listingId))
      .leftJoin(projects, eq(projects.id, leads.projectId))
      .where(ofContact)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(maxLeads),
    db
      .select({ id: appointments.id, startsAt: appointments.startsAt, state: appointments.state, card: listings.card })
      .from(appointments)
      .leftJoin(listings, eq(listings.id, appointments.listingId))
      .where(inArray(appointments.id, newest))
      .orderBy(desc(appointments.startsAt))
      .limit(maxVisits),
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
    selectOffersOf(db, sql`${newest}`),
    selectOwnedHomesOf(db, sql`${addresses}`),
    selectTestimonialsOf(db, sql`${newest}`),
    selectEndsOf(db, sql`${addresses}`),
  ] as const
}

function mayRead({ worksFor, readsApplications }: ContactReader) {
  const office = worksFor === null ? undefined : or(isNull(leads.office), inArray(leads.office, [...worksFor]))
  return and(office, readsApplications ? undefined : sql`${leads.form} <> 'jobApplication'`)
}
