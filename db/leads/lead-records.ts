import { type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import type { Lead } from '../model/leads/lead.ts'
import { communicationOfForm } from '../model/owners/communication.ts'
import { fingerprint } from '../model/site/fingerprint.ts'
import { visitorName } from '../model/visits/home-visit.ts'
import { appointments, communications, homeVisits, listings, projects } from '../schema.ts'

/**
 * What owners see of leads: a form about their home is a communication without the visitor's words, a booked viewing is a visit without the
 * visitor's name. An offer is shown once the desk releases it. The statements belong to the batch of the lead and change nothing when they are repeated.
 */
export function recordingLead(db: Db, lead: Lead): readonly Statement[] {
  if (lead.form === 'viewing') return [recordingVisit(db, lead)]
  const type = communicationOfForm[lead.form]
  const home = lead.listingId === null ? { kind: 'project', id: lead.projectId } : { kind: 'listing', id: lead.listingId }
  if (type === undefined || home.id === null) return []
  const stock = home.kind === 'listing' ? listings : projects
  return [
    db
      .insert(communications)
      .select(
        sql`SELECT ${recordId('communication', lead)}, ${home.kind}, ${home.id}, ${lead.createdAt}, ${type}, record ->> '$.contact.name', NULL, NULL,
          NULL, 'site', NULL, ${lead.id}, ${lead.form === 'purchaseOffer' ? 0 : 1}, NULL, ${lead.createdAt} FROM ${stock} WHERE id = ${home.id}`,
      )
      .onConflictDoNothing(),
  ]
}

function recordingVisit(db: Db, lead: Lead): Statement {
  const visitor = visitorName(lead.fields.firstName, lead.fields.lastName)
  return db
    .insert(homeVisits)
    .select(
      sql`SELECT ${recordId('visit', lead)}, 'listing', listing_id, starts_at, ${visitor}, state, NULL, NULL, 1, 0, 0, 'site', NULL, id, NULL, ${lead.createdAt}, NULL, 1
        FROM ${appointments} WHERE id = ${lead.id}`,
    )
    .onConflictDoNothing()
}

/** Deterministic, for idempotence, and irreversible: an erased lead cannot be recognised by it. */
function recordId(what: string, { id }: Lead): string {
  return fingerprint(`${what} of ${id}`)
}

/** The statement that syncs the visit record with its appointment; must follow the one that changes the appointment. */
export function updatingVisit(db: Db, appointmentId: string): Statement {
  const now = (column: SQL) => sql`(SELECT ${column} FROM ${appointments} AS agreed WHERE agreed.id = ${appointmentId})`
  return db
    .update(homeVisits)
    .set({ startsAt: now(sql`starts_at`), state: now(sql`state`) })
    .where(sql`appointment_id = ${appointmentId} AND EXISTS (SELECT 1 FROM ${appointments} AS agreed WHERE agreed.id = ${appointmentId})`)
}

/** The statement that removes the visitor's name from the visits of leads. @param leadIds a JSON array */
export function forgettingVisitors(db: Db, leadIds: string): Statement {
  return db
    .update(homeVisits)
    .set({ visitor: null, showsVisitor: false, nextStep: null })
    .where(sql`appointment_id IN (SELECT value FROM json_each(${leadIds}))`)
}
