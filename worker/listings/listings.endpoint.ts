import { type Context, Hono } from 'hono'
import { pageSize } from '#db/model/search/search.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { countListings, searchListings } from '#db/search/find.ts'
import { presentFeed } from '#ui/content/atom.present.ts'
import { presentOpenListing } from '#ui/listings/open-listing.present.ts'
import { presentCounts } from '#ui/search/search-counts.present.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { resolveQuery } from '#worker/search/place-query.ts'
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
      const { query, locale, goal, origin, store } = await readRequest(context)
      const search = readSearch(query)
      const { cards, total } = await searchListings(store, goal, search, locale)
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
      const { query, locale, goal, origin, store, agency } = await readRequest(context)
      const search = { ...readSearch(query), sort: 'date', dir: 'desc', page: 1, view: 'grid' } as const
      const { cards } = await searchListings(store, goal, search, locale)
      return context.body(presentFeed({ agency, goal, search, cards, locale, origin }), 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' })
    }),
  )
  /** Result and facet counts of a search as text, for live updates while filters change. */
  .get('/counts', (context) =>
    cached(context, async () => {
      const { query, locale, goal, store } = await readRequest(context)
      const search = readSearch(resolveQuery(query))
      return context.json(presentCounts(await countListings(store, goal, search), locale))
    }),
  )
  .route('/', understand)
  .all('/:known{(?:listings(?:\\.atom)?|counts|understand)}', (context) => apiFault(context, 405, { Allow: 'GET, HEAD' }))
  .all('*', (context) => apiFault(context, 404))

async function readRequest(context: Context<Site>) {
  const url = new URL(context.req.url)
  const agency = await requestAgency(context)
  return {
    ...readLocaleAndGoal(url.searchParams, agency.languages),
    agency,
    query: url.searchParams,
    origin: settingsOf(context.env).origin,
    store: await requestStore(context),
  }
}

async function cached(context: Context<Site>, answer: () => Promise<Response>): Promise<Response> {
  return keepWithStock(context.req.raw, await requestStore(context), answer)
}
