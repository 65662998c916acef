import { Hono } from 'hono'
import { openStore } from '#db/client.ts'
import type { Box } from '#db/model/circle.ts'
import { readSearch } from '#db/model/search-query.ts'
import { findPlaces } from '#db/search/places.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { keepWithCatalogue } from '#worker/http/cache-policy.ts'
import { readAsked } from '#worker/http/locale-and-goal.ts'

const deepest = 20
const usualZoom = 8

/** Where the homes of a search stand in a box of the map (`bbox=west,south,east,north` in degrees, `zoom`): homes, or cells of them where they are many. */
export const mapPlaces = new Hono<{ Bindings: Env }>().get('/places', (context) => {
  const query = new URL(context.req.url).searchParams
  const store = openStore(context.env.DB, context.env.LISTINGS)
  return keepWithCatalogue(context.req.raw, store, async () => {
    const { goal } = readAsked(query, settingsOf(context.env))
    return context.json(await findPlaces(store, goal, readSearch(query), readBox(query.get('bbox')), readZoom(query.get('zoom'))))
  })
})

/** The whole earth where no box is given. */
function readBox(text: string | null): Box {
  const sides = (text ?? '').split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [west = -180, south = -90, east = 180, north = 90] = sides.length === 4 && sides.every(Number.isFinite) ? sides : []
  return { west, south, east, north }
}

function readZoom(text: string | null): number {
  const zoom = Number(text ?? usualZoom)
  return Number.isFinite(zoom) ? Math.min(Math.max(Math.round(zoom), 0), deepest) : usualZoom
}
