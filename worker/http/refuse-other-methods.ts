import type { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Env } from '#worker/env.ts'

type Site = { Bindings: Env }

/** Answers 405 in JSON where nothing answers a method at the address of an endpoint. An address that is a page as well keeps the page's answer. */
export function refuseOtherMethods(endpoints: Hono<Site>) {
  return methodNotAllowed({
    app: endpoints,
    async onMethodNotAllowed(context, methods) {
      await context.res.body?.cancel()
      // Else the headers of the page that was not found would stay.
      context.res = undefined
      return context.json({ error: `this address takes ${methods.join(', ')}` }, 405, { Allow: methods.join(', '), 'Cache-Control': 'no-store' })
    },
  })
}
