import type { Store } from '#db/client.ts'
import { readCrmTypes } from '#db/listings/crm-categories.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { placesAround, zoneName } from '#db/model/places/zones.ts'
import { minForLanding, pageSize } from '#db/model/search/search.ts'
import { readSearch, searchKeys, writeSearch } from '#db/model/search/search-query.ts'
import { countPlaces } from '#db/search/place-counts.ts'
import { priceRange, typicalArea } from '#db/search/result-figures.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { describeList } from '#ui/listings/json-ld/listing.present.ts'
import { sizesInList } from '#ui/listings/listing-card.part.tsx'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { firstPicture } from '#ui/listings/photos/photo.present.ts'
import { typePlural } from '#ui/listings/type-words.present.ts'
import { href } from '#ui/routes.ts'
import { presentChips } from '#ui/search/chips.present.ts'
import { landingTitle, presentAround, presentIntro, searchOf } from '#ui/search/landing.present.ts'
import { type Landing, landingAt, landingPath, landingTarget } from '#ui/search/landing-paths.present.ts'
import { ListPage, type ListPageProps } from '#ui/search/list.page.tsx'
import { presentChoices } from '#ui/search/search.present.ts'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import { readList } from '#worker/search/lists.ts'
import { maxAround } from '#worker/search/near-misses.ts'
import { typedKeys } from '#worker/search/place-query.ts'
import { noStore, showsStock } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Loaded, type OrNotFound, orNotFound, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsBelow } from '../site/crumbs.ts'

type LandingProps = OrNotFound<ListPageProps>

export const townForSale = landingPage('townForSale', 'sale')
export const townForRent = landingPage('townForRent', 'rent')
export const typeForSale = landingPage('typeForSale', 'sale')
export const typeForRent = landingPage('typeForRent', 'rent')

/** The homes in a town or of one type, which people search for by name. Any other filter redirects to the list. */
function landingPage(name: 'townForSale' | 'townForRent' | 'typeForSale' | 'typeForRent', goal: Goal) {
  return definePage<LandingProps>(name, {
    show: orNotFound(ListPage),
    cache: showsStock,
    reads: [...searchKeys, ...typedKeys, 'filters'],
    async load(context) {
      const { locale, url, parameters } = context
      const landing = landingAt(
        { name, parameters: { ...(parameters.city && { city: parameters.city }), ...(parameters.type && { type: parameters.type }) } },
        locale,
      )
      const path = landing && landingPath(landing, locale)
      if (!landing || path === null) return unknown(goal, locale)
      if (url.pathname !== path) throw redirection(301, path + context.requested.search)
      const filtered = filteredList(landing, context)
      if (filtered !== null) throw redirection(302, filtered)
      return onRecord(landing, path, context)
    },
  })
}

/** The list's address for a query with more than a page number; null if the landing page accepts the query. */
function filteredList(landing: Landing, { url, locale }: PageContext): string | null {
  const keys = [...url.searchParams.keys()]
  if (keys.every((key) => key === 'page')) return null
  const query = new URLSearchParams([...new URLSearchParams(writeSearch(searchOf(landing))), ...url.searchParams])
  return `${href(listOf(landing.goal), locale)}?${query}`
}

async function onRecord(landing: Landing, path: string, { store, locale, url, now, origin }: PageContext): Promise<Loaded<LandingProps>> {
  const { goal } = landing
  const search = { ...searchOf(landing), page: readSearch(url.searchParams).page }
  const [{ cards, total, facets }, around, crm] = await Promise.all([readList(store, goal, search, locale), readAround(store, landing), readCrmTypes(store)])
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = search.page > pages
  const title = landingTitle(landing, locale)
  const intro = search.page === 1 ? presentIntro(landing, { ...around, total }, locale) : null
  const query = search.page > 1 ? `?page=${search.page}` : ''
  const views = cards.map((card) => presentCard(card, locale, now))
  return {
    status: isBeyond ? 404 : 200,
    head: {
      title: search.page > 1 ? translator(locale)('list.titleOfPage', { title, page: search.page }) : title,
      description: intro === null ? title : excerpt(intro),
      alternates: byLocale((each) => (landingPath(landing, each) ?? '') + query),
      index: !isBeyond && total >= minForLanding,
      written: [landingTarget(landing)],
      ...firstPicture(views[0]?.photo, sizesInList('grid', views.length)),
      feed: `/api/listings.atom?${new URLSearchParams({ lang: locale, goal })}${writeSearch(search, { page: 1 }).replace('?', '&')}`,
      ...(isBeyond
        ? {}
        : {
            jsonLd: [
              describeList(
                views.map((view) => view.href),
                { origin },
              ),
            ],
          }),
    },
    props: {
      notFound: null,
      page: {
        goal,
        title,
        crumbs: crumbsBelow(listOf(goal), locale, ...stepsTo(landing, locale)),
        search,
        choices: presentChoices(goal, facets, search, crm, locale),
        chips: presentChips(search, locale, crm),
        cards: views,
        misses: { without: [], nearby: [] },
        total,
        pages,
        sheet: false,
        // A landing page is never beside its map.
        tilesFrom: null,
        said: null,
        landing: { path, intro },
        ways: presentAround(landing, { neighbours: around.neighbours, types: facets.categories }, locale),
      },
    },
  }
}

/** The page's content beside its list, cached by catalogue version: nearby towns with similar homes, the price range and the typical size. */
function readAround(store: Store, landing: Landing) {
  const search = searchOf(landing)
  return throughCatalogueCache(store, `landing:2:${landing.goal}${writeSearch(search)}`, async () => ({
    neighbours: (await countPlaces(store, landing.goal, search, placesAround(search, maxAround))).map(({ zone: town, count }) => ({ town, count })),
    prices: await priceRange(store, landing.goal, search),
    area: await typicalArea(store, landing.goal, search),
  }))
}

/** Breadcrumb: the town and the type; the current page is not a link. */
function stepsTo(landing: Landing, locale: Locale): readonly Crumb[] {
  const town = zoneName(landing.town, locale)
  if (landing.type === null) return [{ text: town, href: null }]
  const type = typePlural(landing.type, locale) ?? landing.type
  return [
    { text: town, href: landingPath({ ...landing, type: null }, locale) },
    { text: type, href: null },
  ]
}

function unknown(goal: Goal, locale: Locale): Loaded<LandingProps> {
  const t = translator(locale)
  const [title, text] = [t('landing.unknown'), t('landing.unknown.text')]
  return {
    status: 404,
    cache: noStore,
    head: { title, description: text, alternates: byLocale((each) => href(listOf(goal), each)), index: false },
    props: { page: null, notFound: { title, text, similar: [] } },
  }
}

function listOf(goal: Goal): 'forSale' | 'forRent' {
  return goal === 'sale' ? 'forSale' : 'forRent'
}
