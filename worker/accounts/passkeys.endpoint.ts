import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SignInContext } from '#worker/accounts/account-session.ts'
import { noteSecurity } from '#worker/accounts/note-security.ts'
import { sessionOf } from '#worker/accounts/owners/owner-session.ts'
import { addOptions, keepPasskey, ownerOfPasskey, signInOptions } from '#worker/accounts/owners/passkeys.ts'
import { startSession } from '#worker/accounts/owners/sign-in.ts'
import { startStaffSession } from '#worker/accounts/staff/sign-in.ts'
import { keepStaffPasskey, staffAddOptions, staffOfPasskey, staffSignInOptions } from '#worker/accounts/staff/staff-passkeys.ts'
import { staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayMails } from '#worker/site/queue.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { isFromOwnPages } from '#worker/site/requests/write-guard.ts'

type Site = { Bindings: Env }

const base64url = type(/^[\w-]{1,4000}$/)
const credential = { id: base64url, rawId: base64url, type: "'public-key'", clientExtensionResults: 'object' } as const
const Added = type({
  ...credential,
  response: { clientDataJSON: base64url, attestationObject: base64url, 'transports?': "('ble'|'cable'|'hybrid'|'internal'|'nfc'|'smart-card'|'usb')[]" },
})
const SentAnswer = type({
  ...credential,
  response: { clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, 'userHandle?': base64url },
})

/** Passkey operations of one kind of account. */
interface Accounts<Account> {
  /** What the security log calls them. */
  readonly of: 'owner' | 'staff'
  signInOptions(context: SignInContext): Promise<object>
  /** The account of a valid response; null otherwise. */
  accountOf(context: SignInContext, response: AuthenticationResponseJSON): Promise<Account | null>
  /** Logs the account in. @returns the `Set-Cookie`s */
  start(context: SignInContext, account: Account): Promise<readonly string[]>
  /** The account that is logged in, and whether it has just done so; null without one. */
  current(context: SignInContext): Promise<{ readonly account: Account; readonly isFresh: boolean } | null>
  addOptions(context: SignInContext, account: Account): Promise<object>
  /** Adds a passkey. @returns false if the response is invalid */
  keep(context: SignInContext, account: Account, response: RegistrationResponseJSON): Promise<boolean>
}

/** Mounted at /passkeys: WebAuthn challenges and responses as JSON, for the scripts of login and account pages. */
export const passkeys = new Hono<Site>()

passkeys.use(bodyLimit({ maxSize: 20_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))
passkeys.use(async (context, next) => {
  context.header('Cache-Control', 'private, no-store')
  return isFromOwnPages(context.req.raw) ? next() : context.json({ error: 'only pages of this site may ask' }, 403)
})

passkeys.route(
  '/desk',
  passkeysOf({
    of: 'staff',
    signInOptions: staffSignInOptions,
    accountOf: staffOfPasskey,
    start: async (context, member) => [await startStaffSession(context, member, 'passkeys')],
    async current(context) {
      const session = await staffSessionOf(context)
      return session && { account: session.member, isFresh: session.isFresh }
    },
    addOptions: staffAddOptions,
    keep: keepStaffPasskey,
  }),
)
passkeys.route(
  '/',
  passkeysOf({
    of: 'owner',
    signInOptions,
    accountOf: ownerOfPasskey,
    start: (context, owner) => startSession(context, owner, 'passkeys', null),
    async current(context) {
      const session = await sessionOf(context)
      return session && { account: session.owner, isFresh: session.isFresh }
    },
    addOptions,
    keep: keepPasskey,
  }),
)

function passkeysOf<Account>(accounts: Accounts<Account>): Hono<Site> {
  const routes = new Hono<Site>()
  routes.post('/sign-in/options', async (context) => context.json(await accounts.signInOptions(await signInContext(context))))
  routes.post('/sign-in', async (context) => {
    const signIn = await signInContext(context)
    const answered = SentAnswer(await readJson(context))
    const account = answered instanceof type.errors ? null : await accounts.accountOf(signIn, { ...answered, clientExtensionResults: {} })
    if (account === null) {
      noteSecurity(signIn, 'failed', `${accounts.of} passkeys`)
      return context.json({ error: 'this passkey is not known here' }, 403)
    }
    const answer = context.body(null, 204)
    setCookies(answer, await accounts.start(signIn, account))
    return answer
  })
  routes.post('/options', async (context) => {
    const signIn = await signInContext(context)
    const session = await accounts.current(signIn)
    if (!session?.isFresh) return context.json({ error: 'this needs a fresh log-in' }, 401)
    return context.json(await accounts.addOptions(signIn, session.account))
  })
  routes.post('/', async (context) => {
    const signIn = await signInContext(context)
    const session = await accounts.current(signIn)
    if (session === null) return context.json({ error: 'this needs a log-in' }, 401)
    // The challenge, which is bound to the account, was given to a fresh session minutes ago.
    const added = Added(await readJson(context))
    const isAdded = !(added instanceof type.errors) && (await accounts.keep(signIn, session.account, { ...added, clientExtensionResults: {} }))
    return isAdded ? context.body(null, 204) : context.json({ error: 'this passkey was not added' }, 403)
  })
  return routes
}

async function signInContext({ env, req, executionCtx }: Context<Site>): Promise<SignInContext> {
  const store = storeOf(env, executionCtx)
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
