import { type LatLngBoundsExpression, Map as LeafletMap } from 'leaflet'
import type { Bounds } from '../bounds.island.ts'
import { maxZoom } from './clusters.island.ts'
import { part } from './frame-hooks.island.ts'

/** Belgium and Luxembourg. */
const market: Bounds = [2.5, 49.45, 6.55, 51.55]
/**
 * The maximum zoom at which the map opens on a search with few homes near each other. Closer up, the base map without tiles shows little
 * more than its grid.
 */
const closest = { tiles: 15, outlines: 13.5 } as const
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

/** Creates an empty map of Belgium and Luxembourg. @param hasTiles tiles exist at whole zooms only */
export function createMap(hasTiles: boolean): LeafletMap {
  const map = new LeafletMap(part('map'), {
    minZoom: 4,
    maxZoom,
    zoomSnap: hasTiles ? 1 : 0.5,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  })
  keepPageStill(map.getContainer())
  return map.fitBounds(latLngs(market), { animate: false })
}

/**
 * Leaflet focuses its container when that is pressed first, and the browser then scrolls the page around the frame: the marker would leave
 * the pointer before it is released, and the click would be lost.
 */
function keepPageStill(container: HTMLElement): void {
  const focus = container.focus.bind(container)
  container.focus = (options) => focus({ ...options, preventScroll: true })
}

/** The map's view; tells moves by the visitor from moves by the script. */
export class Viewport {
  readonly #map: LeafletMap
  readonly #closest: number
  #byVisitor = false

  /** @param moved called after a move by the visitor */
  constructor(map: LeafletMap, hasTiles: boolean, moved: (bounds: Bounds, zoom: number) => void) {
    this.#map = map
    this.#closest = closest[hasTiles ? 'tiles' : 'outlines']
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

  /** Shows a box, or Belgium and Luxembourg. */
  fit(box: Bounds | null): void {
    const margin = Math.min(48, window.innerWidth / 16)
    this.moveSilently(() => this.#map.fitBounds(latLngs(box ?? market), { padding: [margin, margin], maxZoom: this.#closest, animate: false }))
  }

  /** Moves the map without calling `moved`. */
  moveSilently(move: () => void): void {
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
