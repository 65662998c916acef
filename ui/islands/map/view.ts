import { type LatLngBoundsExpression, Map as LeafletMap } from 'leaflet'
import type { Bounds } from './bounds.ts'
import { part } from './parts.ts'
import { closest } from './stock.ts'

/** Belgium and Luxembourg. */
const market: Bounds = [2.5, 49.45, 6.55, 51.55]
export const calm = matchMedia('(prefers-reduced-motion: reduce)').matches

/** An empty map on Belgium and Luxembourg. @param isTiled tiles come at whole zooms only */
export function openView(isTiled: boolean): LeafletMap {
  const map = new LeafletMap(part('map'), {
    minZoom: 4,
    maxZoom: closest,
    zoomSnap: isTiled ? 1 : 0.5,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !calm,
    markerZoomAnimation: !calm,
    fadeAnimation: !calm,
    inertia: !calm,
  })
  return map.fitBounds(latLngs(market), { animate: false })
}

/** What the map shows, and who has moved it there: the visitor, or we. */
export class View {
  readonly #map: LeafletMap
  #byVisitor = false

  /** @param moved is told where the visitor has gone */
  constructor(map: LeafletMap, moved: (bounds: Bounds, zoom: number) => void) {
    this.#map = map
    for (const type of ['pointerdown', 'wheel', 'keydown'] as const) {
      document.addEventListener(
        type,
        () => {
          this.#byVisitor = true
        },
        { capture: true, passive: true },
      )
    }
    map.on('moveend', () => {
      if (this.#byVisitor) moved(boundsOf(map), map.getZoom())
    })
  }

  /** Shows a box, all of Belgium and Luxembourg without one. */
  fit(box: Bounds | null): void {
    const room = Math.min(48, window.innerWidth / 16)
    this.quietly(() => this.#map.fitBounds(latLngs(box ?? market), { padding: [room, room], maxZoom: 15, animate: false }))
  }

  /** Moves the map on our own account: nobody is told. */
  quietly(move: () => void): void {
    const before = this.#byVisitor
    this.#byVisitor = false
    move()
    this.#byVisitor = before
  }
}

/** The box the map shows. */
export function boundsOf(map: LeafletMap): Bounds {
  const view = map.getBounds()
  return [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]
}

function latLngs([west, south, east, north]: Bounds): LatLngBoundsExpression {
  return [
    [south, west],
    [north, east],
  ]
}
