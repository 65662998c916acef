import type { Locale } from '#messages/locales.ts'
import { patternOf, type RouteName, routeDefinition } from '#ui/routes.ts'
import type { Page } from '#worker/site/pages/page.ts'

/**
 * The links that a browser may prefetch: pages that depend only on their address, so that the site itself may cache them.
 * Forms, sealed links, pages behind a log-in, thank-you pages and files are excluded, because their policy forbids storing them.
 */

/** Hono pattern: one file per language. */
export const rulesFile = '[a-z]{2}\\.json'

/** The path of the rules for a language. */
export function rulesPath(locale: Locale): string {
  return `/speculation-rules/${locale}.json`
}

/** Links excluded on any path: nofollow, downloads, links that open elsewhere, print pages and language switches. */
const exceptions = [{ not: { selector_matches: 'a[rel~=nofollow], a[download], a[target]' } }, { not: { href_matches: ['/*\\?*print=*', '/*\\?*lng=*'] } }]

/**
 * The rules in JSON (html.spec.whatwg.org/multipage/speculative-loading.html): a link is prefetched on hover and prerendered when
 * pressed. Browsers do neither while data saving is on.
 */
export function speculationRules(pages: readonly Page[], locale: Locale): string {
  const paths = [...new Set(pages.filter(isPublic).map(({ name }) => pathPattern(name, locale)))]
  const where = { and: [{ href_matches: paths }, ...exceptions] }
  return JSON.stringify({
    prefetch: [{ source: 'document', eagerness: 'moderate', where }],
    prerender: [{ source: 'document', eagerness: 'conservative', where }],
  })
}

function isPublic({ name, cache }: Page): boolean {
  const { public: isPublic, type } = routeDefinition(name)
  return cache.isTagged && isPublic && type !== 'login'
}

function pathPattern(name: RouteName, locale: Locale): string {
  const pattern = patternOf(name, locale)
  return pattern === '' ? `/${locale}/` : `/${locale}/${pattern}/`
}
