import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CrmCategory } from '../model/listings/crm-categories.ts'

/** The list of categories of each CRM, as it came last. */
export const crmCategories = sqliteTable('crm_categories', {
  source: text('source').primaryKey(),
  categories: text('categories', { mode: 'json' }).$type<readonly CrmCategory[]>().notNull(),
  /** UTC in ISO 8601. */
  changedAt: text('changed_at').notNull(),
})
