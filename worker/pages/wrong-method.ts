import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { NotFoundPage } from '#ui/pages/not-found.tsx'
import { href } from '#ui/routes.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'

/** The 405 page, for a request sent to a page that has no form. */
export const wrongMethod = definePage('home', {
  view: NotFoundPage,
  cache: neverKept,
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
