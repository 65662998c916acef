import { type Map as LeafletMap, Marker, type Point } from 'leaflet'
import type { MapName } from '#db/model/map-names.ts'
import type { Locale } from '#messages/locales.ts'
import { ElementIcon } from './element-icon.ts'
import { say } from './settings.ts'

/** The zoom from which each rank is named. */
const fromZoom = [7, 9, 11, 12] as const
/** How far a name may stand aside for a marker, pixels. */
const asides = [0, 32, -32, 44, -44] as const
const maxNames = 90
const nearestNames = 3

/** A marker that names stand clear of. */
interface Marked {
  readonly lat: number
  readonly lng: number
  /** Homes in it: the more, the larger it is. */
  readonly count: number
}

/** The names on the map, as many as fit; close by, where no name is in sight, which way the nearest ones lie. */
export class Names {
  readonly #map: LeafletMap
  readonly #away: string
  readonly #shown = new Map<string, Marker>()
  readonly #signs: HTMLElement
  #places: readonly MapName[] = []

  constructor(map: LeafletMap, away: string) {
    this.#map = map
    this.#away = away
    map.createPane('names').style.zIndex = '450'
    this.#signs = document.createElement('div')
    this.#signs.className = 'map-signs'
    this.#signs.setAttribute('aria-hidden', 'true')
    map.getContainer().append(this.#signs)
    map.on('movestart', () => this.#signs.replaceChildren())
  }

  /** Fetches the names of a language; without them the map still shows land and homes. */
  async load(locale: Locale): Promise<void> {
    const answer = await fetch(`/map/names/${locale}.json`)
    if (!answer.ok) return
    this.#places = await answer.json()
  }

  /** The name of the place nearest to a point, of this rank or a higher one; '' when none is known. */
  nearest({ lat, lng }: { readonly lat: number; readonly lng: number }, rank: number): string {
    return this.#nearest(lat, lng, 1, rank)[0]?.[3] ?? ''
  }

  /** Draws the names, clear of the markers that stand on the map. */
  draw(marked: readonly Marked[]): void {
    const view = this.#map.getBounds().pad(0.3)
    const zoom = this.#map.getZoom()
    const taken: Point[] = []
    const avoided = marked.map(({ lat, lng, count }) => ({ at: this.#map.latLngToContainerPoint([lat, lng]), height: heightOf(count) }))
    const wanted = new Map<string, { place: MapName; aside: number }>()
    for (const place of this.#places) {
      const [lat, lng, rank, name] = place
      if (zoom < (fromZoom[rank] ?? 99) || !view.contains([lat, lng]) || wanted.size >= maxNames) continue
      const point = this.#map.latLngToContainerPoint([lat, lng])
      const width = name.length * 4
      const isFree = (at: Point) =>
        !taken.some((other) => Math.abs(other.x - at.x) < 44 + width && Math.abs(other.y - at.y) < 22) &&
        !avoided.some((other) => Math.abs(other.at.x - at.x) < 40 + width && Math.abs(other.at.y - at.y) < other.height / 2 + 11)
      const aside = asides.find((step) => isFree(point.add([0, step])))
      if (aside === undefined) continue
      taken.push(point.add([0, aside]))
      wanted.set(`${name} ${lat} ${aside}`, { place, aside })
    }
    for (const [key, marker] of this.#shown) {
      if (wanted.has(key)) continue
      marker.remove()
      this.#shown.delete(key)
    }
    for (const [key, { place, aside }] of wanted) if (!this.#shown.has(key)) this.#shown.set(key, this.#put(place, aside))
    this.#point(taken)
  }

  #put([lat, lng, rank, name]: MapName, aside: number): Marker {
    const element = document.createElement('span')
    element.className = `map-name is-${rank}`
    element.textContent = name
    element.style.marginTop = `${aside}px`
    element.setAttribute('aria-hidden', 'true')
    return new Marker([lat, lng], { icon: new ElementIcon(element), pane: 'names', interactive: false, keyboard: false }).addTo(this.#map)
  }

  /** Signs at the edge of the view, each with a name and how far it is. */
  #point(named: readonly Point[]): void {
    this.#signs.replaceChildren()
    const { x, y } = this.#map.getSize()
    if (this.#map.getZoom() < 13 || named.some((at) => at.x > 0 && at.y > 0 && at.x < x && at.y < y)) return
    const centre = this.#map.getCenter()
    for (const [lat, lng, , name] of this.#nearest(centre.lat, centre.lng, nearestNames)) {
      const at = this.#map.latLngToContainerPoint([lat, lng])
      const [dx, dy] = [at.x - x / 2, at.y - y / 2]
      const short = Math.min((x / 2 - 70) / Math.abs(dx || 1), (y / 2 - 48) / Math.abs(dy || 1), 1)
      const sign = document.createElement('span')
      const distance = (this.#map.distance(centre, [lat, lng]) / 1000).toFixed(1).replace('.', ',')
      const arrow = document.createElement('i')
      arrow.style.rotate = `${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)}deg`
      sign.append(say(this.#away, { place: name, distance }), arrow)
      sign.style.translate = `${Math.round(x / 2 + dx * short)}px ${Math.round(y / 2 + dy * short)}px`
      this.#signs.append(sign)
    }
  }

  #nearest(lat: number, lng: number, count: number, rank = 3): MapName[] {
    const flat = Math.cos((lat * Math.PI) / 180)
    const distance = (place: MapName) => Math.hypot(place[0] - lat, (place[1] - lng) * flat)
    const found: [number, MapName][] = []
    for (const place of this.#places) {
      // They come by rank.
      if (place[2] > rank) break
      const away = distance(place)
      if (found.length === count && away >= (found.at(-1)?.[0] ?? 0)) continue
      found.push([away, place])
      found.sort(([one], [other]) => one - other)
      found.length = Math.min(found.length, count)
    }
    return found.map(([, place]) => place)
  }
}

/** Pixels: a price is 32 high, a count grows with its figures. */
function heightOf(count: number): number {
  return count === 1 ? 34 : 30 + 8 * Math.min(4, String(count).length)
}
