import { sql } from 'drizzle-orm'
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TokenScope } from '../model/accounts/token-scope.ts'

/** API tokens of the agency's programs: only the SHA-256 of each is stored. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<readonly TokenScope[]>().notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
    revokedAt: text('revoked_at'),
  },
  (table) => [uniqueIndex('api_tokens_by_hash').on(table.hash), uniqueIndex('api_tokens_by_name').on(table.name).where(sql`revoked_at IS NULL`)],
)
