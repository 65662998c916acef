import { desc, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { mailBlocks } from '../schema.ts'

/** Suppression list: addresses with a hard bounce. They get no newsletter and no digest, but still transactional mail. Times are UTC in ISO 8601. */

const maxReason = 300

/** Blocks an address; a repeat keeps the first refusal. @param reason the server's response @param mailId the mail that bounced */
export async function blockAddress(db: Db, address: string, reason: string, mailId: string, now: Date): Promise<void> {
  await db
    .insert(mailBlocks)
    .values({ email: address.trim().toLowerCase(), reason: reason.slice(0, maxReason), mailId, blockedAt: now.toISOString() })
    .onConflictDoNothing()
}

/** The query for blocked addresses, the newest first, at most `max`. */
export function selectBlocks(db: Db, max: number) {
  return db.select().from(mailBlocks).orderBy(desc(mailBlocks.blockedAt)).limit(max)
}

/** The statement that unblocks an address; returns the mail that bounced, or no row if the address was not blocked. */
export function unblockAddress(db: Db, email: string) {
  return db.delete(mailBlocks).where(eq(mailBlocks.email, email.trim().toLowerCase())).returning({ mailId: mailBlocks.mailId })
}
