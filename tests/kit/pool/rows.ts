import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

type Row = Readonly<Record<string, unknown>>

interface Trigger {
  readonly name: string
  readonly table: string
  /** The statement that creates it. */
  readonly sql: string
}

interface Snapshot {
  readonly tables: readonly string[]
  /** The statements that empty the search indexes. */
  readonly virtual: readonly string[]
  readonly rows: readonly { readonly table: string; readonly row: Row }[]
  /** Those of the migrations. */
  readonly triggers: readonly Trigger[]
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

async function restore(db: D1Database, { tables, virtual, rows, triggers: own }: Snapshot): Promise<void> {
  const [{ results: triggers }, filled] = await Promise.all([
    db.prepare("SELECT name, tbl_name AS 'table', sql FROM sqlite_master WHERE type = 'trigger'").all<Trigger>(),
    filledOf(db, tables),
  ])
  const emptied = tables.filter((name) => filled.has(name) || rows.some(({ table }) => table === name))
  // A test may have broken a table by a trigger, some tables refuse to be emptied, and triggers of the others write into tables that are empty.
  const isOwn = (trigger: Trigger) => own.some(({ name, sql }) => name === trigger.name && sql === trigger.sql)
  const dropped = triggers.filter((trigger) => emptied.includes(trigger.table) || !isOwn(trigger))
  const missing = own.filter(({ name }) => dropped.some((trigger) => trigger.name === name) || !triggers.some((trigger) => trigger.name === name))
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...dropped.map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`)),
    ...emptied.map((name) => db.prepare(`DELETE FROM "${name}"`)),
    ...virtual.map((sql) => db.prepare(sql)),
    ...rows.map(({ table, row }) => insertion(db, table, row)),
    ...missing.map(({ sql }) => db.prepare(sql)),
  ])
}

/** The tables with rows. A result of D1 has at most a hundred columns. */
async function filledOf(db: D1Database, tables: readonly string[]): Promise<ReadonlySet<string>> {
  const parts = Array.from({ length: Math.ceil(tables.length / 100) }, (_, at) => tables.slice(at * 100, (at + 1) * 100))
  const asked = parts.map((part) => db.prepare(`SELECT ${part.map((name) => `EXISTS (SELECT 1 FROM "${name}") AS "${name}"`).join(', ')}`))
  const answers = await db.batch<Readonly<Record<string, number>>>(asked)
  return new Set(answers.flatMap(({ results: [row = {}] }) => Object.keys(row).filter((name) => row[name] === 1)))
}

async function take(db: D1Database): Promise<Snapshot> {
  const { results: all } = await db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all<{ name: string; sql: string }>()
  const virtual = all.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql))
  const isOwn = (name: string) => !/^(?:sqlite_|_cf_|d1_migrations$)/.test(name) && !virtual.some((index) => name.startsWith(index.name))
  const tables = all.map(({ name }) => name).filter(isOwn)
  const { results: triggers } = await db.prepare("SELECT name, tbl_name AS 'table', sql FROM sqlite_master WHERE type = 'trigger'").all<Trigger>()
  const rows = await Promise.all(tables.map(async (table) => ({ table, rows: (await db.prepare(`SELECT * FROM "${table}"`).all<Row>()).results })))
  return {
    tables,
    // A contentless table is emptied by a special command.
    virtual: virtual.map(({ name, sql }) => (/content\s*=/i.test(sql) ? `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')` : `DELETE FROM "${name}"`)),
    rows: rows.flatMap(({ table, rows }) => rows.map((row) => ({ table, row }))),
    triggers,
  }
}

function insertion(db: D1Database, table: string, row: Row): D1PreparedStatement {
  const columns = Object.keys(row)
  const sql = `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  // D1 returns a blob as an array of bytes, but accepts an array buffer.
  return db.prepare(sql).bind(...Object.values(row).map((value) => (Array.isArray(value) ? Uint8Array.from(value).buffer : value)))
}
