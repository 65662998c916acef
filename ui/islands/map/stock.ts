import Supercluster from 'supercluster'
import type { Bounds } from './bounds.ts'
import type { Spot } from './places.ts'

/** The closest look the map allows. */
export const closest = 18

/** What is drawn as one marker: a home, or several that lie close together at this zoom. */
export interface Group {
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** Null for several. */
  readonly id: number | null
  readonly price: number | null
  /** The zoom at which several come apart; null when they never do. */
  readonly apart: number | null
  /** The homes in it, as far as they are known one by one. */
  ids(): readonly number[]
}

interface One {
  readonly count: number
  readonly id: number | null
  readonly price: number | null
}

/** The homes the map knows of, gathered into groups for any view. */
export class Stock {
  readonly #index = new Supercluster<One, { count: number }>({
    radius: 64,
    extent: 256,
    maxZoom: closest,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count
    },
  })

  constructor(spots: readonly Spot[]) {
    this.#index.load(
      spots.map(([lng, lat, count, id, price]) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { count, id, price },
      })),
    )
  }

  /** The groups of a box at a whole zoom; their counts are those of the homes, not of the points. */
  groups(box: Bounds, zoom: number): Group[] {
    return this.#index.getClusters([...box], zoom).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if (!('cluster_id' in properties)) {
        const { count, id, price } = properties
        const apart = id === null ? Math.min(closest, zoom + 2) : null
        return { lat, lng, count, id, price, apart: zoom >= closest ? null : apart, ids: () => (id === null ? [] : [id]) }
      }
      const { cluster_id: cluster, count } = properties
      const expansion = this.#index.getClusterExpansionZoom(cluster)
      const ids = () => this.#index.getLeaves(cluster, Number.POSITIVE_INFINITY).flatMap((leaf) => leaf.properties.id ?? [])
      return { lat, lng, count, id: null, price: null, apart: expansion > closest ? null : expansion, ids }
    })
  }
}
