import type { Locale } from '#messages/locales.ts'
import { patternOf, type RouteName, routeDefinition } from '#ui/routes.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import type { Page } from '#worker/site/pages/page.ts'

/**
 * The links whose pages a browser may load ahead: pages that depend only on their address, and public forms, which store nothing before they are sent.
 * Sealed links, pages behind a log-in, thank-you pages and files are excluded, because their policy forbids storing them.
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
 * The rules in JSON (html.spec.whatwg.org/multipage/speculative-loading.html). A link that is pointed at is prerendered: a page that must still be laid out
 * after the click is late. On a phone, where nothing is pointed at, browsers guess by what is in view, so a page is prefetched by that and prerendered when
 * its link is touched. Browsers do neither while data saving is on. Forms are not prefetched: nothing may store them for the click.
 */
export function speculationRules(pages: readonly Page[], locale: Locale, isPhone: boolean): string {
  const stored = pages.filter(isStored)
  const forms = pages.filter(({ cache }) => cache === showsForm)
  return JSON.stringify({
    prefetch: [{ source: 'document', eagerness: 'moderate', where: linksTo(stored, locale) }],
    prerender: [{ source: 'document', eagerness: isPhone ? 'conservative' : 'moderate', where: linksTo([...stored, ...forms], locale) }],
  })
}

function isStored({ name, cache }: Page): boolean {
  const { public: isPublic, type } = routeDefinition(name)
  return cache.isTagged && isPublic && type !== 'login'
}

function linksTo(pages: readonly Page[], locale: Locale) {
  return { and: [{ href_matches: [...new Set(pages.map(({ name }) => pathPattern(name, locale)))] }, ...exceptions] }
}

function pathPattern(name: RouteName, locale: Locale): string {
  const pattern = patternOf(name, locale)
  return pattern === '' ? `/${locale}/` : `/${locale}/${pattern}/`
}
