import { createHash, timingSafeEqual } from 'node:crypto'
import { createId } from '@paralleldrive/cuid2'
import type { Context, MiddlewareHandler } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { HTTPException } from 'hono/http-exception'
import { encodeBase64Url } from 'hono/utils/encode'
import { addToken, findToken, noteTokenUse } from '#db/accounts/api-tokens.ts'
import { type Db, openStore } from '#db/client.ts'
import { type TokenScope, tokenScopes } from '#db/model/accounts/token-scope.ts'
import type { ImportSender } from '#db/model/feeds/import-run.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { drainBody } from '#worker/site/requests/read-body.ts'

type Site = { Bindings: Env }

/** What a valid token authorises: everything (the bootstrap token, IMPORT_TOKEN), or the scopes of a token in D1. */
type Grant = 'everything' | readonly TokenScope[]

declare module 'hono' {
  interface ContextVariableMap {
    grant: Grant
    /** Null: the bootstrap token. */
    tokenName: string | null
    /** The sender of an import. */
    sender: ImportSender
  }
}

const maxRefusedBody = 64 * 1024

/** Guards the endpoints of a scope: 401 without a valid token, 403 without the scope, in JSON. Responses are never cached. */
export function requireScope(scope: TokenScope): MiddlewareHandler<Site> {
  return guard(scope)
}

/** Sets the token as the sender of the import on a guarded request. */
export const sentByToken: MiddlewareHandler<Site> = async (context, next) => {
  context.set('sender', { via: 'token', by: context.get('tokenName') })
  await next()
}

/** Guards endpoints for the bootstrap token only. */
export const requireBootstrap: MiddlewareHandler<Site> = guard('bootstrap')

function guard(needed: TokenScope | 'bootstrap'): MiddlewareHandler<Site> {
  return async (context, next) => {
    const refusal = await refusalFor(needed, context)
    if (refusal) return refusal
    await next()
    if ((context.res.status === 404 || context.res.status === 405) && isPage(context.res)) await answerUnknown(context)
  }
}

function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** Replaces the visitors' page of an unknown path, or of a method that no page takes, with JSON for an unknown path below an endpoint. */
async function answerUnknown(context: Context<Site>): Promise<void> {
  await context.res.body?.cancel()
  context.res = undefined
  context.res = context.json({ error: 'no such address' }, 404, { 'Cache-Control': 'no-store' })
}

/** The error response for a request without a token for this scope; null if it has one. For endpoints that also accept a sealed link. */
export async function refusalFor(needed: TokenScope | 'bootstrap', context: Context<Site>): Promise<Response | null> {
  context.header('Cache-Control', 'no-store')
  const grant = await grantOf(context)
  if (grant instanceof Response) return grant
  if (grant === 'everything' || (needed !== 'bootstrap' && grant.includes(needed))) return null
  await drainBody(context.req.raw, maxRefusedBody)
  context.header('WWW-Authenticate', 'Bearer error="insufficient_scope"')
  return context.json({ error: needed === 'bootstrap' ? 'only the bootstrap token may do this' : `this needs a token with the scope ${needed}` }, 403)
}

/** The stored form of a token: SHA-256 in hexadecimal. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The same response for a missing, malformed and unknown token, to reveal nothing. */
const unauthorized = {
  wwwAuthenticateHeader: 'Bearer',
  async message(context: Context): Promise<Response> {
    await drainBody(context.req.raw, maxRefusedBody)
    return context.json({ error: 'a valid token is needed' }, 401)
  },
}

const authenticate = bearerAuth<Site>({
  noAuthenticationHeader: unauthorized,
  invalidAuthenticationHeader: unauthorized,
  invalidToken: unauthorized,
  async verifyToken(token, context) {
    const found = await findGrant(token, context.env)
    if (found === null) return false
    context.set('grant', found.grant)
    context.set('tokenName', found.name)
    return true
  },
})

async function grantOf(context: Context<Site>): Promise<Grant | Response> {
  try {
    await authenticate(context, async () => undefined)
    return context.get('grant')
  } catch (error) {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  }
}

/** The format of our tokens: 32 random bytes in base64url. Anything else needs no query. */
const ourToken = /^[\w-]{43}$/

async function findGrant(token: string, env: Env): Promise<{ readonly grant: Grant; readonly name: string | null } | null> {
  const hash = hashOfToken(token)
  if (timingSafeEqual(Buffer.from(hash), Buffer.from(hashOfToken(env.IMPORT_TOKEN)))) return { grant: 'everything', name: null }
  if (!ourToken.test(token)) return null
  const { db } = openStore(env.DB, env.LISTINGS)
  const found = await findToken(db, hash)
  if (found === null) return null
  await noteTokenUse(db, found, new Date()).catch((error: unknown) => reportFault('the use of a token was not noted', error))
  return { grant: found.scopes, name: found.name }
}

/** Valid names of API tokens. */
export const tokenName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Creates an API token; only its hash is stored. @returns null if a token of that name is in use */
export async function makeToken(
  db: Db,
  name: string,
  requested: readonly string[],
  now: Date,
): Promise<{ readonly token: string; readonly scopes: readonly TokenScope[] } | null> {
  const scopes = tokenScopes.filter((scope) => requested.includes(scope))
  const token = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer).replaceAll('=', '')
  const isNew = await addToken(db, { id: createId(), name, hash: hashOfToken(token), scopes }, now)
  return isNew ? { token, scopes } : null
}
