import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { didChange } from '../desk/audit-log.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import { hour } from '../model/site/durations.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import { hoursToAnswer } from '../model/visits/owner-question.ts'
import { appointments, outbox, ownerHomes, ownerQuestions, owners } from '../schema.ts'

/**
 * Visits whose visitor waits for the owner, because the terms of the home ask first. One owner's agreement is enough, unless another owner of the home
 * wants another time. Times are UTC in ISO 8601.
 */

type Version = Pick<Appointment, 'id' | 'sequence'>

/** SQL about the automatic questions on a version of a visit that were not taken back. */
const among = (condition: SQL, appointmentId: SQL, sequence: SQL) =>
  sql`(SELECT ${condition} FROM owner_questions AS asked WHERE asked.appointment_id = ${appointmentId} AND asked.sequence = ${sequence} AND asked.is_automatic = 1 AND asked.withdrawn_at IS NULL)`

const agreed = sql`total(asked.answer = 'fits') > 0 AND total(asked.answer = 'other') = 0`

/** The query for whether the visitor of a visit waits for the owner. */
export function selectAwaitsOwner(db: Db, appointmentId: string) {
  const { id, sequence } = appointments
  const awaits = among(sql`count(*) > 0 AND NOT (${agreed})`, sql`${id}`, sql`${sequence}`)
  return db
    .select({ awaitsOwner: sql<boolean>`${awaits}`.mapWith(Boolean).as('awaits') })
    .from(appointments)
    .where(and(eq(id, appointmentId), eq(appointments.state, 'confirmed')))
}

/** The outbox id of the mail that tells the visitor that a version of a visit is settled, once. */
export const agreedMailId = ({ id, sequence }: Version) => `${id}.agreed${sequence}`

/**
 * The statement that mails the visitor once the owner has agreed to a visit that waits for it; after the one that stores the answer. Idempotent.
 * @param due when the mail goes, if it is held for an undo
 */
export function mailAgreed(db: Db, visit: Version, now: Date, due = now) {
  return mailVisitor(db, visit, among(agreed, sql`visit.id`, sql`visit.sequence`), now, due)
}

/** The statement that mails the visitor once the desk no longer waits for the owner: what was asked automatically was taken back at `now`. Idempotent. */
export function mailNoLongerAwaited(db: Db, visit: Version, now: Date, due: Date) {
  const ofVersion = sql`asked.appointment_id = visit.id AND asked.sequence = visit.sequence AND asked.is_automatic = 1`
  const waited = sql`EXISTS (SELECT 1 FROM owner_questions AS asked WHERE ${ofVersion} AND asked.withdrawn_at = ${now.toISOString()})`
  return mailVisitor(db, visit, waited, now, due)
}

/**
 * The statement that mails the visitors who waited for this owner alone, whose account is removed with its questions: the visits stand. Idempotent.
 * @param owner the owner's id
 */
export function mailVisitorsOf(db: Db, owner: SQL, now: Date) {
  const waitsForOwner = among(sql`count(*) > 0 AND total(asked.owner_id <> ${owner}) = 0 AND NOT (${agreed})`, sql`visit.id`, sql`visit.sequence`)
  const asked = sql`visit.id IN (SELECT appointment_id FROM owner_questions WHERE owner_id = ${owner})`
  return mailVisitors(db, sql`${asked} AND visit.starts_at > ${now.toISOString()} AND ${waitsForOwner}`, now, now)
}

function mailVisitor(db: Db, { id, sequence }: Version, holds: SQL, now: Date, due: Date) {
  return mailVisitors(db, sql`visit.id = ${id} AND visit.sequence = ${sequence} AND ${holds}`, now, due)
}

/** @param which about `visit` */
function mailVisitors(db: Db, which: SQL, now: Date, due: Date) {
  return db
    .insert(outbox)
    .select(
      sql`SELECT visit.id || '.agreed' || visit.sequence, visit.id, 'visitAgreed', visit.locale, trim(lead.fields ->> 'email'), visit.organizer,
        json_object('appointment', visit.id, 'sequence', visit.sequence), 'waiting', 0, ${due.toISOString()}, NULL, NULL, NULL, ${now.toISOString()}, NULL
        FROM appointments AS visit JOIN leads AS lead ON lead.id = visit.id
        WHERE visit.state = 'confirmed' AND trim(coalesce(lead.fields ->> 'email', '')) <> '' AND ${which}`,
    )
    .onConflictDoNothing()
}

/** The statement that deletes that mail while it waits: the owner is asked again. */
export function forgetAgreedMail(db: Db, visit: Version) {
  return db.delete(outbox).where(and(eq(outbox.id, agreedMailId(visit)), eq(outbox.state, 'waiting')))
}

/** The statement by which that mail stands for the version that the undo of a cancellation has made: one that waits still goes, one that went is not sent again. */
export function keepAgreedMail(db: Db, cancelled: Version) {
  const [before, after] = [cancelled.sequence - 1, cancelled.sequence + 1]
  const isRestored = sql`EXISTS (SELECT 1 FROM appointments AS visit WHERE visit.id = ${cancelled.id} AND visit.sequence = ${after} AND visit.state = 'confirmed')`
  return db
    .update(outbox)
    .set({ id: agreedMailId({ id: cancelled.id, sequence: after }), data: sql`json_set(${outbox.data}, '$.sequence', ${after})` })
    .where(and(eq(outbox.id, agreedMailId({ id: cancelled.id, sequence: before })), isRestored))
}

/** The condition that the owner of a question still has the home of its visit. */
export const hasHome = and(eq(ownerHomes.ownerId, ownerQuestions.ownerId), eq(ownerHomes.kind, 'listing'), eq(ownerHomes.recordId, appointments.listingId))

/** The questions whose owner has not answered for a day and was not reminded, of coming visits that no other owner has agreed to; at most `limit`. */
export function listSilentQuestions(db: Db, now: Date, limit: number) {
  const { id, sequence, askedAt, visitAt } = ownerQuestions
  const isAgreed = sql`EXISTS (SELECT 1 FROM owner_questions AS other WHERE other.appointment_id = ${appointments.id} AND other.sequence = ${sequence} AND other.answer = 'fits' AND other.withdrawn_at IS NULL)`
  return db
    .select({ question: id, appointment: appointments.id, organizer: appointments.organizer, locale: owners.locale, recipient: owners.recipient })
    .from(ownerQuestions)
    .innerJoin(owners, eq(owners.id, ownerQuestions.ownerId))
    .innerJoin(appointments, and(eq(appointments.id, ownerQuestions.appointmentId), eq(appointments.sequence, sequence), eq(appointments.state, 'confirmed')))
    .innerJoin(ownerHomes, hasHome)
    .where(
      and(
        // Literals, so that SQLite can use the partial index.
        sql`owner_questions.answer IS NOT 'fits' AND owner_questions.withdrawn_at IS NULL`,
        isNull(ownerQuestions.answer),
        isNull(ownerQuestions.remindedAt),
        lte(askedAt, new Date(now.getTime() - hoursToAnswer * hour).toISOString()),
        gt(visitAt, now.toISOString()),
        sql`NOT ${isAgreed}`,
      ),
    )
    .orderBy(asc(visitAt))
    .limit(limit)
}

/** The statements that remind an owner of a question, once. */
export function remindOwner(db: Db, questionId: string, appointmentId: string, mail: OutgoingMail, now: Date) {
  const at = now.toISOString()
  const { id, answer, remindedAt, withdrawnAt } = ownerQuestions
  return [
    db
      .update(ownerQuestions)
      .set({ remindedAt: at })
      .where(and(eq(id, questionId), isNull(answer), isNull(remindedAt), isNull(withdrawnAt))),
    insertMailWhere(db, reminderMailId(questionId), mail, at, appointmentId, didChange),
  ] as const
}

/** The outbox id of the reminder. */
export const reminderMailId = (questionId: string) => `${questionId}.reminder`
