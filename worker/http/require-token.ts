import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '#worker/env.ts'
import { drainBody } from './drain-body.ts'

/** Lets in whoever holds the site's token (IMPORT_TOKEN), as programs of the agency do; nothing of the answer is kept. */
export const requireToken: MiddlewareHandler<{ Bindings: Env }> = async (context, next) => {
  context.header('Cache-Control', 'no-store')
  if (!context.env.IMPORT_TOKEN) return context.json({ error: 'the setting IMPORT_TOKEN is missing' }, 503)
  if (!holdsToken(context.req.header('Authorization'), context.env.IMPORT_TOKEN)) {
    await drainBody(context.req.raw, smallBody)
    context.header('WWW-Authenticate', 'Bearer')
    return context.json({ error: 'a valid token is needed' }, 401)
  }
  return next()
}

const smallBody = 64 * 1024

function holdsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
