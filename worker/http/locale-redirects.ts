import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isLocale, type Locale } from '#messages/locales.ts'
import { filled, fixedProperty, routeOfOriginal, unprefixed } from '#ui/route-lookup.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { enabledLocale, negotiate } from '#worker/http/language.ts'
import { redirection } from '#worker/http/redirection.ts'

type Request = Context<{ Bindings: Env }>

const languageCookie = 'lng'
const varied = { Vary: 'Accept-Language, Cookie' }

/** The language a visitor gets where the path does not say: `?lng=`, cookie, Accept-Language, default. */
export function preferredLocale(context: Request): Locale {
  const { enabled, fallback } = settingsOf(context.env)
  return negotiate(
    { lng: context.req.query('lng'), cookie: getCookie(context, languageCookie), acceptLanguage: context.req.header('Accept-Language') },
    enabled,
    fallback,
  )
}

/** `/`: the home of the negotiated language, which every visitor may have otherwise. */
export function toHome(context: Request): Response {
  const locale = preferredLocale(context)
  const chosen = enabledLocale(context.req.query('lng'), settingsOf(context.env).enabled)
  return redirection(302, `/${locale}/${withoutLanguage(new URL(context.req.url))}`, { ...varied, ...(chosen ? choiceCookie(context, chosen) : {}) })
}

/** A path that names a screen without saying its language, localised or language-neutral: to its localised path. Null when it names none. */
export function toLocalised(context: Request): Response | null {
  const url = new URL(context.req.url)
  const { enabled } = settingsOf(context.env)
  const preferred = preferredLocale(context)
  const search = withoutLanguage(url)
  const property = fixedProperty(url.pathname)
  if (property !== null) return redirection(302, `/property/${property}${search}`, varied)
  const named = unprefixed(url.pathname).filter(({ locale }) => enabled.includes(locale))
  const own = named.find(({ locale }) => locale === preferred)
  const original = routeOfOriginal(url.pathname)
  const found = own?.found ?? original ?? named[0]?.found
  if (!found || url.pathname === '/') return null
  const locale = own || original ? preferred : (named[0]?.locale ?? preferred)
  return redirection(302, filled(found, locale) + search, varied)
}

/** `?lng=fr` on a localised page: the same page in French, other parameters kept, the choice remembered. Null when it asks for no language of ours. */
export async function toChosenLanguage(
  context: Request,
  url: URL,
  locale: Locale,
  alternate: (locale: Locale) => Promise<string | null>,
): Promise<Response | null> {
  const chosen = enabledLocale(url.searchParams.get('lng'), settingsOf(context.env).enabled)
  if (!chosen) return null
  const path = chosen === locale ? url.pathname : ((await alternate(chosen)) ?? `/${chosen}/`)
  const below = isPreview(new URL(context.req.url)) ? '/preview' : ''
  return redirection(302, below + path + withoutLanguage(url), choiceCookie(context, chosen))
}

/** Whether an address asks for a page with cookie checks off. */
export function isPreview(url: URL): boolean {
  return url.pathname.toLowerCase().startsWith('/preview/')
}

/** Canonical spelling: lower-case language, a slash at the end. Null when the path is spelled so. */
export function toCanonical(url: URL): Response | null {
  const [, code = '', ...rest] = url.pathname.split('/')
  const lower = code.toLowerCase()
  if (!isLocale(lower)) return null
  const path = `/${[lower, ...rest].join('/')}`.replace(/\/{2,}/g, '/')
  const canonical = path.endsWith('/') ? path : `${path}/`
  return canonical === url.pathname ? null : redirection(301, canonical + url.search)
}

function withoutLanguage(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('lng')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** An explicit choice, kept for 180 days; needed for the service asked for, so no consent is. */
function choiceCookie(context: Request, locale: Locale): Record<string, string> {
  const secure = new URL(context.req.url).protocol === 'https:' ? '; Secure' : ''
  return { 'Set-Cookie': `${languageCookie}=${locale}; Path=/; Max-Age=15552000; SameSite=Lax${secure}` }
}
