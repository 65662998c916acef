import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { ArchiveTable } from '../model/archive/archive-tables.ts'
import { archiveChanges } from '../schema.ts'
import { batched, keyJson, literal, quoted, rowJson } from './archive-tables.ts'

/**
 * Which rows were written since an archive began. Triggers note their keys, only while the site is being read, so that an ordinary day costs no write.
 */

const prefix = 'archive_log_'

/** Begins to note what is written to these tables. Idempotent; what was noted before is forgotten. */
export async function beginLog(db: Db, tables: readonly ArchiveTable[]): Promise<void> {
  const noted = tables.flatMap(({ name, key }) => {
    const note = (alias: string) => `INSERT INTO archive_changes (name, row_key) VALUES ('${name}', ${keyJson(key, alias)});`
    const on = (event: string, body: string) =>
      `CREATE TRIGGER IF NOT EXISTS ${quoted(`${prefix}${name}_${event}`)} AFTER ${event} ON ${quoted(name)} BEGIN ${body} END`
    return [on('INSERT', note('NEW')), on('UPDATE', `${note('OLD')} ${note('NEW')}`), on('DELETE', note('OLD'))]
  })
  await batched(db, [db.run(sql`DELETE FROM ${archiveChanges}`), ...noted.map((statement) => db.run(sql.raw(statement)))])
}

/** Ends the notes and forgets them. */
export async function endLog(db: Db): Promise<void> {
  const found = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB ${`${prefix}*`}`)
  await batched(db, [...found.map(({ name }) => db.run(sql.raw(`DROP TRIGGER IF EXISTS ${quoted(name)}`))), db.run(sql`DELETE FROM ${archiveChanges}`)])
}

/** The number of the newest note, and how many there are behind another. */
export async function readLogEnd(db: Db, after: number): Promise<{ readonly last: number; readonly waiting: number }> {
  const [row] = await db.all<{ last: number | null; waiting: number }>(
    sql`SELECT max(id) AS last, count(*) AS waiting FROM archive_changes WHERE id > ${after}`,
  )
  return { last: row?.last ?? after, waiting: row?.waiting ?? 0 }
}

/** What became of rows that were written: each key with the row as it is now, null if it is gone, by table. */
export interface Changes {
  readonly rows: ReadonlyMap<string, readonly (readonly [key: string, row: string | null])[]>
  /** Of every table, if asked for. */
  readonly counts: ReadonlyMap<string, number>
  readonly last: number
}

/** A line of the queries below. */
interface Answer {
  readonly key?: string
  readonly row?: string | null
  readonly count?: number
  readonly last?: number | null
}

/**
 * The rows behind a note as they are now, read in one atomic batch: with counts, the moment that closes an archive.
 * @param upTo the last note looked at; null: all that there are in the moment of the batch
 */
export async function readChanges(db: Db, tables: readonly ArchiveTable[], after: number, upTo: number | null): Promise<Changes> {
  const range = `change.id > ${after}${upTo === null ? '' : ` AND change.id <= ${upTo}`}`
  const states = tables.map((table) => {
    const fits = table.key.map((column, at) => `t.${quoted(column)} = change.row_key ->> '$[${at}]'`).join(' AND ')
    return db.all<Answer>(
      sql`SELECT DISTINCT change.row_key AS key, CASE WHEN t.${sql.raw(quoted(table.key[0] ?? ''))} IS NOT NULL THEN ${sql.raw(rowJson(table, 't'))} END AS row
        FROM archive_changes AS change LEFT JOIN ${sql.raw(quoted(table.name))} AS t ON ${sql.raw(fits)}
        WHERE change.name = ${literal(table.name)} AND ${sql.raw(range)}`,
    )
  })
  const counted = upTo === null ? tables.map(({ name }) => db.all<Answer>(sql`SELECT count(*) AS count FROM ${sql.raw(quoted(name))}`)) : []
  const results = await batched(db, [...states, ...counted, db.all<Answer>(sql`SELECT max(id) AS last FROM archive_changes`)])
  const changed = tables.map(({ name }, at) => [name, (results[at] ?? []).map(({ key = '', row = null }) => [key, row] as const)] as const)
  const counts = tables.map(({ name }, at) => [name, results[tables.length + at]?.[0]?.count ?? 0] as const)
  return {
    rows: new Map(changed.filter(([, rows]) => rows.length > 0)),
    counts: new Map(upTo === null ? counts : []),
    last: upTo ?? Math.max(after, results.at(-1)?.[0]?.last ?? 0),
  }
}
