import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Agency } from '#db/model/agency.ts'
import { fixedListing, type SiteLanguages } from '#db/model/agency-settings.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { filled, routeOfOriginal, unprefixed } from '#ui/route-lookup.ts'
import type { Env } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'
import { enabledLocale, negotiate } from '#worker/http/language.ts'
import { redirection } from '#worker/http/redirection.ts'

type Request = Context<{ Bindings: Env }>

const languageCookie = 'lng'
const varied = { Vary: 'Accept-Language, Cookie' }

/** The visitor's language where the path has none: `?lng=`, cookie, Accept-Language, default. */
export async function preferredLocale(context: Request): Promise<Locale> {
  return negotiated(context, (await requestAgency(context)).languages)
}

/** The same among these languages. */
export function negotiated(context: Request, languages: SiteLanguages): Locale {
  return negotiate(
    { lng: context.req.query('lng'), cookie: getCookie(context, languageCookie), acceptLanguage: context.req.header('Accept-Language') },
    languages.enabled,
    languages.default,
  )
}

/** `/` redirects to the home page in the negotiated language. */
export async function toHome(context: Request): Promise<Response> {
  const { languages } = await requestAgency(context)
  const locale = negotiated(context, languages)
  const chosen = enabledLocale(context.req.query('lng'), languages.enabled)
  return redirection(302, `/${locale}/${withoutLanguage(new URL(context.req.url))}`, { ...varied, ...(chosen ? choiceCookie(context, chosen) : {}) })
}

/** Redirects a path of a screen without a language prefix, localised or original, to its localised path. Null if it names no screen. */
export function toLocalised(context: Request, { languages, fixedPages }: Agency): Response | null {
  const url = new URL(context.req.url)
  const preferred = negotiated(context, languages)
  const search = withoutLanguage(url)
  const property = fixedListing(fixedPages, url.pathname)
  if (property !== null) return redirection(302, `/property/${property}${search}`, varied)
  const named = unprefixed(url.pathname).filter(({ locale }) => languages.enabled.includes(locale))
  const own = named.find(({ locale }) => locale === preferred)
  const original = routeOfOriginal(url.pathname)
  const found = own?.found ?? original ?? named[0]?.found
  if (!found || url.pathname === '/') return null
  const locale = own || original ? preferred : (named[0]?.locale ?? preferred)
  return redirection(302, filled(found, locale) + search, varied)
}

/** `?lng=fr` on a localised page redirects to the same page in French, other parameters kept, cookie set. Null without an enabled language. */
export async function toChosenLanguage(
  context: Request,
  languages: SiteLanguages,
  url: URL,
  locale: Locale,
  alternate: (locale: Locale) => Promise<string | null>,
): Promise<Response | null> {
  const chosen = enabledLocale(url.searchParams.get('lng'), languages.enabled)
  if (!chosen) return null
  const path = chosen === locale ? url.pathname : ((await alternate(chosen)) ?? `/${chosen}/`)
  const below = isPreview(new URL(context.req.url)) ? '/preview' : ''
  return redirection(302, below + path + withoutLanguage(url), choiceCookie(context, chosen))
}

/** Whether an address is below /preview/, where cookie checks are off. */
export function isPreview(url: URL): boolean {
  return url.pathname.toLowerCase().startsWith('/preview/')
}

/** Redirects to the canonical spelling: lower-case language, trailing slash. Null if the path has it. */
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

/** Remembers an explicit choice for 180 days; strictly necessary, so it needs no consent. */
function choiceCookie(context: Request, locale: Locale): Record<string, string> {
  const secure = new URL(context.req.url).protocol === 'https:'
  return { 'Set-Cookie': generateCookie(languageCookie, locale, { path: '/', maxAge: 180 * 24 * 60 * 60, sameSite: 'Lax', secure }) }
}
