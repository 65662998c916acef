import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { insertMail } from '../mail/outbox.ts'
import type { Home } from '../model/listings/listing.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import { fingerprint } from '../model/site/fingerprint.ts'
import { communications, outbox, ownerMessages } from '../schema.ts'

/** A message or document from an owner to the agency. */
export interface OwnerMessage {
  readonly ownerId: string
  readonly home: Home
  /** The staff member it is addressed to; null: the manager. */
  readonly contact: string | null
  readonly subject: string | null
  readonly comment: string
}

/** The deterministic id of an owner's message, so that the same text or file about the same home on one day is stored once. */
export function ownerMessageId(ownerId: string, { kind, id }: Home, day: string, content: string): string {
  return fingerprint(`message of ${ownerId} about ${kind} ${id} on ${day}: ${content}`)
}

/**
 * Stores a message and its outbox mail in one batch. Idempotent.
 * @param now UTC in ISO 8601
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

/** The messages and documents of an owner, oldest first; `comment` is the text or the file name. */
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

/** Erases the messages of owners, and the answers to them, from before a given time (UTC, ISO 8601). */
export async function removeOldMessages(db: Db, before: string): Promise<void> {
  await db
    .delete(communications)
    .where(and(sql`type IN ('message', 'answer')`, inArray(communications.origin, ['owner', 'agency']), lt(communications.at, before)))
}
