import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { pathBelow } from '#worker/accounts/next-path.ts'

/** Where a sign-in redirects: to the desk page in `next`, else to the start page. Anything else is ignored, against open redirects. */
export function deskPath(url: URL, locale: Locale): string {
  return pathBelow('desk', url) ?? href('desk', locale)
}
