import polyline from '@mapbox/polyline'
import { type LatLngTuple, type Map as LeafletMap, type Path, Polygon, Polyline, Rectangle, SVG, TileLayer } from 'leaflet'
import { drawRoadNumbers, drawStations, type Road, type Station } from './labels.island.ts'
import outlines from './outlines.json'

/** Rivers, railways and the outlines of built-up areas as encoded polylines, main roads, and stations. */
interface Places {
  readonly rivers: readonly string[]
  readonly roads: readonly (readonly [number: string, course: string])[]
  readonly railways: readonly string[]
  readonly builtUp: readonly string[]
  readonly stations: readonly Station[]
}

/** The width of the grid's squares in kilometres, by zoom: the grid gives a sense of distance. */
const gridWidths: readonly (readonly [fromZoom: number, kilometres: number])[] = [
  [17, 0.1],
  [16, 0.2],
  [15, 0.5],
  [13.5, 1],
  [12, 2],
  [11, 5],
]
/** The outlines of built-up areas are good to about 1 km: close up they would be wrong. */
const builtUpFade = [9, 11] as const
/** Main roads are good to about 200 m, railways to 150 m. */
const roadFade = [13, 14.5] as const
const railwayFade = [13.5, 15] as const
const kilometresPerDegree = 111.32

/** Draws land, sea and borders from outlines in the bundle, rivers, main roads, railways, built-up areas and stations from a file, and a grid at close zooms; no request leaves the site. */
export function drawBaseMap(map: LeafletMap): void {
  map.createPane('paper').style.zIndex = '150'
  const options = { renderer: new SVG({ pane: 'paper', padding: 1 }), pane: 'paper', interactive: false } as const
  const fill = (className: string, lines: readonly string[]) =>
    new Polygon(
      lines.map((line) => [decoded(line)]),
      { ...options, className, stroke: false, fillOpacity: 1 },
    ).addTo(map)
  const stroke = (className: string, lines: readonly LatLngTuple[][]) => new Polyline([...lines], { ...options, className }).addTo(map)
  const [west = 0, south = 0, east = 0, north = 0] = outlines.box

  let borders: Polyline | undefined
  const drawOutlines = () =>
    inTasks([
      () => {
        fill('paper-land', outlines.far)
        stroke('paper-border', outlines.farBorders.map(decoded))
      },
      () => {
        new Rectangle(
          [
            [south, west],
            [north, east],
          ],
          { ...options, className: 'paper-sea', stroke: false, fillOpacity: 1 },
        ).addTo(map)
        fill('paper-land', outlines.near)
      },
      () => fill('paper-home', outlines.home),
      () => {
        borders = stroke('paper-border', outlines.borders.map(decoded))
      },
      drawGrid,
    ])
  const drawPlaces = ({ rivers, roads, railways, builtUp, stations }: Places) => {
    const courses = roads.map(([number, course]): Road => [number, decoded(course)])
    return inTasks([
      () => fade(fill('paper-built', builtUp), map, builtUpFade),
      () => stroke('paper-river', rivers.map(decoded)),
      () => fade(stroke('paper-rail', railways.map(decoded)), map, railwayFade),
      () => drawRoads(courses.map(([, course]) => course)),
      () => drawStations(map, options, stations),
      () => drawRoadNumbers(map, courses, roadFade[0]),
    ])
  }
  const drawRoads = (courses: readonly LatLngTuple[][]) => {
    const lines = stroke('paper-road', courses)
    fade(lines, map, roadFade)
    thin(lines, map)
    borders?.bringToFront()
  }
  const drawGrid = () => {
    const grid = new Polyline([], { ...options, className: 'paper-grid' }).addTo(map)
    const draw = () => grid.setLatLngs(gridOf(map))
    map.on('moveend', draw)
    map.whenReady(draw)
  }
  // The map works without them.
  const places = fetchPlaces().catch(() => null)
  void drawOutlines().then(async () => {
    const found = await places
    if (found) await drawPlaces(found)
  })
}

/** Takes each step in a task of its own, between which the page can answer. */
async function inTasks(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await new Promise((done) => setTimeout(done))
    step()
  }
}

/** Fades a layer out between two zooms. */
function fade(layer: Path, map: LeafletMap, [from, to]: readonly [from: number, to: number]): void {
  const draw = () => {
    const opacity = Math.max(0, Math.min(1, (to - map.getZoom()) / (to - from)))
    layer.setStyle({ opacity, fillOpacity: opacity })
  }
  map.on('zoomend', draw)
  map.whenReady(draw)
}

/** Draws a line thinner where the map shows a whole country. */
function thin(layer: Path, map: LeafletMap): void {
  const draw = () => layer.setStyle({ weight: map.getZoom() < 9 ? 1.5 : 2.5 })
  map.on('zoomend', draw)
  map.whenReady(draw)
}

/** A layer of tiles, not on the map yet; where a tile fails to load, the base map shows through. */
export function createTiles(map: LeafletMap, template: string): TileLayer {
  return new TileLayer(template, { maxZoom: 18 }).once('tileload', () => map.getContainer().classList.add('has-tiles'))
}

/** A file, not a chunk: an import here would move the chunk loader into a script that every page fetches. */
async function fetchPlaces(): Promise<Places> {
  const answer = await fetch(new URL('./places.json', import.meta.url))
  return answer.json()
}

function decoded(line: string): LatLngTuple[] {
  return polyline.decode(line, 3)
}

/** The grid's lines over the view and a margin around it. */
function gridOf(map: LeafletMap): LatLngTuple[][] {
  const kilometres = gridWidths.find(([from]) => map.getZoom() >= from)?.[1]
  if (kilometres === undefined) return []
  const view = map.getBounds().pad(0.75)
  const lat = kilometres / kilometresPerDegree
  const lng = lat / Math.cos((Math.round(view.getCenter().lat) * Math.PI) / 180)
  const [south, north, west, east] = [view.getSouth(), view.getNorth(), view.getWest(), view.getEast()]
  return [
    ...steps(south, north, lat).map((at): LatLngTuple[] => [
      [at, west],
      [at, east],
    ]),
    ...steps(west, east, lng).map((at): LatLngTuple[] => [
      [south, at],
      [north, at],
    ]),
  ]
}

function steps(from: number, to: number, width: number): number[] {
  const first = Math.ceil(from / width)
  return Array.from({ length: Math.max(0, Math.min(400, Math.floor(to / width) - first + 1)) }, (_, index) => (first + index) * width)
}
