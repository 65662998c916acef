import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { keepUnsaved, removeUnsaved } from '../content/unsaved-texts.ts'
import { didChange, recordAct } from '../desk/audit-log.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { StaffMember } from '../model/accounts/staff.ts'
import type { AnswerDraft } from '../model/content/content-page.ts'
import { heldUntil } from '../model/desk/undo-time.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import type { Communication } from '../model/owners/communication.ts'
import { fingerprint } from '../model/site/fingerprint.ts'
import type { HomeVisit } from '../model/visits/home-visit.ts'
import { communications, homeVisits, outbox, unsavedTexts } from '../schema.ts'

/**
 * Answers of the desk to owners. Each has one outbox mail, delayed so that the answer can be undone; until it is due, the owner does not see the answer
 * in the portal either. An undone answer becomes a draft of its author. Times are UTC in ISO 8601.
 */

type Author = Pick<StaffMember, 'id' | 'role' | 'name'>
type Answered = Pick<OutgoingMail, 'locale'> & { readonly id: string }

/** The outbox id of an answer's mail. */
export const answerMailId = (answerId: string) => `owner-answer-${answerId}`

const draftOf = (messageId: string, { id }: Author) => ({ object: `answer-${messageId}`, member: id }) as const

/**
 * Answers an open message and stores the mail to its owner, in one batch. Idempotent: repeating the same answer returns its id.
 * @returns the answer's id; null if the message has another answer or was settled
 */
export async function answerOpenMessage(
  db: Db,
  author: Author,
  { id, locale }: Answered,
  text: string,
  mail: (answerId: string) => OutgoingMail,
  now: Date,
): Promise<string | null> {
  const due = heldUntil(now).toISOString()
  const { answerId, statements } = answering(db, id, { text, contact: author.name }, due, sql`status = 'open'`)
  const isMade = sql`EXISTS (SELECT 1 FROM ${communications} WHERE id = ${answerId} AND created_at = ${due})`
  const [insert, update] = statements
  const [, changed] = await db.batch([
    insert,
    update,
    insertMailWhere(db, answerMailId(answerId), mail(answerId), due, null, isMade),
    recordAct(db, author, { action: 'answer', object: 'communication', objectId: id }, now, didChange),
    removeUnsaved(db, draftOf(id, author), [locale], isMade),
  ])
  return changed.length > 0 || (await findAnswer(db, answerId)) !== null ? answerId : null
}

/** Undoes an answer whose mail is still waiting: reopens the message and turns the text into a draft. @returns false if it was sent or is being sent */
export async function undoAnswer(db: Db, author: Author, { id, locale }: Answered, answerId: string, now: Date): Promise<boolean> {
  const text = (await findAnswer(db, answerId))?.text ?? ''
  if (answerIdOf(id, text) !== answerId) return false
  const [, , undone] = await db.batch([
    keepUnsaved(db, draftOf(id, author), { locale, fields: { answer: text }, seen: 0 }, now),
    db.delete(outbox).where(and(eq(outbox.id, answerMailId(answerId)), eq(outbox.state, 'waiting'))),
    db
      .delete(communications)
      .where(and(eq(communications.id, answerId), didChange))
      .returning({ id: communications.id }),
    db
      .update(communications)
      .set({ status: 'open' })
      .where(and(eq(communications.id, id), didChange)),
    recordAct(db, author, { action: 'undo', object: 'communication', objectId: id }, now, didChange),
    removeUnsaved(db, draftOf(id, author), [locale], sql`EXISTS (SELECT 1 FROM ${communications} WHERE id = ${answerId})`),
  ])
  return undone.length > 0
}

/** The query for the answers that a member has taken back and not sent again. */
export function selectAnswerDrafts(db: Db, member: string) {
  const { object, fields } = unsavedTexts
  return db
    .select({ object, fields })
    .from(unsavedTexts)
    .where(and(sql`${object} >= 'answer-' AND ${object} < 'answer.'`, eq(unsavedTexts.member, member)))
}

/** The text of a draft in the rows of `selectAnswerDrafts`; empty without one. */
export function draftFor(messageId: string, rows: Awaited<ReturnType<typeof selectAnswerDrafts>>): string {
  const draft: AnswerDraft = `answer-${messageId}`
  return rows.find(({ object }) => object === draft)?.fields.answer ?? ''
}

/** The answer of the agency; null once it was undone or erased. */
export async function findAnswer(db: Db, id: string) {
  const { comment, contact, kind, recordId } = communications
  const [found] = await db
    .select({ text: comment, contact, kind, recordId })
    .from(communications)
    .where(and(eq(communications.id, id), eq(communications.type, 'answer')))
  return found ?? null
}

/** What an owner asked, and when; null if not found, or without a text. */
export async function findQuestion(db: Db, messageId: string): Promise<{ readonly text: string; readonly at: string } | null> {
  const { id, origin, comment, at } = communications
  const [found] = await db
    .select({ text: comment, at })
    .from(communications)
    .where(and(eq(id, messageId), eq(origin, 'owner')))
  return found?.text ? { text: found.text, at: found.at } : null
}

/** The agency's decisions on the records of a home: what to release to its owner, and its answers. Times are UTC in ISO 8601. */

/** A partial update; missing and undefined fields stay. */
type Decision<Row> = { readonly [Key in keyof Row]?: Row[Key] | undefined }

type CommunicationDecision = Decision<Pick<Communication, 'isReleased' | 'status'>>

/** Changes a communication. @returns false for an unknown id */
export async function decideCommunication(db: Db, id: string, decision: CommunicationDecision, now: string): Promise<boolean> {
  const isDecision = decision.isReleased !== undefined
  const rows = await db
    .update(communications)
    .set({ ...decision, ...(isDecision ? { decidedAt: now } : {}) })
    .where(eq(communications.id, id))
    .returning({ id: communications.id })
  return rows.length > 0
}

type VisitDecision = Decision<Pick<HomeVisit, 'state' | 'interest' | 'feedback' | 'isReleased' | 'showsVisitor' | 'feedbackIsReleased'>>

/** Changes a visit. @returns false for an unknown id */
export async function decideVisit(db: Db, id: string, decision: VisitDecision, now: string): Promise<boolean> {
  const rows = await db
    .update(homeVisits)
    .set({ ...decision, decidedAt: now, version: sql`${homeVisits.version} + 1` })
    .where(eq(homeVisits.id, id))
    .returning({ id: homeVisits.id })
  return rows.length > 0
}

/** The agency's answer to an owner's message. */
interface Answer {
  readonly text: string
  /** The name of the staff member who answers; null: the manager. */
  readonly contact: string | null
}

/** Answers an owner's message, in one batch. Idempotent. @returns the answer's id; null if there is no such message */
export async function answerMessage(db: Db, id: string, answer: Answer, now: string): Promise<string | null> {
  const { answerId, statements } = answering(db, id, answer, now)
  const [, answered] = await db.batch([...statements])
  return answered.length > 0 ? answerId : null
}

/** The deterministic id of an answer, for idempotence. */
function answerIdOf(messageId: string, text: string): string {
  return fingerprint(`answer to ${messageId}: ${text}`)
}

/** The statements that store an answer and mark its message as answered; the second returns a row on success. @param holds condition on the message, against a concurrent answer */
function answering(db: Db, id: string, { text, contact }: Answer, now: string, holds: SQL = sql`true`) {
  const answerId = answerIdOf(id, text)
  const insert = db
    .insert(communications)
    .select(
      sql`SELECT ${answerId}, kind, record_id, ${now}, 'answer', ${contact}, subject, ${text}, 'done', 'agency', NULL, NULL, 1, ${now}, ${now}
          FROM ${communications} WHERE id = ${id} AND origin = 'owner' AND ${holds}`,
    )
    .onConflictDoNothing()
  const update = db
    .update(communications)
    .set({ status: 'answered' })
    .where(and(eq(communications.id, id), eq(communications.origin, 'owner'), holds))
    .returning({ id: communications.id })
  return { answerId, statements: [insert, update] as const }
}

/** Removes visitors' names from visits that began before a given time. */
export async function forgetOldVisitors(db: Db, before: string): Promise<void> {
  await db
    .update(homeVisits)
    .set({ visitor: null, showsVisitor: false, nextStep: null })
    .where(sql`(visitor IS NOT NULL OR next_step IS NOT NULL) AND starts_at < ${before}`)
}
