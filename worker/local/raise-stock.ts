import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/**
 * The statement that raises the stock version, for a batch that writes listings without an import: invalidates cached pages, such as the lists that an
 * import warms.
 */
export function raisingStock(database: D1Database): D1PreparedStatement {
  return database.prepare('UPDATE catalogue SET version = version + 1, changed_at = ?').bind(new Date().toISOString())
}
