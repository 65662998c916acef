import { type Context, Hono } from 'hono'
import type { Goal } from '#db/model/listings/listing.ts'
import { pageSize } from '#db/model/search/search.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { countListings, readCards, searchListings } from '#db/search/find.ts'
import type { Locale } from '#messages/locales.ts'
import { presentFeed } from '#ui/listings/listings-atom.present.ts'
import { presentOpenListing } from '#ui/listings/open-listing.present.ts'
import { presentCounts } from '#ui/search/search-counts.present.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { readAsked } from '#worker/search/ask.ts'
import { requestLexicon } from '#worker/search/lexicon.ts'
import { findHomeByReference, resolveQuery } from '#worker/search/place-query.ts'
import { understand } from '#worker/search/understand.endpoint.ts'
import { keepWithStock } from '#worker/site/caching/cache-policy.ts'
import { apiFault } from '#worker/site/faults/api-fault.ts'
import { readLocaleAndGoal } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

/**
 * The stock as data, for other programs; only published data. Same keys and same listings as the lists.
 * Other sites may read it.
 */

type Site = { Bindings: Env }

export const listings = new Hono<Site>()
  .use(async (context, next) => {
    await next()
    context.res.headers.set('Access-Control-Allow-Origin', '*')
  })
  /** One page of a search, as JSON. */
  .get('/listings', (context) =>
    cached(context, async () => {
      const { query, search, locale, goal, origin, store } = await readRequest(context)
      const home = await findHomeByReference(store, goal, new URLSearchParams({ where: query.get('ask') ?? '' }))
      const { cards, total } = home === null ? await searchListings(store, goal, search, locale) : { cards: await readCards(store, [home.id]), total: 1 }
      return context.json({
        total,
        page: search.page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        items: cards.map((card) => presentOpenListing(card, locale, origin)),
      })
    }),
  )
  /** The newest homes of a search, for feed readers. */
  .get('/listings.atom', (context) =>
    cached(context, async () => {
      const { search: asked, locale, goal, origin, store, agency } = await readRequest(context)
      const search = { ...asked, sort: 'date', dir: 'desc', page: 1, view: 'grid' } as const
      const { cards } = await searchListings(store, goal, search, locale)
      return context.body(presentFeed({ agency, goal, search, cards, locale, origin }), 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' })
    }),
  )
  /** Result and facet counts of a search as text, for live updates while filters change. */
  .get('/counts', (context) =>
    cached(context, async () => {
      const { search, locale, goal, store } = await readRequest(context)
      return context.json(presentCounts(await countListings(store, goal, search), locale))
    }),
  )
  .route('/', understand)
  .all('/:known{(?:listings(?:\\.atom)?|counts|understand)}', (context) => apiFault(context, 405, { Allow: 'GET, HEAD' }))
  .all('*', (context) => apiFault(context, 404))

async function readRequest(context: Context<Site>) {
  const query = new URL(context.req.url).searchParams
  const agency = await requestAgency(context)
  const store = await requestStore(context)
  const { locale, goal } = readLocaleAndGoal(query, agency.languages)
  return { query, locale, agency, origin: settingsOf(context.env).origin, store, ...(await readList(context, query, locale, goal)) }
}

/** The search of a query; a sentence replaces its filters, and its goal counts. @source sentences, "Where" */
async function readList(context: Context<Site>, query: URLSearchParams, locale: Locale, goal: Goal) {
  if (!query.has('ask')) return { goal, search: readSearch(resolveQuery(query)) }
  return readAsked(await requestStore(context), query, locale, goal, await requestLexicon(context))
}

async function cached(context: Context<Site>, answer: () => Promise<Response>): Promise<Response> {
  return keepWithStock(context.req.raw, await requestStore(context), answer)
}
