import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { NotFoundPage } from '#ui/site/not-found.page.tsx'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'

/** The 404 page, for paths that match no route. */
export const notFound = definePage('home', {
  view: NotFoundPage,
  cache: noStore,
  async load({ locale }) {
    const t = translator(locale)
    return {
      status: 404,
      head: { title: t('notFound.title'), description: t('notFound.text'), alternates: byLocale((each) => href('home', each)), index: false },
      props: { title: t('notFound.title'), text: t('notFound.text'), similar: [] },
    }
  },
})

/** The 405 page, for a request sent to a page that has no form. */
export const wrongMethod = definePage('home', {
  view: NotFoundPage,
  cache: noStore,
  async load({ locale }) {
    const t = translator(locale)
    const [title, text] = [t('wrongMethod.title'), t('wrongMethod.text')]
    return {
      status: 405,
      head: { title, description: text, alternates: byLocale((each) => href('home', each)), index: false },
      props: { title, text, similar: [] },
    }
  },
})
