import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { failureHours, type SignInSubjects, signInDelay } from '../model/owners/owner.ts'
import { hour } from '../model/site/durations.ts'
import { type OwnerAccount, selectOwner, toAccount } from '../owners/owners.ts'
import { signInFailures } from '../schema.ts'
import { isRecent } from '../site/lease.ts'

/**
 * Throttling of failed logins, by keyed hashes (HMAC) of the email address and the client's IP address. An attempt counts as failed before its password
 * is checked and is taken back on success, so that concurrent guesses cannot slip through.
 */

const delays = Array.from({ length: 20 }, (_, failures) => signInDelay(failures))
const maxDelay = delays.at(-1) ?? 0
const forgotten = (now: Date) => new Date(now.getTime() - failureHours * hour).toISOString()

/** Seconds of delay after the failures that a row counts. */
const delayOf: SQL = sql.raw(`CASE count ${delays.map((delay, failures) => `WHEN ${failures} THEN ${delay}`).join(' ')} ELSE ${maxDelay} END`)

/**
 * Counts an attempt and reads its account, in one round trip. It counts for the client first, and for the account only if the client is not delayed, so
 * that a throttled client cannot lock out an account.
 * @param email as typed; unknown ones count too
 * @returns `wait`: seconds until the attempt is allowed, 0 for now
 */
export async function countAttempt(db: Db, subjects: SignInSubjects, email: string, now: Date): Promise<{ wait: number; owner: OwnerAccount | null }> {
  const { account, client } = subjects
  const at = now.toISOString()
  const count = (subject: string, holds: SQL) =>
    db
      .insert(signInFailures)
      .select(sql`SELECT ${subject}, 1, ${at} WHERE ${holds}`)
      .onConflictDoUpdate({
        target: signInFailures.subject,
        set: { count: sql`CASE WHEN ${isRecent(sql`last_at`, now, failureHours * hour)} THEN count + 1 ELSE 1 END`, lastAt: at },
        setWhere: sql`NOT ${isRecent(sql`last_at`, now, failureHours * hour)} OR unixepoch(${at}, 'subsec') - unixepoch(last_at, 'subsec') >= ${delayOf}`,
      })
      .returning({ subject: signInFailures.subject })
  const isTaken = client === null ? sql`true` : sql`EXISTS (SELECT 1 FROM sign_in_failures WHERE subject = ${client} AND last_at = ${at})`
  const [byClient, byAccount, rows, found] = await db.batch([
    count(client ?? '', client === null ? sql`false` : sql`true`),
    count(account, isTaken),
    db
      .select()
      .from(signInFailures)
      .where(inArray(signInFailures.subject, [account, client ?? account])),
    selectOwner(db, email),
  ])
  const isCounted = byAccount.length > 0 && (client === null || byClient.length > 0)
  return { wait: isCounted ? 0 : longestWait(rows, now), owner: toAccount(found) }
}

function longestWait(rows: readonly (typeof signInFailures.$inferSelect)[], now: Date): number {
  return Math.max(1, ...rows.map(({ count, lastAt }) => Math.ceil((Date.parse(lastAt) - now.getTime()) / 1000) + signInDelay(count)))
}

/** The statements for a successful attempt: reset the account's failures and subtract this one from the client's. */
export function forgiveAttempt(db: Db, { account, client }: SignInSubjects): readonly Statement[] {
  return [
    db.delete(signInFailures).where(sql`${signInFailures.subject} = ${account}`),
    db
      .update(signInFailures)
      .set({ count: sql`max(0, ${signInFailures.count} - 1)` })
      .where(sql`${signInFailures.subject} = ${client ?? ''}`),
  ]
}

/** Deletes failures that no longer delay a log-in. */
export async function removeOldFailures(db: Db, now: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, forgotten(now)))
}
