import type { Map as LeafletMap } from 'leaflet'
import { fetchCard, type Standpoint } from './card.ts'
import type { Markers } from './markers.ts'
import type { Group } from './stock.ts'
import { keyOf } from './views.ts'

/** A marker this near to a home, pixels, is the one it is counted in. */
const reach = 80
/** A pointer that only passes over a card asks for nothing. */
const pause = 150

type Groups = ReadonlyMap<string, Group>

/** Marks the marker of the home the host points at: its own, the one it is known to be in, else the one where it stands. */
export class Highlight {
  readonly #map: LeafletMap
  readonly #markers: Markers
  readonly #locale: string
  #asked = new AbortController()

  constructor(map: LeafletMap, markers: Markers, locale: string) {
    this.#map = map
    this.#markers = markers
    this.#locale = locale
  }

  /** @param otherwise the marker that is marked when no home is pointed at */
  async point(id: number | null, groups: Groups, otherwise: string | null): Promise<void> {
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    const known = id === null ? otherwise : markerWith(id, groups)
    this.#markers.point(known)
    if (id === null || known !== null) return
    await new Promise((done) => setTimeout(done, pause))
    const found = signal.aborted ? null : await fetchCard(this.#locale, id, signal)
    if (found?.at && !signal.aborted) this.#markers.point(this.#nearest(found.at, groups))
  }

  #nearest({ lat, lng }: Standpoint, groups: Groups): string | null {
    const at = this.#map.latLngToContainerPoint([lat, lng])
    const near = [...groups].map(([key, group]) => ({ key, away: this.#map.latLngToContainerPoint(group).distanceTo(at) })).filter(({ away }) => away < reach)
    return near.toSorted((one, other) => one.away - other.away)[0]?.key ?? null
  }
}

function markerWith(id: number, groups: Groups): string | null {
  const own = keyOf(id)
  return groups.has(own) ? own : ([...groups].find(([, group]) => group.ids().includes(id))?.[0] ?? null)
}
