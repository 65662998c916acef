import type { StaffMember } from '#db/model/staff.ts'
import { findSessionStaff } from '#db/staff.ts'
import { touchStaffSession } from '#db/staff-sessions.ts'
import { href } from '#ui/routes.ts'
import { isToken } from '#worker/accounts/random-token.ts'
import { readAccountCookie } from '#worker/http/device-cookie.ts'
import { redirection } from '#worker/http/redirection.ts'
import type { RequestContext } from '#worker/http/request-context.ts'
import { hashOfToken } from '#worker/http/require-token.ts'

/** A sign-in at the desk that is valid now. */
export interface StaffSession {
  readonly member: StaffMember
  /** The hash that the session is stored under. */
  readonly hash: string
}

type SessionContext = Pick<RequestContext, 'cookies' | 'origin' | 'store' | 'now'>

const noteEvery = 5 * 60 * 1000

/** The hash of the session that a request's cookie names, valid or not; null without one. */
export function staffSessionHash({ cookies, origin }: Pick<SessionContext, 'cookies' | 'origin'>): string | null {
  const token = readAccountCookie(origin, '__Host-desk', cookies)
  return isToken(token) ? hashOfToken(token) : null
}

/** The session of a request; null without a sign-in. One query, of the primary database: a replica may still have a session that was ended. */
export async function staffSessionOf(context: SessionContext): Promise<StaffSession | null> {
  const { store, now } = context
  const hash = staffSessionHash(context)
  const found = hash === null ? null : await findSessionStaff(store.primary, hash, now)
  if (hash === null || found === null) return null
  if (now.getTime() - Date.parse(found.usedAt) > noteEvery) store.defer(touchStaffSession(store.primary, hash, now))
  return { member: found.member, hash }
}

/** The session of a request; without one, a redirect to the sign-in is thrown, which leads back to the page. */
export async function requireStaff(context: SessionContext & Pick<RequestContext, 'locale' | 'url'>): Promise<StaffSession> {
  const session = await staffSessionOf(context)
  if (session === null) throw signInFirst(context)
  return session
}

/** The redirect to the sign-in, which leads back to the page. */
export function signInFirst({ locale, url }: Pick<RequestContext, 'locale' | 'url'>): Response {
  const next = new URLSearchParams({ next: url.pathname + url.search })
  return redirection(302, `${href('deskSignIn', locale)}?${next}`)
}
