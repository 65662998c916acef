import { desc, eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { mailBlocks } from './schema.ts'

/** Addresses that a receiving server has refused for good. They get no newsletter and no digest; an answer to what a person has just done is still sent to them. Times are UTC in ISO 8601. */

const maxReason = 300

/** Blocks an address; the first refusal is kept. @param reason the server's words @param mailId the mail that was refused */
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

/** The statement that unblocks an address; it returns the mail that was refused, or no row where the address was not blocked. */
export function unblockAddress(db: Db, email: string) {
  return db.delete(mailBlocks).where(eq(mailBlocks.email, email.trim().toLowerCase())).returning({ mailId: mailBlocks.mailId })
}
