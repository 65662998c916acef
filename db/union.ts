import { type SQL, sql } from 'drizzle-orm'

/** Parts of a UNION that D1 takes at most. */
const maxParts = 5

/** Rows in the order of an index: what they are sorted by, then their ids. */
export interface SortedPart {
  readonly value: SQL
  readonly id: SQL
  /** From FROM on. */
  readonly rows: SQL
}

/**
 * SQL for the ids that come first among all parts. Up to five parts are merged row by row, so that about as many rows are read as are wanted; of
 * more, which D1 does not take, the beginning of each is read.
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
