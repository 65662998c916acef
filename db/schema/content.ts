import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Article, ArticleHead, ArticleState } from '../model/article.ts'
import type { ContentPage, ContentPageName } from '../model/content-page.ts'
import type { LocalizedText } from '../model/localized.ts'

/** What the agency writes: pages and articles. */

export const contentPages = sqliteTable('content_pages', {
  page: text('page').$type<ContentPageName>().primaryKey(),
  texts: text('texts', { mode: 'json' }).$type<Omit<ContentPage, 'page'>>().notNull(),
  changedAt: text('changed_at').notNull(),
})

export const articleCategories = sqliteTable('article_categories', {
  key: text('key').primaryKey(),
  parent: text('parent'),
  name: text('name', { mode: 'json' }).$type<LocalizedText>().notNull(),
})

export const articles = sqliteTable('articles', {
  key: text('key').primaryKey(),
  state: text('state').$type<ArticleState>().notNull(),
  head: text('head', { mode: 'json' }).$type<Omit<ArticleHead, 'key' | 'state'>>().notNull(),
  body: text('body', { mode: 'json' }).$type<Article['body']>().notNull(),
  changedAt: text('changed_at').notNull(),
})
