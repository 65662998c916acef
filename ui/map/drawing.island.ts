import { DomEvent, type LatLng, type Map as LeafletMap, LineUtil, type Point, Polygon, point } from 'leaflet'
import type { Corner } from '#db/model/search/search.ts'
import { part, tool } from './frame/frame-hooks.island.ts'
import { fill } from './frame/settings.island.ts'

/** A press that moves at least this far draws a line; a shorter one sets a corner. Pixels. */
const minDrag = 8
/** A press this near to the first corner closes the area. Pixels. */
const closingDistance = 16
/** An area is part of an address, so its corners are limited. */
const maxCorners = 60

/**
 * Lets the visitor draw an area: by dragging around it, by clicking its corners, or with the keyboard and a cross in the middle of the map.
 * @param corners message about the corners, with `{count}`
 */
export function mountDrawing(map: LeafletMap, corners: string, onDrawn: (area: readonly Corner[]) => void): { start(): void } {
  const container = map.getContainer()
  const panel = part('drawing')
  const sketch = new Polygon([], { className: 'map-sketch', interactive: false })
  let drawn: LatLng[] = []
  let line: Point[] | null = null
  let pressed: Point | null = null

  function start(): void {
    drawn = []
    sketch.setLatLngs([]).addTo(map)
    panel.hidden = false
    container.classList.add('is-drawing')
    map.dragging.disable()
    map.doubleClickZoom.disable()
    update()
    container.focus()
  }

  function stop(): void {
    sketch.remove()
    panel.hidden = true
    line = null
    pressed = null
    container.classList.remove('is-drawing')
    map.dragging.enable()
    map.doubleClickZoom.enable()
    tool('draw').focus()
  }

  function finish(): void {
    if (drawn.length < 3) return
    const area = simplified(map, drawn)
    stop()
    onDrawn(area)
  }

  function update(): void {
    sketch.setLatLngs(drawn)
    part('corners').textContent = drawn.length > 0 && drawn.length < 3 ? fill(corners, { count: String(drawn.length) }) : ''
    tool('done').disabled = drawn.length < 3
  }

  function addCorner(at: LatLng): void {
    const first = drawn[0]
    if (first && drawn.length > 2 && map.latLngToContainerPoint(first).distanceTo(map.latLngToContainerPoint(at)) < closingDistance) {
      finish()
    } else {
      if (drawn.length < maxCorners) drawn.push(at)
      update()
    }
  }

  const isDrawing = () => !panel.hidden
  const positionOf = (event: PointerEvent) => {
    const box = container.getBoundingClientRect()
    return point(event.clientX - box.left, event.clientY - box.top)
  }

  container.addEventListener('pointerdown', (event) => {
    if (!isDrawing() || !event.isPrimary || event.button !== 0) return
    pressed = positionOf(event)
    line = [pressed]
    container.setPointerCapture(event.pointerId)
  })
  container.addEventListener('pointermove', (event) => {
    if (!line || !pressed || !event.isPrimary) return
    const at = positionOf(event)
    if (at.distanceTo(line.at(-1) ?? pressed) < 3) return
    line.push(at)
    if (isDrag(line, pressed)) sketch.setLatLngs(line.map((each) => map.containerPointToLatLng(each)))
  })
  container.addEventListener('pointerup', (event) => {
    if (!line || !pressed) return
    const path = line
    const isLine = isDrag(path, pressed)
    line = null
    if (isLine) {
      drawn = path.map((each) => map.containerPointToLatLng(each))
      finish()
    } else addCorner(map.containerPointToLatLng(positionOf(event)))
  })
  container.addEventListener('pointercancel', () => {
    line = null
    if (isDrawing()) update()
  })
  // Captured, to come before Leaflet's keys and other meanings of Escape and Enter.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isDrawing()) return
      if (event.key === 'Escape') stop()
      else if (document.activeElement !== container) return
      else if (event.key === 'Enter') addCorner(map.getCenter())
      else if (event.key === 'Backspace') {
        drawn.pop()
        update()
      } else return
      DomEvent.stop(event)
    },
    { capture: true },
  )
  tool('done').addEventListener('click', finish)
  tool('cancel').addEventListener('click', stop)
  return { start }
}

function isDrag(line: readonly Point[], from: Point): boolean {
  return line.some((each) => each.distanceTo(from) > minDrag)
}

/** The area with as few corners as its shape needs, at most `maxCorners`. */
function simplified(map: LeafletMap, area: readonly LatLng[]): Corner[] {
  const points = area.map((each) => map.latLngToContainerPoint(each))
  let simplified = points
  for (let tolerance = 2; simplified.length > maxCorners || tolerance === 2; tolerance *= 1.5) simplified = LineUtil.simplify(points, tolerance)
  if (simplified.length < 3) simplified = points.slice(0, maxCorners)
  return simplified.map((each) => map.containerPointToLatLng(each))
}
