import type { ExecutionContext } from 'hono'
import { reportFault } from '#db/site/report-fault.ts'
import { locales } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { answerFromMemory, staleFromMemory } from '#worker/site/caching/memory-answer.ts'
import { faultOfApi, isApi } from '#worker/site/faults/api-fault.ts'
import { unlessSilent } from '#worker/site/faults/database-watch.ts'
import { faultPage } from '#worker/site/faults/fault-page.tsx'
import { keptForm } from '#worker/site/requests/kept-form.ts'
import { storeOf } from '../requests/store-of.ts'

type Render = () => Response | Promise<Response>

/** Paths with a timeout: pages and the public API. Endpoints for the agency's programs may take as long as they need. */
const watched = new RegExp(`^/(?:$|api/|property/|preview/|(?:${locales.join('|')})(?:/|$))`)

/** Seconds until a visitor may retry. */
const retryAfter = '10'

/** Timeout in milliseconds for a form. A form that cannot be stored is reported on its page; this only applies if that page cannot be rendered either. */
const formPatience = 2_000

/**
 * Handles a request: from page memory if possible, else by `render`. If the database does not respond or rendering fails, it serves a stale page with a
 * notice (stale-if-error), or else a 503 within a second.
 * @param keys query keys that remembered pages read
 */
export async function answerInTime(request: Request, env: Env, context: ExecutionContext, keys: ReadonlySet<string>, render: Render): Promise<Response> {
  if (!watched.test(new URL(request.url).pathname)) return render()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const answering = answerFromMemory(request, env, context, keys).then((remembered) => remembered ?? render())
  const store = storeOf(env, context)
  const answer = await unlessSilent(answering, store, isRead ? undefined : formPatience)
  if (answer !== null && answer.status < 500) return answer
  return staleFromMemory(request, env, keys) ?? answer ?? unavailable(request, env, context)
}

async function unavailable(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  reportFault(`the database did not answer: ${new URL(request.url).pathname}`)
  return isApi(new URL(request.url).pathname)
    ? faultOfApi(request, env, 503, { 'Retry-After': retryAfter })
    : faultPage(request, env, { kind: 'unavailable' }, 503, retryAfter, await keptForm(request, context))
}
