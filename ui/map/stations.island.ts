import { CircleMarker, LayerGroup, type Map as LeafletMap, Marker, type PathOptions } from 'leaflet'
import { type Box, isCut, takenOn, touch } from './frame/covered.island.ts'
import { ElementIcon } from './frame/element-icon.island.ts'

export type Station = readonly [lat: number, lng: number, name: string]

/** The zooms from which stations are marked, and named. */
const markedFrom = 10.5
const namedFrom = 12

/** Marks the stations in view; close up with their names, as many as fit between the markers and the names of places. */
export function drawStations(map: LeafletMap, options: PathOptions, stations: readonly Station[]): void {
  const layer = new LayerGroup().addTo(map)
  const draw = () => {
    layer.clearLayers()
    const zoom = map.getZoom()
    if (zoom < markedFrom) return
    const view = map.getBounds().pad(0.3)
    const names: Marker[] = []
    for (const [lat, lng, name] of stations) {
      if (!view.contains([lat, lng])) continue
      layer.addLayer(new CircleMarker([lat, lng], { ...options, className: 'paper-station', radius: 4, weight: 2 }))
      if (zoom >= namedFrom) names.push(nameOf(lat, lng, name))
    }
    const taken = takenOn(map)
    for (const name of names) layer.addLayer(name)
    for (const name of crowded(map, names, taken)) layer.removeLayer(name)
  }
  map.on('moveend named', draw)
  map.whenReady(draw)
}

/** The names that overlap an occupied box or the name of an earlier station, or that the map's edge would cut off. */
function crowded(map: LeafletMap, names: readonly Marker[], taken: readonly Box[]): readonly Marker[] {
  const { left, right, width } = map.getContainer().getBoundingClientRect()
  const kept = [...taken]
  return names.filter((name) => {
    const box = name.getElement()?.getBoundingClientRect()
    if (!box || box.right < left || box.left > right) return false
    if (isCut(box.left - left, box.right - left, width) || kept.some((other) => touch(box, other))) return true
    kept.push(box)
    return false
  })
}

function nameOf(lat: number, lng: number, name: string): Marker {
  const element = document.createElement('span')
  element.className = 'map-name is-station'
  element.textContent = name
  element.setAttribute('aria-hidden', 'true')
  return new Marker([lat, lng], { icon: new ElementIcon(element), pane: 'names', interactive: false, keyboard: false })
}
