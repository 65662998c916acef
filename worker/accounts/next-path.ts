import { isLocale, type Locale } from '#messages/locales.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { href, type RouteName, trailOf } from '#ui/routes.ts'

/** Where a login redirects: to the owner page in `next`, else to the portal. Anything else is ignored, against open redirects. */
export function nextPath(url: URL, locale: Locale): string {
  return pathBelow('ownerPortal', url) ?? href('ownerPortal', locale)
}

/** The path in `next`, if it is at or below a screen; null for anything else. */
function pathBelow(screen: RouteName, url: URL): string | null {
  const next = url.searchParams.get('next') ?? ''
  // It begins with '/nl/', so it cannot name another host.
  const target = /^\/[a-z]{2}\//.test(next) ? URL.parse(next, url.origin) : null
  // Check the resolved path: '/nl/..//e/desk/' resolves to '//e/desk/', which is another host.
  const code = target?.pathname.slice(1, 3) ?? ''
  if (target === null || !isLocale(code)) return null
  const found = routeOf(target.pathname.slice(3), code)
  return found !== null && trailOf(found.name).includes(screen) ? target.pathname + target.search : null
}

/** Where a sign-in redirects: to the desk page in `next`, else to the start page. Anything else is ignored, against open redirects. */
export function deskPath(url: URL, locale: Locale): string {
  return pathBelow('desk', url) ?? href('desk', locale)
}
