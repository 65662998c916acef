import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Listing } from '../model/listings/listing.ts'
import { listings } from '../schema.ts'
import { batched, literal } from './archive-tables.ts'

/** What a restored database needs before it serves: nothing is sent twice, caches are behind, and the full-text indexes are made again. */

/** Added to versions: no cache holds anything under them. */
const versionJump = 1_000
const note = literal('it waited when the archive was made, and may have been sent since')
const jump = sql.raw(String(versionJump))

/**
 * Holds back what may have been sent after the archive was made: mails wait at the desk as dead, leads for a CRM as uncertain, newsletters are paused,
 * alerts and digests go on from now. @param week the Monday of this week, YYYY-MM-DD
 */
export async function holdSendings(db: Db, now: Date, week: string): Promise<void> {
  const at = literal(now.toISOString())
  await db.batch([
    db.run(sql`UPDATE mailing_recipients SET state = 'failed' WHERE mail_id IN (SELECT id FROM outbox WHERE state IN ('waiting', 'sending'))`),
    db.run(sql`UPDATE outbox SET state = 'dead', leased_until = NULL, error = ${note} WHERE state IN ('waiting', 'sending')`),
    db.run(sql`UPDATE leads SET crm_state = 'uncertain' WHERE id IN (SELECT lead_id FROM crm_leads WHERE state IN ('waiting', 'sending'))`),
    db.run(sql`UPDATE crm_leads SET state = 'uncertain', leased_until = NULL, error = ${note} WHERE state IN ('waiting', 'sending')`),
    db.run(sql`UPDATE mailings SET state = 'paused' WHERE state = 'sending'`),
    db.run(sql`UPDATE subscriptions SET seen_event = (SELECT coalesce(max(id), 0) FROM listing_events) WHERE kind = 'alert'`),
    db.run(sql`UPDATE owners SET digest_week = max(digest_week, ${literal(week)})`),
    db.run(sql`UPDATE owner_questions SET reminded_at = ${at} WHERE reminded_at IS NULL`),
  ])
}

/** Raises all versions beyond any that a cache may know, and has the sitemap written again. */
export async function raiseVersions(db: Db, now: Date): Promise<void> {
  await db.batch([
    db.run(sql`UPDATE agency_versions SET version = version + ${jump} WHERE version = (SELECT version FROM agency WHERE id = 1)`),
    db.run(sql`UPDATE agency SET version = version + ${jump}`),
    db.run(sql`UPDATE catalogue SET version = version + ${jump}, content = content + ${jump}, changed_at = ${literal(now.toISOString())},
      agency = coalesce((SELECT version FROM agency WHERE agency.id = 1), 0), announced = '{}', index_base = 0, index_base_at = ''`),
    db.run(sql`UPDATE sitemap_parts SET marked = marked + 1`),
  ])
}

/** Empties the full-text indexes, and makes those again that SQL alone can make. */
export async function beginTexts(db: Db): Promise<void> {
  const emptied = ['listing_texts', 'lead_texts', 'contact_texts', 'redirect_texts'].map((name) =>
    db.run(sql.raw(`INSERT INTO ${name} (${name}) VALUES ('delete-all')`)),
  )
  await batched(db, [...emptied, db.run(sql`INSERT INTO redirect_texts (rowid, text) SELECT rowid, path || ' ' || target FROM redirects`)])
}

/** Indexes the contacts behind a number. @returns the last number; null at the end */
export async function indexContacts(db: Db, after: number, most: number): Promise<number | null> {
  const [row] = await db.all<{ last: number | null; count: number }>(
    sql`SELECT max(number) AS last, count(*) AS count FROM (SELECT number FROM contacts WHERE number > ${after} ORDER BY number LIMIT ${most})`,
  )
  const last = row?.last ?? after
  await db.run(sql`INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words WHERE number > ${after} AND number <= ${last}`)
  return row === undefined || row.count < most ? null : last
}

/** The listings behind an id, as their pages show them, for the full-text index. */
export async function listingsBehind(db: Db, after: number, most: number): Promise<readonly Listing[]> {
  const rows = await db
    .select({ card: listings.card, record: listings.record, state: listings.state })
    .from(listings)
    .where(gt(listings.id, after))
    .orderBy(asc(listings.id))
    .limit(most)
  return rows.map(({ card, record, state }) => ({ ...record, ...card, state }))
}

/** Stores the words of listings. @param words a JSON array of `[id, words]` */
export async function writeListingWords(db: Db, words: string): Promise<void> {
  await db.run(sql`INSERT OR REPLACE INTO listing_texts (rowid, text)
    SELECT word.value ->> '$[0]', word.value ->> '$[1]' FROM json_each(${words}) AS word JOIN listings ON listings.id = word.value ->> '$[0]' WHERE withdrawn_at IS NULL`)
}
