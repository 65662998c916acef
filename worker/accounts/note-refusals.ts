import type { MiddlewareHandler } from 'hono'
import type { SecurityKind } from '#db/model/accounts/security-event.ts'
import { isLocale } from '#messages/locales.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { type RouteName, trailOf } from '#ui/routes.ts'
import { sessionOf } from '#worker/accounts/owners/owner-session.ts'
import { staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { noteSecurity } from './note-security.ts'

const kinds: ReadonlyMap<number, SecurityKind> = new Map([
  [401, 'token'],
  [403, 'refused'],
  [429, 'limited'],
])

/** Counts every refused request in the security log, whichever guard refused it. */
export const noteRefusals: MiddlewareHandler<{ Bindings: Env }> = async (context, next) => {
  await next()
  const { env, executionCtx, req, res } = context
  if (res.status < 400 || res.status > 429) return
  const url = new URL(req.url)
  const screen = screenOf(url.pathname)
  const cookies = req.header('Cookie') ?? null
  const kind = kinds.get(res.status) ?? kindOfMissing(res.status, url, screen, cookies)
  if (kind === null) return
  const store = storeOf(env, executionCtx)
  const settings = settingsOf(env)
  const request = { store, settings, now: new Date(), clientAddress: req.header('CF-Connecting-IP') ?? null, origin: settings.origin, cookies }
  store.defer(
    (async () => {
      const account = kind === 'refused' ? ((await staffSessionOf(request))?.member.id ?? (await sessionOf(request))?.owner.id ?? null) : null
      if (res.status !== 404 || kind === 'link' || account !== null) noteSecurity(request, kind, screen ?? pathStart(url.pathname), account)
    })(),
  )
}

/** What is not found: a link with a seal that is forged or has ended, or a record that an account has no right to. */
function kindOfMissing(status: number, { pathname, searchParams }: URL, screen: RouteName | null, cookies: string | null): SecurityKind | null {
  if (status !== 404 && status !== 410) return null
  if (/^\/(?:webhooks|calendars)\//.test(pathname)) return 'link'
  if (screen === null) return null
  if (searchParams.has('seal') || searchParams.has('link')) return 'link'
  const trail = trailOf(screen)
  return status === 404 && cookies !== null && (trail.includes('desk') || trail.includes('ownerPortal')) ? 'refused' : null
}

function screenOf(pathname: string): RouteName | null {
  const code = pathname.slice(1, 3)
  return isLocale(code) ? (routeOf(pathname.slice(3), code)?.name ?? null) : null
}

/** The first segment, such as `/import`; other spellings of it are one. */
function pathStart(pathname: string): string {
  return /^\/[a-z-]{1,20}(?=\/|$)/.exec(pathname)?.[0] ?? '/'
}
