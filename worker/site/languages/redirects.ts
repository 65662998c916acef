import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SiteLanguages } from '#db/model/agency/agency-settings.ts'
import type { CookieName } from '#db/model/privacy/device-storage.ts'
import { pathSegment } from '#db/model/site/path-segment.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type FindRoute, type FoundRoute, filled, localisedPath, pathInLocale, routeOfOriginal, spelledPath, unprefixed } from '#ui/route-lookup.ts'
import { patternOf, type RouteName, trailOf } from '#ui/routes.ts'
import { isLandingRoute } from '#ui/search/landing-paths.present.ts'
import type { Env } from '#worker/env.ts'
import { enabledLocale, negotiate } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { deviceCookie } from '#worker/site/requests/device-cookie.ts'

type Request = Context<{ Bindings: Env }>

/** Translates a path whose segments come from a record into another language; null if the route catalogue has them. */
export type RecordPath = (found: FoundRoute, from: Locale, to: Locale) => Promise<string | null>

/** The screens of a site, including the agency's articles and categories. */
export interface Screens {
  readonly find: FindRoute
  readonly recordPath: RecordPath
}

/** The language of a response to a path without a language. */
interface RequestedLanguage {
  readonly locale: Locale
  /** The language of `?lng=`, an explicit choice; null if absent. */
  readonly chosen: Locale | null
  /** `Vary`, and after an explicit choice the cookie that remembers it. */
  readonly headers: Readonly<Record<string, string>>
}

const languageCookie = 'lng' satisfies CookieName

/** The visitor's language where the path has none: `?lng=`, cookie, Accept-Language, default. */
export function requestedLanguage(context: Request, { enabled, default: standard }: SiteLanguages): RequestedLanguage {
  const chosen = enabledLocale(context.req.query('lng'), enabled)
  const locale = negotiate(
    { lng: chosen, cookie: getCookie(context, languageCookie), acceptLanguage: context.req.header('Accept-Language') },
    enabled,
    standard,
  )
  return { locale, chosen, headers: { Vary: 'Accept-Language, Cookie', ...(chosen ? choiceCookie(context, chosen) : {}) } }
}

/** The visitor's language for an answer that is not a redirect. */
export async function preferredLocale(context: Request): Promise<Locale> {
  return requestedLanguage(context, (await requestAgency(context)).languages).locale
}

/** `/` redirects to the home page in the visitor's language. */
export async function toHome(context: Request): Promise<Response> {
  const { locale, headers } = requestedLanguage(context, (await requestAgency(context)).languages)
  return redirection(302, `/${locale}/${queryWithoutLanguage(new URL(context.req.url))}`, headers)
}

/** Redirects a path of a screen without a language prefix, localised or original, to its localised path. Null if it names no screen. */
export async function toLocalised(context: Request, languages: SiteLanguages, { find, recordPath }: Screens): Promise<Response | null> {
  const url = new URL(context.req.url)
  const requested = requestedLanguage(context, languages)
  const named = unprefixed(url.pathname, find).filter(({ locale }) => languages.enabled.includes(locale))
  const own = named.find(({ locale }) => locale === requested.locale)
  const original = routeOfOriginal(url.pathname, find)
  const [source = null] = own ? [own] : original ? [] : named
  const found = source?.found ?? original
  if (!found) return null
  const locale = requested.chosen ?? source?.locale ?? requested.locale
  const plain = source ? pathInLocale(`/${source.locale}${url.pathname}`, locale) : localisedPath(url.pathname, locale)
  const recorded = await recordPath(found, source?.locale ?? 'en', locale)
  if (recorded === null && isLandingRoute(found)) return null
  return redirection(302, (recorded ?? plain) + queryWithoutLanguage(url), requested.headers)
}

/** `?lng=fr` on a localised page redirects to the same page in French, other parameters kept, cookie set. Null without an enabled language. */
export async function toChosenLanguage(context: Request, languages: SiteLanguages, from: Locale, screens: Screens): Promise<Response | null> {
  const { chosen, headers } = requestedLanguage(context, languages)
  if (!chosen) return null
  const url = new URL(context.req.url)
  const path = chosen === from ? url.pathname : await sameScreen(url.pathname, from, chosen, screens)
  return redirection(302, path + queryWithoutLanguage(url), headers)
}

/** The path of a localised page in another language; the language's home for an unknown one. */
async function sameScreen(path: string, from: Locale, to: Locale, { find, recordPath }: Screens): Promise<string> {
  const found = find(path.slice(from.length + 1), from)
  const plain = pathInLocale(path, to)
  return (found && (await recordPath(found, from, to))) ?? (plain === '/' ? `/${to}/` : plain)
}

/**
 * Redirects to the canonical spelling of a path: lower-case language, single slashes, one at the end, and a page's segments as the
 * catalogue has them. Null if the path has it, or begins with no enabled language.
 */
export function toCanonical(url: URL, { enabled }: SiteLanguages, { find }: Pick<Screens, 'find'>): Response | null {
  const [, code = '', ...rest] = url.pathname.split('/')
  const locale = enabledLocale(code, enabled)
  if (!locale) return null
  const path = rest.filter((segment) => segment !== '').join('/')
  const canonical = `/${locale}/${spelledPath(path, locale, find) ?? `${path}/`}`.replace(/\/\/$/, '/')
  if (canonical === url.pathname) return null
  const found = find(canonical.slice(locale.length + 1), locale)
  const isPrivate = found !== null && trailOf(found.name).some((name) => name === 'desk' || name === 'ownerPortal')
  return redirection(301, canonical + url.search, isPrivate ? { 'Cache-Control': 'private, no-store' } : {})
}

/** The query of an address without `lng`, with '?'; '' when nothing is left. */
export function queryWithoutLanguage(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('lng')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Remembers an explicit choice; strictly necessary, so it needs no consent. */
function choiceCookie(context: Request, locale: Locale): Record<string, string> {
  return { 'Set-Cookie': deviceCookie(context.req.url, languageCookie, locale) }
}

/** The lists whose first segment an address of a record begins with, and the screens below each by their number of segments. */
const families = [
  { list: 'forSale', below: ['townForSale', 'typeForSale', 'propertyForSale'], record: 'propertyForSale' },
  { list: 'forRent', below: ['townForRent', 'typeForRent', 'propertyForRent'], record: 'propertyForRent' },
  { list: 'projects', below: [null, null, 'project'], record: 'project' },
] as const satisfies readonly { list: RouteName; below: readonly (RouteName | null)[]; record: RouteName }[]

const recordId = /^[1-9]\d{0,14}$/

/**
 * Redirects an address that names a record without its optional segments ('/en/for-sale/ghent/20001/', '/fr/projets-neufs/901/'), or begins with another
 * language's segment for the goal ('/fr/te-koop/gent/villa/20001/', '/en/te-koop/'), to the canonical one (specification, section 2). One hop; the query
 * stays. Null for every other address, and for an unknown record.
 */
export async function toRecord(context: Request, languages: SiteLanguages, { recordPath }: Pick<Screens, 'recordPath'>): Promise<Response | null> {
  const url = new URL(context.req.url)
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const prefix = enabledLocale(segments[0] ?? '', languages.enabled)
  const [first = '', ...rest] = prefix === null ? segments : segments.slice(1)
  if (rest.length > 3) return null
  const spelled = pathSegment(decoded(first), prefix ?? 'en').replace(/\/$/, '')
  const named = families.flatMap((family) => {
    const spokenIn = locales.filter((locale) => patternOf(family.list, locale) === spelled)
    return spokenIn.length === 0 ? [] : [{ family, spokenIn }]
  })[0]
  if (!named) return null
  const id = rest.at(-1) ?? ''
  const isForeign = prefix !== null && !named.spokenIn.includes(prefix)
  const isShort = rest.length > 0 && rest.length < 3 && recordId.test(id)
  if (!isForeign && !isShort) return null
  const requested = requestedLanguage(context, languages)
  const offered = named.spokenIn.filter((locale) => languages.enabled.includes(locale))
  const locale = requested.chosen ?? prefix ?? (offered.includes(requested.locale) ? requested.locale : (offered[0] ?? requested.locale))
  const found: FoundRoute | null = isShort ? { name: named.family.record, parameters: { city: '-', type: '-', name: '-', id } } : foundIn(named.family, rest)
  const path = found && (await pathOf(found, [...named.spokenIn, locale], locale, recordPath))
  if (path === null) return null
  if (requested.chosen !== null || prefix === null) return redirection(302, path + queryWithoutLanguage(url), requested.headers)
  return redirection(301, path + url.search)
}

/** The screen of a family's path below its list. */
function foundIn({ list, below }: (typeof families)[number], rest: readonly string[]): FoundRoute | null {
  const name = rest.length === 0 ? list : below[rest.length - 1]
  if (!name) return null
  const keys = name === 'project' ? ['city', 'name', 'id'] : ['city', 'type', 'id']
  return { name, parameters: Object.fromEntries(rest.map((segment, at) => [keys[at] ?? '', decoded(segment)])) }
}

/** The path in a language; a town may be spelled in any of the languages given. Null for an unknown town or record. */
async function pathOf(found: FoundRoute, spokenIn: readonly Locale[], to: Locale, recordPath: Screens['recordPath']): Promise<string | null> {
  if (Object.keys(found.parameters).length === 0) return filled(found, to)
  for (const from of spokenIn) {
    const path = await recordPath(found, from, to)
    if (path !== null) return path
  }
  return null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
