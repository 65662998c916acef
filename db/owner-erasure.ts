import { eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { selectMessagesOf } from './owner-messages.ts'
import { findOwnerByEmail } from './owners.ts'
import { ownerPasskeys, ownerSessions } from './schema.ts'

/** The account with an email address, for the export of personal data: without password, keys and hashes. Null if there is none. */
export async function ownerKeptUnder(db: Db, email: string) {
  const owner = await findOwnerByEmail(db, email)
  if (owner === null) return null
  const [sessions, passkeys, messages] = await db.batch([
    db
      .select({ device: ownerSessions.device, createdAt: ownerSessions.createdAt, usedAt: ownerSessions.usedAt })
      .from(ownerSessions)
      .where(eq(ownerSessions.ownerId, owner.id)),
    db
      .select({ name: ownerPasskeys.name, createdAt: ownerPasskeys.createdAt, usedAt: ownerPasskeys.usedAt })
      .from(ownerPasskeys)
      .where(eq(ownerPasskeys.ownerId, owner.id)),
    selectMessagesOf(db, owner.id),
  ])
  const { recipient, name, locale, wantsDigest, hasPassword, homes } = owner
  return { email: recipient, name, locale, wantsDigest, hasPassword, homes, sessions, passkeys, messages }
}
