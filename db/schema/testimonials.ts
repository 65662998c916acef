import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { PictureShape, TestimonialState } from '../model/testimonials/testimonial.ts'

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
