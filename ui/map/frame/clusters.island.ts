import Supercluster from 'supercluster'
import type { Bounds } from '../bounds.island.ts'
import type { MapPoint, MarkerPrice } from './map-points.island.ts'

/** The highest zoom of the map. */
export const maxZoom = 18

/** What one marker shows: a listing, or several that are close together at this zoom. */
export interface Cluster {
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** Null for several. */
  readonly id: number | null
  readonly price: MarkerPrice
  /** The zoom at which several separate; null if they never do. */
  readonly expansionZoom: number | null
  /** The listings in it, as far as their ids are known. */
  ids(): readonly number[]
}

interface One {
  readonly count: number
  readonly id: number | null
  readonly price: MarkerPrice
}

/** The listings the map knows, clustered for any view. */
export class ClusterIndex {
  readonly #index = new Supercluster<One, { count: number }>({
    radius: 64,
    extent: 256,
    maxZoom,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count
    },
  })

  constructor(points: readonly MapPoint[]) {
    this.#index.load(
      points.map(([lng, lat, count, id, price]) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { count, id, price },
      })),
    )
  }

  /** The clusters of a box at a whole zoom; they count listings, not points. */
  clusters(box: Bounds, zoom: number): Cluster[] {
    return this.#index.getClusters([...box], zoom).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if (!('cluster_id' in properties)) {
        const { count, id, price } = properties
        const expansionZoom = id === null ? Math.min(maxZoom, zoom + 2) : null
        return { lat, lng, count, id, price, expansionZoom: zoom >= maxZoom ? null : expansionZoom, ids: () => (id === null ? [] : [id]) }
      }
      const { cluster_id: cluster, count } = properties
      const expansionZoom = this.#index.getClusterExpansionZoom(cluster)
      const ids = () => this.#index.getLeaves(cluster, Number.POSITIVE_INFINITY).flatMap((leaf) => leaf.properties.id ?? [])
      return { lat, lng, count, id: null, price: null, expansionZoom: expansionZoom > maxZoom ? null : expansionZoom, ids }
    })
  }
}
