import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Article, ArticleCategory } from '../model/content/article.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import { articleCategories, articles } from '../schema.ts'

/** The agency's own categories, as the desk changes them. */

/** The statement that adds a category at the top level; returns no row if its key is taken. */
export function insertCategory(db: Db, { key, name }: Pick<ArticleCategory, 'key' | 'name'>) {
  return db.insert(articleCategories).values({ key, parent: null, name }).onConflictDoNothing().returning({ key: articleCategories.key })
}

/** The statement that renames a category; returns no row if its name is no longer the one that was seen (compare-and-set). */
export function renameCategory(db: Db, key: string, seen: LocalizedText, name: LocalizedText) {
  return db
    .update(articleCategories)
    .set({ name })
    .where(and(eq(articleCategories.key, key), sql`json(${articleCategories.name}) = json(${JSON.stringify(seen)})`))
    .returning({ key: articleCategories.key })
}

/** The statement that adds the former paths of an article whose category was renamed. */
export function keepFormerPaths(db: Db, { key, formerPaths }: Pick<Article, 'key' | 'formerPaths'>, name: LocalizedText, category: string) {
  const isRenamed = sql`EXISTS (SELECT 1 FROM article_categories WHERE key = ${category} AND json(name) = json(${JSON.stringify(name)}))`
  return db
    .update(articles)
    .set({ head: sql`json_set(${articles.head}, '$.formerPaths', json(${JSON.stringify(formerPaths)}))` })
    .where(and(eq(articles.key, key), isRenamed))
}
