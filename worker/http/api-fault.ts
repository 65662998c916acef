import { createId } from '@paralleldrive/cuid2'
import type { Context } from 'hono'
import { translator } from '#messages/translate.ts'
import type { Env } from '#worker/env.ts'
import { visitorLocale } from '#worker/http/visitor-locale.ts'

/** A short text that a visitor can quote and that is in the log. */
export function newReference(): string {
  return createId().slice(0, 10)
}

/** Whether a path belongs to the public API, which always answers JSON. */
export function isApi(path: string): boolean {
  return /^\/api(?:\/|$)/.test(path)
}

/** The answer of the public API to a request it cannot answer, in the language asked for. */
export function apiFault(
  context: Context<{ Bindings: Env }>,
  status: number,
  headers: Readonly<Record<string, string>> = {},
  reference = newReference(),
): Response {
  return faultOfApi(context.req.raw, context.env, status, headers, reference)
}

/** The same without a context. */
export function faultOfApi(request: Request, env: Env, status: number, headers: Readonly<Record<string, string>> = {}, reference = newReference()): Response {
  const t = translator(visitorLocale(request, env, 'lang'))
  return Response.json(
    { error: t('api.error'), reference },
    { status, headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'private, no-store', ...headers } },
  )
}
