import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { findStaffByEmail, listStaff } from '#db/accounts/staff.ts'
import { nameInAddress, staffRoles } from '#db/model/accounts/staff.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { isPersonName } from '#db/model/forms/person-name.ts'
import { locales } from '#messages/locales.ts'
import { inviteStaff, mailInvitation } from '#worker/accounts/staff/staff-links.ts'
import type { Env } from '#worker/env.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { requireBootstrap } from '#worker/site/requests/require-token.ts'
import { accountDeps } from './account-deps.endpoint.ts'

type Site = { Bindings: Env }

const email = type('string.trim').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address'))
const Invitation = type({
  '+': 'reject',
  email,
  'name?': type('string.trim').narrow((text, context) => isPersonName(text) || context.mustBe('a name')),
  'role?': type.enumerated(...staffRoles),
  'locale?': type.enumerated(...locales),
})
const Named = type({ '+': 'reject', email })

/** Mounted at /staff, for the bootstrap token only: creates the first manager of the desk and resends lost invitations. */
export const staff = new Hono<Site>()

staff.use(requireBootstrap)
staff.use(bodyLimit({ maxSize: 20_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

staff.get('/', async (context) => {
  const members = await listStaff(storeOf(context.env, context.executionCtx).primary)
  return context.json({
    staff: members.map(({ recipient, name, role, state, locale, lastUsedAt }) => ({ email: recipient, name, role, state, locale, lastUsedAt })),
  })
})

/** Invites an address, as a manager by default; resends the invitation if the account has never signed in. */
staff.post('/', async (context) => {
  const body = Invitation(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const deps = await accountDeps(context)
  const { languages } = deps.agency
  const locale = languages.enabled.find((each) => each === body.locale) ?? languages.default
  const name = body.name ?? nameInAddress(body.email)
  const { outcome, member } = await inviteStaff(deps, 'command', { email: body.email, name, role: body.role ?? 'manager', locale, offices: null })
  if (outcome === 'known' && member.state !== 'invited')
    return context.json({ error: `this address has an account already: ${member.role}, ${member.state}` }, 409)
  if (outcome === 'known') await mailInvitation(deps, member)
  return context.json({ email: member.recipient, name: member.name, role: member.role, state: member.state, locale: member.locale }, 201)
})

staff.post('/resend', async (context) => {
  const body = Named(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const member = await findStaffByEmail(storeOf(context.env, context.executionCtx).primary, body.email)
  if (member === null) return context.json({ error: 'no account has this address' }, 404)
  if (member.state !== 'invited') return context.json({ error: 'this account has signed in already: its holder can ask for a link' }, 409)
  await mailInvitation(await accountDeps(context), member)
  return context.json({ email: member.recipient, name: member.name, role: member.role, state: member.state, locale: member.locale })
})
