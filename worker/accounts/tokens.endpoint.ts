import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { listTokens, revokeToken } from '#db/accounts/api-tokens.ts'
import { openStore } from '#db/client.ts'
import { tokenScopes } from '#db/model/accounts/token-scope.ts'
import type { Env } from '#worker/env.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { makeToken, requireBootstrap, tokenName } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const TokenRequest = type({
  '+': 'reject',
  name: type('string').matching(tokenName),
  scopes: type
    .enumerated(...tokenScopes)
    .array()
    .atLeastLength(1),
})

/** Mounted at /tokens, for the bootstrap token only: creates, lists and revokes API tokens. */
export const tokens = new Hono<Site>()

tokens.use(requireBootstrap)
tokens.use(bodyLimit({ maxSize: 2000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

tokens.get('/', async (context) => context.json({ tokens: await listTokens(dbOf(context)) }))

/** The only response that contains the token itself. */
tokens.post('/', async (context) => {
  const body = TokenRequest(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const { name } = body
  const made = await makeToken(dbOf(context), name, body.scopes, new Date())
  return made === null
    ? context.json({ error: `a token named ${name} is in use: revoke it first` }, 409)
    : context.json({ name, scopes: made.scopes, token: made.token }, 201)
})

tokens.delete('/:name', async (context) => {
  const isRevoked = await revokeToken(dbOf(context), context.req.param('name'), new Date())
  return isRevoked ? context.body(null, 204) : context.json({ error: 'no token of that name is in use' }, 404)
})

function dbOf(context: Context<Site>) {
  return openStore(context.env.DB, context.env.LISTINGS).db
}
