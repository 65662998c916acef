import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { removeOwnerDrafts } from '#db/accounts/form-drafts.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { isPersonName } from '#db/model/forms/person-name.ts'
import { homeKinds } from '#db/model/owners/owner.ts'
import { removeHomes } from '#db/owners/owner-homes.ts'
import { findOwnerByEmail, listOwners, type OwnerAccount, removeOwner } from '#db/owners/owners.ts'
import { eraseMailsOfOwner, forgetRemovedOwner } from '#db/owners/removed-owners.ts'
import { locales } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { invite, sendInvitation } from '#worker/owners/invite.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'
import { accountDeps } from '../accounts/account-deps.endpoint.ts'

type Site = { Bindings: Env }

const email = type('string.trim').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address'))
const homes = type({ kind: type.enumerated(...homeKinds), id: 'number.integer > 0' }).array()
const Invitation = type({
  '+': 'reject',
  email,
  homes: homes.atLeastLength(1).atMostLength(100),
  'name?': type('string.trim').narrow((text, context) => isPersonName(text) || context.mustBe('a name')),
  'locale?': type.enumerated(...locales),
})
const Named = type({ '+': 'reject', email, 'homes?': homes })

/** Mounted at /owners, for tokens with the office scope: owner accounts. See owners.md. */
export const owners = new Hono<Site>()

owners.use(requireScope('office'))
owners.use(bodyLimit({ maxSize: 20_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

owners.get('/', async (context) => context.json({ owners: (await listOwners(storeOf(context.env, context.executionCtx).primary)).map(described) }))

owners.post('/', async (context) => {
  const body = Invitation(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const deps = await accountDeps(context)
  const { languages } = deps.agency
  const locale = languages.enabled.find((each) => each === body.locale) ?? languages.default
  const invited = await invite(deps, { ...body, name: body.name ?? null, locale })
  if (invited.outcome === 'unknownHomes') {
    return context.json({ error: `the stock has no ${invited.homes.map(({ kind, id }) => `${kind} ${id}`).join(', no ')}` }, 422)
  }
  return context.json({ ...described(invited.owner), mailed: invited.mailed }, 201)
})

owners.post('/resend', async (context) => {
  const body = Named(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const owner = await findOwnerByEmail(storeOf(context.env, context.executionCtx).primary, body.email)
  if (owner === null) return context.json({ error: 'no account has this address' }, 404)
  if (owner.hasPassword) return context.json({ error: 'this account has a password: its owner can ask for a link to set another' }, 409)
  await sendInvitation(await accountDeps(context), owner)
  return context.json({ ...described(owner), mailed: 'invitation' })
})

/** With homes: removes those from the account. Without: deletes the account and ends its sessions. */
owners.delete('/', async (context) => {
  const body = Named(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const db = storeOf(context.env, context.executionCtx).primary
  const owner = await findOwnerByEmail(db, body.email)
  if (owner === null) return context.json({ error: 'no account has this address' }, 404)
  if (body.homes === undefined)
    await db.batch([
      eraseMailsOfOwner(db, body.email),
      removeOwnerDrafts(db, body.email),
      ...removeOwner(db, body.email, new Date()),
      forgetRemovedOwner(db, body.email),
    ])
  else if ((await removeHomes(db, owner.id, body.homes)).length === 0) return context.json({ error: 'the account has none of these homes' }, 404)
  return context.body(null, 204)
})

/** An account as the API returns it, without its password. */
function described({
  recipient,
  name,
  locale,
  hasPassword,
  wantsDigest,
  homes: owned,
  ...rest
}: OwnerAccount & { createdAt?: string; lastUsedAt?: string | null }) {
  const { createdAt, lastUsedAt } = rest
  return { email: recipient, name, locale, hasPassword, wantsDigest, homes: owned, ...(createdAt === undefined ? {} : { createdAt, lastUsedAt }) }
}
