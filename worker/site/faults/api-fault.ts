import { createId } from '@paralleldrive/cuid2'
import type { Context } from 'hono'
import { translator } from '#messages/translate.ts'
import type { Env } from '#worker/env.ts'
import { visitorLocale } from '#worker/site/languages/language.ts'

/** A short error reference that is logged and that a visitor can quote. */
export function newReference(): string {
  return createId().slice(0, 10)
}

/** Whether a path belongs to the public API, which always responds with JSON. */
export function isApi(path: string): boolean {
  return /^\/api(?:\/|$)/.test(path)
}

/** An error response of the public API, in the requested language. */
export function apiFault(
  context: Context<{ Bindings: Env }>,
  status: number,
  headers: Readonly<Record<string, string>> = {},
  reference = newReference(),
): Response {
  return faultOfApi(context.req.raw, context.env, status, headers, reference)
}

/** `apiFault` without a Hono context. */
export function faultOfApi(request: Request, env: Env, status: number, headers: Readonly<Record<string, string>> = {}, reference = newReference()): Response {
  const t = translator(visitorLocale(request, env, 'lang'))
  return Response.json(
    { error: t('api.error'), reference },
    { status, headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'private, no-store', ...headers } },
  )
}
