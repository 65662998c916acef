import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { drainBody } from './drain-body.ts'

const maxForm = 12 * 1024 * 1024 // a file of 5 MB with its form; a somewhat larger file still gets its error on the page

/** Whether a write comes from our own pages (Sec-Fetch-Site, else Origin). A client that sends neither is not a browser and has no cookies to abuse. */
function isOurOwn(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  return origin === null || origin === new URL(request.url).origin
}

/** Refuses writes from other sites' pages. */
export const guardWrites: MiddlewareHandler = async (context, next) => {
  if (isOurOwn(context.req.raw)) return next()
  return context.text('Forbidden', 403)
}

/** Refuses bodies over the size of any form, before reading them. */
export const limitForms: MiddlewareHandler = bodyLimit({
  maxSize: maxForm,
  async onError(context) {
    await drainBody(context.req.raw, 8 * maxForm)
    return context.text('Content too large', 413)
  },
})
