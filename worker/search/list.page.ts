import { readCrmTypes } from '#db/listings/crm-categories.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { filterCount, pageSize, type Search } from '#db/model/search/search.ts'
import { readSearch, searchKeys, writeSearch } from '#db/model/search/search-query.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { describeList } from '#ui/listings/json-ld/listing.present.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { sizesInList } from '#ui/listings/listing-card.part.tsx'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { firstPicture } from '#ui/listings/photos/photo.present.ts'
import { href } from '#ui/routes.ts'
import { presentSaid } from '#ui/search/ask/said.present.ts'
import { presentChips } from '#ui/search/chips.present.ts'
import { presentTowns } from '#ui/search/landing.present.ts'
import { isWhole, landingOf, landingPath } from '#ui/search/landing-paths.present.ts'
import { ListPage } from '#ui/search/list.page.tsx'
import { presentChoices, presentListTitle } from '#ui/search/search.present.ts'
import { tilesFrom } from '#worker/map/tiles-from.ts'
import { addressOf, askKeys } from '#worker/search/ask.ts'
import { openLexicon } from '#worker/search/lexicon.ts'
import { mainTowns, readList } from '#worker/search/lists.ts'
import { noNearMisses, readNearMisses } from '#worker/search/near-misses.ts'
import { findHomeByReference, isTyped, resolveQuery, typedKeys } from '#worker/search/place-query.ts'
import { noStore, showsStock } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'

export const forSale = list('forSale', 'sale')
export const forRent = list('forRent', 'rent')

function list(name: 'forSale' | 'forRent', goal: Goal) {
  return definePage(name, {
    view: ListPage,
    cache: showsStock,
    reads: [...searchKeys, ...typedKeys, ...askKeys, 'filters'],
    async load(context) {
      const { env, store, stock, locale, url, now, origin, settings } = context
      if (url.searchParams.has('ask')) throw redirection(302, await addressOf(context, url.searchParams, goal))
      const home = await findHomeByReference(store, goal, url.searchParams)
      if (home) throw redirection(302, listingPath(home, locale))
      if (isTyped(url.searchParams)) throw redirection(302, href(name, locale) + writeSearch(readSearch(resolveQuery(url.searchParams))))
      const t = translator(locale)
      const search = readSearch(url.searchParams)
      const [{ cards, total, facets }, crm] = await Promise.all([readList(store, goal, search, locale), readCrmTypes(store)])
      const pages = Math.max(1, Math.ceil(total / pageSize))
      const title = presentListTitle(goal, search, locale)
      const beyond = search.page > pages
      const sentence = url.searchParams.get('said')
      const lexicon = sentence === null ? null : await openLexicon(env)
      const said = presentSaid(sentence, goal, search, locale, lexicon)
      const query = writeSearch(search, { view: 'grid', page: search.page })
      const misses = stock[goal] > 0 ? await readNearMisses(store, goal, search, total, locale) : noNearMisses
      const views = cards.map((card) => presentCard(card, locale, now))
      return {
        status: beyond ? 404 : 200,
        cache: sentence !== null && lexicon === null ? noStore : showsStock,
        head: {
          title: search.page > 1 ? t('list.titleOfPage', { title, page: search.page }) : title,
          description: stock[goal] === 0 ? t('list.none.text') : t(goal === 'sale' ? 'list.description.sale' : 'list.description.rent', { count: total }),
          alternates: byLocale((each) => href(name, each) + query),
          canonical: canonicalOf(goal, search, locale),
          index: !beyond && total > 0 && said === null && isWorthFinding(goal, search),
          feed: `/api/listings.atom?${new URLSearchParams({ lang: locale, goal })}${query.replace('?', '&')}`,
          ...firstPicture(views[0]?.photo, sizesInList(search.view, views.length)),
          ...(cards.length === 0
            ? {}
            : {
                jsonLd: [
                  describeList(
                    cards.map((card) => listingPath(card, locale)),
                    { origin },
                  ),
                ],
              }),
        },
        props: {
          goal,
          title,
          crumbs: crumbsTo(name, locale),
          search,
          said,
          choices: presentChoices(goal, facets, search, crm, locale),
          chips: presentChips(search, locale, crm),
          cards: views,
          misses,
          total,
          pages,
          sheet: url.searchParams.has('filters'),
          tilesFrom: tilesFrom({ settings }),
          landing: null,
          ways: [presentTowns(goal, await mainTowns(store, goal), locale)],
        },
      }
    },
  })
}

/**
 * The canonical address of a list: the landing page of its town and type, or else the list itself. Later pages are their own canonical,
 * except with filters.
 */
function canonicalOf(goal: Goal, search: Search, locale: Locale): string {
  const landing = landingOf(goal, search)
  const path = landing && landingPath(landing, locale)
  const isSame = landing && path !== null ? isWhole(landing, search) : filterCount(search) === 0
  return (path ?? href(listOf(goal), locale)) + (isSame && search.page > 1 ? `?page=${search.page}` : '')
}

/** A filtered list is only indexed as its landing page, since the combinations of filters are endless. */
function isWorthFinding(goal: Goal, search: Search): boolean {
  const landing = landingOf(goal, search)
  return filterCount(search) === 0 || (landing !== null && isWhole(landing, search))
}

function listOf(goal: Goal): 'forSale' | 'forRent' {
  return goal === 'sale' ? 'forSale' : 'forRent'
}
