import { Hono } from 'hono'
import type { Box } from '#db/model/places/circle.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { findMapPoints } from '#db/search/map-points.ts'
import type { Env } from '#worker/env.ts'
import { keepWithStock } from '#worker/site/caching/cache-policy.ts'
import { readLocaleAndGoal } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

const maxZoom = 20
const defaultZoom = 8

/** `/map/places?bbox=west,south,east,north&zoom=11` with the keys of a list: the listings in a viewport (degrees), clustered if there are many. */
export const mapPoints = new Hono<{ Bindings: Env }>().get('/places', async (context) => {
  const query = new URL(context.req.url).searchParams
  const store = await requestStore(context)
  return keepWithStock(context.req.raw, store, async () => {
    const { goal } = readLocaleAndGoal(query, (await requestAgency(context)).languages)
    return context.json(await findMapPoints(store, goal, readSearch(query), readBox(query.get('bbox')), readZoom(query.get('zoom'))))
  })
})

/** The box of a query; the whole earth if it is missing or invalid. */
function readBox(text: string | null): Box {
  const sides = (text ?? '').split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [west = -180, south = -90, east = 180, north = 90] = sides.length === 4 && sides.every(Number.isFinite) ? sides : []
  return { west, south, east, north }
}

function readZoom(text: string | null): number {
  const zoom = Number(text ?? defaultZoom)
  return Number.isFinite(zoom) ? Math.min(Math.max(Math.round(zoom), 0), maxZoom) : defaultZoom
}
