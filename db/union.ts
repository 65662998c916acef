import { type SQL, sql } from 'drizzle-orm'

/** Parts of a UNION that D1 takes at most. */
const maxParts = 5

/** SQL for the rows of all parts; more parts than D1 takes are nested. @param parts each may stand in a UNION as it is */
export function unionOf(parts: readonly SQL[]): SQL {
  if (parts.length <= maxParts) return sql.join([...parts], sql` UNION ALL `)
  const groups = Array.from({ length: Math.ceil(parts.length / maxParts) }, (_, index) => parts.slice(index * maxParts, (index + 1) * maxParts))
  return unionOf(groups.map((group) => sql`SELECT * FROM (${sql.join(group, sql` UNION ALL `)})`))
}
