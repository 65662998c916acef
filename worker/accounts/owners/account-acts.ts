import { voidLinks } from '#db/accounts/owner-links.ts'
import { removePasskey } from '#db/accounts/owner-passkeys.ts'
import { endNamedSession, endOtherSessions } from '#db/accounts/owner-sessions.ts'
import { forgiveAttempt } from '#db/accounts/sign-in-failures.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { setDigest, setPassword } from '#db/owners/owners.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { randomToken } from '#worker/accounts/random-token.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { mailLink } from './owner-links.ts'
import { newMailId, noticeMail } from './owner-mails.ts'
import type { OwnerSession } from './owner-session.ts'
import { hashPassword, newPasswordState, typedPassword } from './passwords.ts'
import { checkPassword, signInState } from './sign-in.ts'

export type AccountAct = 'endSession' | 'endAll' | 'password' | 'address' | 'removePasskey' | 'digestOn' | 'digestOff'

/** Whether an act must wait for another log-in: a change of log-in data in an old session, unless the form asks for the current password. */
export function needsLogIn(act: AccountAct, { owner, isFresh }: OwnerSession): boolean {
  if (isFresh || act === 'digestOn' || act === 'digestOff') return false
  return !(owner.hasPassword && (act === 'password' || act === 'address'))
}

/** Performs an act of the account page. @returns its name for the query, `out` if the session has ended too, or the form's state */
type PerformAct = (context: PageContext, session: OwnerSession, sent: FormData) => Promise<string | FormState>

/** The acts of the account page, by the value of the submit button. */
export const accountActs: Readonly<Record<AccountAct, PerformAct>> = {
  async endSession({ store }, { owner }, sent) {
    await endNamedSession(store.primary, owner.id, textOf(sent, 'session'))
    return 'session'
  },
  async endAll({ store }, { owner }) {
    await store.primary.batch([endOtherSessions(store.primary, owner.id, null)])
    return 'out'
  },
  async removePasskey({ store }, { owner }, sent) {
    await removePasskey(store.primary, owner.id, textOf(sent, 'passkey'))
    return 'removed'
  },
  digestOn: (context, session) => digest(context, session, true),
  digestOff: (context, session) => digest(context, session, false),
  password: changePassword,
  address: askForAddress,
}

async function digest({ store, now }: PageContext, { owner }: OwnerSession, isEnabled: boolean): Promise<string> {
  await setDigest(store.primary, owner.id, isEnabled, now)
  return 'digest'
}

/** Changes the password after checking the current one; logs out other devices. */
async function changePassword(context: PageContext, session: OwnerSession, sent: FormData): Promise<string | FormState> {
  const { store, now, relay } = context
  const { owner, hash: currentHash } = session
  const wrong = (await newPasswordState(sent, owner, context)) ?? (await refusal(context, session, sent, 'password'))
  if (wrong !== null) return wrong
  const hash = await hashPassword(typedPassword(sent, 'newPassword'))
  if (hash === null) return signInState({ outcome: 'busy' })
  const db = store.primary
  const mail = newMailId()
  await db.batch([
    setPassword(db, owner.id, hash, now),
    endOtherSessions(db, owner.id, currentHash),
    voidLinks(db, owner.id, now),
    insertMail(db, mail, noticeMail(context, owner, { about: 'password' }), now.toISOString(), null),
  ])
  relay([mail])
  return 'password'
}

/** Mails a link to the new address, which takes effect when the link is used. */
async function askForAddress(context: PageContext, session: OwnerSession, sent: FormData): Promise<string | FormState> {
  const address = textOf(sent, 'newEmail')
  const typed = { newEmail: address }
  if (!isEmail(address)) return { ...freshForm, typed, errors: { newEmail: address === '' ? 'missing' : 'invalid' } }
  const wrong = await refusal(context, session, sent, 'passwordNow')
  if (wrong !== null) return { ...wrong, typed }
  await mailLink(context, session.owner, { id: randomToken(), purpose: 'email', recipient: address })
  return 'asked'
}

/** Checks the current password in a field; null if it is correct or the account has none. Failures are throttled like logins. */
async function refusal(context: PageContext, { owner }: OwnerSession, sent: FormData, field: string): Promise<FormState | null> {
  if (!owner.hasPassword) return null
  const password = typedPassword(sent, field)
  if (password === '') return { ...freshForm, errors: { [field]: 'missing' } }
  const result = await checkPassword(context, owner.email, password)
  if (result.outcome === 'wrong') return { ...freshForm, errors: { [field]: 'invalid' } }
  if (result.outcome !== 'in') return signInState(result)
  const [first, ...others] = forgiveAttempt(context.store.primary, result.subjects)
  if (first) await context.store.primary.batch([first, ...others])
  return null
}
