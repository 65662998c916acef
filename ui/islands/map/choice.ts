import type { Map as LeafletMap } from 'leaflet'
import type { Standpoint } from './card.ts'
import type { MapEvent } from './event.ts'
import type { HomePoint } from './listing-point.ts'
import type { Markers } from './markers.ts'
import { part } from './parts.ts'
import type { View } from './view.ts'

/** From this zoom on the circle around a hidden home is large enough to be seen. */
const circleFrom = 12

/** The marker whose homes are on the card: it is marked, kept in sight, and gets the focus back. */
export class Choice {
  readonly #map: LeafletMap
  readonly #view: View
  readonly #markers: Markers
  readonly #point: HomePoint
  readonly #tell: (event: MapEvent) => void
  #key: string | null = null

  constructor(map: LeafletMap, view: View, markers: Markers, point: HomePoint, tell: (event: MapEvent) => void) {
    this.#map = map
    this.#view = view
    this.#markers = markers
    this.#point = point
    this.#tell = tell
  }

  /** The key of the chosen marker; null for none. */
  get key(): string | null {
    return this.#key
  }

  take(key: string): void {
    this.#key = key
    this.#markers.point(key)
  }

  /** A home is on the card: its marker is in sight beside it. */
  show(id: number, at: Standpoint | null): void {
    this.#tell({ event: 'selected', id })
    this.#point.clear()
    if (!at) return
    if (this.#map.getZoom() >= circleFrom) this.#point.surround(at)
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    const isNarrow = width < 600
    const paddingTopLeft: [number, number] = isNarrow ? [40, 60] : [Math.min(380, width / 2), 60]
    const paddingBottomRight: [number, number] = isNarrow ? [40, Math.min(220, height / 2)] : [80, 60]
    this.#view.quietly(() => this.#map.panInside([at.lat, at.lng], { paddingTopLeft, paddingBottomRight, animate: false }))
  }

  leave(): void {
    this.#tell({ event: 'selected', id: null })
    this.#point.clear()
    this.#markers.point(null)
    if (this.#key === null || !this.#markers.focus(this.#key)) part('map').focus({ preventScroll: true })
    this.#key = null
  }
}
