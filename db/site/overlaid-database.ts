import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** What a table of the database is read as instead. */
export interface Overlay {
  readonly table: string
  /** A query for all its columns in their order; it names the table itself as `main.TABLE`. */
  readonly rows: string
  /** The values of its parameters: a statement takes 100,000 bytes, each value 2,000,000. */
  readonly values?: readonly string[]
}

const read = /^\s*(?:select|with)\b(?![\s\S]*\b(?:insert into|update|delete from)\b)/i
const withStart = /^\s*with\s+(recursive\s+)?/i
/** A common table expression has no indexes of its own; SQLite finds those of the table below it. */
const indexHint = /\bindexed\s+by\s+\w+/gi

/**
 * A database that can only be read, with some tables replaced by queries: each read gets them as common table expressions of the tables' names, which
 * SQLite looks up before tables. Writes do nothing.
 */
export function overlaidDatabase(database: D1Database, overlays: readonly Overlay[]): D1Database {
  const prepare = (query: string) => (read.test(query) ? overlaid(database, query, overlays) : ignoring(database))
  const batch = <Row>(statements: D1PreparedStatement[]) => database.batch<Row>(statements)
  return {
    prepare,
    batch,
    withSession: () => ({ prepare, batch, getBookmark: () => null }),
    exec: async () => ({ count: 0, duration: 0 }),
    dump: () => Promise.reject(new Error('an overlaid database is not dumped')),
  }
}

function overlaid(database: D1Database, query: string, overlays: readonly Overlay[]): D1PreparedStatement {
  const used = overlays.filter(({ table }) => new RegExp(`\\b${table}\\b`).test(query))
  if (used.length === 0) return database.prepare(query)
  // Not materialized, so that conditions reach the table's indexes.
  const tables = used.map(({ table, rows }) => `${table} AS NOT MATERIALIZED (${rows})`).join(', ')
  const plain = query.replace(indexHint, '')
  const start = withStart.exec(plain)
  const whole = start === null ? `WITH ${tables} ${plain}` : `WITH ${start[1] ?? ''}${tables}, ${plain.slice(start[0].length)}`
  const values = used.flatMap((each) => each.values ?? [])
  const unbound = database.prepare(whole)
  if (values.length === 0) return unbound
  const statement = unbound.bind(...values)
  // The query's own parameters are numbered after these.
  statement.bind = (...own) => unbound.bind(...values, ...own)
  return statement
}

function ignoring(database: D1Database): D1PreparedStatement {
  const statement = database.prepare('SELECT 1 WHERE 0')
  statement.bind = () => statement
  return statement
}
