import { listAbroad } from '#db/abroad.ts'
import { throughCatalogueCache } from '#db/catalogue.ts'
import { AbroadPage } from '#ui/pages/abroad.tsx'
import { presentCard } from '#ui/presenters/listing-card.ts'
import { showsStock } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { headOfPage, introOf, readPage } from './intro.ts'

const pageSize = 24

/** The homes outside Belgium and Luxembourg. They are also in the lists for sale and for rent; this page collects them. */
export const abroad = definePage('abroad', {
  view: AbroadPage,
  cache: showsStock,
  reads: ['page'],
  async load(context) {
    const { store, locale, url, now } = context
    const page = readPage(url.searchParams.get('page'))
    const { cards, total } = await throughCatalogueCache(store, `abroad:${page}`, () => listAbroad(store.db, page, pageSize), {
      isWorthKeeping: ({ cards }) => cards.length > 0,
    })
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const { head, intro } = await introOf('abroad', context, 'abroad.text')
    return {
      status: page > pages ? 404 : 200,
      head: headOfPage({ ...head, index: head.index && total > 0 }, page, pages, locale),
      props: { ...intro, cards: cards.map((card) => presentCard(card, locale, now)), page, pages, total },
    }
  },
})
