import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/http/agency.ts'
import { setCookies } from '#worker/http/device-cookie.ts'
import { isFromOwnPages } from '#worker/http/write-guard.ts'
import { relayMails } from '#worker/mail/relay.ts'
import { ownerOf } from '#worker/owners/owner-session.ts'
import { addOptions, keepPasskey, ownerOfPasskey, signInOptions } from '#worker/owners/passkeys.ts'
import { type SignInContext, startSession } from '#worker/owners/sign-in.ts'

type Site = { Bindings: Env }

const base64url = type(/^[\w-]{1,4000}$/)
const credential = { id: base64url, rawId: base64url, type: "'public-key'", clientExtensionResults: 'object' } as const
const Added = type({
  ...credential,
  response: { clientDataJSON: base64url, attestationObject: base64url, 'transports?': "('ble'|'cable'|'hybrid'|'internal'|'nfc'|'smart-card'|'usb')[]" },
})
const Answered = type({
  ...credential,
  response: { clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, 'userHandle?': base64url },
})

/** Mounted at /passkeys, for the scripts of the log-in and the account: the challenges of passkeys and their answers, in JSON. */
export const passkeys = new Hono<Site>()

passkeys.use(bodyLimit({ maxSize: 20_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))
passkeys.use(async (context, next) => {
  context.header('Cache-Control', 'private, no-store')
  return isFromOwnPages(context.req.raw) ? next() : context.json({ error: 'only pages of this site may ask' }, 403)
})

passkeys.post('/sign-in/options', async (context) => context.json(await signInOptions(await signInContext(context))))

passkeys.post('/sign-in', async (context) => {
  const asked = await signInContext(context)
  const answered = Answered(await readJson(context))
  const owner = answered instanceof type.errors ? null : await ownerOfPasskey(asked, { ...answered, clientExtensionResults: {} })
  if (owner === null) return context.json({ error: 'this passkey is not known here' }, 403)
  const answer = context.body(null, 204)
  setCookies(answer, await startSession(asked, owner, null))
  return answer
})

passkeys.post('/options', async (context) => {
  const asked = await signInContext(context)
  const owner = await ownerOf(asked)
  return owner === null ? context.json({ error: 'this needs a log-in' }, 401) : context.json(await addOptions(asked, owner))
})

passkeys.post('/', async (context) => {
  const asked = await signInContext(context)
  const owner = await ownerOf(asked)
  if (owner === null) return context.json({ error: 'this needs a log-in' }, 401)
  const added = Added(await readJson(context))
  const isKept = !(added instanceof type.errors) && (await keepPasskey(asked, owner, { ...added, clientExtensionResults: {} }))
  return isKept ? context.body(null, 204) : context.json({ error: 'this passkey was not added' }, 403)
})

async function signInContext({ env, req, executionCtx }: Context<Site>): Promise<SignInContext> {
  const store = openStore(env.DB, env.LISTINGS, (work) => executionCtx.waitUntil(work))
  const settings = settingsOf(env)
  return {
    store,
    settings,
    agency: await agencyOf(env),
    now: new Date(),
    origin: settings.origin,
    cookies: req.header('Cookie') ?? null,
    userAgent: req.header('User-Agent') ?? null,
    clientAddress: req.header('CF-Connecting-IP') ?? null,
    relay: (ids) => store.defer(relayMails(env, ids)),
  }
}

async function readJson(context: Context<Site>): Promise<unknown> {
  return context.req.json().catch(() => null)
}
