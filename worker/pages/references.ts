import { throughCatalogueCache } from '#db/catalogue.ts'
import { listReferences } from '#db/references.ts'
import { ReferencesPage } from '#ui/pages/references.tsx'
import { presentReferenceCard } from '#ui/presenters/reference.ts'
import { showsStock } from '#worker/http/cache-policy.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { definePage } from '#worker/http/page.ts'
import { headOfPage, introOf, readPage } from './intro.ts'

const pageSize = 24

/** Homes that were sold or let; a 404 if there are none. */
export const references = definePage('references', {
  view: ReferencesPage,
  cache: showsStock,
  reads: ['page'],
  async load(context) {
    const { store, stock, locale, url } = context
    if (!stock.hasReferences) throw new NoPage()
    const page = readPage(url.searchParams.get('page'))
    const { shown, total } = await throughCatalogueCache(store, `references:${page}`, () => listReferences(store.db, page, pageSize), {
      isWorthKeeping: ({ shown }) => shown.length > 0,
    })
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const { head, intro } = await introOf('references', context, 'references.text')
    const cards = shown.map((reference) => presentReferenceCard(reference, locale))
    return {
      status: page > pages ? 404 : 200,
      head: headOfPage(head, page, pages, locale),
      props: { ...intro, references: cards, page, pages, total },
    }
  },
})
