import { type Map as LeafletMap, Marker, type Point } from 'leaflet'
import type { MapName } from '#db/model/map/map-names.ts'
import type { Locale } from '#messages/locales.ts'
import { formatNumber } from '../site/number.present.ts'
import { boxAround, coveredBy, isCut, touch } from './frame/covered.island.ts'
import { ElementIcon } from './frame/element-icon.island.ts'
import { fill } from './frame/settings.island.ts'

/** The zoom from which each rank is shown. */
const minZooms = [7, 9, 11, 12] as const
/** The position of a name: above or below its dot, or without a dot further up or down to keep clear of a marker. Pixels. */
const offsets = [-11, 11, 32, -32, 44, -44] as const
const dotted = 11
const maxNames = 90
const maxSigns = 3

/** A marker that names keep clear of. */
interface Marked {
  readonly lat: number
  readonly lng: number
  /** Listings in it: the more, the larger the marker. */
  readonly count: number
}

/** The place names on the map, as many as fit. If the view is too close to contain any, signs point to the nearest ones. */
export class PlaceNames {
  readonly #map: LeafletMap
  readonly #distanceText: string
  readonly #locale: Locale
  readonly #shown = new Map<string, Marker>()
  readonly #signs: HTMLElement
  #places: readonly MapName[] = []

  constructor(map: LeafletMap, distanceText: string, locale: Locale) {
    this.#map = map
    this.#locale = locale
    this.#distanceText = distanceText
    map.createPane('names').style.zIndex = '450'
    this.#signs = document.createElement('div')
    this.#signs.className = 'map-signs'
    this.#signs.setAttribute('aria-hidden', 'true')
    map.getContainer().append(this.#signs)
    map.on('movestart', () => this.#signs.replaceChildren())
  }

  /** Fetches the names of a language; rejects if the request fails. The map works without them. */
  async load(locale: Locale): Promise<void> {
    const answer = await fetch(`/map/names/${locale}.json`)
    if (!answer.ok) return
    this.#places = await answer.json()
  }

  /** The name of the nearest place of this rank or a more important (lower) one; '' if there is none. */
  nearest({ lat, lng }: { readonly lat: number; readonly lng: number }, rank: number): string {
    return this.#nearest(lat, lng, 1, rank)[0]?.[3] ?? ''
  }

  /** Draws the names, clear of the markers. */
  draw(marked: readonly Marked[]): void {
    const view = this.#map.getBounds().pad(0.3)
    const [south, west, north, east] = [view.getSouth(), view.getWest(), view.getNorth(), view.getEast()]
    const size = this.#map.getSize()
    const covered = coveredBy(this.#map)
    const zoom = this.#map.getZoom()
    const taken: Point[] = []
    const avoided = marked.map(({ lat, lng, count }) => ({ at: this.#map.latLngToContainerPoint([lat, lng]), height: heightOf(count) }))
    const visible = new Map<string, { place: MapName; offset: number }>()
    for (const place of this.#places) {
      const [lat, lng, rank, name] = place
      if (zoom < (minZooms[rank] ?? 99) || lat < south || lat > north || lng < west || lng > east || visible.size >= maxNames) continue
      const point = this.#map.latLngToContainerPoint([lat, lng])
      const width = name.length * (rank < 2 ? 4.5 : 4)
      const isClear = (at: Point) =>
        !taken.some((other) => Math.abs(other.x - at.x) < 44 + width && Math.abs(other.y - at.y) < 22) &&
        !avoided.some((other) => Math.abs(other.at.x - at.x) < 46 + width && Math.abs(other.at.y - at.y) < other.height / 2 + 11)
      const isFree = (at: Point) => {
        const box = boxAround(at, width + 6, 11)
        return !isCut(box.left, box.right, size.x) && !isCut(box.top, box.bottom, size.y) && !covered.some((other) => touch(box, other)) && isClear(at)
      }
      const offset = offsets.find((step) => isFree(point.add([0, step])))
      if (offset === undefined) continue
      taken.push(point.add([0, offset]))
      visible.set(`${name} ${lat} ${offset}`, { place, offset })
    }
    for (const [key, marker] of this.#shown) {
      if (visible.has(key)) continue
      marker.remove()
      this.#shown.delete(key)
    }
    for (const [key, { place, offset }] of visible) if (!this.#shown.has(key)) this.#shown.set(key, this.#put(place, offset))
    this.#drawSigns(taken)
    this.#map.fire('named')
  }

  #put([lat, lng, rank, name]: MapName, offset: number): Marker {
    const element = document.createElement('span')
    const dot = Math.abs(offset) > dotted ? '' : offset < 0 ? ' is-above' : ' is-below'
    element.className = `map-name is-${rank}${dot}`
    element.textContent = name
    element.style.marginTop = `${offset}px`
    element.setAttribute('aria-hidden', 'true')
    return new Marker([lat, lng], { icon: new ElementIcon(element), pane: 'names', interactive: false, keyboard: false }).addTo(this.#map)
  }

  /** Signs at the edge of the view, each with a name and its distance. */
  #drawSigns(named: readonly Point[]): void {
    this.#signs.replaceChildren()
    const { x, y } = this.#map.getSize()
    if (this.#map.getZoom() < 13 || named.some((at) => at.x > 0 && at.y > 0 && at.x < x && at.y < y)) return
    const centre = this.#map.getCenter()
    for (const [lat, lng, , name] of this.#nearest(centre.lat, centre.lng, maxSigns)) {
      const at = this.#map.latLngToContainerPoint([lat, lng])
      const [dx, dy] = [at.x - x / 2, at.y - y / 2]
      const short = Math.min((x / 2 - 70) / Math.abs(dx || 1), (y / 2 - 48) / Math.abs(dy || 1), 1)
      const sign = document.createElement('span')
      const distance = formatNumber(this.#map.distance(centre, [lat, lng]) / 1000, this.#locale, 1)
      const arrow = document.createElement('i')
      arrow.style.rotate = `${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)}deg`
      sign.append(fill(this.#distanceText, { place: name, distance }), arrow)
      sign.style.translate = `${Math.round(x / 2 + dx * short)}px ${Math.round(y / 2 + dy * short)}px`
      this.#signs.append(sign)
    }
  }

  #nearest(lat: number, lng: number, count: number, rank = 3): MapName[] {
    const flat = Math.cos((lat * Math.PI) / 180)
    const distanceTo = (place: MapName) => Math.hypot(place[0] - lat, (place[1] - lng) * flat)
    const found: [number, MapName][] = []
    for (const place of this.#places) {
      // Places are sorted by rank.
      if (place[2] > rank) break
      const distance = distanceTo(place)
      if (found.length === count && distance >= (found.at(-1)?.[0] ?? 0)) continue
      found.push([distance, place])
      found.sort(([one], [other]) => one - other)
      found.length = Math.min(found.length, count)
    }
    return found.map(([, place]) => place)
  }
}

/** Pixels: a price is 32 high, a count grows with its number of digits. */
function heightOf(count: number): number {
  return count === 1 ? 34 : 30 + 8 * Math.min(4, String(count).length)
}
