import type { Locale } from '#messages/locales.ts'
import { isLocale } from '#messages/locales.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { href, type RouteName, trailOf } from '#ui/routes.ts'

/** Where a log-in leads to: the page of owners that the address names in `next`, else the portal. Nothing else is followed. */
export function nextPath(url: URL, locale: Locale): string {
  return pathBelow('ownerPortal', url) ?? href('ownerPortal', locale)
}

/** The path that an address names in `next`, if it is a screen or one below it; null for anything else. */
export function pathBelow(screen: RouteName, url: URL): string | null {
  const next = url.searchParams.get('next') ?? ''
  const target = /^\/[a-z]{2}\//.test(next) ? URL.parse(next, url.origin) : null
  // Of the path that is followed: '/nl/..//e/desk/' is resolved to '//e/desk/', which is another host.
  const code = target?.pathname.slice(1, 3) ?? ''
  if (target === null || target.origin !== url.origin || !isLocale(code)) return null
  const found = routeOf(target.pathname.slice(3), code)
  return found !== null && trailOf(found.name).includes(screen) ? target.pathname + target.search : null
}
