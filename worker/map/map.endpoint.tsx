import { fonts, mapParts, mapScript, mapStyle } from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { Store } from '#db/client.ts'
import { findListing } from '#db/listings/listings.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import { listMapNames } from '#db/model/map/map-names.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { MapCard } from '#ui/map/map-card.part.tsx'
import { MapDocument } from '#ui/map/map-document.tsx'
import { presentFrame } from '#ui/map/map-frame.present.ts'
import { href } from '#ui/routes.ts'
import { LocaleProvider } from '#ui/site/translation.tsx'
import { siteIconOf, styleSheetOf } from '#worker/agency/look-files.ts'
import type { Env, MapSettings, Settings } from '#worker/env.ts'
import { readList } from '#worker/search/lists.ts'
import { keepWithStock } from '#worker/site/caching/cache-policy.ts'
import { requestAgency, requestSettings } from '#worker/site/pages/agency.ts'
import { contentPolicy } from '#worker/site/pages/security.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

type MapContext = Context<{ Bindings: Env }>

const assets = { script: mapScript, parts: mapParts, style: mapStyle, fonts }

/** The embeddable map for iframes on this site and allowed ones, its place names, and listing cards. */
export const map = new Hono<{ Bindings: Env }>({ strict: true })
  .get('/map/names/:file{[a-z]+\\.json}', async (context) => {
    const locale = await enabledLocale(context, context.req.param('file').slice(0, -'.json'.length))
    if (!locale) return context.json({ error: 'not found' }, 404)
    return context.json(listMapNames(locale), 200, { 'Cache-Control': 'public, max-age=86400' })
  })
  .get('/:locale/map/', async (context, next) => {
    const locale = await enabledLocale(context, context.req.param('locale'))
    if (!locale) return next()
    const query = new URL(context.req.url).searchParams
    const goal = query.get('goal') === 'rent' ? 'rent' : 'sale'
    const search = readSearch(query)
    const store = await requestStore(context)
    const requested = query.has('id') ? await readListing(store, query.get('id') ?? '') : null
    const cards = query.has('id') ? [requested].filter((home) => home !== null) : (await readList(store, goal, search, locale)).cards
    const agency = await requestAgency(context)
    const settings = mapSettings(await requestSettings(context), agency)
    return html(
      <MapDocument
        agency={agency}
        look={{ styleSheet: styleSheetOf(agency).path, icon: siteIconOf(agency) }}
        locale={locale}
        goal={goal}
        settings={presentFrame(locale, settings.origins, settings.tiles?.template ?? null)}
        tilesBy={settings.tiles?.attribution || null}
        homes={cards.map((card) => presentCard(card, locale, new Date()))}
        listHref={href(goal === 'sale' ? 'forSale' : 'forRent', locale) + writeSearch(search)}
        assets={assets}
      />,
      { 'Cache-Control': 'public, no-cache', 'Content-Language': locale, 'Content-Security-Policy': framePolicy(settings) },
    )
  })
  .get('/:locale/map/card/:id/', async (context, next) => {
    const locale = await enabledLocale(context, context.req.param('locale'))
    if (!locale) return next()
    const store = await requestStore(context)
    return keepWithStock(context.req.raw, store, async () => {
      const home = await readListing(store, context.req.param('id'))
      const element = (
        <LocaleProvider locale={locale}>
          <MapCard card={home && presentCard(home, locale, new Date())} point={home?.place.point ?? null} />
        </LocaleProvider>
      )
      return html(element, { 'Content-Language': locale, 'X-Robots-Tag': 'noindex' }, home ? 200 : 404)
    })
  })

/** A listing that has a page; null if it is withdrawn, prospective or unknown. */
async function readListing(store: Store, id: string): Promise<Listing | null> {
  const home = /^[1-9]\d{0,14}$/.test(id) ? await throughCatalogueCache(store, `home:${id}`, () => findListing(store.db, Number(id))) : null
  return home && isPublic(home.state) ? home : null
}

/** An enabled language by its lower-case code; else null. */
async function enabledLocale(context: MapContext, code: string): Promise<Locale | null> {
  return isLocale(code) && (await requestAgency(context)).languages.enabled.includes(code) ? code : null
}

/** Other sites may embed the map if the Worker's settings or the agency's record name them. */
function mapSettings({ map: { origins, tiles } }: Pick<Settings, 'map'>, { mapOrigins }: Pick<Agency, 'mapOrigins'>): MapSettings {
  return { origins: [...new Set([...origins, ...mapOrigins])], tiles }
}

/** Allows the configured origins to embed the frame and to provide marker pictures, and the tile server to provide tiles. */
function framePolicy({ origins, tiles }: MapSettings): string {
  return contentPolicy({ 'img-src': [...origins, ...(tiles ? [tiles.origin] : [])], 'frame-ancestors': origins })
}

async function html(element: ReactElement, headers: Readonly<Record<string, string>>, status = 200): Promise<Response> {
  const body = await renderToReadableStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}
