import { presentLegalData } from '#ui/law/legal-data.present.ts'
import { LegalPage } from '#ui/privacy/legal.page.tsx'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { introOf } from '../content/intro.ts'

/** The agency's legal information, from its record. */
export const legal = definePage('legal', {
  view: LegalPage,
  cache: showsContent,
  async load(context) {
    const { head, intro } = await introOf('legal', context, 'legal.text')
    const groups = presentLegalData(context.agency, context.locale)
    return { head: { ...head, index: head.index && groups.length > 0 }, props: { ...intro, groups } }
  },
})
