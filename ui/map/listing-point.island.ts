import { Circle, type Map as LeafletMap, Marker } from 'leaflet'
import { ElementIcon } from './frame/element-icon.island.ts'
import type { CardPoint } from './frame/frame-hooks.island.ts'
import type { MarkerOptions } from './frame/marker-view.island.ts'

/** Maximum distance in metres between an unpublished address and the point shown for it (decisions, "Address"; chosen in `worker/feeds/hidden/displaced-point.ts`). */
const maxOffset = 500

/** The place of one listing: a pin for a published address, else a circle that contains it. */
export class ListingPoint {
  readonly #map: LeafletMap
  #pin: Marker | null = null
  #circle: Circle | null = null

  constructor(map: LeafletMap) {
    this.#map = map
  }

  clear(): void {
    this.#pin?.remove()
    this.#circle?.remove()
    this.#pin = null
  }

  /** Draws the circle around an unpublished address, nothing around a published one. */
  drawCircle({ lat, lng, exact }: CardPoint): void {
    this.clear()
    if (!exact) this.#circle = new Circle([lat, lng], { radius: maxOffset, className: 'map-circle', interactive: false }).addTo(this.#map)
  }

  /** Draws the only listing on the map. */
  draw(point: CardPoint, options: MarkerOptions): void {
    this.drawCircle(point)
    if (!point.exact) return
    this.#pin = new Marker([point.lat, point.lng], { icon: new ElementIcon(pinOf(options)), interactive: false, keyboard: false }).addTo(this.#map)
  }

  /** The points that place names have to keep clear of. */
  get marked(): readonly { readonly lat: number; readonly lng: number; readonly count: number }[] {
    const at = this.#pin?.getLatLng()
    return at ? [{ lat: at.lat, lng: at.lng, count: 1 }] : []
  }
}

function pinOf({ picture, text }: MarkerOptions): HTMLElement {
  if (picture !== null) {
    const image = document.createElement('img')
    image.className = 'map-picture'
    image.src = picture
    image.alt = ''
    return image
  }
  const pin = document.createElement('span')
  pin.className = text === null ? 'map-pin' : 'map-price'
  pin.textContent = text
  return pin
}
