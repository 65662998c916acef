import type { Map as LeafletMap } from 'leaflet'
import type { ListingPoint } from '../listing-point.island.ts'
import type { MapEvent } from './event.island.ts'
import { type CardPoint, part } from './frame-hooks.island.ts'
import type { MapMarkers } from './map-markers.island.ts'
import type { Viewport } from './viewport.island.ts'

/** From this zoom on, the circle around an unpublished address is large enough to be seen. */
const circleFromZoom = 12

/** The marker whose listing is on the card: highlighted, kept in view, and focused when the card closes. */
export class Selection {
  readonly #map: LeafletMap
  readonly #viewport: Viewport
  readonly #markers: MapMarkers
  readonly #point: ListingPoint
  readonly #send: (event: MapEvent) => void
  #key: string | null = null

  constructor(map: LeafletMap, viewport: Viewport, markers: MapMarkers, point: ListingPoint, send: (event: MapEvent) => void) {
    this.#map = map
    this.#viewport = viewport
    this.#markers = markers
    this.#point = point
    this.#send = send
  }

  /** The key of the selected marker; null if no marker is selected. */
  get key(): string | null {
    return this.#key
  }

  select(key: string): void {
    this.#key = key
    this.#markers.highlight(key)
  }

  /** Brings the listing on the card into view beside it. */
  show(id: number, point: CardPoint | null): void {
    this.#send({ event: 'selected', id })
    this.#point.clear()
    if (!point) return
    if (this.#map.getZoom() >= circleFromZoom) this.#point.drawCircle(point)
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    const isNarrow = width < 600
    const paddingTopLeft: [number, number] = isNarrow ? [40, 60] : [Math.min(380, width / 2), 60]
    const paddingBottomRight: [number, number] = isNarrow ? [40, Math.min(220, height / 2)] : [80, 60]
    this.#viewport.moveSilently(() => this.#map.panInside([point.lat, point.lng], { paddingTopLeft, paddingBottomRight, animate: false }))
  }

  clear(): void {
    this.#send({ event: 'selected', id: null })
    this.#point.clear()
    this.#markers.highlight(null)
    if (this.#key === null || !this.#markers.focus(this.#key)) part('map').focus({ preventScroll: true })
    this.#key = null
  }
}
