import { getTableColumns, type SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { catalogue } from '../schema.ts'
import type { Overlay } from './overlaid-database.ts'

/** The catalogue as a publication would leave it: at the next version of one of its parts. */
export function nextCatalogue(part: 'version' | 'agency' | 'content'): Overlay {
  const columns = Object.values(getTableColumns(catalogue)).map(({ name }) => (name === part ? `${name} + 1 AS ${name}` : name))
  return { table: 'catalogue', rows: `SELECT ${columns.join(', ')} FROM main.catalogue` }
}

/** A query with its values in place, for a statement whose parameters are another's. */
export function inPlace(query: SQL): string {
  return new SQLiteSyncDialect().sqlToQuery(query.inlineParams()).sql
}
