import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { drainBody } from './drain-body.ts'

const largestForm = 12 * 1024 * 1024 // a picture or a CV of 5 MB and the words around it; one that is somewhat larger is told so on its page

/** Whether a write comes from a page of ours. Browsers say where from: newer ones in Sec-Fetch-Site, all of them in Origin; who says neither is no browser, and carries no cookie of one. */
function isOurOwn(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  return origin === null || origin === new URL(request.url).origin
}

/** Lets only what our own pages send be written. */
export const guardWrites: MiddlewareHandler = async (context, next) => {
  if (isOurOwn(context.req.raw)) return next()
  return context.text('Forbidden', 403)
}

/** Refuses more than a form can be, before reading it. */
export const limitForms: MiddlewareHandler = bodyLimit({
  maxSize: largestForm,
  async onError(context) {
    await drainBody(context.req.raw, 8 * largestForm)
    return context.text('Content too large', 413)
  },
})
