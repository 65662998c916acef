import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type ArchiveTable, parentsFirst, placeOf } from '../model/archive/archive-tables.ts'
import { archiveParts } from '../schema.ts'
import { batched, quoted, readArchiveTables } from './archive-tables.ts'

/** Rows of an archive back into the database. Triggers are away meanwhile: what they would add is in the archive. */

/** Tables that an empty site has rows in, from its migrations or from its start. */
const neverEmpty = new Set(['catalogue', 'missed_paths', 'missed_path_days', 'view_drops', 'places', 'place_names', 'categories', 'category_names'])

/** The tables that hold rows, of those that an archive holds. */
export async function filledTables(db: Db): Promise<readonly string[]> {
  const tables = (await readArchiveTables(db)).filter(({ name }) => !neverEmpty.has(name))
  const found = await batched(
    db,
    tables.map(({ name }) => db.all<{ found: number }>(sql.raw(`SELECT EXISTS (SELECT 1 FROM ${quoted(name)}) AS found`))),
  )
  return tables.filter((_, at) => found[at]?.[0]?.found === 1).map(({ name }) => name)
}

/** Takes the triggers away, and remembers them under the run's id. Idempotent. */
export async function parkTriggers(db: Db, run: string): Promise<void> {
  const triggers = await db.all<{ name: string; sql: string }>(sql`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
  await batched(db, [
    ...triggers.map((trigger, at) => db.insert(archiveParts).values({ run, step: at, part: trigger.sql }).onConflictDoNothing()),
    ...triggers.map(({ name }) => db.run(sql.raw(`DROP TRIGGER ${quoted(name)}`))),
  ])
}

/** Puts the triggers back. Idempotent. */
export async function returnTriggers(db: Db, run: string): Promise<void> {
  const parked = await db.all<{ part: string }>(sql`SELECT part FROM archive_parts WHERE run = ${run} ORDER BY step`)
  const statements = parked.map(({ part }) => db.run(sql.raw(part.replace(/^CREATE TRIGGER (?!IF NOT)/i, 'CREATE TRIGGER IF NOT EXISTS '))))
  await batched(db, [...statements, db.delete(archiveParts).where(eq(archiveParts.run, run))])
}

/** Empties tables, children first. @param only their names; null: all that an archive holds */
export async function emptyTables(db: Db, only: ReadonlySet<string> | null): Promise<void> {
  const tables = [...parentsFirst(await readArchiveTables(db))].reverse()
  for (const { name } of tables) if (only === null || only.has(name)) await db.run(sql.raw(`DELETE FROM ${quoted(name)}`))
}

/** Stores rows of a table, as an archive holds them; one that is there already is replaced. Columns that the table no longer has are left out. */
export async function storeRows(db: Db, table: Pick<ArchiveTable, 'name' | 'columns'>, present: readonly string[], rows: readonly string[]): Promise<void> {
  const columns = table.columns.map((name, at) => ({ name, at })).filter(({ name }) => present.includes(name))
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ at }) => `value ->> '$[${placeOf(at).join('][')}]'`).join(', ')
  await db.run(
    sql`INSERT OR REPLACE INTO ${sql.raw(quoted(table.name))} (${sql.raw(names)}) SELECT ${sql.raw(values)} FROM json_each(${`[${rows.join(',')}]`})`,
  )
}
