import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { Article, ArticleHead, ArticleState } from '../model/content/article.ts'
import type { ContentPage, ContentPageName, EditedObject } from '../model/content/content-page.ts'
import type { WrittenId } from '../model/content/written.ts'
import type { VersionFields, WritingState } from '../model/content/written-version.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import type { PictureShape, TestimonialState } from '../model/testimonials/testimonial.ts'

/** The agency's content: pages and articles. */

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

export const articles = sqliteTable(
  'articles',
  {
    key: text('key').primaryKey(),
    state: text('state').$type<ArticleState>().notNull(),
    head: text('head', { mode: 'json' }).$type<Omit<ArticleHead, 'key' | 'state'>>().notNull(),
    body: text('body', { mode: 'json' }).$type<Article['body']>().notNull(),
    changedAt: text('changed_at').notNull(),
    /** When the draft was removed; it can be restored until a nightly job deletes it. */
    removedAt: text('removed_at'),
  },
  (table) => [index('articles_removed').on(table.removedAt).where(sql`removed_at IS NOT NULL`)],
)

/** Every version of a text that was edited at the desk. */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    object: text('object').$type<WrittenId>().notNull(),
    locale: text('locale').$type<Locale | 'all'>().notNull(),
    version: integer('version').notNull(),
    isCurrent: integer('is_current', { mode: 'boolean' }).notNull().default(true),
    state: text('state').$type<WritingState>().notNull(),
    fields: text('fields', { mode: 'json' }).$type<VersionFields>().notNull(),
    print: text('print').notNull(),
    source: text('source').$type<Locale>(),
    sourcePrint: text('source_print'),
    publishAt: text('publish_at'),
    actor: text('actor').notNull(),
    at: text('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.object, table.locale, table.version] }),
    index('content_versions_current').on(table.object, table.locale).where(sql`is_current = 1`),
    index('content_versions_planned').on(table.publishAt).where(sql`is_current = 1 AND state = 'planned'`),
    index('content_versions_imported').on(table.object, table.locale, table.version).where(sql`actor = 'import'`),
  ],
)

/** Pictures that were uploaded at the desk, by the name of their file. */
export const contentPictures = sqliteTable(
  'content_pictures',
  {
    file: text('file').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt', { mode: 'json' }).$type<LocalizedText>().notNull(),
    version: integer('version').notNull().default(1),
    uploadedAt: text('uploaded_at').notNull(),
    /** When it was removed; it can be restored until a nightly job deletes it. */
    removedAt: text('removed_at'),
  },
  (table) => [index('content_pictures_by_time').on(table.uploadedAt), index('content_pictures_removed').on(table.removedAt).where(sql`removed_at IS NOT NULL`)],
)

/** Focal points of pictures by URL, in percent from the left and top. */
export const pictureFocus = sqliteTable('picture_focus', {
  url: text('url').primaryKey(),
  x: integer('x').notNull(),
  y: integer('y').notNull(),
  version: integer('version').notNull(),
  changedAt: text('changed_at').notNull(),
})

/** Autosaved drafts of the editor. */
export const unsavedTexts = sqliteTable(
  'unsaved_texts',
  {
    object: text('object').$type<EditedObject>().notNull(),
    locale: text('locale').$type<Locale | 'all'>().notNull(),
    /** The id of its author, who alone can see it. */
    member: text('member').notNull(),
    fields: text('fields', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    /** The version the form was opened with. */
    seen: integer('seen').notNull(),
    at: text('at').notNull(),
    isDiscarded: integer('is_discarded', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.object, table.locale, table.member] }), index('unsaved_texts_by_time').on(table.at)],
)

/** Testimonials. A published row outlives the lead it came as. */
export const testimonials = sqliteTable(
  'testimonials',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<TestimonialState>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    about: text('about'),
    website: text('website'),
    comment: text('comment').notNull(),
    picture: text('picture', { mode: 'json' }).$type<PictureShape>(),
    showsPicture: integer('shows_picture', { mode: 'boolean' }).notNull().default(true),
    /** Keyed hash of the author's e-mail address: enough to find the row for the author, without storing the address. */
    author: text('author'),
    postedAt: text('posted_at').notNull(),
    /** When it was last published or rejected. */
    decidedAt: text('decided_at'),
    /** A nightly job erases it after this; null while it is published. */
    eraseAfter: text('erase_after'),
  },
  (table) => [
    index('testimonials_published').on(sql`posted_at DESC`, sql`id DESC`).where(sql`state = 'published'`),
    index('testimonials_by_author').on(table.author),
    index('testimonials_by_erasure').on(table.eraseAfter),
  ],
)
