import type { Context } from 'hono'
import { isLocale, type Locale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { knownAgency } from '#worker/http/agency.ts'
import { acceptedLocale, enabledLocale } from '#worker/http/language.ts'

/**
 * The visitor's language for an answer that may not wait for a database: that of the path or of a parameter, then Accept-Language, then
 * the default.
 */
export function visitorLocale(context: Context<{ Bindings: Env }>, parameter: string): Locale {
  const { languages } = knownAgency(context)
  const code = new URL(context.req.url).pathname.split('/')[1]
  if (isLocale(code) && languages.enabled.includes(code)) return code
  return (
    enabledLocale(context.req.query(parameter), languages.enabled) ??
    acceptedLocale(context.req.header('Accept-Language') ?? '', languages.enabled, languages.default) ??
    languages.default
  )
}
