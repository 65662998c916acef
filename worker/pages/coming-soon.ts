import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ComingSoonPage } from '#ui/pages/coming-soon.tsx'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { showsStock } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo, type PlainRoute } from './crumbs.ts'

/** The page of a route that is not implemented yet; not indexed. */
export function comingSoon(name: PlainRoute) {
  return definePage(name, {
    view: ComingSoonPage,
    cache: showsStock,
    async load({ locale }) {
      const title = translator(locale)(breadcrumbKey(name))
      return {
        head: { title, description: translator(locale)('later.text'), alternates: byLocale((each) => href(name, each)), index: false },
        props: { title, crumbs: crumbsTo(name, locale) },
      }
    },
  })
}
