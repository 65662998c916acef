import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** What a table of the database is read as instead. */
export interface Overlay {
  readonly table: string
  /** A query for all its columns in their order; it names the table itself as `main.TABLE`. */
  readonly rows: string
}

const readStart = /^\s*(?:select|with)\b/i
const withStart = /^\s*with\s+(recursive\s+)?/i
/** A common table expression has no indexes of its own; SQLite finds those of the table below it. */
const indexHint = /\bindexed\s+by\s+\w+/gi

/**
 * A database that can only be read, with some tables replaced by queries: each read gets them as common table expressions of the tables' names, which
 * SQLite looks up before tables. Writes do nothing.
 */
export function overlaidDatabase(database: D1Database, overlays: readonly Overlay[]): D1Database {
  const prepare = (query: string) => (readStart.test(query) ? database.prepare(overlaid(query, overlays)) : ignoring(database))
  const batch = <Row>(statements: D1PreparedStatement[]) => database.batch<Row>(statements)
  return {
    prepare,
    batch,
    withSession: () => ({ prepare, batch, getBookmark: () => null }),
    exec: async () => ({ count: 0, duration: 0 }),
    dump: () => Promise.reject(new Error('an overlaid database is not dumped')),
  }
}

function overlaid(query: string, overlays: readonly Overlay[]): string {
  const used = overlays.filter(({ table }) => new RegExp(`\\b${table}\\b`).test(query))
  if (used.length === 0) return query
  // Not materialized, so that conditions reach the table's indexes.
  const tables = used.map(({ table, rows }) => `${table} AS NOT MATERIALIZED (${rows})`).join(', ')
  const plain = query.replace(indexHint, '')
  const start = withStart.exec(plain)
  return start === null ? `WITH ${tables} ${plain}` : `WITH ${start[1] ?? ''}${tables}, ${plain.slice(start[0].length)}`
}

function ignoring(database: D1Database): D1PreparedStatement {
  const statement = database.prepare('SELECT 1 WHERE 0')
  statement.bind = () => statement
  return statement
}
