import { listReferences } from '#db/statistics/references.ts'
import { ReferencesPage } from '#ui/statistics/reference.page.tsx'
import { presentReferenceCard } from '#ui/statistics/reference.present.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { introOf } from '../content/intro.ts'
import { headOfPage, readCachedPage } from '../search/numbered-page.ts'

const pageSize = 24

/** Homes that were sold or let; a 404 if there are none. */
export const references = definePage('references', {
  view: ReferencesPage,
  cache: showsStock,
  reads: ['page'],
  async load(context) {
    const { stock, locale } = context
    if (!stock.hasReferences) throw new NoPage()
    const { shown, total, page, pages, status } = await readCachedPage(context, 'references', pageSize, listReferences)
    const { head, intro } = await introOf('references', context, 'references.text')
    const cards = shown.map((reference) => presentReferenceCard(reference, locale))
    return {
      status,
      head: headOfPage(head, { page, pages }, locale),
      props: { ...intro, references: cards, page, pages, total },
    }
  },
})
