import { createId } from '@paralleldrive/cuid2'
import { encodeBase64Url } from 'hono/utils/encode'
import { addToken } from '#db/accounts/api-tokens.ts'
import type { Db } from '#db/client.ts'
import { type TokenScope, tokenScopes } from '#db/model/accounts/token-scope.ts'
import { hashOfToken } from './require-token.ts'

/** Valid names of API tokens. */
export const tokenName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Creates an API token; only its hash is stored. @returns null if a token of that name is in use */
export async function makeToken(
  db: Db,
  name: string,
  wanted: readonly string[],
  now: Date,
): Promise<{ readonly token: string; readonly scopes: readonly TokenScope[] } | null> {
  const scopes = tokenScopes.filter((scope) => wanted.includes(scope))
  const token = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer).replaceAll('=', '')
  const isNew = await addToken(db, { id: createId(), name, hash: hashOfToken(token), scopes }, now)
  return isNew ? { token, scopes } : null
}
