import { translator } from '#messages/translate.ts'
import { LaterPage } from '#ui/pages/later.tsx'
import { byLocale } from '#ui/presenters/listing-address.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { showsText } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo, type PlainRoute } from './crumbs.ts'

/** A screen of the catalogue that is not furnished yet: an honest page, left out of search engines. */
export function later(name: PlainRoute) {
  return definePage(name, {
    view: LaterPage,
    cache: showsText,
    async load({ locale }) {
      const title = translator(locale)(breadcrumbKey(name))
      return {
        head: { title, description: translator(locale)('later.text'), alternates: byLocale((each) => href(name, each)), index: false },
        props: { title, crumbs: crumbsTo(name, locale) },
      }
    },
  })
}
