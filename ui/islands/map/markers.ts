import { type Map as LeafletMap, Marker } from 'leaflet'
import { ElementIcon } from './element-icon.ts'

/** A marker as it is drawn. */
export interface MarkerView {
  /** Says whether it is the same marker as before. */
  readonly key: string
  readonly lat: number
  readonly lng: number
  /** Price, count, or the host's own word. */
  readonly text: string
  /** What it is, for those who do not see where it stands. */
  readonly label: string
  readonly ribbon: string | null
  /** Address of the host's own picture; null for text. */
  readonly picture: string | null
  /** Homes in it: more than one is a round mark. */
  readonly count: number
}

interface Standing {
  readonly marker: Marker
  readonly button: HTMLButtonElement
  view: MarkerView
}

/** The markers of the map: real buttons, in the order of a page, kept while they stay what they are. */
export class Markers {
  readonly #map: LeafletMap
  readonly #choose: (view: MarkerView) => void
  readonly #standing = new Map<string, Standing>()
  #pointed: string | null = null

  constructor(map: LeafletMap, choose: (view: MarkerView) => void) {
    this.#map = map
    this.#choose = choose
  }

  show(views: readonly MarkerView[]): void {
    const wanted = new Set(views.map(({ key }) => key))
    const held = document.activeElement
    for (const [key, { marker }] of this.#standing) {
      if (wanted.has(key)) continue
      marker.remove()
      this.#standing.delete(key)
    }
    for (const view of views) this.#put(view)
    this.#inOrder(views)
    if (held instanceof HTMLElement && held.isConnected && document.activeElement !== held) held.focus({ preventScroll: true })
    this.point(this.#pointed)
  }

  /** Marks one as the home that is spoken of. */
  point(key: string | null): void {
    this.#pointed = key
    for (const [each, { marker, button }] of this.#standing) {
      button.classList.toggle('is-chosen', each === key)
      marker.setZIndexOffset(each === key ? 10_000 : 0)
    }
  }

  focus(key: string): boolean {
    const button = this.#standing.get(key)?.button
    button?.focus()
    return button !== undefined
  }

  #put(view: MarkerView): void {
    const known = this.#standing.get(view.key)
    if (known) {
      known.view = view
      known.marker.setLatLng(view)
      known.button.setAttribute('aria-label', view.label)
      return
    }
    const button = buttonOf(view)
    const marker = new Marker(view, { icon: new ElementIcon(button), keyboard: false, riseOnHover: true, autoPanOnFocus: false })
    const standing: Standing = { marker, button, view }
    marker.on('click', () => this.#choose(standing.view))
    // Only for the keyboard: under a pointer the map must not move between press and release.
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) this.#map.panInside(standing.view, { padding: [60, 60], animate: false })
    })
    marker.addTo(this.#map)
    this.#standing.set(view.key, standing)
  }

  /** From north to south and west to east, as they are read. */
  #inOrder(views: readonly MarkerView[]): void {
    const pane = this.#map.getPane('markerPane')
    const row = ({ lat, lng }: MarkerView) => this.#map.latLngToContainerPoint([lat, lng])
    const sorted = views.map((view) => ({ view, at: row(view) })).sort((one, other) => Math.round((one.at.y - other.at.y) / 40) || one.at.x - other.at.x)
    for (const [index, { view }] of sorted.entries()) {
      const button = this.#standing.get(view.key)?.button
      const there = pane?.children[index]
      if (button && there !== button) pane?.insertBefore(button, there ?? null)
    }
  }
}

function buttonOf({ text, label, ribbon, picture, count }: MarkerView): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = count > 1 ? `map-cluster is-${String(count).length}` : picture === null ? 'map-price' : 'map-picture'
  button.setAttribute('aria-label', label)
  if (picture !== null && count === 1) {
    const image = document.createElement('img')
    image.src = picture
    image.alt = ''
    button.append(image)
    return button
  }
  const words = document.createElement('span')
  words.textContent = text
  button.append(words)
  if (ribbon !== null) {
    const mark = document.createElement('small')
    mark.textContent = ribbon
    button.append(mark)
  }
  return button
}
