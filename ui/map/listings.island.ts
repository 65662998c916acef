import type { Map as LeafletMap } from 'leaflet'
import { type Bounds, contains } from './bounds.island.ts'
import { type Cluster, ClusterIndex } from './frame/clusters.island.ts'
import { boxAround, fetchMapPoints, type MapPoint, type MapPoints } from './frame/map-points.island.ts'
import { boundsOf } from './frame/viewport.island.ts'
import type { MapRecord } from './host-record.island.ts'

/** Belgium and Luxembourg, where nearly all listings are. */
const market: Bounds = [2.3, 49.4, 6.6, 51.6]
const earth: Bounds = [-180, -90, 180, 90]
/** If at least this share of the listings lies in the market, the map opens there and not on half a continent. */
const marketShare = 0.8
const overviewZoom = 8

/** What has been fetched: a box at a zoom; `zoom` is null if every listing is known one by one. */
interface Fetched {
  readonly box: Bounds
  readonly zoom: number | null
}

interface ListingsEvents {
  changed(): void
  /** The number of listings on the map; a listing without a point is not on it. */
  counted(total: number): void
  failed(): void
}

/** The listings on the map: the host's records, or the results of a search, fetched as the view needs them. */
export class Listings {
  readonly #map: LeafletMap
  readonly #events: ListingsEvents
  #index = new ClusterIndex([])
  #fetched: Fetched | null = null
  #query: string | null = null
  #request = new AbortController()
  /** The smallest box around all listings; null if there are none. */
  whole: Bounds | null = null
  records: ReadonlyMap<number, MapRecord> = new Map()

  constructor(map: LeafletMap, events: ListingsEvents) {
    this.#map = map
    this.#events = events
  }

  /** Shows the records of a host; returns the box to show. */
  setRecords(records: readonly MapRecord[]): Bounds | null {
    this.#reset()
    this.records = new Map(records.map((record) => [record.id, record]))
    const points = [...this.records.values()].map(
      ({ id, place, price, annuity }): MapPoint => [place.point.lng, place.point.lat, 1, id, annuity ? 'annuity' : price.amount],
    )
    this.whole = boxOf(points)
    this.#put(points, { box: earth, zoom: null })
    this.#events.counted(points.length)
    return mainBox(points) ?? this.whole
  }

  /** Fetches a search; returns the box to show, null if it finds nothing or a newer request has replaced it. */
  async search(search: string): Promise<Bounds | null> {
    this.#reset()
    this.#query = search
    const found = await this.#fetch(null, overviewZoom)
    if (!found) return null
    this.whole = found.bounds
    const isComplete = found.places.every(([, , count]) => count === 1)
    this.#put(found.places, { box: earth, zoom: isComplete ? null : overviewZoom })
    this.#events.counted(countOf(found.places))
    return mainBox(found.places) ?? found.bounds
  }

  /** Fetches what the view needs, unless it has been fetched. */
  async follow(): Promise<void> {
    const zoom = Math.floor(this.#map.getZoom())
    const seen = boundsOf(this.#map)
    const fetched = this.#fetched
    if (this.#query === null || !fetched || fetched.zoom === null || (fetched.zoom === zoom && contains(fetched.box, seen))) return
    const box = boxAround(seen, zoom)
    const found = await this.#fetch(box, zoom)
    if (found) this.#put(found.places, { box, zoom })
  }

  /** The clusters of the view and a little around it. */
  clusters(): readonly Cluster[] {
    const box = this.#map.getBounds().pad(0.2)
    return this.#index.clusters([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], Math.floor(this.#map.getZoom()))
  }

  #reset(): void {
    this.#request.abort()
    this.#query = null
    this.#fetched = null
    this.whole = null
    this.records = new Map()
    this.#index = new ClusterIndex([])
    this.#events.changed()
  }

  async #fetch(box: Bounds | null, zoom: number): Promise<MapPoints | null> {
    this.#request.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    try {
      return await fetchMapPoints(this.#query ?? '', box, zoom, signal)
    } catch {
      if (!signal.aborted) this.#events.failed()
      return null
    }
  }

  #put(points: readonly MapPoint[], fetched: Fetched): void {
    this.#index = new ClusterIndex(points)
    this.#fetched = fetched
    this.#events.changed()
  }
}

function boxOf(points: readonly MapPoint[]): Bounds | null {
  const [first] = points
  if (!first) return null
  return points.reduce<Bounds>(
    ([west, south, east, north], [lng, lat]) => [Math.min(west, lng), Math.min(south, lat), Math.max(east, lng), Math.max(north, lat)],
    [first[0], first[1], first[0], first[1]],
  )
}

/** The box around the listings in the market; null if too few are there. */
function mainBox(points: readonly MapPoint[]): Bounds | null {
  const inside = points.filter(([lng, lat]) => contains(market, [lng, lat, lng, lat]))
  return countOf(inside) >= countOf(points) * marketShare ? boxOf(inside) : null
}

function countOf(points: readonly MapPoint[]): number {
  return points.reduce((sum, [, , count]) => sum + count, 0)
}
