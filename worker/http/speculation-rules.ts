import type { Locale } from '#messages/locales.ts'
import { patternOf, type RouteName, routeDefinition } from '#ui/routes.ts'
import type { Page } from '#worker/http/page.ts'

/**
 * Which links a browser may fetch before they are followed: the pages whose address alone decides them, so those that this site itself may keep.
 * Forms, sealed links, pages behind a log-in, thank-you pages and files are not among them, because their policy keeps them nowhere.
 */

/** As a pattern of Hono: a file for each language. */
export const rulesFile = '[a-z]{2}\\.json'

/** The path of a language's rules. */
export function rulesPath(locale: Locale): string {
  return `/speculation-rules/${locale}.json`
}

/** Of a link that the rules leave alone whatever its path: marked as one for people, opening elsewhere, a print page, a change of language. */
const exceptions = [{ not: { selector_matches: 'a[rel~=nofollow], a[download], a[target]' } }, { not: { href_matches: ['/*\\?*print=*', '/*\\?*lng=*'] } }]

/**
 * The rules in JSON (html.spec.whatwg.org/multipage/speculative-loading.html): a link is fetched when the pointer rests on it, and rendered when
 * it is pressed. Browsers do neither while data are saved.
 */
export function speculationRules(pages: readonly Page[], locale: Locale): string {
  const paths = [...new Set(pages.filter(isForAnybody).map(({ name }) => pathPattern(name, locale)))]
  const where = { and: [{ href_matches: paths }, ...exceptions] }
  return JSON.stringify({
    prefetch: [{ source: 'document', eagerness: 'moderate', where }],
    prerender: [{ source: 'document', eagerness: 'conservative', where }],
  })
}

function isForAnybody({ name, cache }: Page): boolean {
  const { public: isPublic, type } = routeDefinition(name)
  return cache.isTagged && isPublic && type !== 'login'
}

function pathPattern(name: RouteName, locale: Locale): string {
  const pattern = patternOf(name, locale)
  return pattern === '' ? `/${locale}/` : `/${locale}/${pattern}/`
}
