import type { Db } from './client.ts'
import { fingerprint } from './model/fingerprint.ts'
import type { Home } from './model/home.ts'
import type { OutgoingMail } from './model/mail.ts'
import { insertMail } from './outbox.ts'
import { communications } from './schema.ts'

/** A message of an owner to the agency, or a paper that the owner sent. */
export interface OwnerMessage {
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
  { home, contact, subject, comment }: OwnerMessage,
  mail: OutgoingMail,
  now: string,
): Promise<string> {
  const mailId = `owner-message-${id}`
  await db.batch([
    db
      .insert(communications)
      .values({
        ...{ id, kind: home.kind, recordId: home.id, at: now, type: 'message', contact, subject, comment, status: 'open', origin: 'owner' },
        ...{ externalId: null, leadId: null, isReleased: true, decidedAt: null, createdAt: now },
      })
      .onConflictDoNothing(),
    insertMail(db, mailId, mail, now, null),
  ])
  return mailId
}
