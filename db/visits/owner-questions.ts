import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from '../client.ts'
import { didChange } from '../desk/audit-log.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import { hour } from '../model/site/durations.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import { hoursToAnswer, type OwnerAnswer, type OwnerQuestion } from '../model/visits/owner-question.ts'
import { appointments, leads, listings, outbox, ownerHomes, ownerQuestions, owners, staff } from '../schema.ts'
import { hasHome, mailAgreed } from './awaited-answers.ts'

/** Questions to owners, whether a visit suits them: one for each account that a home is assigned to. Times are UTC in ISO 8601. */

const { id, sequence, answer, starts, remark, withdrawnAt } = ownerQuestions
const question = { id, sequence, answer, starts, remark, withdrawnAt }

/** The query for the owners of a visit's home, each with the question about the visit; null if never asked. Also an account that lost the home while its answer was awaited. */
export function selectOwnersOf(db: Db, { id: appointmentId, listingId, sequence: version }: Pick<Appointment, 'id' | 'listingId' | 'sequence'>) {
  const holders = db
    .select({ id: ownerHomes.ownerId })
    .from(ownerHomes)
    .where(and(eq(ownerHomes.kind, 'listing'), eq(ownerHomes.recordId, listingId)))
  const asked = db
    .select({ id: ownerQuestions.ownerId })
    .from(ownerQuestions)
    .where(and(ofVersion({ id: appointmentId, sequence: version }), isNull(withdrawnAt)))
  return (
    db
      // Batched rows are read by column name: two columns named id would be one.
      .select({ owner: { id: sql<string>`${owners.id}`.as('account'), name: owners.name, recipient: owners.recipient, locale: owners.locale }, question })
      .from(owners)
      .leftJoin(ownerQuestions, and(eq(ownerQuestions.ownerId, owners.id), eq(ownerQuestions.appointmentId, appointmentId)))
      .where(inArray(owners.id, union(holders, asked)))
      .orderBy(asc(owners.id))
  )
}

/** A question with its visit, owner and agent; null if the visit or the account was erased, or the account no longer has the home. */
export async function findOwnerQuestion(db: Db, questionId: string) {
  const owner = { name: owners.name, locale: owners.locale }
  const agent = { name: staff.name, recipient: staff.recipient, locale: staff.locale, state: staff.state }
  const [found] = await db
    .select({ question, owner, appointment: appointments, agent, card: listings.card })
    .from(ownerQuestions)
    .innerJoin(owners, eq(owners.id, ownerQuestions.ownerId))
    .innerJoin(appointments, eq(appointments.id, ownerQuestions.appointmentId))
    .innerJoin(ownerHomes, hasHome)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(staff, eq(staff.id, appointments.assignee))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(eq(id, questionId))
  return found ?? null
}

export type KnownQuestion = NonNullable<Awaited<ReturnType<typeof findOwnerQuestion>>>

/** The outbox id of the mail that asks. */
export const questionMailId = (questionId: string) => `${questionId}.asked`

/** A question that is asked. */
export interface NewQuestion {
  readonly id: string
  readonly ownerId: string
  /** Whether the terms of the home ask. */
  readonly isAutomatic: boolean
  /** When the mail goes, if it is held for an undo. */
  readonly due?: Date
}

/** The statements that ask an owner about the current version of a visit, once unless the question was taken back. */
export function askOwner(db: Db, asked: NewQuestion, { id: appointmentId, sequence: version, startsAt: visitAt }: Appointment, mail: OutgoingMail, now: Date) {
  const { id: questionId, ownerId, isAutomatic, due = now } = asked
  const at = now.toISOString()
  return [
    db
      .insert(ownerQuestions)
      .select(
        sql`SELECT ${questionId}, ${appointmentId}, ${ownerId}, ${version}, ${at}, NULL, '[]', NULL, NULL, ${visitAt}, NULL, ${isAutomatic ? 1 : 0}, NULL WHERE ${isCurrent({ id: appointmentId, sequence: version })}`,
      )
      .onConflictDoUpdate({
        target: [ownerQuestions.appointmentId, ownerQuestions.ownerId],
        set: {
          ...{ id: questionId, sequence: version, askedAt: at, visitAt, isAutomatic },
          ...{ answer: null, starts: [], remark: null, answeredAt: null, withdrawnAt: null, remindedAt: null },
        },
        setWhere: sql`${ownerQuestions.sequence} < ${version} OR ${ownerQuestions.withdrawnAt} IS NOT NULL`,
      }),
    insertMailWhere(db, questionMailId(questionId), mail, due.toISOString(), appointmentId, didChange),
  ] as const
}

/** The condition that a version of a visit stands. @param more about the visit */
export const isCurrent = ({ id: appointmentId, sequence: version }: Pick<Appointment, 'id' | 'sequence'>, more?: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${and(eq(appointments.id, appointmentId), eq(appointments.sequence, version), eq(appointments.state, 'confirmed'), more)})`

/** The questions about a version of a visit. */
export const ofVersion = ({ id: appointmentId, sequence: version }: Pick<Appointment, 'id' | 'sequence'>) =>
  and(eq(ownerQuestions.appointmentId, appointmentId), eq(sequence, version))

/** The statement that takes back the questions about a version of a visit; a row for each. */
export function withdrawQuestions(db: Db, visit: Pick<Appointment, 'id' | 'sequence'>, now: Date) {
  return db
    .update(ownerQuestions)
    .set({ withdrawnAt: now.toISOString() })
    .where(and(ofVersion(visit), isNull(withdrawnAt)))
    .returning({ id })
}

/** The statement after `withdrawQuestions` that deletes the mails of what was taken back before they went. */
export function forgetQuestionMails(db: Db, { id: appointmentId, sequence: version }: Pick<Appointment, 'id' | 'sequence'>, now: Date) {
  const taken = sql`SELECT ${id} || '.asked' FROM ${ownerQuestions} WHERE ${and(ofVersion({ id: appointmentId, sequence: version }), eq(withdrawnAt, now.toISOString()))}`
  return db.delete(outbox).where(and(eq(outbox.leadId, appointmentId), eq(outbox.state, 'waiting'), sql`${outbox.id} IN (${taken})`))
}

/** The statement that asks what was taken back at a moment; a row for each. */
export function restoreQuestions(db: Db, visit: Pick<Appointment, 'id' | 'sequence'>, at: string) {
  return db
    .update(ownerQuestions)
    .set({ withdrawnAt: null })
    .where(and(ofVersion(visit), eq(withdrawnAt, at)))
    .returning({ id })
}

/** The statement by which the questions about a visit stay open once its cancellation is undone, whose versions they are not about. */
export function keepQuestions(db: Db, cancelled: Pick<Appointment, 'id' | 'sequence'>) {
  const restored = and(eq(appointments.id, cancelled.id), eq(appointments.sequence, cancelled.sequence + 1), eq(appointments.state, 'confirmed'))
  return db
    .update(ownerQuestions)
    .set({ sequence: cancelled.sequence + 1 })
    .where(and(ofVersion({ id: cancelled.id, sequence: cancelled.sequence - 1 }), sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${restored})`))
}

/** The condition that a question was not taken back. */
export const isOpenQuestion = (questionId: string) => sql`EXISTS (SELECT 1 FROM ${ownerQuestions} WHERE ${and(eq(id, questionId), isNull(withdrawnAt))})`

/** How many visits with an unsettled question Today lists. */
const maxOpen = 8

/**
 * The query for coming visits whose owner wants another time, or has not answered for a day while no other owner of the home has agreed; the next first.
 * @param worksFor null: all offices
 */
export function selectUnsettledQuestions(db: Db, worksFor: readonly OfficeKey[] | null, now: Date, limit: number = maxOpen) {
  const since = new Date(now.getTime() - hoursToAnswer * hour).toISOString()
  const isAgreed = sql`EXISTS (SELECT 1 FROM owner_questions AS agreed WHERE agreed.appointment_id = ${appointments.id} AND agreed.sequence = ${sequence} AND agreed.answer = 'fits' AND agreed.withdrawn_at IS NULL)`
  return db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      fields: leads.fields,
      card: listings.card,
      assigneeName: staff.name,
      answer: sql<OwnerAnswer | null>`max(${answer})`.as('said'),
      proposes: sql<number>`max(${starts} <> '[]')`.mapWith(Boolean).as('proposes'),
      since: sql<string>`max(coalesce(${ownerQuestions.answeredAt}, ${ownerQuestions.askedAt}))`.as('since'),
    })
    .from(ownerQuestions)
    .innerJoin(appointments, and(eq(appointments.id, ownerQuestions.appointmentId), eq(appointments.sequence, sequence), eq(appointments.state, 'confirmed')))
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(staff, eq(staff.id, appointments.assignee))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(
      and(
        // Literals, so that SQLite can use the partial index.
        sql`owner_questions.answer IS NOT 'fits' AND owner_questions.withdrawn_at IS NULL`,
        gt(ownerQuestions.visitAt, now.toISOString()),
        sql`(${answer} = 'other' OR (${ownerQuestions.askedAt} <= ${since} AND NOT ${isAgreed}))`,
        worksFor === null ? undefined : inArray(appointments.office, [...worksFor]),
      ),
    )
    .groupBy(appointments.id)
    .orderBy(asc(ownerQuestions.visitAt))
    .limit(limit)
}

/** The query for the questions of an owner that wait for an answer, the next visit first. */
export function selectOpenQuestionsOf(db: Db, ownerId: string, now: Date) {
  return db
    .select({ id, listingId: appointments.listingId, startsAt: appointments.startsAt })
    .from(ownerQuestions)
    .innerJoin(appointments, and(eq(appointments.id, ownerQuestions.appointmentId), eq(appointments.sequence, sequence), eq(appointments.state, 'confirmed')))
    .where(and(eq(ownerQuestions.ownerId, ownerId), isNull(answer), isNull(withdrawnAt), gt(appointments.startsAt, now.toISOString())))
    .orderBy(asc(appointments.startsAt))
}

/** The query for the answers of an owner, for the export of personal data. */
export function selectAnswersOf(db: Db, ownerId: string) {
  const { appointmentId, askedAt, answeredAt } = ownerQuestions
  return db.select({ appointmentId, askedAt, answer, starts, remark, answeredAt }).from(ownerQuestions).where(eq(ownerQuestions.ownerId, ownerId))
}

/** Stores the answer to an open question, with the mail about it, and the mail to a visitor who waits for it. @returns false if it was taken back, or its visit was moved or cancelled or has begun */
export async function answerQuestion(db: Db, given: OwnerQuestion, appointmentId: string, mailId: string, mail: OutgoingMail, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const isOpen = isCurrent({ id: appointmentId, sequence: given.sequence }, gt(appointments.startsAt, at))
  const [stored] = await db.batch([
    db
      .update(ownerQuestions)
      .set({ answer: given.answer, starts: given.starts, remark: given.remark, answeredAt: at })
      .where(and(eq(id, given.id), eq(sequence, given.sequence), isNull(withdrawnAt), isOpen))
      .returning({ id }),
    insertMailWhere(db, mailId, mail, at, appointmentId, didChange) satisfies Statement,
    mailAgreed(db, { id: appointmentId, sequence: given.sequence }, now),
  ])
  return stored.length > 0
}
