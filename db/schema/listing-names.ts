import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { Country } from '../model/listings/listing.ts'

/** Places and categories of listings, with their names by language. */

/** Equal places share a row, whose id is a hash of postcode and names. No foreign key: places that no listing in lists uses are swept. */
export const places = sqliteTable(
  'places',
  {
    id: integer('id').primaryKey(),
    country: text('country').$type<Country>().notNull(),
    zip: text('zip'),
    /** City, district and sub-city in every language the feed has. */
    searchNames: text('search_names', { mode: 'json' }).$type<readonly string[]>().notNull(),
  },
  (table) => [index('places_abroad').on(table.id).where(sql`country = 'other'`)],
)

export const placeNames = sqliteTable(
  'place_names',
  {
    placeId: integer('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    sortKey: text('sort_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.locale] })],
)

/** Category, sub-category and the feed's own name for it, as path segments. */
export const categories = sqliteTable('categories', {
  id: integer('id').primaryKey(),
  mainType: text('main_type').notNull(),
  type: text('type').notNull(),
  typeName: text('type_name').notNull(),
})

export const categoryNames = sqliteTable(
  'category_names',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    sortKey: text('sort_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
)
