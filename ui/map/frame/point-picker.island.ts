import { type Map as LeafletMap, Marker } from 'leaflet'
import type { PickedPoint } from '../protocol.island.ts'
import { ElementIcon } from './element-icon.island.ts'
import type { MapEvent } from './event.island.ts'
import type { Viewport } from './viewport.island.ts'

/** The zoom for a point that is set, for one that is only near, and where neither is known. With tiles there are streets to go by. */
const zooms = { tiles: { set: 17, near: 14 }, outlines: { set: 12.5, near: 11 }, unknown: 8 } as const
const middle = { lat: 50.5, lng: 4.7 } // of Belgium
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Pixels by arrow key, without and with Shift. */
const step = { plain: 10, fine: 1 } as const

/** Sets a point on the map: by a click, by dragging its pin, or by arrow keys while the pin has the focus. */
export class PointPicker {
  readonly #map: LeafletMap
  readonly #send: (event: MapEvent) => void
  #pin: Marker | null = null

  constructor(map: LeafletMap, send: (event: MapEvent) => void) {
    this.#map = map
    this.#send = send
    map.on('click', ({ latlng }) => this.#pin && this.#moveTo(latlng))
  }

  /** Shows a point to be set; null ends it. */
  show(pick: PickedPoint | null, viewport: Viewport, hasTiles: boolean, label: string): void {
    this.#pin?.remove()
    this.#pin = null
    if (pick === null) return
    const at = pick.point ?? pick.around
    const { set, near } = zooms[hasTiles ? 'tiles' : 'outlines']
    viewport.moveSilently(() => this.#map.setView(at ?? middle, pick.point ? set : at ? near : zooms.unknown, { animate: false }))
    const element = document.createElement('span')
    element.className = pick.point ? 'map-pin' : 'map-pin is-proposed'
    this.#pin = new Marker(at ?? middle, { icon: new ElementIcon(element), draggable: true, keyboard: true }).addTo(this.#map)
    const icon = this.#pin.getElement()
    icon?.setAttribute('aria-label', label)
    icon?.addEventListener('keydown', (event) => this.#key(event))
    this.#pin.on('dragend', () => this.#pin && this.#moveTo(this.#pin.getLatLng()))
  }

  /** The point that place names have to keep clear of. */
  get marked(): readonly { readonly lat: number; readonly lng: number; readonly count: number }[] {
    const at = this.#pin?.getLatLng()
    return at ? [{ lat: at.lat, lng: at.lng, count: 1 }] : []
  }

  #key(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (arrow === undefined || this.#pin === null) return
    event.preventDefault()
    event.stopPropagation()
    const pixels = event.shiftKey ? step.fine : step.plain
    const at = this.#map.latLngToContainerPoint(this.#pin.getLatLng())
    this.#moveTo(this.#map.containerPointToLatLng([at.x + arrow[0] * pixels, at.y + arrow[1] * pixels]))
    if (!this.#map.getBounds().contains(this.#pin.getLatLng())) this.#map.panTo(this.#pin.getLatLng())
  }

  #moveTo({ lat, lng }: { readonly lat: number; readonly lng: number }): void {
    this.#pin?.setLatLng({ lat, lng })
    this.#pin?.getElement()?.classList.remove('is-proposed')
    this.#send({ event: 'picked', lat, lng })
  }
}
