import { throughCatalogueCache } from '#db/catalogue.ts'
import { listListings } from '#db/listings.ts'
import type { Goal } from '#db/model/listing.ts'
import { pageSize, readSearch, writeSearch } from '#db/model/search.ts'
import { translator } from '#messages/translate.ts'
import { ListPage } from '#ui/pages/list.tsx'
import { byLocale } from '#ui/presenters/listing-address.ts'
import { presentCard } from '#ui/presenters/listing-card.ts'
import { presentChips, presentChoices, presentListTitle } from '#ui/presenters/search.ts'
import { href } from '#ui/routes.ts'
import { showsCatalogue } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo } from './crumbs.ts'

export const forSale = list('forSale', 'sale')
export const forRent = list('forRent', 'rent')

function list(name: 'forSale' | 'forRent', goal: Goal) {
  return definePage(name, {
    view: ListPage,
    cache: showsCatalogue,
    async load({ store, locale, url, now }) {
      const t = translator(locale)
      const search = readSearch(url.searchParams)
      const inLanguage = search.sort === 'city' || search.sort === 'type' ? locale : ''
      const key = `list:${goal}:${inLanguage}${writeSearch({ ...search, view: 'grid' }, { page: search.page })}`
      const { cards, total, categories } = await throughCatalogueCache(store, key, () => listListings(store.db, goal, search, locale))
      const pages = Math.max(1, Math.ceil(total / pageSize))
      const title = presentListTitle(goal, search, cards, locale)
      const beyond = search.page > pages
      const pageTitle = search.page > 1 ? t('list.titleOfPage', { title, page: search.page }) : title
      return {
        status: beyond ? 404 : 200,
        head: {
          title: pageTitle,
          description: t(goal === 'sale' ? 'list.description.sale' : 'list.description.rent', { count: total }),
          alternates: byLocale((each) => href(name, each) + writeSearch({ ...search, view: 'grid' }, { page: search.page })),
          index: !beyond && total > 0,
        },
        props: {
          goal,
          title,
          crumbs: crumbsTo(name, locale),
          search,
          choices: presentChoices(categories, search, locale),
          chips: presentChips(search, locale),
          cards: cards.map((card) => presentCard(card, locale, now)),
          total,
          pages,
        },
      }
    },
  })
}
