import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { NewsletterIssue } from './model/subscription.ts'
import { newsletterIssues, subscriptions } from './schema.ts'

/** Issues of the newsletter. Times are UTC in ISO 8601. */

/** An issue and when it was first handed in. */
interface KeptIssue extends NewsletterIssue {
  readonly createdAt: string
}

/** An issue by its id; null if not found. */
export async function findNewsletterIssue(db: Db, id: string): Promise<KeptIssue | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  return row ?? null
}

/** Stores an issue; an existing one stays as it is. @returns the stored issue */
export async function keepNewsletterIssue(db: Db, issue: NewsletterIssue, now: Date): Promise<KeptIssue> {
  await db
    .insert(newsletterIssues)
    .values({ ...issue, createdAt: now.toISOString() })
    .onConflictDoNothing()
  const kept = await findNewsletterIssue(db, issue.id)
  if (!kept) throw new Error(`the issue ${issue.id} was not kept`)
  return kept
}

/**
 * Owes an issue to the next subscribers who had confirmed when it was handed in, each in their language. Idempotent: one mail a subscriber.
 * @param after the id of the last subscription done; '' to begin
 * @param most how many at once
 * @returns the ids of the new mails and of the last subscription processed; null when all are processed
 */
export async function oweNewsletterIssue(
  db: Db,
  issue: KeptIssue,
  after: string,
  most: number,
  now: Date,
): Promise<{ readonly owed: readonly string[]; readonly last: string } | null> {
  const readers = and(eq(subscriptions.kind, 'newsletter'), eq(subscriptions.state, 'active'), lte(subscriptions.confirmedAt, issue.createdAt))
  const looked = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(readers, gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(most)
  const last = looked.at(-1)?.id
  if (last === undefined) return null
  const moment = now.toISOString()
  const owed = await db.all<{ id: string }>(
    sql`INSERT INTO outbox (id, template, locale, recipient, data, state, due_at, created_at)
        SELECT 'newsletter.' || ${issue.id} || '.' || id, 'newsletterIssue', locale, recipient,
          json_object('subscription', id, 'issue', ${issue.id}), 'waiting', ${moment}, ${moment}
        FROM subscriptions WHERE ${readers} AND id > ${after} AND id <= ${last}
        ON CONFLICT DO NOTHING RETURNING id`,
  )
  return { owed: owed.map(({ id }) => id), last }
}
