import { type ExternalPage, externalAddress } from '#db/model/agency/agency-settings.ts'
import { pathSegment } from '#db/model/site/path-segment.ts'
import { isLocale, type Locale, locales } from '#messages/locales.ts'
import { patternOf, type RouteName, routeNames } from './routes.ts'

/** The path look-ups of the specification (section 2). Leading and trailing slashes are optional. */

/** The language-neutral ("original") path of a screen is its English one without a prefix: `for-sale/`. */
export function originalPath(name: RouteName): string {
  return withSlash(patternOf(name, 'en'))
}

/** A screen found by a path, with the values of its parameters. */
export interface FoundRoute {
  readonly name: RouteName
  readonly parameters: Readonly<Record<string, string>>
}

/** Finds the screen of a path in a language, without the language prefix: `routeOf`, or a version that also finds the agency's articles. */
export type FindRoute = (path: string, locale: Locale) => FoundRoute | null

/** The screen of a path in `locale`, without the language prefix; null for an unknown path. */
export function routeOf(path: string, locale: Locale): FoundRoute | null {
  const segments = segmentsOf(path)
  for (const { name, pattern } of patterns(locale)) {
    const parameters = matched(pattern, segments)
    if (parameters) return { name, parameters }
  }
  return null
}

/** Whether the first segment after the language belongs to a screen or the embedded map, so that no page of the agency can have it. */
export function isScreenSegment(segment: string, locale: Locale): boolean {
  return segment === 'map' || routeNames.some((name) => segmentsOf(patternOf(name, locale))[0] === segment)
}

/**
 * The screen an original path names; bare for-sale and for-rent paths fall back to a match on the path's last segment. A path below a
 * language code is not bare: a language the site does not have is not found.
 */
export function routeOfOriginal(path: string, find: FindRoute = routeOf): FoundRoute | null {
  const found = find(path, 'en')
  if (found) return found
  const segments = segmentsOf(path)
  const last = /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segments[0] ?? '') ? '' : segments.at(-1)
  const name = (['forSale', 'forRent'] as const).find((list) => last === patternOf(list, 'en'))
  return name === undefined ? null : { name, parameters: {} }
}

/** Segments of the deepest screen; a longer path is unknown and is not parsed. */
const maxDepth = 6

/** A localised path as an original one: leading segments that name a screen become the segments of its original path ('te-koop/pronkstuk' → 'for-sale/pronkstuk'). */
export function originalOf(path: string, locale: Locale): string {
  const segments = segmentsOf(path)
  for (let length = Math.min(segments.length, maxDepth); length > 0; length -= 1) {
    const found = routeOf(segments.slice(0, length).join('/'), locale)
    if (found && Object.keys(found.parameters).length === 0) return originalPath(found.name) + segments.slice(length).join('/')
  }
  return segments.join('/')
}

/** The path of a screen in `locale` as the catalogue spells it, ignoring case and accents ('À vendre' → 'a-vendre/'); null for an unknown path. */
export function spelledPath(path: string, locale: Locale, find: FindRoute = routeOf): string | null {
  const segments = segmentsOf(path)
  const asIs = segments.join('/')
  if (find(asIs, locale)) return withSlash(asIs)
  if (segments.length > maxDepth) return null
  const spelled = segments.map((segment) => pathSegment(segment, locale)).join('')
  return spelled !== '' && find(spelled, locale) ? spelled : null
}

/** An original path in a language (`for-sale/` → `/nl/te-koop/`); the language's home when it names no screen. */
export function localisedPath(original: string, locale: Locale): string {
  const found = routeOfOriginal(original)
  return found ? filled(found, locale) : `/${locale}/`
}

/** A localised path, language prefix included, in another language; the root path when it names no screen. */
export function pathInLocale(path: string, locale: Locale): string {
  const [code, ...rest] = segmentsOf(path)
  if (!isLocale(code)) return '/'
  const found = routeOf(rest.join('/'), code)
  return found ? filled(found, locale) : '/'
}

/** The languages in which a path without a language prefix is a screen, with that screen. */
export function unprefixed(path: string, find: FindRoute = routeOf): readonly { readonly locale: Locale; readonly found: FoundRoute }[] {
  return locales.flatMap((locale) => {
    const found = segmentsOf(path).length > 0 ? find(path, locale) : null
    return found ? [{ locale, found }] : []
  })
}

/** The address of a project: its page, or the external address in its record. */
export function projectPath(page: string, externalUrl: string | null): string {
  return externalUrl !== null && /^https?:\/\//i.test(externalUrl) ? externalUrl : page
}

/** The address of a screen that the agency has on another site; null for a page of this one. */
export function externalPath(name: RouteName, pages: readonly ExternalPage[], locale: Locale): string | null {
  return externalAddress(pages, originalPath(name), locale)
}

/** An article's path from its category, optional sub-category and name: `tips/around-the-house/`. */
export function articlePath(category: string, name: string, subCategory?: string, locale?: Locale): string {
  return encodeURI([category, subCategory ?? '', name].map((word) => pathSegment(word, locale)).join(''))
}

/** The path of a found screen in a language. */
export function filled(found: FoundRoute, locale: Locale): string {
  const path = patternOf(found.name, locale).replace(/:(\w+)/g, (_, key: string) => encodeURI(found.parameters[key] ?? '-'))
  return path === '' ? `/${locale}/` : `/${locale}/${path}/`
}

interface Pattern {
  readonly name: RouteName
  readonly pattern: readonly string[]
}
const known = new Map<Locale, readonly Pattern[]>()

/** Fixed paths first, so that an article does not match as a property. */
function patterns(locale: Locale): readonly Pattern[] {
  const made =
    known.get(locale) ??
    routeNames.map((name) => ({ name, pattern: segmentsOf(patternOf(name, locale)) })).sort((a, b) => parametersIn(a.pattern) - parametersIn(b.pattern))
  known.set(locale, made)
  return made
}

function parametersIn(pattern: readonly string[]): number {
  return pattern.filter((part) => part.startsWith(':')).length
}

function matched(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) parameters[part.slice(1)] = decoded(segment)
    else if (part !== segment) return null
  }
  return parameters
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function withSlash(path: string): string {
  return path === '' ? '/' : `${path}/`
}
