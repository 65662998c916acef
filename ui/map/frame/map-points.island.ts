import type { Bounds } from '../bounds.island.ts'
import { inTime } from './in-time.island.ts'

/** Euro; null: on request. */
export type MarkerPrice = number | 'annuity' | null

/** A point with the listings there: one with its id and price, or the number of several. */
export type MapPoint = readonly [lng: number, lat: number, count: number, id: number | null, price: MarkerPrice]

/** The site's answer about the listings of a search in a box. */
export interface MapPoints {
  readonly total: number
  /** The smallest box around all listings of the search; null if there are none. */
  readonly bounds: Bounds | null
  readonly places: readonly MapPoint[]
}

/** Fetches the points of a search's listings, all of them or those in a box. Throws if the request fails, takes too long or is aborted. */
export async function fetchMapPoints(search: string, box: Bounds | null, zoom: number, signal: AbortSignal): Promise<MapPoints> {
  const query = new URLSearchParams(search)
  if (box) query.set('bbox', box.map((degrees) => Math.round(degrees * 1e5) / 1e5).join(','))
  query.set('zoom', String(zoom))
  const answer = await fetch(`/map/places?${query}`, { signal: inTime(signal) })
  if (!answer.ok) throw new Error(`No points: ${answer.status}`)
  return answer.json()
}

/** Twice the view, rounded to the tile grid of the zoom, so that neighbouring views send the same request. */
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

function clamp(value: number, max: number): number {
  return Math.max(-max, Math.min(max, value))
}
