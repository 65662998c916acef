import { CircleMarker, LayerGroup, type Map as LeafletMap, Marker, type PathOptions } from 'leaflet'
import { ElementIcon } from './element-icon.ts'

export type Station = readonly [lat: number, lng: number, name: string]

/** The zooms from which stations are marked, and named. */
const markedFrom = 10.5
const namedFrom = 12

/** Marks the stations in view; close up with their names. */
export function drawStations(map: LeafletMap, options: PathOptions, stations: readonly Station[]): void {
  const layer = new LayerGroup().addTo(map)
  const draw = () => {
    layer.clearLayers()
    const zoom = map.getZoom()
    if (zoom < markedFrom) return
    const view = map.getBounds().pad(0.3)
    for (const [lat, lng, name] of stations) {
      if (!view.contains([lat, lng])) continue
      layer.addLayer(new CircleMarker([lat, lng], { ...options, className: 'paper-station', radius: 4, weight: 2 }))
      if (zoom >= namedFrom) layer.addLayer(nameOf(lat, lng, name))
    }
  }
  map.on('moveend', draw)
  map.whenReady(draw)
}

function nameOf(lat: number, lng: number, name: string): Marker {
  const element = document.createElement('span')
  element.className = 'map-name is-station'
  element.textContent = name
  element.setAttribute('aria-hidden', 'true')
  return new Marker([lat, lng], { icon: new ElementIcon(element), pane: 'names', interactive: false, keyboard: false })
}
