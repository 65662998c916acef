import { Circle, type Map as LeafletMap, Marker } from 'leaflet'
import type { Standpoint } from './card.ts'
import { ElementIcon } from './element-icon.ts'
import type { MarkerWishes } from './views.ts'

/** A hidden home lies this near to the point that stands for it, metres (decisions, "Address"). */
const around = 500

/** Where one home stands: a pin where it may be told, else a circle that it is in. */
export class HomePoint {
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

  /** Draws the circle around a home whose address is hidden; nothing around any other. */
  surround({ lat, lng, exact }: Standpoint): void {
    this.clear()
    if (!exact) this.#circle = new Circle([lat, lng], { radius: around, className: 'map-circle', interactive: false }).addTo(this.#map)
  }

  /** Draws a home that is the only one on the map. */
  stand(at: Standpoint, wishes: MarkerWishes): void {
    this.surround(at)
    if (!at.exact) return
    this.#pin = new Marker([at.lat, at.lng], { icon: new ElementIcon(pinOf(wishes)), interactive: false, keyboard: false }).addTo(this.#map)
  }

  /** Where names should not stand. */
  get marked(): readonly { readonly lat: number; readonly lng: number; readonly count: number }[] {
    const at = this.#pin?.getLatLng()
    return at ? [{ lat: at.lat, lng: at.lng, count: 1 }] : []
  }
}

function pinOf({ picture, text }: MarkerWishes): HTMLElement {
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
