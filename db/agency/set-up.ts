import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { setUpSettled } from '../schema.ts'

/** What an agency that moves in has done, as far as its own record does not say. */

/** The row that hides the list on Today. */
export const hiddenSetUp = 'all'

/** The query for the steps that were ticked off by hand. */
export function selectSettledSteps(db: Db) {
  return db.select({ step: setUpSettled.step }).from(setUpSettled)
}

/** The query for what else is there: one row, which reads at most two rows of each table. */
export function selectSetUpFacts(db: Db) {
  const exists = (rows: string) => sql`EXISTS (SELECT 1 FROM ${sql.raw(rows)})`.mapWith(Boolean)
  return db
    .select({
      hasHomes: exists('desk_homes').as('has_homes'),
      hasArticles: exists('articles WHERE removed_at IS NULL').as('has_articles'),
      hasOwnTexts: exists("content_pages WHERE page IN ('privacy', 'disclaimer', 'legal')").as('has_own_texts'),
      hasRedirects: exists('redirects WHERE removed_at IS NULL').as('has_redirects'),
      hasColleagues: exists('staff LIMIT 1 OFFSET 1').as('has_colleagues'),
      hasSentMail: exists("outbox WHERE state = 'sent'").as('has_sent_mail'),
    })
    .from(sql`(SELECT 1)`)
}

/** The statement that ticks a step off. Idempotent. */
export function settleStep(db: Db, step: string, now: Date) {
  return db.insert(setUpSettled).values({ step, at: now.toISOString() }).onConflictDoNothing()
}

/** The statement that undoes this. Idempotent. */
export function reopenStep(db: Db, step: string) {
  return db.delete(setUpSettled).where(eq(setUpSettled.step, step))
}
