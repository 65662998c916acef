import { asc, gt, type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from '../client.ts'
import { type Lead, phoneWords } from '../model/leads/lead.ts'
import { searchable, searchWordsOf } from '../model/search/search-words.ts'
import { leads } from '../schema.ts'

/** The full-text index of leads (FTS5): email address, home id and reference, all typed fields, and the digits of the phone number. Its rowids are the leads' rowids. */

/** The virtual table, declared so that drizzle can batch its statements; migrations create it. */
export const leadTexts = sqliteTable('lead_texts', { rowid: integer('rowid').notNull(), text: text('text').notNull() })

/** The reference of the home, as its page and mails show it, folded as `searchable` would. */
const referenceWords = sql`coalesce((SELECT ' ' || lower(replace(replace(replace(reference, '-', ' '), '/', ' '), '.', ' ')) FROM desk_homes WHERE desk_homes.id = ${leads.listingId}), '')`

/** The statement that indexes a lead; must follow the one that stores it. Idempotent. */
export function indexLeadText(db: Db, { id, email, listingId, projectId, fields }: Lead): Statement {
  const words = wordsOf({ email, listingId, projectId, fields })
  const isNew = sql`NOT EXISTS (SELECT 1 FROM lead_texts WHERE rowid = number)`
  return db.insert(leadTexts).select(sql`SELECT number, ${words} || ${referenceWords} FROM ${leads} WHERE id = ${id} AND ${isNew}`)
}

function wordsOf({ email, listingId, projectId, fields }: Pick<Lead, 'email' | 'listingId' | 'projectId' | 'fields'>): string {
  const typed = Object.values(fields).filter((value) => typeof value === 'string')
  return searchable([email, listingId, projectId, ...typed, ...phoneWords(fields.phone)].join(' '))
}

/** Indexes the stored leads behind an id, some hundreds, for an index that is made again. @returns the last id; null at the end */
export async function indexStoredLeads(db: Db, after: string, most: number): Promise<string | null> {
  const { id, email, listingId, projectId, fields } = leads
  const found = await db.select({ id, email, listingId, projectId, fields }).from(leads).where(gt(id, after)).orderBy(asc(id)).limit(most)
  const words = JSON.stringify(found.map((lead) => [lead.id, wordsOf(lead)]))
  await db.run(sql`INSERT OR REPLACE INTO lead_texts (rowid, text)
    SELECT number, word.value ->> '$[1]' || ${referenceWords} FROM json_each(${words}) AS word JOIN ${leads} ON ${leads.id} = word.value ->> '$[0]'`)
  return found.length < most ? null : (found.at(-1)?.id ?? null)
}

/** The statement that removes leads from the index; must precede the one that deletes them. @param leadIds a JSON array */
export function unindexLeadTexts(db: Db, leadIds: string): Statement {
  return db.delete(leadTexts).where(sql`rowid IN (SELECT number FROM ${leads} WHERE id IN (SELECT value FROM json_each(${leadIds})))`)
}

/** FTS5 takes its commands as values of a column that is named like the table. */
const leadTextCommands = sqliteTable('lead_texts', { command: text('lead_texts').notNull() })

/**
 * The statement that rewrites the index without what was removed: a removed row is only marked, and its words stay in the blocks until they are merged.
 * Does nothing to an index without marks.
 */
export function compactLeadTexts(db: Db): Statement {
  return db.insert(leadTextCommands).values({ command: 'optimize' })
}

/** The condition that a lead's text contains every word, matched as prefixes, or the phone number that was typed; false without words. */
export function hasWords(typed: string): SQL {
  const words = searchWordsOf(typed)
  if (words.length === 0) return sql`false`
  const questions = [words.map((word) => `"${word}"*`).join(' AND '), ...phoneWords(typed).map((digits) => `"${digits}"*`)]
  return sql`lead_texts MATCH ${questions.map((question) => `(${question})`).join(' OR ')}`
}
