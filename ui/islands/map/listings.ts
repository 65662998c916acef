import type { Map as LeafletMap } from 'leaflet'
import { type Bounds, holds } from './bounds.ts'
import { boxAround, fetchPlaces, type Places, type Spot } from './places.ts'
import type { MapRecord } from './record.ts'
import { type Group, Stock } from './stock.ts'
import { boundsOf } from './view.ts'

/** Belgium and Luxembourg, where nearly all homes are. */
const market: Bounds = [2.3, 49.4, 6.6, 51.6]
const earth: Bounds = [-180, -90, 180, 90]
/** Where this part of the homes lies in the market, the map opens there and not on half a continent. */
const nearlyAll = 0.8
const overview = 8

/** What of the site's answer is on hand: a box at a zoom, or every home there is. */
interface OnHand {
  readonly box: Bounds
  readonly zoom: number | null
}

interface HomesEvents {
  /** What is on hand has changed. */
  changed(): void
  /** How many there are on the map: a home without a point is on none. */
  counted(total: number): void
  failed(): void
}

/** The homes on the map: those the host hands over, or those of a search, fetched as the view needs them. */
export class Homes {
  readonly #map: LeafletMap
  readonly #events: HomesEvents
  #stock = new Stock([])
  #onHand: OnHand | null = null
  #search: string | null = null
  #asked = new AbortController()
  /** The smallest box around all of them; null for none. */
  whole: Bounds | null = null
  records: ReadonlyMap<number, MapRecord> = new Map()

  constructor(map: LeafletMap, events: HomesEvents) {
    this.#map = map
    this.#events = events
  }

  /** Takes the records of a host; gives the box to show. */
  take(records: readonly MapRecord[]): Bounds | null {
    this.#forget()
    this.records = new Map(records.map((record) => [record.id, record]))
    const spots = [...this.records.values()].map(({ id, place, price }): Spot => [place.point.lng, place.point.lat, 1, id, price.amount])
    this.whole = boxOf(spots)
    this.#put(spots, { box: earth, zoom: null })
    this.#events.counted(spots.length)
    return mainBox(spots) ?? this.whole
  }

  /** Asks for a search; gives the box to show, null when it finds nothing or is not waited for any more. */
  async ask(search: string): Promise<Bounds | null> {
    this.#forget()
    this.#search = search
    const found = await this.#fetch(null, overview)
    if (!found) return null
    this.whole = found.bounds
    const isEvery = found.places.every(([, , count]) => count === 1)
    this.#put(found.places, { box: earth, zoom: isEvery ? null : overview })
    this.#events.counted(countOf(found.places))
    return mainBox(found.places) ?? found.bounds
  }

  /** Sees that what the view needs is on hand: nothing is asked for while it is. */
  async follow(): Promise<void> {
    const zoom = Math.floor(this.#map.getZoom())
    const seen = boundsOf(this.#map)
    const onHand = this.#onHand
    if (this.#search === null || !onHand || onHand.zoom === null || (onHand.zoom === zoom && holds(onHand.box, seen))) return
    const box = boxAround(seen, zoom)
    const found = await this.#fetch(box, zoom)
    if (found) this.#put(found.places, { box, zoom })
  }

  /** What is drawn in the view and a little around it. */
  groups(): readonly Group[] {
    const box = this.#map.getBounds().pad(0.2)
    return this.#stock.groups([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], Math.floor(this.#map.getZoom()))
  }

  #forget(): void {
    this.#asked.abort()
    this.#search = null
    this.#onHand = null
    this.whole = null
    this.records = new Map()
    this.#stock = new Stock([])
    this.#events.changed()
  }

  async #fetch(box: Bounds | null, zoom: number): Promise<Places | null> {
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    try {
      return await fetchPlaces(this.#search ?? '', box, zoom, signal)
    } catch {
      if (!signal.aborted) this.#events.failed()
      return null
    }
  }

  #put(spots: readonly Spot[], onHand: OnHand): void {
    this.#stock = new Stock(spots)
    this.#onHand = onHand
    this.#events.changed()
  }
}

function boxOf(spots: readonly Spot[]): Bounds | null {
  if (spots.length === 0) return null
  const [west, south, east, north] = [Math.min, Math.min, Math.max, Math.max].map((pick, index) =>
    spots.reduce((found, spot) => pick(found, spot[index % 2] ?? 0), spots[0]?.[index % 2] ?? 0),
  )
  return [west ?? 0, south ?? 0, east ?? 0, north ?? 0]
}

/** The box of the homes in the market, where nearly all of them are; null otherwise. */
function mainBox(spots: readonly Spot[]): Bounds | null {
  const inside = spots.filter(([lng, lat]) => holds(market, [lng, lat, lng, lat]))
  return countOf(inside) >= countOf(spots) * nearlyAll ? boxOf(inside) : null
}

function countOf(spots: readonly Spot[]): number {
  return spots.reduce((sum, [, , count]) => sum + count, 0)
}
