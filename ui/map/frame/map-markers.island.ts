import { type Map as LeafletMap, Marker } from 'leaflet'
import { ElementIcon } from './element-icon.island.ts'
import type { MarkerView } from './marker-view.island.ts'

interface DrawnMarker {
  readonly marker: Marker
  readonly button: HTMLButtonElement
  view: MarkerView
}

/** The markers of the map: buttons in reading order, kept between redraws while their keys stay the same. */
export class MapMarkers {
  readonly #map: LeafletMap
  readonly #select: (view: MarkerView) => void
  readonly #drawn = new Map<string, DrawnMarker>()
  #highlighted: string | null = null

  constructor(map: LeafletMap, select: (view: MarkerView) => void) {
    this.#map = map
    this.#select = select
  }

  show(views: readonly MarkerView[]): void {
    const visible = new Set(views.map(({ key }) => key))
    const focused = document.activeElement
    for (const [key, { marker }] of this.#drawn) {
      if (visible.has(key)) continue
      marker.remove()
      this.#drawn.delete(key)
    }
    for (const view of views) this.#put(view)
    this.#sort(views)
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true })
    this.highlight(this.#highlighted)
  }

  /** Highlights one marker; null ends the highlight. */
  highlight(key: string | null): void {
    this.#highlighted = key
    for (const [each, { marker, button }] of this.#drawn) {
      button.classList.toggle('is-chosen', each === key)
      marker.setZIndexOffset(each === key ? 10_000 : 0)
    }
  }

  focus(key: string): boolean {
    const button = this.#drawn.get(key)?.button
    button?.focus()
    return button !== undefined
  }

  #put(view: MarkerView): void {
    const known = this.#drawn.get(view.key)
    if (known) {
      known.view = view
      known.marker.setLatLng(view)
      known.button.setAttribute('aria-label', view.label)
      return
    }
    const button = buttonOf(view)
    const marker = new Marker(view, { icon: new ElementIcon(button), keyboard: false, riseOnHover: true, autoPanOnFocus: false })
    const drawn: DrawnMarker = { marker, button, view }
    marker.on('click', () => this.#select(drawn.view))
    // Only for the keyboard: the map must not move between the press and the release of a pointer.
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) this.#map.panInside(drawn.view, { padding: [60, 60], animate: false })
    })
    marker.addTo(this.#map)
    this.#drawn.set(view.key, drawn)
  }

  /** Puts the buttons in reading order: north to south, west to east. */
  #sort(views: readonly MarkerView[]): void {
    const pane = this.#map.getPane('markerPane')
    const position = ({ lat, lng }: MarkerView) => this.#map.latLngToContainerPoint([lat, lng])
    const sorted = views.map((view) => ({ view, at: position(view) })).sort((one, other) => Math.round((one.at.y - other.at.y) / 40) || one.at.x - other.at.x)
    for (const [index, { view }] of sorted.entries()) {
      const button = this.#drawn.get(view.key)?.button
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
  const caption = document.createElement('span')
  caption.textContent = text
  button.append(caption)
  if (ribbon !== null) {
    const small = document.createElement('small')
    small.textContent = ribbon
    button.append(small)
  }
  return button
}
