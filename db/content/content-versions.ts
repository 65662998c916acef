import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import type { ArticleHead } from '../model/content/article.ts'
import { type WrittenId, type WrittenKey, writtenId } from '../model/content/written.ts'
import { articles, contentPages, contentVersions, staff } from '../schema.ts'
import { findCategories } from './articles.ts'

/** Articles and pages as the desk reads them: the published rows and the versions of each language. Times are UTC in ISO 8601. */

const { object, locale, version, isCurrent, state, fields, print, source, sourcePrint, publishAt, actor, at } = contentVersions
/** Selects the newest version of each language. A literal, since SQLite cannot match a bound value to the partial index. */
export const isNewest = sql`${isCurrent} = 1`
const isThere = isNull(articles.removedAt)
const head = { object, locale, version, state, print, source, sourcePrint, publishAt, actor, at }

/** Everything the list shows, in one round trip: articles without their texts' bodies, pages, categories, and the newest versions without their fields. */
export async function listWritten(db: Db) {
  const [articleRows, pageRows, categories, versions] = await db.batch([
    db.select({ key: articles.key, state: articles.state, head: articles.head, changedAt: articles.changedAt }).from(articles).where(isThere),
    db.select().from(contentPages),
    findCategories(db),
    db
      .select({ ...head, name: sql<string | null>`${fields} ->> '$.name'` })
      .from(contentVersions)
      .where(isNewest),
  ])
  return { articleRows, pageRows, categories, versions }
}

/** One text with its newest versions, plus the categories and slugs of all articles, to check that its slug is unique. One round trip. */
export async function readWritten(db: Db, requested: WrittenKey) {
  const id = writtenId(requested)
  const [[article], [page], versions, categories, heads] = await db.batch([
    db
      .select()
      .from(articles)
      .where(requested.kind === 'article' ? and(eq(articles.key, requested.key), isThere) : sql`false`),
    db
      .select()
      .from(contentPages)
      .where(requested.kind === 'page' ? eq(contentPages.page, requested.key) : sql`false`),
    db
      .select({ ...head, fields, actorName: staff.name })
      .from(contentVersions)
      .leftJoin(staff, eq(staff.id, actor))
      .where(and(eq(object, id), isNewest)),
    findCategories(db),
    db.select({ key: articles.key, state: articles.state, head: articles.head }).from(articles).where(isThere),
  ])
  return { article: article ?? null, page: page ?? null, versions, categories, heads }
}

/** Every article without its body. */
export async function readContentHeads(db: Db): Promise<readonly ArticleHead[]> {
  const rows = await db.select({ key: articles.key, state: articles.state, head: articles.head }).from(articles).where(isThere)
  return rows.map(({ key, state: rowState, head: own }) => ({ key, state: rowState, ...own }))
}

/** Whether no article has this key, not even one that was removed. */
export async function isFreeKey(db: Db, requested: string): Promise<boolean> {
  return (await db.select({ key: articles.key }).from(articles).where(eq(articles.key, requested)).get()) === undefined
}

/** The versions of a text in a language, the newest first, with who made each. */
export async function listVersions(db: Db, id: WrittenId, language: Locale | 'all', most: number) {
  return db
    .select({ ...head, actorName: staff.name })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, actor))
    .where(and(eq(object, id), eq(locale, language)))
    .orderBy(desc(version))
    .limit(most)
}

/** Versions of a text in a language by their numbers, with their fields. */
export async function readVersionsOf(db: Db, id: WrittenId, language: Locale | 'all', numbers: readonly number[]) {
  return db
    .select({ ...head, fields, actorName: staff.name })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, actor))
    .where(and(eq(object, id), eq(locale, language), inArray(version, [...numbers])))
}

/** Newest versions whose scheduled publication is due, the longest overdue first. */
export async function duePlanned(db: Db, now: Date, most: number) {
  return db
    .select({ object, locale, version })
    .from(contentVersions)
    .where(and(isNewest, sql`${state} = 'planned'`, lte(publishAt, now.toISOString())))
    .orderBy(publishAt)
    .limit(most)
}

/** For each imported text that the desk has since edited: what the last import wrote, and its newest version number. */
export async function listImported(db: Db) {
  const [imported, newest] = await db.batch([
    db.select({ object, locale, version, fields }).from(contentVersions).where(sql`${actor} = 'import'`).orderBy(object, locale, version),
    db.select({ object, locale, version, actor }).from(contentVersions).where(isNewest),
  ])
  return { imported, newest }
}
