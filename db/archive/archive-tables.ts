import { sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { type ArchiveTable, groupSize, leftOut, secretColumns } from '../model/archive/archive-tables.ts'

/** Tables as the database itself describes them, so that a new one is archived without anyone thinking of it. */

/** One of the tables that an archive holds; null for any other name. */
export async function findArchiveTable(db: Db, name: string): Promise<ArchiveTable | null> {
  return (await readArchiveTables(db, name))[0] ?? null
}

/** The tables that an archive holds, in the order of their names. @param only the name of one */
export async function readArchiveTables(db: Db, only: string | null = null): Promise<readonly ArchiveTable[]> {
  const all = await db.all<{ name: string; sql: string }>(sql`SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
  const indexes = all.filter((table) => /^CREATE VIRTUAL/i.test(table.sql)).map(({ name }) => name)
  const isOurs = (name: string) => !/^(?:sqlite_|_cf_|d1_)/.test(name) && !indexes.some((index) => name === index || name.startsWith(`${index}_`))
  const archived = all.filter(({ name }) => isOurs(name) && !leftOut.has(name) && (only === null || name === only))
  const described = await batched(
    db,
    archived.map(({ name }) => db.all<{ name: string; pk: number }>(sql.raw(`PRAGMA table_info("${name}")`))),
  )
  return archived.map((table, at) => {
    const columns = described[at] ?? []
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
    const parents = [...table.sql.matchAll(/\bREFERENCES\s+"?(\w+)/gi)].flatMap(([, parent]) => parent ?? [])
    return { name: table.name, columns: columns.map(({ name }) => name), key: key.map(({ name }) => name), parents }
  })
}

/** The names of the migrations that the database has. */
export async function readMigrations(db: Db): Promise<readonly string[]> {
  const rows = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY name`)
  return rows.map(({ name }) => name)
}

/** Runs queries in one atomic batch; none is no query. */
export async function batched<Result>(db: Db, queries: readonly (Statement & PromiseLike<Result>)[]): Promise<readonly Result[]> {
  const [first, ...others] = queries
  return first === undefined ? [] : await db.batch([first, ...others])
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A text of ours as SQL: a raw statement in a batch takes no parameters. */
export const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/** SQL for a row as JSON: an array of groups of values, in the order of the columns, secrets as null. */
export function rowJson({ name, columns }: Pick<ArchiveTable, 'name' | 'columns'>, alias: string): string {
  const secret = secretColumns[name] ?? []
  const values = columns.map((column) => (secret.includes(column) ? 'NULL' : `${alias}.${quoted(column)}`))
  const groups = Array.from({ length: Math.ceil(values.length / groupSize) }, (_, at) => values.slice(at * groupSize, (at + 1) * groupSize))
  return `json_array(${groups.map((group) => `json_array(${group.join(', ')})`).join(', ')})`
}

/** SQL for the key of a row as JSON. */
export function keyJson(key: readonly string[], alias: string): string {
  return `json_array(${key.map((column) => `${alias}.${quoted(column)}`).join(', ')})`
}

/** A row and its key, each as JSON. */
export interface KeyedRow {
  readonly key: string
  readonly row: string
}

/** The rows of a table behind a key, in the order of the key. @param after null: from the beginning */
export async function readRows(db: Db, table: ArchiveTable, after: string | null, most: number): Promise<readonly KeyedRow[]> {
  const { name, key } = table
  const columns = key.map(quoted).join(', ')
  const from = sql.join(
    key.map((_, at) => sql`${after} ->> ${`$[${at}]`}`),
    sql.raw(', '),
  )
  const behind = after === null ? sql`` : sql`WHERE (${sql.raw(columns)}) > (${from})`
  return db.all<KeyedRow>(
    sql`SELECT ${sql.raw(keyJson(key, 't'))} AS key, ${sql.raw(rowJson(table, 't'))} AS row FROM ${sql.raw(quoted(name))} AS t ${behind} ORDER BY ${sql.raw(columns)} LIMIT ${most}`,
  )
}
