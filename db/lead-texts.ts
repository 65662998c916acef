import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from './client.ts'
import type { Lead } from './model/lead.ts'
import { searchable, searchWordsOf } from './model/search-words.ts'
import { leads } from './schema.ts'

/** The full-text index of leads (FTS5): email address, home id and all typed fields. Its rowids are the leads' rowids. */

/** The virtual table, declared so that drizzle can batch its statements; migrations create it. */
const leadTexts = sqliteTable('lead_texts', { rowid: integer('rowid').notNull(), text: text('text').notNull() })

/** The statement that indexes a lead; must follow the one that stores it. Idempotent. */
export function indexLeadText(db: Db, { id, email, listingId, projectId, fields }: Lead): Statement {
  const typed = Object.values(fields).filter((value) => typeof value === 'string')
  const words = searchable([email, listingId, projectId, ...typed].join(' '))
  const isNew = sql`NOT EXISTS (SELECT 1 FROM lead_texts WHERE rowid = number)`
  return db.insert(leadTexts).select(sql`SELECT number, ${words} FROM ${leads} WHERE id = ${id} AND ${isNew}`)
}

/** The statement that removes leads from the index; must precede the one that deletes them. @param leadIds a JSON array */
export function unindexLeadTexts(db: Db, leadIds: string): Statement {
  return db.delete(leadTexts).where(sql`rowid IN (SELECT number FROM ${leads} WHERE id IN (SELECT value FROM json_each(${leadIds})))`)
}

/** Slack for rowids that were not assigned in the order of arrival. */
const aside = 4

/**
 * SQL for the rowids (`number`) of the leads that contain every word of a text, matched as prefixes, newest first; null for a text without words.
 * @param newest id of the lead to start from; null: the newest
 */
export function leadsWithText(typed: string, limit: number, newest: string | null): SQL | null {
  const words = searchWordsOf(typed)
  if (words.length === 0) return null
  const question = words.map((word) => `"${word}"*`).join(' AND ')
  const older = newest === null ? sql`` : sql` AND rowid < (SELECT number + ${aside} FROM ${leads} WHERE id = ${newest})`
  const most = newest === null ? limit : limit + aside
  return sql`(SELECT rowid AS number FROM lead_texts WHERE lead_texts MATCH ${question}${older} ORDER BY rowid DESC LIMIT ${most})`
}
