import { DomEvent, type LatLng, type Map as LeafletMap, LineUtil, type Point, Polygon, point } from 'leaflet'
import type { Corner } from '#db/model/search.ts'
import { part, tool } from './parts.ts'
import { say } from './settings.ts'

/** A press that moves this far, in pixels, draws a line; a shorter one sets a corner. */
const dragFrom = 8
const nearFirst = 16
/** Corners of an area at most: they stand in an address. */
const maxCorners = 60

/**
 * Lets the visitor draw an area: by dragging around it, by its corners, or with the keyboard under a cross in the middle of the map.
 * @param corners what is said of the corners, with `{count}`
 * @param done takes the area
 */
export function mountDrawing(map: LeafletMap, corners: string, done: (area: readonly Corner[]) => void): { start(): void } {
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
    tell()
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
    done(area)
  }

  function tell(): void {
    sketch.setLatLngs(drawn)
    part('corners').textContent = drawn.length > 0 && drawn.length < 3 ? say(corners, { count: String(drawn.length) }) : ''
    tool('done').disabled = drawn.length < 3
  }

  function corner(at: LatLng): void {
    const first = drawn[0]
    if (first && drawn.length > 2 && map.latLngToContainerPoint(first).distanceTo(map.latLngToContainerPoint(at)) < nearFirst) {
      finish()
    } else {
      if (drawn.length < maxCorners) drawn.push(at)
      tell()
    }
  }

  const isDrawing = () => !panel.hidden
  const placeOf = (event: PointerEvent) => {
    const box = container.getBoundingClientRect()
    return point(event.clientX - box.left, event.clientY - box.top)
  }

  container.addEventListener('pointerdown', (event) => {
    if (!isDrawing() || !event.isPrimary || event.button !== 0) return
    pressed = placeOf(event)
    line = [pressed]
    container.setPointerCapture(event.pointerId)
  })
  container.addEventListener('pointermove', (event) => {
    if (!line || !pressed || !event.isPrimary) return
    const at = placeOf(event)
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
    } else corner(map.containerPointToLatLng(placeOf(event)))
  })
  container.addEventListener('pointercancel', () => {
    line = null
    if (isDrawing()) tell()
  })
  // Ahead of Leaflet's own keys, and of what Escape and Enter mean elsewhere.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isDrawing()) return
      if (event.key === 'Escape') stop()
      else if (document.activeElement !== container) return
      else if (event.key === 'Enter') corner(map.getCenter())
      else if (event.key === 'Backspace') {
        drawn.pop()
        tell()
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
  return line.some((each) => each.distanceTo(from) > dragFrom)
}

/** The area with as few corners as show its shape, and no more than the address of a search takes. */
function simplified(map: LeafletMap, area: readonly LatLng[]): Corner[] {
  const points = area.map((each) => map.latLngToContainerPoint(each))
  let kept = points
  for (let tolerance = 2; kept.length > maxCorners || tolerance === 2; tolerance *= 1.5) kept = LineUtil.simplify(points, tolerance)
  if (kept.length < 3) kept = points.slice(0, maxCorners)
  return kept.map((each) => map.containerPointToLatLng(each))
}
