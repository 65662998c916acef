import { sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import type { Article, ArticleCategory } from '../model/content/article.ts'
import type { ContentPage } from '../model/content/content-page.ts'
import type { PictureFocus } from '../model/listings/listing.ts'
import { articleCategories, articles, contentPages } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { raisingContent } from '../site/versions.ts'
import { insertImported } from './content-changes.ts'
import { type AddedPicture, insertContentPicture, setPictureFocus } from './content-pictures.ts'

/** The complete content: pages, categories and articles. */
export interface Content {
  readonly pages: readonly ContentPage[]
  readonly categories: readonly ArticleCategory[]
  readonly articles: readonly Article[]
}

/**
 * Adds or replaces pages, categories and articles in one batch, and raises the content version, which the caller announces.
 * @param versions new versions for texts that have been edited at the desk
 * @param placed focal points, by URL, of pictures that have none yet
 * @param pictures those in blocks that the site does not have yet
 */
export async function saveContent(
  db: Db,
  content: Content,
  {
    versions,
    placed,
    pictures = [],
  }: {
    readonly versions: Parameters<typeof insertImported>[1]
    readonly placed: ReadonlyMap<string, PictureFocus>
    readonly pictures?: readonly AddedPicture[]
  },
  moment: Date,
): Promise<void> {
  const now = moment.toISOString()
  await db.batch([
    raisingContent(db),
    ...pageStatements(db, content, now),
    ...categoryStatements(db, content),
    ...articleStatements(db, content, now),
    ...insertImported(db, versions, now),
    ...pictures.map((picture) => insertContentPicture(db, picture, moment)),
    ...[...placed].map(([url, focus]) => setPictureFocus(db, url, focus, 0, moment)),
  ])
}

function pageStatements(db: Db, { pages }: Content, now: string): readonly Statement[] {
  const rows = jsonBatches(pages.map(({ page, ...texts }) => JSON.stringify({ page, texts })))
  return [...rows].map((batch) =>
    db
      .insert(contentPages)
      .select(sql`SELECT value ->> '$.page', value -> '$.texts', ${now} FROM json_each(${batch}) WHERE true`)
      .onConflictDoUpdate({ target: contentPages.page, set: { texts: sql`excluded.texts`, changedAt: now } }),
  )
}

function categoryStatements(db: Db, { categories }: Content): readonly Statement[] {
  const rows = jsonBatches(categories.map((category) => JSON.stringify(category)))
  return [...rows].map((batch) =>
    db
      .insert(articleCategories)
      .select(sql`SELECT value ->> '$.key', value ->> '$.parent', value -> '$.name' FROM json_each(${batch}) WHERE true`)
      .onConflictDoUpdate({ target: articleCategories.key, set: { parent: sql`excluded.parent`, name: sql`excluded.name` } }),
  )
}

function articleStatements(db: Db, content: Content, now: string): readonly Statement[] {
  const rows = jsonBatches(content.articles.map(({ key, state, body, ...head }) => JSON.stringify({ key, state, head, body })))
  return [...rows].map((batch) =>
    db
      .insert(articles)
      .select(sql`SELECT value ->> '$.key', value ->> '$.state', value -> '$.head', value -> '$.body', ${now}, NULL FROM json_each(${batch}) WHERE true`)
      .onConflictDoUpdate({
        target: articles.key,
        set: { state: sql`excluded.state`, head: sql`excluded.head`, body: sql`excluded.body`, changedAt: now, removedAt: null },
      }),
  )
}
