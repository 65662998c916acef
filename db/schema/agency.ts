import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Agency } from '../model/agency.ts'

/** The agency's one record. */
export const agency = sqliteTable('agency', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** From 1, one more with each change. */
  version: integer('version').notNull(),
  record: text('record', { mode: 'json' }).$type<Omit<Agency, 'version'>>().notNull(),
  changedAt: text('changed_at').notNull(),
})
