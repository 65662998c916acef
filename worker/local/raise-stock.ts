import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/**
 * The statement that raises the version of the stock, for a batch that writes listings without an import: pages that were read before, such
 * as the lists that an import warms, show the change.
 */
export function raisingStock(database: D1Database): D1PreparedStatement {
  return database.prepare('UPDATE catalogue SET version = version + 1, changed_at = ?').bind(new Date().toISOString())
}
