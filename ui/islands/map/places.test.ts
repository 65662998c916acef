import { gzipSync } from 'node:zlib'
import polyline from '@mapbox/polyline'
import { expect, test } from 'vitest'
import places from './places.json'

test('rivers and stations of the map take at most 150 KB, compressed', () => {
  expect(gzipSync(JSON.stringify(places)).length).toBeLessThan(150_000)
})

test('rivers and stations lie in Belgium, Luxembourg and around', () => {
  const points = [...places.rivers.flatMap((line) => polyline.decode(line, 3)), ...places.stations.map(([lat, lng]) => [Number(lat), Number(lng)] as const)]
  const outside = points.filter(([lat, lng]) => lat < 48.9 || lat > 52 || lng < 1.5 || lng > 7.3)
  expect(outside).toEqual([])
  expect(places.stations).toContainEqual([51.1972, 3.2171, 'Brugge'])
})
