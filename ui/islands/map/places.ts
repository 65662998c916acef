import type { Bounds } from './bounds.ts'

/** A point with the homes that stand there: one with its id and price in euro (null: on request), or several. */
export type Spot = readonly [lng: number, lat: number, count: number, id: number | null, price: number | null]

/** What the site answers about the homes of a search in a box. */
export interface Places {
  readonly total: number
  /** The smallest box around all homes of the search; null when there are none. */
  readonly bounds: Bounds | null
  readonly places: readonly Spot[]
}

/** Asks this site for the homes of a search, all of them or those in a box. Throws when it does not answer or is not waited for any more. */
export async function fetchPlaces(search: string, box: Bounds | null, zoom: number, signal: AbortSignal): Promise<Places> {
  const query = new URLSearchParams(search)
  if (box) query.set('bbox', box.map((degrees) => Math.round(degrees * 1e5) / 1e5).join(','))
  query.set('zoom', String(zoom))
  const answer = await fetch(`/map/places?${query}`, { signal })
  if (!answer.ok) throw new Error(`No places: ${answer.status}`)
  return answer.json()
}

/** Twice the view, on the lines of the tile grid of a zoom: views that lie close together ask the same. */
export function boxAround([west, south, east, north]: Bounds, zoom: number): Bounds {
  const tiles = 2 ** zoom
  const [width, height] = [(east - west) / 2, (north - south) / 2]
  const column = (lng: number) => ((lng + 180) / 360) * tiles
  const row = (lat: number) => ((1 - Math.asinh(Math.tan((clamp(lat, 85) * Math.PI) / 180)) / Math.PI) / 2) * tiles
  const lngAt = (at: number) => clamp((at / tiles) * 360 - 180, 180)
  const latAt = (at: number) => clamp((Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / tiles))) * 180) / Math.PI, 86)
  return [
    lngAt(Math.floor(column(west - width))),
    latAt(Math.ceil(row(south - height))),
    lngAt(Math.ceil(column(east + width))),
    latAt(Math.floor(row(north + height))),
  ]
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
