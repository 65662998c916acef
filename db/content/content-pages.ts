import { eq } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Store } from '../client.ts'
import { readingLanguage } from '../model/content/article.ts'
import type { ContentPage, ContentPageName, ContentPageText } from '../model/content/content-page.ts'
import { languagesOf, textIn } from '../model/site/localized.ts'
import { contentPages } from '../schema.ts'
import { throughCatalogueCache } from '../site/catalogue.ts'

/** The texts the agency writes for its screens. */

/** A screen's texts in a language, falling back to one that has them; null if the agency has written none. */
export async function readContentPage(store: Store, page: ContentPageName, locale: Locale): Promise<ContentPageText | null> {
  const read = await throughCatalogueCache(store, `content-page:${page}`, () => findContentPage(store.db, page), { on: ['content'] })
  if (read === null) return null
  const languages = languagesOfPage(read)
  const lang = readingLanguage(languages, locale)
  return { title: textIn(read.title, lang), summary: textIn(read.summary, lang), body: textIn(read.body, lang), lang, languages, changedAt: read.changedAt }
}

/** Every screen with texts, by name. */
export async function allContentPages(db: Db): Promise<readonly ContentPage[]> {
  const rows = await db.select().from(contentPages).orderBy(contentPages.page)
  return rows.map(({ page, texts }) => ({ page, ...texts }))
}

/** The screens with texts, and the languages each is complete in. */
export async function listContentPages(db: Db) {
  const rows = await db.select().from(contentPages).orderBy(contentPages.page)
  return rows.map(({ page, texts, changedAt }) => ({ page, languages: languagesOfPage(texts), changedAt }))
}

/** The languages in which a screen has all its texts. */
export function languagesOfPage({ title, summary, body }: Omit<ContentPage, 'page'>): readonly Locale[] {
  return languagesOf(title, summary, ...(body ? [body] : []))
}

async function findContentPage(db: Db, page: ContentPageName) {
  const row = await db.select().from(contentPages).where(eq(contentPages.page, page)).get()
  return row ? { ...row.texts, changedAt: row.changedAt } : null
}
