import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { writtenId } from '../model/content/written.ts'
import { restorableSince } from '../model/desk/undo-time.ts'
import { articles, contentVersions, unsavedTexts } from '../schema.ts'
import { isNewest } from './content-versions.ts'

/** Drafts of articles that were removed: for a day they can be restored, with their versions, and no other query finds them. Times are UTC in ISO 8601. */

const { key, state, removedAt } = articles
const idOf = (articleKey: string) => writtenId({ kind: 'article', key: articleKey })

/**
 * The statement that soft-deletes an article that was never published, if nothing changed since its form was opened (optimistic lock); returns no row
 * on a conflict.
 * @param seen the sum of its current versions, which every change increases
 */
export function removeDraft(db: Db, articleKey: string, seen: number, now: Date) {
  const at = now.toISOString()
  const newest = sql`(SELECT coalesce(sum(version), 0) FROM ${contentVersions} WHERE object = ${idOf(articleKey)} AND ${isNewest})`
  return (
    db
      .update(articles)
      // A save that is under way read the former time, and is then refused.
      .set({ removedAt: at, changedAt: at })
      .where(and(eq(key, articleKey), eq(state, 'draft'), isNull(removedAt), sql`${newest} = ${seen}`))
      .returning({ key })
  )
}

/** The statement that restores a draft; returns no row if it can no longer be restored. @param removed the time of its removal */
export function restoreDraft(db: Db, articleKey: string, removed: string, now: Date) {
  return db
    .update(articles)
    .set({ removedAt: null, changedAt: now.toISOString() })
    .where(and(eq(key, articleKey), eq(removedAt, removed), gt(removedAt, restorableSince(now))))
    .returning({ key })
}

/** Deletes the drafts that can no longer be restored, with their versions. */
export async function forgetRemovedArticles(db: Db, now: Date, most: number): Promise<void> {
  const lost = await db
    .select({ key })
    .from(articles)
    .where(sql`removed_at <= ${restorableSince(now)}`)
    .limit(most)
  for (const { key: each } of lost) {
    const isGone = sql`NOT EXISTS (SELECT 1 FROM ${articles} WHERE ${key} = ${each})`
    const rows: readonly Statement[] = [
      db.delete(contentVersions).where(and(eq(contentVersions.object, idOf(each)), isGone)),
      db.delete(unsavedTexts).where(and(eq(unsavedTexts.object, idOf(each)), isGone)),
    ]
    await db.batch([db.delete(articles).where(and(eq(key, each), isNotNull(removedAt))), ...rows])
  }
}
