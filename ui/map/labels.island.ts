import { CircleMarker, LatLngBounds, type LatLngTuple, LayerGroup, type Map as LeafletMap, Marker, type PathOptions, type Point } from 'leaflet'
import { type Box, boxAround, coveredBoxes, isCut, touch } from './frame/covered.island.ts'
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
    const taken = coveredBoxes(map)
    for (const name of names) layer.addLayer(name)
    for (const name of crowded(map, names, taken)) layer.removeLayer(name)
  }
  // Both events follow each other, and reading the boxes of names forces a layout: drawn once for both, in a task of its own.
  let due = 0
  map.on('moveend named', () => {
    clearTimeout(due)
    due = window.setTimeout(draw)
  })
  map.whenReady(draw)
}

/** The names that overlap an occupied box or the name of an earlier station, or that the map's edge would cut off. */
function crowded(map: LeafletMap, names: readonly Marker[], taken: readonly Box[]): readonly Marker[] {
  const { left, right, width } = map.getContainer().getBoundingClientRect()
  const drawn = [...taken]
  return names.filter((name) => {
    const box = name.getElement()?.getBoundingClientRect()
    if (!box || box.right < left || box.left > right) return false
    if (isCut(box.left - left, box.right - left, width) || drawn.some((other) => touch(box, other))) return true
    drawn.push(box)
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

/** The number on its signs, '' for none, and its course. */
export type Road = readonly [number: string, course: LatLngTuple[]]

const fromZoom = 8
/** Pixels along a road between the places tried, and between two signs of one number. */
const step = 24
const apart = 280
/** Half the size of a sign, with a margin. */
const half = { width: 22, height: 12 } as const

/** Writes the numbers of roads on their lines, clear of the markers and names of the map; from `toZoom` on the roads fade and have none. */
export function drawRoadNumbers(map: LeafletMap, roads: readonly Road[], toZoom: number): void {
  // A separate pane, so that station names do not avoid the numbers of the previous view.
  map.createPane('numbers').style.zIndex = '440'
  const layer = new LayerGroup().addTo(map)
  const numbered = roads.flatMap(([number, course]) => (number === '' ? [] : { number, course, bounds: new LatLngBounds(course) }))
  const draw = () => {
    layer.clearLayers()
    const zoom = map.getZoom()
    if (zoom < fromZoom || zoom > toZoom) return
    const { left, top, width, height } = map.getContainer().getBoundingClientRect()
    const taken: Box[] = coveredBoxes(map).map((box) => ({ bottom: box.bottom - top, left: box.left - left, right: box.right - left, top: box.top - top }))
    const written = new Map<string, Point[]>()
    const view = map.getBounds()
    for (const { number, course, bounds } of numbered) {
      if (!view.intersects(bounds)) continue
      const others = written.get(number) ?? []
      written.set(number, others)
      for (const at of placesAlong(course.map((each) => map.latLngToContainerPoint(each)))) {
        if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) continue
        const box = boxAround(at, half.width, half.height)
        if (isCut(box.left, box.right, width) || isCut(box.top, box.bottom, height)) continue
        if (others.some((other) => at.distanceTo(other) < apart) || taken.some((other) => touch(box, other))) continue
        others.push(at)
        taken.push(box)
        layer.addLayer(signOf(map, at, number))
      }
    }
  }
  // Both events follow each other, and reading the boxes of names forces a layout: drawn once for both, in a task of its own.
  let due = 0
  map.on('moveend named', () => {
    clearTimeout(due)
    due = window.setTimeout(draw)
  })
  map.whenReady(draw)
}

/** Points at even distances along the line, in pixels. */
function placesAlong(line: readonly Point[]): Point[] {
  let ahead = step / 2
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return []
    const length = from.distanceTo(to)
    const places: Point[] = []
    for (; ahead < length; ahead += step) places.push(from.add(to.subtract(from).multiplyBy(ahead / length)))
    ahead -= length
    return places
  })
}

function signOf(map: LeafletMap, at: Point, number: string): Marker {
  const element = document.createElement('span')
  element.className = 'map-road-number'
  element.textContent = number
  element.setAttribute('aria-hidden', 'true')
  return new Marker(map.containerPointToLatLng(at), { icon: new ElementIcon(element), pane: 'numbers', interactive: false, keyboard: false })
}
