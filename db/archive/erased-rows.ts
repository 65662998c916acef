import { lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { erasedRows } from '../schema.ts'
import { literal } from './archive-tables.ts'

/** The ids of erased rows: no word about anyone, only what an older archive must not bring back. */

export type ErasedRow = Pick<typeof erasedRows.$inferSelect, 'name' | 'id' | 'at'>

/** When the newest was erased, and how many there are: whether a copy is up to date. */
export async function erasedState(db: Db): Promise<string> {
  const [row] = await db.all<{ last: string | null; count: number }>(sql`SELECT max(at) AS last, count(*) AS count FROM ${erasedRows}`)
  return `${row?.count ?? 0} ${row?.last ?? ''}`
}

/** All of them. */
export function listErased(db: Db): Promise<readonly ErasedRow[]> {
  return db.select().from(erasedRows)
}

/** Stores those of a copy. Idempotent. */
export async function addErased(db: Db, rows: readonly ErasedRow[]): Promise<void> {
  await db.run(sql`INSERT OR IGNORE INTO ${erasedRows} (name, id, at)
    SELECT value ->> '$.name', value ->> '$.id', value ->> '$.at' FROM json_each(${JSON.stringify(rows)}) WHERE value ->> '$.id' IS NOT NULL`)
}

/** Forgets those that no archive holds any longer. */
export async function removeOldErased(db: Db, before: string): Promise<void> {
  await db.delete(erasedRows).where(lt(erasedRows.at, before))
}

/** The ids of a table, of those erased, that are in the database. */
export async function returnedIds(db: Db, name: string, key: string): Promise<readonly string[]> {
  const rows = await db.all<{ id: string }>(
    sql`SELECT erased.id AS id FROM ${erasedRows} AS erased JOIN ${sql.raw(name)} AS returned ON returned.${sql.raw(key)} = erased.id WHERE erased.name = ${name}`,
  )
  return rows.map(({ id }) => id)
}

/** Deletes what hangs on erased rows and is erased with nothing but a row: subscriptions, mails, contacts, accounts of owners. */
export async function deleteReturned(db: Db): Promise<void> {
  const erased = (name: string) => sql`(SELECT id FROM ${erasedRows} WHERE name = ${literal(name)})`
  await db.batch([
    db.run(sql`DELETE FROM told_alerts WHERE alert IN ${erased('subscriptions')}`),
    db.run(sql`DELETE FROM mailing_recipients WHERE subscription_id IN ${erased('subscriptions')} OR mail_id IN ${erased('outbox')}`),
    db.run(sql`DELETE FROM subscriptions WHERE id IN ${erased('subscriptions')}`),
    db.run(sql`DELETE FROM outbox WHERE id IN ${erased('outbox')}`),
    db.run(sql`DELETE FROM contact_keys WHERE contact IN ${erased('contacts')}`),
    db.run(sql`DELETE FROM contact_notes WHERE contact IN ${erased('contacts')}`),
    db.run(sql`DELETE FROM contact_import_rows WHERE contact IN ${erased('contacts')}`),
    db.run(sql`DELETE FROM contacts WHERE id IN ${erased('contacts')}`),
    db.run(sql`DELETE FROM owners WHERE id IN ${erased('owners')}`),
  ])
}
