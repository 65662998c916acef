import { endSession, touchSession } from '#db/accounts/owner-sessions.ts'
import type { Db } from '#db/client.ts'
import type { HomeKind, OwnedHome } from '#db/model/owners/owner.ts'
import { ownedProjectOf } from '#db/owners/owner-homes.ts'
import { findSessionOwner, type OwnerAccount } from '#db/owners/owners.ts'
import { href } from '#ui/routes.ts'
import { accountSession, type SessionContext, sessionHashIn } from '#worker/accounts/account-session.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'
import { accountCookie } from '#worker/site/requests/device-cookie.ts'

/** A valid session. */
export interface OwnerSession {
  readonly owner: OwnerAccount
  /** The hash that the session is stored under. */
  readonly hash: string
  /** Whether it began within the last minutes, which changes of log-in data need. */
  readonly isFresh: boolean
}

const sessionKind = { cookie: '__Host-session', find: findSessionOwner, touch: touchSession } as const

/** The session hash from a request's cookie, unverified; null without a cookie. */
export function sessionHash(context: Pick<SessionContext, 'cookies' | 'origin'>): string | null {
  return sessionHashIn(sessionKind.cookie, context)
}

/** The session of a request; null if not logged in. */
export async function sessionOf(context: SessionContext): Promise<OwnerSession | null> {
  const session = await accountSession(context, sessionKind)
  return session === null ? null : { owner: session.found.owner, hash: session.hash, isFresh: session.isFresh }
}

/** The owner of a request's session; null if not logged in. */
export async function ownerOf(context: SessionContext): Promise<OwnerAccount | null> {
  return (await sessionOf(context))?.owner ?? null
}

/** The session of a request; otherwise throws a redirect to the login, which returns to the page. */
export async function requireSession(context: SessionContext & Pick<RequestContext, 'locale' | 'url'>): Promise<OwnerSession> {
  const session = await sessionOf(context)
  if (session !== null) return session
  const next = new URLSearchParams({ next: context.url.pathname + context.url.search })
  throw redirection(302, `${href('ownerLogin', context.locale)}?${next}`)
}

/** The owner of a request; without one, the redirect of `requireSession`. */
export async function requireOwner(context: SessionContext & Pick<RequestContext, 'locale' | 'url'>): Promise<OwnerAccount> {
  return (await requireSession(context)).owner
}

/** One of an owner's homes, or a unit of their project. Null for any other, whether it exists or not: both respond with 404. */
export async function ownerHome(db: Db, { homes }: Pick<OwnerAccount, 'homes'>, kind: HomeKind, id: number): Promise<OwnedHome | null> {
  if (homes.some((home) => home.kind === kind && home.id === id)) return { kind, id }
  const projects = homes.filter((home) => home.kind === 'project').map((home) => home.id)
  return kind === 'listing' && (await ownedProjectOf(db, id, projects)) ? { kind, id } : null
}

/** Ends the session of a request and deletes its cookie. @returns the `Set-Cookie` */
export async function logOut(context: SessionContext): Promise<string> {
  const hash = sessionHash(context)
  if (hash !== null) await context.store.primary.batch([endSession(context.store.primary, hash)])
  return accountCookie(context.origin, '__Host-session', '', 0)
}
