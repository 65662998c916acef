import type { Locale } from '#messages/locales.ts'
import { pathInLocale, routeOf } from '#ui/route-lookup.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { isDeskRoute } from '#worker/desk/declare-rights.ts'
import type { Demo } from './demo.ts'

/** A screen of the desk with one of its pages. */
export interface DeskScreen {
  readonly name: RouteName
  path(locale: Locale): string
}

/** Follows the links of the desk, as a manager, to one page of each of its screens. */
export async function findDeskScreens(demo: Demo): Promise<readonly DeskScreen[]> {
  const found = new Map<RouteName, string>([['desk', href('desk', 'nl')]])
  await demo.visit(await demo.asStaff('manager'), async ({ page, open }) => {
    for (const path of found.values()) {
      await open(path)
      const links = await page.$$eval('a[href]:not([download])', (all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
      for (const link of links) {
        const name = routeOf(link.replace('/nl/', ''), 'nl')?.name
        if (name !== undefined && isDeskRoute(name) && !found.has(name)) found.set(name, link)
      }
    }
  })
  return [...found].map(([name, path]) => ({ name, path: (locale) => pathInLocale(path, locale) }))
}
