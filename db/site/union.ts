import { type SQL, sql } from 'drizzle-orm'

/** D1's limit on the terms of a compound SELECT. */
const maxParts = 5

/** Rows in index order: by sort value, then id. */
export interface SortedPart {
  readonly value: SQL
  readonly id: SQL
  /** SQL from FROM onwards. */
  readonly rows: SQL
}

/**
 * SQL for the first ids of all parts together. Up to five parts are merged by SQLite, which reads about as many rows as wanted; with more, beyond D1's
 * limit, `limit` rows of each part are read.
 */
export function firstOf(parts: readonly SortedPart[], isRising: boolean, limit: number): SQL {
  const order = (value: SQL, id: SQL) => (isRising ? sql`ORDER BY ${value}, ${id} LIMIT ${limit}` : sql`ORDER BY ${value} DESC, ${id} DESC LIMIT ${limit}`)
  const [only, ...others] = parts
  if (only === undefined) return sql`SELECT NULL WHERE false`
  if (others.length === 0) return sql`SELECT ${only.id} ${only.rows} ${order(only.value, only.id)}`
  const selects = parts.map(({ value, id, rows }) => sql`SELECT ${id} AS id, ${value} AS value ${rows}`)
  const merged = order(sql`value`, sql`id`)
  if (selects.length <= maxParts) return sql`SELECT id FROM (${sql.join(selects, sql` UNION ALL `)} ${merged})`
  return sql`SELECT id FROM (${unionOf(selects.map((select) => sql`SELECT * FROM (${select} ${merged})`))}) ${merged}`
}

function unionOf(parts: readonly SQL[]): SQL {
  if (parts.length <= maxParts) return sql.join([...parts], sql` UNION ALL `)
  const groups = Array.from({ length: Math.ceil(parts.length / maxParts) }, (_, index) => parts.slice(index * maxParts, (index + 1) * maxParts))
  return unionOf(groups.map((group) => sql`SELECT * FROM (${sql.join(group, sql` UNION ALL `)})`))
}
