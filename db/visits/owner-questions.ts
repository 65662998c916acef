import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { didChange } from '../desk/audit-log.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import type { OwnerQuestion } from '../model/visits/owner-question.ts'
import { appointments, leads, listings, ownerHomes, ownerQuestions, owners, staff } from '../schema.ts'

/** Questions to owners, whether a visit suits them: one for each account that a home is assigned to. Times are UTC in ISO 8601. */

const { id, sequence, answer, starts, remark } = ownerQuestions
const question = { id, sequence, answer, starts, remark }

/** The query for the owners of a visit's home, each with the question about the visit; null if never asked. */
export function selectOwnersOf(db: Db, { id: appointmentId, listingId }: Pick<Appointment, 'id' | 'listingId'>) {
  return (
    db
      // Batched rows are read by column name: two columns named id would be one.
      .select({ owner: { id: sql<string>`${owners.id}`.as('account'), name: owners.name, recipient: owners.recipient, locale: owners.locale }, question })
      .from(ownerHomes)
      .innerJoin(owners, eq(owners.id, ownerHomes.ownerId))
      .leftJoin(ownerQuestions, and(eq(ownerQuestions.ownerId, owners.id), eq(ownerQuestions.appointmentId, appointmentId)))
      .where(and(eq(ownerHomes.kind, 'listing'), eq(ownerHomes.recordId, listingId)))
      .orderBy(asc(owners.id))
  )
}

/** A question with its visit, owner and agent; null if the visit or the account was erased. */
export async function findOwnerQuestion(db: Db, questionId: string) {
  const owner = { name: owners.name, locale: owners.locale }
  const agent = { name: staff.name, recipient: staff.recipient, locale: staff.locale, state: staff.state }
  const [found] = await db
    .select({ question, owner, appointment: appointments, agent, card: listings.card })
    .from(ownerQuestions)
    .innerJoin(owners, eq(owners.id, ownerQuestions.ownerId))
    .innerJoin(appointments, eq(appointments.id, ownerQuestions.appointmentId))
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(staff, eq(staff.id, appointments.assignee))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(eq(id, questionId))
  return found ?? null
}

export type KnownQuestion = NonNullable<Awaited<ReturnType<typeof findOwnerQuestion>>>

/** The outbox id of the mail that asks. */
export const questionMailId = (questionId: string, version: number) => `${questionId}.asked${version}`

/** The statements that ask an owner about the current version of a visit, once. @param questionId of a new question */
export function askOwner(db: Db, questionId: string, { id: appointmentId, sequence: version }: Appointment, ownerId: string, mail: OutgoingMail, now: Date) {
  const at = now.toISOString()
  const isCurrent = sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${and(eq(appointments.id, appointmentId), eq(appointments.sequence, version), eq(appointments.state, 'confirmed'))})`
  return [
    db
      .insert(ownerQuestions)
      .select(sql`SELECT ${questionId}, ${appointmentId}, ${ownerId}, ${version}, ${at}, NULL, '[]', NULL, NULL WHERE ${isCurrent}`)
      .onConflictDoUpdate({
        target: [ownerQuestions.appointmentId, ownerQuestions.ownerId],
        set: { id: questionId, sequence: version, askedAt: at, answer: null, starts: [], remark: null, answeredAt: null },
        setWhere: sql`${ownerQuestions.sequence} < ${version}`,
      }),
    insertMailWhere(db, questionMailId(questionId, version), mail, at, appointmentId, didChange),
  ] as const
}

/** The query for the answers of an owner, for the export of personal data. */
export function selectAnswersOf(db: Db, ownerId: string) {
  const { appointmentId, askedAt, answeredAt } = ownerQuestions
  return db.select({ appointmentId, askedAt, answer, starts, remark, answeredAt }).from(ownerQuestions).where(eq(ownerQuestions.ownerId, ownerId))
}

/** Stores the answer to an open question, with the mail about it. @returns false if its visit was moved or cancelled or has begun */
export async function answerQuestion(db: Db, given: OwnerQuestion, appointmentId: string, mailId: string, mail: OutgoingMail, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { id: visitId, sequence: version, state, startsAt } = appointments
  const isOpen = sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${and(eq(visitId, appointmentId), eq(version, given.sequence), eq(state, 'confirmed'))} AND ${startsAt} > ${at})`
  const [stored] = await db.batch([
    db
      .update(ownerQuestions)
      .set({ answer: given.answer, starts: given.starts, remark: given.remark, answeredAt: at })
      .where(and(eq(id, given.id), eq(sequence, given.sequence), isOpen))
      .returning({ id }),
    insertMailWhere(db, mailId, mail, at, appointmentId, didChange) satisfies Statement,
  ])
  return stored.length > 0
}
