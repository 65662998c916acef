import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance } from '#db/model/places/circle.ts'
import { isOnEarth } from '#db/model/places/point.ts'
import { cellOf, shownPoint } from './displaced-point.ts'

const salt = 'a secret of the site'
const metres = (one: { lat: number; lng: number }, other: { lat: number; lng: number }) => distance(one, other) * 1000

describe('the point for an unpublished address', () => {
  const anywhere = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })
  const inBelgium = fc.record({ lat: fc.double({ min: 49.4, max: 51.6, noNaN: true }), lng: fc.double({ min: 2.4, max: 6.6, noNaN: true }) })

  test('the point for an unpublished address is at most 500 m from the real one and in its cell', () => {
    fc.assert(
      fc.property(fc.oneof(anywhere, inBelgium), fc.string(), (home, secret) => {
        const point = shownPoint(home, secret)
        const cell = cellOf(home)
        expect(metres(home, point)).toBeLessThanOrEqual(500)
        expect(isOnEarth(point.lat, point.lng)).toBe(true)
        expect(point.lat).toBeGreaterThanOrEqual(cell.lat)
        expect(point.lat).toBeLessThanOrEqual(cell.lat + cell.height)
        expect(point.lng).toBeGreaterThanOrEqual(cell.lng - 0.00005)
        expect(point.lng).toBeLessThanOrEqual(cell.lng + cell.width + 0.00005)
      }),
      { numRuns: 2000 },
    )
  })

  test('the point for an unpublished address comes from a cell of at most 350 m on each side', () => {
    fc.assert(
      fc.property(fc.oneof(anywhere, inBelgium), (home) => {
        const { lat, lng, height, width } = cellOf(home)
        expect(metres({ lat, lng }, { lat: lat + height, lng })).toBeLessThanOrEqual(350)
        expect(metres({ lat, lng }, { lat, lng: lng + width })).toBeLessThanOrEqual(350)
        expect(metres({ lat: lat + height, lng }, { lat: lat + height, lng: lng + width })).toBeLessThanOrEqual(350)
      }),
    )
  })

  test('the point for an unpublished address is one point for every home of a cell', () => {
    const { lat, lng, height, width } = cellOf({ lat: 51.2154, lng: 3.2301 })
    const shares = [0.01, 0.25, 0.5, 0.75, 0.99]
    const points = shares.flatMap((up) => shares.map((along) => JSON.stringify(shownPoint({ lat: lat + up * height, lng: lng + along * width }, salt))))
    expect(new Set(points).size).toBe(1)
  })

  test('the point for an unpublished address is elsewhere in its cell with another salt, and elsewhere again in another cell', () => {
    const home = { lat: 51.2154, lng: 3.2301 }
    const bySalt = Array.from({ length: 200 }, (_, index) => JSON.stringify(shownPoint(home, `salt ${index}`)))
    expect(new Set(bySalt).size).toBeGreaterThan(150)
    const offsets = Array.from({ length: 200 }, (_, index) => {
      const cell = cellOf({ lat: 51.2154 + index * 0.003, lng: 3.2301 })
      return (shownPoint({ lat: cell.lat + cell.height / 2, lng: cell.lng + cell.width / 2 }, salt).lat - cell.lat).toFixed(4)
    })
    expect(new Set(offsets).size).toBeGreaterThan(15)
  })

  test('the point for an unpublished address does not change between releases', () => {
    expect(shownPoint({ lat: 51.2154, lng: 3.2301 }, salt)).toEqual({ lat: 51.2134, lng: 3.2295 })
  })
})
