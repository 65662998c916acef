import type { Map as LeafletMap } from 'leaflet'
import { fetchCard } from './card-panel.island.ts'
import type { Cluster } from './clusters.island.ts'
import type { CardPoint } from './frame-hooks.island.ts'
import type { MapMarkers } from './map-markers.island.ts'
import { keyOf } from './marker-view.island.ts'

/** A listing this near to a cluster counts as part of it. Pixels. */
const reach = 80
/** A pointer that only passes over a card sends no request. */
const debounce = 150 // ms

type Clusters = ReadonlyMap<string, Cluster>

/** Highlights the listing that the host points at: its own marker, the marker of a cluster known to hold it, or else the nearest one. */
export class Highlight {
  readonly #map: LeafletMap
  readonly #markers: MapMarkers
  readonly #locale: string
  #request = new AbortController()

  constructor(map: LeafletMap, markers: MapMarkers, locale: string) {
    this.#map = map
    this.#markers = markers
    this.#locale = locale
  }

  /** @param fallback key of the marker to highlight for no listing */
  async show(id: number | null, clusters: Clusters, fallback: string | null): Promise<void> {
    this.#request.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    const known = id === null ? fallback : keyWith(id, clusters)
    this.#markers.highlight(known)
    if (id === null || known !== null) return
    await new Promise((done) => setTimeout(done, debounce))
    const found = signal.aborted ? null : await fetchCard(this.#locale, id, signal)
    if (found?.point && !signal.aborted) this.#markers.highlight(this.#nearest(found.point, clusters))
  }

  #nearest({ lat, lng }: CardPoint, clusters: Clusters): string | null {
    const at = this.#map.latLngToContainerPoint([lat, lng])
    const near = [...clusters]
      .map(([key, cluster]) => ({ key, distance: this.#map.latLngToContainerPoint(cluster).distanceTo(at) }))
      .filter(({ distance }) => distance < reach)
    return near.toSorted((one, other) => one.distance - other.distance)[0]?.key ?? null
  }
}

function keyWith(id: number, clusters: Clusters): string | null {
  const own = keyOf(id)
  return clusters.has(own) ? own : ([...clusters].find(([, cluster]) => cluster.ids().includes(id))?.[0] ?? null)
}
