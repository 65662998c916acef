import type { Hono, MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { routeOfOriginal, unprefixed } from '#ui/route-lookup.ts'
import type { Env } from '#worker/env.ts'

type Site = { Bindings: Env }

/** Mounted after all endpoints: responds with 405 in JSON if an endpoint does not support the method. A path that is also a page's keeps its redirect. */
export function refuseOtherMethods(endpoints: Hono<Site>): MiddlewareHandler<Site> {
  const routes = new TrieRouter<string>()
  for (const { method, path } of endpoints.routes) if (method !== 'ALL') routes.add('ALL', path, method)
  return async (context, next) => {
    const { method, path } = context.req
    const allowed = [...new Set(routes.match('ALL', path)[0].flatMap(([each]) => (each === 'GET' ? ['GET', 'HEAD'] : [each])))]
    if (allowed.length === 0 || allowed.includes(method) || (isRead(method) && isPage(path))) return next()
    return context.json({ error: `this address takes ${allowed.join(', ')}` }, 405, { Allow: allowed.join(', '), 'Cache-Control': 'no-store' })
  }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a path without a language is a page's: `/newsletter`. */
function isPage(path: string): boolean {
  return routeOfOriginal(path) !== null || unprefixed(path).length > 0
}
