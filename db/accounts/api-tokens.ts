import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { TokenScope } from '../model/accounts/token-scope.ts'
import { hour } from '../model/site/durations.ts'
import { apiTokens } from '../schema.ts'

/** API tokens of the agency's programs. Hashes are SHA-256 in hexadecimal, times UTC in ISO 8601. */

const { id, name, hash, scopes, createdAt, lastUsedAt, revokedAt } = apiTokens

interface NewToken {
  readonly id: string
  readonly name: string
  readonly hash: string
  readonly scopes: readonly TokenScope[]
}

/** Stores a token. @returns false if a token of that name is in use */
export async function addToken(db: Db, token: NewToken, now: Date): Promise<boolean> {
  const rows = await db
    .insert(apiTokens)
    .values({ ...token, createdAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id })
  return rows.length > 0
}

/** The token with that hash; null if unknown or revoked. */
export async function findToken(db: Db, hashed: string) {
  const found = await db
    .select({ id, name, scopes, lastUsedAt })
    .from(apiTokens)
    .where(and(eq(hash, hashed), isNull(revokedAt)))
    .get()
  return found ?? null
}

/** Records a use of a token, at most once an hour, so that not every call is a write. */
export async function noteTokenUse(db: Db, token: { readonly id: string; readonly lastUsedAt: string | null }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hour).toISOString()
  if (token.lastUsedAt !== null && token.lastUsedAt >= before) return
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now.toISOString() })
    .where(and(eq(id, token.id), or(isNull(lastUsedAt), lt(lastUsedAt, before))))
}

/** Every token, revoked ones too, by name and age, without the hashes. */
export async function listTokens(db: Db) {
  return db.select({ name, scopes, createdAt, lastUsedAt, revokedAt }).from(apiTokens).orderBy(asc(name), asc(createdAt))
}

/** Revokes the token of a name. @returns false if no token of that name is in use */
export async function revokeToken(db: Db, revoked: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(name, revoked), isNull(revokedAt)))
    .returning({ id })
  return rows.length > 0
}
