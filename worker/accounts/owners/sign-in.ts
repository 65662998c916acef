import { endSession, insertSession, knownDevices, rememberDevice } from '#db/accounts/owner-sessions.ts'
import { countAttempt, forgiveAttempt } from '#db/accounts/sign-in-failures.ts'
import { insertMail } from '#db/mail/outbox.ts'
import type { LogInWay } from '#db/model/accounts/security-event.ts'
import { deviceDays, type SignInSubjects, sessionTimes } from '#db/model/owners/owner.ts'
import { day } from '#db/model/site/durations.ts'
import { type OwnerAccount, renewHash } from '#db/owners/owners.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { SignInContext } from '#worker/accounts/account-session.ts'
import { deviceName } from '#worker/accounts/device-name.ts'
import { noteSecurity } from '#worker/accounts/note-security.ts'
import { isToken, randomToken } from '#worker/accounts/random-token.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { ownerHash, ownerHashes } from '#worker/signing/mailed-link.ts'
import { accountCookie, readAccountCookie } from '#worker/site/requests/device-cookie.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { newMailId, noticeMail } from './owner-mails.ts'
import { sessionHash } from './owner-session.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

/** The result of a login attempt. `delayed`: throttled, the password was not checked. */
export type SignIn =
  | { readonly outcome: 'in'; readonly owner: OwnerAccount; readonly subjects: SignInSubjects }
  | { readonly outcome: 'wrong' | 'busy' }
  | { readonly outcome: 'delayed'; readonly seconds: number }

/** Checks a password. Known and unknown addresses take the same queries and the same hashing, against account enumeration. */
export async function checkPassword(context: SignInContext, email: string, password: string): Promise<SignIn> {
  const { store, now } = context
  const subjects = await subjectsOf(context, email)
  const { wait, owner } = await countAttempt(store.primary, subjects, email, now)
  if (wait > 0) return { outcome: 'delayed', seconds: wait }
  const isRight = await isPassword(password, owner?.password ?? null)
  if (isRight === null) return { outcome: 'busy' }
  if (!isRight || owner === null) {
    noteSecurity(context, 'failed', 'owner password', owner?.id ?? subjects.account)
    return { outcome: 'wrong' }
  }
  if (owner.password !== null && isOutdated(owner.password)) store.defer(renew(context, owner.id, owner.password, password))
  return { outcome: 'in', owner, subjects }
}

async function renew({ store }: SignInContext, id: string, before: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  if (hash !== null) await renewHash(store.primary, id, before, hash)
}

/** The keyed hashes under which failed logins of a client and an address are counted. */
async function subjectsOf({ settings: { signing }, clientAddress }: SignInContext, email: string): Promise<SignInSubjects> {
  const client = await senderHashes(signing, clientAddress, 'signIn')
  return { account: await ownerHash(signing, 'account', email.trim().toLowerCase()), client: client?.[0] ?? null }
}

/** The subject whose failures a login by mailed link resets: the account. */
export async function accountSubject(context: SignInContext, email: string): Promise<SignInSubjects> {
  return { ...(await subjectsOf(context, email)), client: null }
}

/**
 * Logs an owner in on this device, in one batch; a device new to the account is reported by mail.
 * @param way how the owner has proved who they are
 * @param subjects whose failures to reset; null: none
 * @returns the `Set-Cookie` headers
 */
export async function startSession(context: SignInContext, owner: OwnerAccount, way: LogInWay, subjects: SignInSubjects | null): Promise<readonly string[]> {
  const { store, now, origin, settings, userAgent, cookies, relay } = context
  const db = store.primary
  const device = await deviceOf(context)
  const { hasOthers, isKnown } = await knownDevices(db, owner.id, device.hashes)
  const name = deviceName(userAgent)
  const mail = hasOthers && !isKnown ? { id: newMailId(), mail: noticeMail(context, owner, { about: 'device', device: name }) } : null
  const token = randomToken()
  const before = sessionHash({ cookies, origin })
  await db.batch([
    insertSession(db, { hash: hashOfToken(token), ownerId: owner.id, device: name }, now),
    rememberDevice(db, owner.id, await ownerHash(settings.signing, 'device', device.token), now),
    ...(before === null ? [] : [endSession(db, before)]),
    ...(subjects === null ? [] : forgiveAttempt(db, subjects)),
    ...(mail === null ? [] : [insertMail(db, mail.id, mail.mail, now.toISOString(), null)]),
  ])
  if (mail !== null) relay([mail.id])
  noteSecurity(context, 'signIn', `owner ${way}`, owner.id)
  return [accountCookie(origin, '__Host-session', token, sessionTimes.absolute / day), accountCookie(origin, '__Host-device', device.token, deviceDays)]
}

/** The device's token: from its cookie, or a new one. */
async function deviceOf({ cookies, origin, settings }: SignInContext): Promise<{ readonly token: string; readonly hashes: readonly string[] }> {
  const known = readAccountCookie(origin, '__Host-device', cookies)
  const token = isToken(known) ? known : randomToken()
  return { token, hashes: await ownerHashes(settings.signing, 'device', token) }
}

/** The form's state after a failed attempt. */
export function signInState(result: Exclude<SignIn, { outcome: 'in' }>): FormState {
  if (result.outcome === 'delayed') return { ...freshForm, limited: true, problem: 'delayed', retryAfter: result.seconds }
  return result.outcome === 'busy' ? { ...freshForm, failed: true, problem: 'busy', retryAfter: 10 } : { ...freshForm, problem: 'wrong' }
}
