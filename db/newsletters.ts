import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { NewsletterIssue } from './model/subscription.ts'
import { newsletterIssues, subscriptions } from './schema.ts'

/** Sendings of the newsletter. Times are UTC in ISO 8601. */

/** An issue with the moment it was first handed in. */
interface KeptIssue extends NewsletterIssue {
  readonly createdAt: string
}

/** An issue by its id; null when there is none. */
export async function findNewsletterIssue(db: Db, id: string): Promise<KeptIssue | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  return row ?? null
}

/** Keeps an issue; one whose id is there already stays as it is. @returns the issue as it is kept */
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
 * Owes an issue to the next of those who had confirmed the newsletter when it was handed in, each in their language. Whom it is owed
 * already it is not owed again.
 * @param after the id of the last subscription looked at; '' for the first
 * @param most how many at once
 * @param origin where its links lead when the settings name none
 * @returns the ids of the mails that are new, and of the last subscription looked at; null when there are no more
 */
export async function oweNewsletterIssue(
  db: Db,
  issue: KeptIssue,
  after: string,
  most: number,
  origin: string,
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
          json_object('subscription', id, 'issue', ${issue.id}, 'origin', ${origin}), 'waiting', ${moment}, ${moment}
        FROM subscriptions WHERE ${readers} AND id > ${after} AND id <= ${last}
        ON CONFLICT DO NOTHING RETURNING id`,
  )
  return { owed: owed.map(({ id }) => id), last }
}
