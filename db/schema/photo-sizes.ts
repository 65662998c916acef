import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The true size of a photograph whose feed gives none, or a wrong one. Pixels, as it is shown: after its turn. */
export const photoSizes = sqliteTable('photo_sizes', {
  url: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
})
