import { gzipSync } from 'node:zlib'
import polyline from '@mapbox/polyline'
import { expect, test } from 'vitest'
import places from './places.json'

test('rivers, roads, railways, built-up areas and stations of the map take at most 150 KB, compressed', () => {
  expect(gzipSync(JSON.stringify(places)).length).toBeLessThan(150_000)
})

const decode = (lines: readonly string[]) => lines.map((line) => polyline.decode(line, 3))
const outside =
  ([south, north, west, east]: readonly [number, number, number, number]) =>
  (points: readonly (readonly [number, number])[]) =>
    points.filter(([lat, lng]) => lat < south || lat > north || lng < west || lng > east)

test('stations lie in Belgium, Luxembourg and around, rivers where the outlines are detailed', () => {
  expect(outside([48.9, 52, 1.5, 7.3])(places.stations.map(([lat, lng]) => [Number(lat), Number(lng)] as const))).toEqual([])
  expect(outside([48.3, 52.7, 0.4, 8.6])(decode(places.rivers).flat())).toEqual([])
  expect(places.stations).toContainEqual([51.1972, 3.2171, 'Brugge'])
})

test('a railway passes within 600 m of all stations but a few', () => {
  const lines = decode(places.railways)
  expect(outside([49.4, 51.6, 2.5, 6.6])(lines.flat())).toEqual([])
  const beside = places.stations.filter(([lat, lng]) => lines.some((line) => passes(line, [Number(lat), Number(lng)], 0.6)))
  expect(beside.length / places.stations.length).toBeGreaterThan(0.99)
})

test('a main road passes within 5 km of large towns and at the exits of motorways', () => {
  const courses = decode(places.roads.map(([, course]) => String(course)))
  expect(outside([49.4, 51.6, 2.5, 6.6])(courses.flat())).toEqual([])
  expect(courses.filter((course) => course.length < 2)).toEqual([])
  const towns: Record<string, readonly [number, number]> = {
    Brussel: [50.847, 4.352],
    Antwerpen: [51.22, 4.4],
    Gent: [51.054, 3.725],
    Charleroi: [50.41, 4.44],
    Liège: [50.633, 5.567],
    Brugge: [51.209, 3.224],
    Namur: [50.467, 4.872],
    Leuven: [50.88, 4.7],
    Mons: [50.454, 3.952],
    Mechelen: [51.028, 4.48],
    Kortrijk: [50.828, 3.265],
    Hasselt: [50.93, 5.338],
    Arlon: [49.683, 5.817],
    Luxembourg: [49.611, 6.13],
    'Esch-sur-Alzette': [49.495, 5.981],
    Ettelbruck: [49.847, 6.104],
  }
  const far = Object.entries(towns).filter(([, town]) => !courses.some((course) => passes(course, town, 5)))
  expect(far).toEqual([])
  // Exits of the E40 in Aalter, of the E19 in Nivelles-Sud, of the E411 in Wavre, of the E42 in Andenne, of the E25 in Houffalize, of the A1 in Wasserbillig.
  const exits: readonly (readonly [number, number])[] = [
    [51.076, 3.448],
    [50.586, 4.305],
    [50.7, 4.615],
    [50.529, 4.982],
    [50.145, 5.784],
    [49.694, 6.448],
  ]
  expect(exits.filter((exit) => !courses.some((course) => passes(course, exit, 0.2)))).toEqual([])
})

/** Whether a segment of the line comes within so many kilometres of the point. */
function passes(line: readonly (readonly [number, number])[], [lat, lng]: readonly [number, number], kilometres: number): boolean {
  const flat = line.map(([atLat, atLng]) => [(atLng - lng) * 70, (atLat - lat) * 111] as const)
  return flat.some(([x, y], index) => {
    const [fromX, fromY] = flat[index - 1] ?? [x, y]
    const [dx, dy] = [x - fromX, y - fromY]
    const along = Math.max(0, Math.min(1, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(fromX + along * dx, fromY + along * dy) <= kilometres
  })
}

test('built-up areas are outlines of three points or more, and one covers Brussels', () => {
  const rings = decode(places.builtUp)
  expect(rings.filter((ring) => ring.length < 3)).toEqual([])
  expect(rings.some((ring) => isInside(ring, [50.847, 4.352]))).toBe(true)
})

/** Even-odd rule: counts the edges east of the point. */
function isInside(ring: readonly (readonly [number, number])[], [lat, lng]: readonly [number, number]): boolean {
  const crossings = ring.filter(([toLat, toLng], index) => {
    const [fromLat, fromLng] = ring.at(index - 1) ?? [toLat, toLng]
    return fromLat > lat !== toLat > lat && lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)
  })
  return crossings.length % 2 === 1
}
