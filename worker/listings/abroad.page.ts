import { listAbroad } from '#db/listings/listing-pages.ts'
import { AbroadPage } from '#ui/listings/abroad.page.tsx'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { introOf } from '../content/intro.ts'
import { headOfPage, readCachedPage } from '../search/numbered-page.ts'

const pageSize = 24

/** The homes outside Belgium and Luxembourg. They are also in the lists for sale and for rent; this page collects them. */
export const abroad = definePage('abroad', {
  view: AbroadPage,
  cache: showsStock,
  reads: ['page'],
  async load(context) {
    const { locale, now } = context
    const { shown, total, page, pages, status } = await readCachedPage(context, 'abroad-page', pageSize, listAbroad)
    const { head, intro } = await introOf('abroad', context, 'abroad.text')
    return {
      status,
      head: headOfPage({ ...head, index: head.index && total > 0 }, { page, pages }, locale),
      props: { ...intro, cards: shown.map((card) => presentCard(card, locale, now)), page, pages, total },
    }
  },
})
