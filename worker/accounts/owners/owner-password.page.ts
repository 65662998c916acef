import { spendLink, voidLinks } from '#db/accounts/owner-links.ts'
import { endOtherSessions } from '#db/accounts/owner-sessions.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { setPassword } from '#db/owners/owners.ts'
import { OwnerPasswordPage } from '#ui/accounts/owners/owner-account.page.tsx'
import { OwnerResetPage } from '#ui/accounts/owners/owner-sign-in.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { ownerCache, ownerLoaded } from '#worker/accounts/account-screen.ts'
import { askForLink, type OpenedLink, openLink } from '#worker/accounts/owners/owner-links.ts'
import { newMailId, noticeMail } from '#worker/accounts/owners/owner-mails.ts'
import { hashPassword, newPasswordState, typedPassword } from '#worker/accounts/owners/passwords.ts'
import { accountSubject, signInState, startSession } from '#worker/accounts/owners/sign-in.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const purposes = ['invitation', 'reset'] as const

/** Sets a password by a mailed link and logs in. GET changes nothing. */
export const ownerPassword = definePage('ownerPassword', {
  view: OwnerPasswordPage,
  cache: ownerCache,
  async load(context) {
    const opened = await openLink(context, purposes)
    if (opened === null) return ownerLoaded('ownerPassword', context, { title: 'owner.dead', status: 410 }, (screen) => ({ screen, account: null }))
    const account = { email: opened.owner.recipient, isNew: !opened.owner.hasPassword }
    return ownerLoaded('ownerPassword', context, {}, (screen) => ({ screen, account }))
  },
  async act(context, sent) {
    const opened = await openLink(context, purposes)
    if (opened === null) throw redirection(303, context.requested.pathname + context.requested.search)
    const wrong = await newPasswordState(sent, opened.owner, context)
    if (wrong !== null) return wrong
    const hash = await hashPassword(typedPassword(sent, 'newPassword'))
    return hash === null ? signInState({ outcome: 'busy' }) : changeBy(opened, hash, context)
  },
})

/** Spends the link, sets the password, ends all sessions and logs in on this device. */
async function changeBy({ id, owner }: OpenedLink, hash: string, context: PageContext): Promise<never> {
  const { store, now, locale, requested, relay } = context
  const db = store.primary
  const used = await spendLink(db, id, now)
  if (used.length === 0) throw redirection(303, requested.pathname + requested.search)
  const mail = owner.hasPassword ? newMailId() : null
  await db.batch([
    setPassword(db, owner.id, hash, now),
    endOtherSessions(db, owner.id, null),
    voidLinks(db, owner.id, now),
    ...(mail === null ? [] : [insertMail(db, mail, noticeMail(context, owner, { about: 'password' }), now.toISOString(), null)]),
  ])
  relay(mail === null ? [] : [mail])
  // Passkeys outlive the reset; one that a thief has added would open the account again.
  const next = owner.hasPasskey ? `${href('ownerAccount', locale)}?done=reset` : `${href('ownerPortal', locale)}?done=password`
  const answer = redirection(303, next)
  setCookies(answer, await startSession(context, owner, 'email', await accountSubject(context, owner.email)))
  throw answer
}

/** Requests a link to reset the password; same response for known and unknown addresses (decisions, "Password reset"). */
export const ownerReset = definePage('ownerReset', {
  view: OwnerResetPage,
  cache: ownerCache,
  async load(context) {
    const isSent = context.sent === null && context.requested.searchParams.has('sent')
    return ownerLoaded('ownerReset', context, isSent ? { title: 'owner.reset.sent' } : {}, (screen) => ({ screen, isSent }))
  },
  async act(context, sent) {
    const email = textOf(sent, 'email')
    if (!isEmail(email)) return { ...freshForm, typed: { email }, errors: { email: email === '' ? 'missing' : 'invalid' } }
    const link = await askForLink(context, email, 'reset')
    if (link.outcome === 'limited') return { ...freshForm, typed: { email }, limited: true }
    throw redirection(303, `${href('ownerReset', context.locale)}?sent=1`)
  },
})
