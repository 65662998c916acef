import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { fingerprint } from './model/fingerprint.ts'
import type { Home } from './model/home.ts'
import type { OutgoingMail } from './model/mail.ts'
import { insertMail } from './outbox.ts'
import { communications, outbox, ownerMessages } from './schema.ts'

/** A message of an owner to the agency, or a paper that the owner sent. */
export interface OwnerMessage {
  readonly ownerId: string
  readonly home: Home
  /** The person at the agency it goes to; null: its manager. */
  readonly contact: string | null
  readonly subject: string | null
  readonly comment: string
}

/** The id of an owner's message: the same for the same text or file about the same home on one day. */
export function ownerMessageId(ownerId: string, { kind, id }: Home, day: string, content: string): string {
  return fingerprint(`message of ${ownerId} about ${kind} ${id} on ${day}: ${content}`)
}

/**
 * Keeps a message and the mail that it owes as one unit; the same message again changes nothing. @param now UTC in ISO 8601
 * @returns the id of the mail
 */
export async function saveOwnerMessage(
  db: Db,
  id: string,
  { ownerId, home, contact, subject, comment }: OwnerMessage,
  mail: OutgoingMail,
  now: string,
): Promise<string> {
  const mailId = mailOf(id)
  await db.batch([
    db
      .insert(communications)
      .values({
        ...{ id, kind: home.kind, recordId: home.id, at: now, type: 'message', contact, subject, comment, status: 'open', origin: 'owner' },
        ...{ externalId: null, leadId: null, isReleased: true, decidedAt: null, createdAt: now },
      })
      .onConflictDoNothing(),
    db.insert(ownerMessages).values({ communicationId: id, ownerId }).onConflictDoNothing(),
    insertMail(db, mailId, mail, now, null),
  ])
  return mailId
}

function mailOf(id: string): string {
  return `owner-message-${id}`
}

/** The messages of an owner, papers among them, the oldest first; `comment` is the text, or the name of the paper's file. */
export function selectMessagesOf(db: Db, ownerId: string) {
  const { id, at, kind, recordId, subject, comment } = communications
  return db
    .select({ id, at, kind, recordId, subject, comment })
    .from(communications)
    .innerJoin(ownerMessages, eq(ownerMessages.communicationId, id))
    .where(eq(ownerMessages.ownerId, ownerId))
    .orderBy(asc(at))
}

/** Erases messages with their mails to the agency. */
export async function eraseMessages(db: Db, ids: readonly string[]): Promise<void> {
  const among = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
  await db.batch([db.delete(outbox).where(inArray(outbox.id, among(ids.map(mailOf)))), db.delete(communications).where(inArray(communications.id, among(ids)))])
}

/** Erases the messages of owners, and the answers to them, from before a moment (UTC, ISO 8601). */
export async function removeOldMessages(db: Db, before: string): Promise<void> {
  await db
    .delete(communications)
    .where(and(sql`type IN ('message', 'answer')`, inArray(communications.origin, ['owner', 'agency']), lt(communications.at, before)))
}
