import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { keepUnsaved, removeUnsaved } from '../content/unsaved-texts.ts'
import { didChange, recordAct } from '../desk/audit-log.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { StaffMember } from '../model/accounts/staff.ts'
import type { AnswerDraft } from '../model/content/unsaved-text.ts'
import { heldUntil } from '../model/desk/undo-time.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import { communications, outbox, unsavedTexts } from '../schema.ts'
import { answerIdOf, answering } from './office-decisions.ts'

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
export async function findAsked(db: Db, messageId: string): Promise<{ readonly text: string; readonly at: string } | null> {
  const { id, origin, comment, at } = communications
  const [found] = await db
    .select({ text: comment, at })
    .from(communications)
    .where(and(eq(id, messageId), eq(origin, 'owner')))
  return found?.text ? { text: found.text, at: found.at } : null
}
