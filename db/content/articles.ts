import { eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import type { Article, ArticleCategory, ArticleHead, ContentDirectory } from '../model/content/article.ts'
import type { PictureFocus } from '../model/listings/listing.ts'
import { articleCategories, articles, crmCategories, pictureFocus } from '../schema.ts'
import { throughCatalogueCache } from '../site/catalogue.ts'
import { listContentPages } from './content-pages.ts'

/** Articles and their categories, cached by the content version. */

const on = ['content'] as const

/** The directory of published content that pages can link to. */
export function readContentDirectory(store: Store): Promise<ContentDirectory> {
  return throughCatalogueCache(store, 'content-directory:2', () => loadContentDirectory(store.db), { on })
}

/** A published article with its body; null if not found. */
export async function readArticle(store: Store, key: string): Promise<Article | null> {
  const read = await throughCatalogueCache(store, `article:${key}`, () => findArticle(store.db, key), { on })
  return read?.state === 'published' ? read : null
}

/** Every article in any state, in list order; removed ones are left out. */
export async function listArticles(db: Db): Promise<readonly Article[]> {
  const rows = await db.select().from(articles).where(isNull(articles.removedAt))
  return rows.map(({ key, state, head, body }) => ({ key, state, ...head, body })).sort(inOrder)
}

/** The imported categories, by key. */
export async function listCategories(db: Db): Promise<readonly ArticleCategory[]> {
  return findCategories(db)
}

/** The query of `listCategories`, for use in a batch. */
export function findCategories(db: Db) {
  return db.select().from(articleCategories).orderBy(articleCategories.key)
}

/** The content directory, read from the database and not the cache. */
export async function loadContentDirectory(db: Db): Promise<ContentDirectory> {
  const [categories, rows, pages, lists] = await Promise.all([
    listCategories(db),
    db
      .select({ key: articles.key, state: articles.state, head: articles.head, focus })
      .from(articles)
      .leftJoin(pictureFocus, isOfPicture)
      .where(ne(articles.state, 'draft')),
    listContentPages(db),
    db.select({ categories: crmCategories.categories }).from(crmCategories).orderBy(crmCategories.source),
  ])
  return {
    categories,
    articles: rows.map(({ key, state, head, focus: at }) => withFocus({ key, state, ...head }, at)).sort(inOrder),
    pages,
    crmCategories: lists.map((list) => list.categories),
  }
}

async function findArticle(db: Db, articleKey: string): Promise<Article | null> {
  const row = await db
    .select({ key: articles.key, state: articles.state, head: articles.head, body: articles.body, focus })
    .from(articles)
    .leftJoin(pictureFocus, isOfPicture)
    .where(eq(articles.key, articleKey))
    .get()
  return row ? withFocus({ key: row.key, state: row.state, ...row.head, body: row.body }, row.focus) : null
}

const focus = { x: pictureFocus.x, y: pictureFocus.y }
const isOfPicture = eq(pictureFocus.url, sql`${articles.head} ->> '$.picture.url'`)

function withFocus<Head extends ArticleHead>(article: Head, at: PictureFocus | null): Head {
  return at === null || article.picture === null ? article : { ...article, picture: { ...article.picture, focus: at } }
}

/** Sorts by category, then by order within it, then newest first. */
function inOrder(one: ArticleHead, other: ArticleHead): number {
  if (one.category !== other.category) return one.category < other.category ? -1 : 1
  if (one.order !== other.order) return one.order - other.order
  if (one.published !== other.published) return one.published > other.published ? -1 : 1
  return one.key < other.key ? -1 : 1
}
