import { type LatLngTuple, LayerGroup, type Map as LeafletMap, Marker, type Point } from 'leaflet'
import { type Box, boxAround, isCut, takenOn, touch } from './frame/covered.island.ts'
import { ElementIcon } from './frame/element-icon.island.ts'

/** The number on its signs, '' for none, and its course. */
export type Road = readonly [number: string, course: readonly LatLngTuple[]]

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
  const draw = () => {
    layer.clearLayers()
    const zoom = map.getZoom()
    if (zoom < fromZoom || zoom > toZoom) return
    const { left, top, width, height } = map.getContainer().getBoundingClientRect()
    const taken: Box[] = takenOn(map).map((box) => ({ bottom: box.bottom - top, left: box.left - left, right: box.right - left, top: box.top - top }))
    const written = new Map<string, Point[]>()
    for (const [number, course] of roads) {
      if (number === '') continue
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
  map.on('moveend named', draw)
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
