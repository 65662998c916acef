import { translator } from '#messages/translate.ts'
import { LostPage } from '#ui/pages/lost.tsx'
import { byLocale } from '#ui/presenters/listing-address.ts'
import { href } from '#ui/routes.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'

/** Whatever no screen answers for. */
export const lost = definePage('home', {
  view: LostPage,
  cache: neverKept,
  async load({ locale }) {
    const t = translator(locale)
    return {
      status: 404,
      head: { title: t('lost.title'), description: t('lost.text'), alternates: byLocale((each) => href('home', each)), index: false },
      props: { title: t('lost.title'), text: t('lost.text'), similar: [] },
    }
  },
})
