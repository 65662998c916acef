import { findSessionStaff, findSessionStaffAt } from '#db/accounts/staff.ts'
import { touchStaffSession } from '#db/accounts/staff-sessions.ts'
import type { Db } from '#db/client.ts'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import { href } from '#ui/routes.ts'
import { accountSession, type SessionContext, sessionHashIn } from '#worker/accounts/account-session.ts'
import { draftPath } from '#worker/accounts/form-drafts.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import type { PageContext, RequestContext } from '#worker/site/pages/page.ts'

/** A valid session at the desk. */
export interface StaffSession {
  readonly member: StaffMember
  /** The hash that the session is stored under. */
  readonly hash: string
  /** Whether it began within the last minutes, which changes of log-in data need. */
  readonly isFresh: boolean
}

const sessionKind = { cookie: '__Host-desk', find: findSessionStaff, touch: touchStaffSession } as const

/** The session hash from a request's cookie, unverified; null without a cookie. */
export function staffSessionHash(context: Pick<SessionContext, 'cookies' | 'origin'>): string | null {
  return sessionHashIn(sessionKind.cookie, context)
}

/** The session of a request; null if not signed in. */
export async function staffSessionOf(context: SessionContext): Promise<StaffSession | null> {
  const session = await accountSession(context, sessionKind)
  return session === null ? null : { member: session.found.member, hash: session.hash, isFresh: session.isFresh }
}

/** The session of a request with the member's drafts of its page; otherwise throws a redirect to the sign-in, which returns to the page. */
export async function requireStaff(context: SessionContext & Pick<PageContext, 'locale' | 'url' | 'requested'>) {
  const path = draftPath(context)
  const find = (db: Db, hash: string, now: Date) => findSessionStaffAt(db, hash, now, path)
  const session = await accountSession(context, { ...sessionKind, find })
  if (session === null) throw signInFirst(context)
  const { found, hash, isFresh } = session
  return { session: { member: found.member, hash, isFresh } satisfies StaffSession, drafts: found.drafts }
}

/** The redirect to the sign-in, which returns to the page. */
export function signInFirst({ locale, url }: Pick<RequestContext, 'locale' | 'url'>): Response {
  const next = new URLSearchParams({ next: url.pathname + url.search })
  return redirection(302, `${href('deskSignIn', locale)}?${next}`)
}
