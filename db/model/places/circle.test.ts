import { expect, test } from 'vitest'
import { boxAround, distance } from './circle.ts'

test.each([
  [51.2093, 3.2247, 51.2093, 3.2247, 0],
  [51.2093, 3.2247, 51.0543, 3.7174, 38.5],
  [50.8503, 4.3517, 49.6116, 6.1319, 187.3],
  [0, 0, 0, 180, 20015.1],
  [0, 0, 1, 0, 111.2],
])('from %d, %d to %d, %d it is %d km', (lat, lng, toLat, toLng, km) => {
  expect(distance({ lat, lng }, { lat: toLat, lng: toLng })).toBeCloseTo(km, 0)
})

test('the box around a circle is as high and as wide as the circle', () => {
  const { west, south, east, north } = boxAround({ lat: 51, lng: 4, radius: 10 })
  expect(distance({ lat: south, lng: 4 }, { lat: north, lng: 4 })).toBeCloseTo(20, 3)
  expect(distance({ lat: 51, lng: west }, { lat: 51, lng: east })).toBeGreaterThanOrEqual(20)
  expect(distance({ lat: 51, lng: west }, { lat: 51, lng: east })).toBeLessThan(20.1)
  expect([(north + south) / 2, (east + west) / 2]).toEqual([expect.closeTo(51, 9), expect.closeTo(4, 9)])
})

test('a box at the pole is finite, and as wide in the south as in the north', () => {
  const box = boxAround({ lat: 90, lng: 0, radius: 10 })
  expect(box.east).toBeLessThan(180)
  expect(boxAround({ lat: -51, lng: 4, radius: 10 }).east).toBeCloseTo(boxAround({ lat: 51, lng: 4, radius: 10 }).east, 9)
})
