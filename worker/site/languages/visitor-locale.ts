import { isLocale, type Locale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { acceptedLocale, enabledLocale } from '#worker/site/languages/language.ts'
import { knownAgency } from '#worker/site/pages/agency.ts'

/**
 * The visitor's language for a response that must not wait for the database: from the path or a parameter, else from Accept-Language,
 * else the default.
 */
export function visitorLocale(request: Pick<Request, 'url' | 'headers'>, env: Env, parameter: string): Locale {
  const { languages } = knownAgency(env)
  const url = new URL(request.url)
  const code = url.pathname.replace(/^\/preview(?=\/)/i, '').split('/')[1]
  if (isLocale(code) && languages.enabled.includes(code)) return code
  return (
    enabledLocale(url.searchParams.get(parameter) ?? undefined, languages.enabled) ??
    acceptedLocale(request.headers.get('Accept-Language') ?? '', languages.enabled, languages.default) ??
    languages.default
  )
}
