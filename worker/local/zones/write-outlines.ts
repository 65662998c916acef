import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import polyline from '@mapbox/polyline'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Position, simplified } from './simplified-line.ts'

/**
 * Writes the outlines that the map draws: `node worker/local/zones/write-outlines.ts FOLDER`, where FOLDER holds the npm package
 * world-atlas 2 (`npm pack world-atlas@2`): Natural Earth, public domain. Belgium, Luxembourg and around in detail, Europe beyond coarsely.
 * Lines are encoded polylines with three decimals, about a hundred metres.
 */

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Box = readonly [west: number, south: number, east: number, north: number]

const decimals = 3
const near = { file: 'countries-10m.json', box: [0.5, 48.4, 8.5, 52.6], tolerance: 0.0012, smallest: 0.0002 } as const
const far = { file: 'countries-50m.json', box: [-12, 34, 32, 62], tolerance: 0.05, smallest: 0.06 } as const
const home = new Set(['Belgium', 'Luxembourg'])

const detailed = open(near.file, near.tolerance)
const beyond = open(far.file, far.tolerance)
const outlines = {
  box: near.box,
  far: rings(beyond, far.box, far.smallest, () => true),
  farBorders: borders(beyond, far.box),
  near: rings(detailed, near.box, near.smallest, (name) => !home.has(name)),
  home: rings(detailed, near.box, near.smallest, (name) => home.has(name)),
  borders: borders(detailed, near.box),
}
const target = join(import.meta.dirname, '../../../ui/map/outlines.json')
writeFileSync(target, `${JSON.stringify(outlines, null, 1)}\n`)
console.log(`${target}: ${JSON.stringify(outlines).length} bytes`)

/** An atlas with every arc simplified, so that neighbours still share their borders. */
function open(file: string, tolerance: number): World {
  const world: World = JSON.parse(readFileSync(join(process.argv[2] ?? '', file), 'utf8'))
  const { scale, translate } = world.transform ?? { scale: [1, 1], translate: [0, 0] }
  const arcs = world.arcs.map((arc) => {
    let x = 0
    let y = 0
    const positions = arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return simplified(positions, tolerance).map((position) => [...position])
  })
  const { transform: _, ...rest } = world
  return { ...rest, arcs }
}

function rings(world: World, box: Box, smallest: number, isIncluded: (name: string) => boolean): string[] {
  return feature(world, world.objects.countries)
    .features.filter(({ properties }) => isIncluded(properties.name))
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .flatMap(([outer = []]) => {
      const ring = clippedRing(outer.map(positionOf), box)
      return surface(ring) < smallest ? [] : [encoded(ring)]
    })
}

function borders(world: World, box: Box): string[] {
  return mesh(world, world.objects.countries, (one, other) => one !== other)
    .coordinates.flatMap((line) => clippedLine(line.map(positionOf), box))
    .map(encoded)
}

function positionOf([lng = 0, lat = 0]: readonly number[]): Position {
  return [lng, lat]
}

function encoded(line: readonly Position[]): string {
  return polyline.encode(
    line.map(([lng, lat]) => [lat, lng]),
    decimals,
  )
}

interface Edge {
  isInside(position: Position): boolean
  crossing(from: Position, to: Position): Position
}

function edges([west, south, east, north]: Box): Edge[] {
  const atLng =
    (lng: number) =>
    (a: Position, b: Position): Position => [lng, a[1] + ((lng - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]
  const atLat =
    (lat: number) =>
    (a: Position, b: Position): Position => [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat]
  return [
    { isInside: ([lng]) => lng >= west, crossing: atLng(west) },
    { isInside: ([lng]) => lng <= east, crossing: atLng(east) },
    { isInside: ([, lat]) => lat >= south, crossing: atLat(south) },
    { isInside: ([, lat]) => lat <= north, crossing: atLat(north) },
  ]
}

/** Sutherland–Hodgman clipping of a ring to the box. */
function clippedRing(ring: readonly Position[], box: Box): readonly Position[] {
  return edges(box).reduce<readonly Position[]>((corners, { isInside, crossing }) => {
    return corners.flatMap((to, index) => {
      const from = corners.at(index - 1) ?? to
      if (isInside(to)) return isInside(from) ? [to] : [crossing(from, to), to]
      return isInside(from) ? [crossing(from, to)] : []
    })
  }, ring)
}

/** The parts of a line inside the box. */
function clippedLine(line: readonly Position[], box: Box): Position[][] {
  const isInside = (position: Position) => edges(box).every((edge) => edge.isInside(position))
  const pieces: Position[][] = [[]]
  for (const position of line) {
    if (isInside(position)) pieces.at(-1)?.push(position)
    else pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

function surface(ring: readonly Position[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y]
      return sum + (beforeX * y - x * beforeY) / 2
    }, 0),
  )
}
