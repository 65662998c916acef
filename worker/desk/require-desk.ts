import type { MiddlewareHandler } from 'hono'
import { isGranted, type Permission, type StaffMember } from '#db/model/accounts/staff.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { drainBody } from '#worker/site/requests/read-body.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { isFromOwnPages } from '#worker/site/requests/write-guard.ts'
import { staffSessionOf } from '../accounts/staff/staff-session.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The signed-in member. */
    member: StaffMember
  }
}

const maxRefusedBody = 64 * 1024

/** Guards an endpoint for the desk's scripts: 401 without a session, 403 without the permission or for a cross-site request, in JSON. */
export function requireDesk(permission: Permission): MiddlewareHandler<{ Bindings: Env }> {
  return async (context, next) => {
    context.header('Cache-Control', 'private, no-store')
    const { env, executionCtx, req } = context
    const store = storeOf(env, executionCtx)
    const cookies = req.header('Cookie') ?? null
    const session = isFromOwnPages(req.raw) ? await staffSessionOf({ cookies, origin: settingsOf(env).origin, store, now: new Date() }) : null
    if (session !== null && isGranted(session.member.role, permission)) {
      context.set('member', session.member)
      context.set('sender', { via: 'upload', by: session.member.id })
      return next()
    }
    await drainBody(req.raw, maxRefusedBody)
    return session === null ? context.json({ error: 'this needs a log-in' }, 401) : context.json({ error: 'your role may not do this' }, 403)
  }
}
