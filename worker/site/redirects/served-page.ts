import type { Agency } from '#db/model/agency/agency.ts'
import { fixedListing } from '#db/model/agency/agency-settings.ts'
import type { ContentDirectory } from '#db/model/content/article.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { entryPath } from '#ui/agency/agency-address.present.ts'
import { contentLookup } from '#ui/content/article-address.present.ts'
import { type FoundRoute, originalOf, routeOf, routeOfOriginal, spelledPath, unprefixed } from '#ui/route-lookup.ts'
import { isLandingRoute, landingAt } from '#ui/search/landing-paths.present.ts'
import { enabledLocale } from '#worker/site/languages/language.ts'

/** What the paths of this site are looked up in. */
export interface Site {
  readonly agency: Pick<Agency, 'languages' | 'fixedPages' | 'offices' | 'people'>
  readonly content: ContentDirectory
}

/** A page of this site by a path of it. */
export interface ServedPage {
  readonly found: FoundRoute
  /** The language of its path; null for a path without one. */
  readonly locale: Locale | null
  /** The language in which the parameters are written. */
  readonly spoken: Locale
}

/** First segments of addresses that are no pages (`worker/app.ts`). Redirects cannot take them. */
const endpoints = new Set(
  `health import agency content mail newsletter privacy files calendar appointments calendars open-days owners owner-records staff sync documents tokens
  compliance passkeys photos desk-photos testimonials api map places free-times words captcha schema seen speculation-rules preview property assets
  robots.txt llms.txt sitemap.xml favicon.ico .well-known`.split(/\s+/),
)

/** Whether a path belongs to an address that is no page. */
export function isEndpoint(path: string): boolean {
  return endpoints.has(segmentsOf(path)[0]?.toLowerCase() ?? '')
}

/** The page that answers a path or redirects it; whether its record exists, if it shows one, is not looked up. Null for a path of no page. */
export function servedPage(path: string, site: Site): ServedPage | null {
  const { agency, content } = site
  const { enabled, default: standard } = agency.languages
  const written = contentLookup(content)
  const former = written.former(path)
  if (former) return { found: { name: 'article', parameters: { key: former.key } }, locale: former.locale, spoken: standard }
  const [code = '', ...rest] = segmentsOf(path)
  const locale = enabledLocale(code, enabled)
  const bare = locale === null ? segmentsOf(path).join('/') : rest.join('/')
  const listing = [bare, ...(locale ? [locale] : enabled).map((each) => originalOf(bare, each))]
    .map((each) => fixedListing(agency.fixedPages, each))
    .find(Boolean)
  if (listing) return { found: { name: 'propertyForSale', parameters: { id: String(listing) } }, locale, spoken: standard }
  const find = (each: string, language: Locale) => existing(routeOf(each, language), language, site) ?? written.find(each, language)
  if (locale !== null) {
    const spelled = bare === '' ? '' : spelledPath(bare, locale, find)
    const found = spelled === null ? null : find(spelled, locale)
    return found && { found, locale, spoken: locale }
  }
  if (isLocale(code.toLowerCase())) return null
  const named = unprefixed(bare, find).find((each) => enabled.includes(each.locale))
  if (named) return { found: named.found, locale: null, spoken: named.locale }
  const original = bare === '' ? null : routeOfOriginal(bare, find)
  return original && { found: original, locale: null, spoken: 'en' }
}

/** A route whose town, type, office or person exists, and whose record has a number. */
function existing(found: FoundRoute | null, locale: Locale, { agency }: Site): FoundRoute | null {
  if (found === null) return null
  if (found.name === 'office' || found.name === 'person') return entryPath(found, agency, locale) === null ? null : found
  if (isLandingRoute(found)) return landingAt(found, locale) && found
  return recordOf(found) !== undefined ? found : null
}

/** The home or project that a route shows; null for a route of another kind, undefined for one without a number. */
export function recordOf({ name, parameters: { id = '' } }: FoundRoute): { readonly kind: 'listing' | 'project'; readonly id: number } | null | undefined {
  if (name !== 'propertyForSale' && name !== 'propertyForRent' && name !== 'project') return null
  return /^[1-9]\d{0,14}$/.test(id) ? { kind: name === 'project' ? 'project' : 'listing', id: Number(id) } : undefined
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}
