import type { D1Database } from '@cloudflare/workers-types'

type Row = Readonly<Record<string, unknown>>

interface Snapshot {
  readonly empty: readonly string[]
  readonly fill: readonly { readonly sql: string; readonly values: readonly unknown[] }[]
  /** The statements that create the triggers of the migrations. */
  readonly triggers: readonly string[]
}

let snapshot: Snapshot | null = null

/** Restores every table to the rows it had when this was first called; search indexes are emptied. */
export async function restoreRows(db: D1Database): Promise<void> {
  snapshot ??= await take(db)
  await restore(db, snapshot)
}

/** Gives one database the rows of another with the same tables; search indexes are emptied. */
export async function copyRows(from: D1Database, to: D1Database): Promise<void> {
  await restore(to, await take(from))
}

async function restore(db: D1Database, { empty, fill, triggers: own }: Snapshot): Promise<void> {
  // A test may have broken a table by a trigger, and some tables refuse to be emptied.
  const { results: triggers } = await db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all<{ name: string }>()
  const drop = triggers.map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`))
  const statements = [...empty.map((sql) => db.prepare(sql)), ...fill.map(({ sql, values }) => db.prepare(sql).bind(...values))]
  await db.batch([db.prepare('PRAGMA defer_foreign_keys = on'), ...drop, ...statements, ...own.map((sql) => db.prepare(sql))])
}

async function take(db: D1Database): Promise<Snapshot> {
  const { results: tables } = await db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all<{ name: string; sql: string }>()
  const virtual = tables.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql))
  const isOwn = (name: string) => !/^(?:sqlite_|_cf_|d1_migrations$)/.test(name) && !virtual.some((index) => name.startsWith(index.name))
  const own = tables.filter(({ name }) => isOwn(name))
  const { results: triggers } = await db.prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger'").all<{ sql: string }>()
  const rows = await Promise.all(own.map(async ({ name }) => ({ name, rows: (await db.prepare(`SELECT * FROM "${name}"`).all<Row>()).results })))
  return {
    empty: [
      ...own.map(({ name }) => `DELETE FROM "${name}"`),
      // A contentless table is emptied by a special command.
      ...virtual.map(({ name, sql }) => (/content\s*=/i.test(sql) ? `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')` : `DELETE FROM "${name}"`)),
    ],
    fill: rows.flatMap(({ name, rows }) => rows.map((row) => insertion(name, row))),
    triggers: triggers.map(({ sql }) => sql),
  }
}

function insertion(table: string, row: Row): { sql: string; values: readonly unknown[] } {
  const columns = Object.keys(row)
  const sql = `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  // D1 returns a blob as an array of bytes, but accepts an array buffer.
  return { sql, values: Object.values(row).map((value) => (Array.isArray(value) ? Uint8Array.from(value).buffer : value)) }
}
