import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { pathBelow } from '#worker/accounts/next-path.ts'

/** Where a sign-in leads to: the page of the desk that the address names in `next`, else today's. Nothing else is followed. */
export function deskPath(url: URL, locale: Locale): string {
  return pathBelow('desk', url) ?? href('desk', locale)
}
