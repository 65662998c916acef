import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround } from './map-points.island.ts'

const view = fc.record({
  lng: fc.double({ min: -170, max: 170, noNaN: true }),
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  size: fc.double({ min: 0.001, max: 4, noNaN: true }),
})

test('the requested box holds the view and half of it again on each side', () => {
  fc.assert(
    fc.property(view, fc.integer({ min: 4, max: 18 }), ({ lng, lat, size }, zoom) => {
      const seen = [lng, lat, lng + size, lat + size] as const
      const [west, south, east, north] = boxAround(seen, zoom)
      expect(west).toBeLessThanOrEqual(seen[0] - size / 2)
      expect(south).toBeLessThanOrEqual(seen[1] - size / 2)
      expect(east).toBeGreaterThanOrEqual(Math.min(180, seen[2] + size / 2))
      expect(north).toBeGreaterThanOrEqual(Math.min(85, seen[3] + size / 2))
    }),
  )
})

test('neighbouring views request the same box', () => {
  expect(boxAround([4.3, 50.8, 4.4, 50.9], 11)).toEqual(boxAround([4.301, 50.801, 4.401, 50.901], 11))
})
