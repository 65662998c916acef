import type { Locale } from '#messages/locales.ts'
import { pathInLocale, routeOf } from '#ui/route-lookup.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { isDeskRoute } from '#worker/desk/declare-rights.ts'
import { CookieBrowser } from '../../accounts/cookie-browser.ts'
import { storeStaffMember, storeStaffSession } from '../../desk/staff-factory.ts'
import { elements, parsePage } from '../html.ts'
import type { Demo } from './demo.ts'

/** A screen of the desk with one of its pages. */
export interface DeskScreen {
  readonly name: RouteName
  path(locale: Locale): string
}

/** Follows the links of the desk, as a manager, to one page of each of its screens. */
export async function findDeskScreens({ site }: Demo): Promise<readonly DeskScreen[]> {
  const browser = new CookieBrowser(() => site).keep('desk', await storeStaffSession(site.db, await storeStaffMember(site.db, 'manager')))
  const found = new Map<RouteName, string>([['desk', href('desk', 'nl')]])
  for (const path of found.values()) {
    for (const link of linksIn(await browser.html(path), new URL(path, site.url))) {
      const name = routeOf(link.replace('/nl/', ''), 'nl')?.name
      if (name !== undefined && isDeskRoute(name) && !found.has(name)) found.set(name, link)
    }
  }
  return [...found].map(([name, path]) => ({ name, path: (locale) => pathInLocale(path, locale) }))
}

/** The paths that a page links to, without downloads. */
function linksIn(html: string, address: URL): readonly string[] {
  const links = elements(parsePage(html), ({ name, attribs }) => name === 'a' && attribs.href !== undefined && attribs.download === undefined)
  return links.map(({ attribs }) => new URL(attribs.href ?? '', address).pathname)
}
