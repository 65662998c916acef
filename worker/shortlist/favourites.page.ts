import { createElement } from 'react'
import type { Store } from '#db/client.ts'
import { findChosen, listChosen } from '#db/listings/listings.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { maxCompared, readShortlist, type Shortlist, writeShortlist } from '#db/model/shortlist/shortlist.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { href } from '#ui/routes.ts'
import { presentComparison } from '#ui/shortlist/comparison.present.ts'
import { EmptyShortlistPage } from '#ui/shortlist/empty-shortlist.page.tsx'
import { FavouritesPage, type FavouritesPageProps } from '#ui/shortlist/favourites.page.tsx'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import { showsChoice } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'

function showShortlist(props: FavouritesPageProps) {
  const { shortlist, asksToCompare } = props
  return shortlist.ids.length === 0 && shortlist.compared.length === 0 && !asksToCompare
    ? createElement(EmptyShortlistPage, props)
    : createElement(FavouritesPage, props)
}

/** A shortlist is in its query and practically unique, so it is read from D1 and not through the cache. */
export const favourites = definePage<FavouritesPageProps>('favourites', {
  show: showShortlist,
  cache: showsChoice,
  async load({ store, locale, url, origin, now }) {
    const t = translator(locale)
    const shortlist = readShortlist(url.searchParams)
    const query = writeShortlist(shortlist)
    const [{ cards, withdrawn }, compared] = await Promise.all([readCards(store, shortlist), readCompared(store, shortlist)])
    const comparison = compared.length < 2 ? null : presentComparison(compared, locale, now, shortlist.differences)
    const title = t(comparison ? 'compare.title' : 'route.favourites')
    const views = cards.map((card) => ({ view: presentCard(card, locale, now), listed: isListed(card.state) }))
    return {
      head: { title, description: t('favourites.description'), alternates: byLocale((each) => href('favourites', each) + query), index: false },
      props: {
        title,
        crumbs: comparison ? crumbsBelowList(shortlist, title, locale) : crumbsTo('favourites', locale),
        shortlist,
        onOffer: views.filter(({ listed }) => listed).map(({ view }) => view),
        gone: views.filter(({ listed }) => !listed).map(({ view }) => view),
        withdrawn,
        comparison,
        asksToCompare: url.searchParams.has('comparing'),
        link: origin + href('favourites', locale) + query,
      },
    }
  },
})

/** Breadcrumb from home through the shortlist to the comparison. */
function crumbsBelowList({ ids }: Shortlist, title: string, locale: Locale): readonly Crumb[] {
  const list = href('favourites', locale) + writeShortlist({ ids, compared: [], differences: false })
  return [...crumbsTo('favourites', locale).map((crumb) => (crumb.href === null ? { ...crumb, href: list } : crumb)), { text: title, href: null }]
}

async function readCards({ db }: Store, { ids }: Shortlist): ReturnType<typeof listChosen> {
  return ids.length === 0 ? { cards: [], withdrawn: 0 } : listChosen(db, ids)
}

async function readCompared({ db }: Store, { compared }: Shortlist): ReturnType<typeof findChosen> {
  return compared.length < 2 ? [] : findChosen(db, compared.slice(0, maxCompared))
}
