import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { outbox } from '../schema.ts'

/** The id of the mail about the agent that a booking chose. */
export const bookedAgentMailId = (appointmentId: string) => `${appointmentId}.agent`

/**
 * The statement that mails a visit to the agent whom the booking chose, unless they switched such mails off; after the one that books it. Idempotent.
 * @param actor the member who booked it, who is not mailed; null for a visitor
 */
export function mailBookedAgent(db: Db, appointmentId: string, actor: string | null, now: string) {
  return db
    .insert(outbox)
    .select(
      sql`SELECT ${bookedAgentMailId(appointmentId)}, visit.id, 'visitAssigned', member.locale, member.recipient, NULL,
        json_object('appointment', visit.id, 'assignee', member.id, 'actor', ${actor}), 'waiting', 0, ${now}, NULL, NULL, NULL, ${now}, NULL
        FROM appointments AS visit JOIN staff AS member ON member.id = visit.assignee
        WHERE visit.id = ${appointmentId} AND member.mails_assignments = 1 AND member.state = 'active' AND member.id IS NOT ${actor}`,
    )
    .onConflictDoNothing()
}
