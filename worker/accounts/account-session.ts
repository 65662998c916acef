import type { Db } from '#db/client.ts'
import { isFresh } from '#db/model/accounts/fresh-log-in.ts'
import { minute } from '#db/model/site/durations.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'
import { type AccountCookie, readAccountCookie } from '#worker/site/requests/device-cookie.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { isToken } from './random-token.ts'

/** The parts of a request that identify its session. */
export type SessionContext = Pick<RequestContext, 'cookies' | 'origin' | 'store' | 'now'>

/** The parts of a request that a sign-in needs. */
export type SignInContext = Pick<RequestContext, 'store' | 'settings' | 'agency' | 'now' | 'origin' | 'cookies' | 'userAgent' | 'clientAddress' | 'relay'>

/** Session storage of one kind of account. */
interface SessionKind<Found> {
  readonly cookie: AccountCookie
  find(db: Db, hash: string, now: Date): Promise<Found | null>
  /** Records a use of a session, which restarts its idle timeout. */
  touch(db: Db, hash: string, now: Date): Promise<void>
}

const noteEvery = 5 * minute

/** The session hash from a request's cookie, unverified; null without a cookie. */
export function sessionHashIn(cookie: AccountCookie, { cookies, origin }: Pick<SessionContext, 'cookies' | 'origin'>): string | null {
  const token = readAccountCookie(origin, cookie, cookies)
  return isToken(token) ? hashOfToken(token) : null
}

/** The session of a request and its hash; null without one. One query of the primary, since a replica may still have a session that has ended. */
export async function accountSession<Found extends { readonly createdAt: string; readonly usedAt: string }>(
  context: SessionContext,
  { cookie, find, touch }: SessionKind<Found>,
): Promise<{ readonly found: Found; readonly hash: string; readonly isFresh: boolean } | null> {
  const { store, now } = context
  const hash = sessionHashIn(cookie, context)
  const found = hash === null ? null : await find(store.primary, hash, now)
  if (hash === null || found === null) return null
  if (now.getTime() - Date.parse(found.usedAt) > noteEvery) store.defer(touch(store.primary, hash, now))
  return { found, hash, isFresh: isFresh(found.createdAt, now) }
}
