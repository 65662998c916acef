import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displacedPoint, isOnEarth } from './point.ts'

type Degrees = { lat: number; lng: number }

/** Metres by the haversine formula, which the implementation does not use. */
function distance(one: Degrees, other: Degrees): number {
  const [a, b] = [one, other].map(({ lat }) => (lat * Math.PI) / 180)
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const across = Math.cos(a ?? 0) * Math.cos(b ?? 0) * half(other.lng - one.lng)
  return 2 * 6_371_009 * Math.asin(Math.sqrt(half(other.lat - one.lat) + across))
}

const listing = { lat: 51.2093, lng: 3.2247 }
const moved = (id: number, salt = 'a secret of the site') => displacedPoint(String(id), listing.lat, listing.lng, salt)
const ids = Array.from({ length: 2000 }, (_, index) => 1_000_000 + index)

describe('the point for an unpublished address', () => {
  const anywhere = { lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) }

  test('is 150 to 500 m from the real one, anywhere on earth', () => {
    fc.assert(
      fc.property(fc.string(), anywhere.lat, anywhere.lng, fc.string(), (key, lat, lng, salt) => {
        const point = displacedPoint(key, lat, lng, salt)
        expect(distance({ lat, lng }, point)).toBeGreaterThanOrEqual(150)
        expect(distance({ lat, lng }, point)).toBeLessThanOrEqual(500)
        expect(isOnEarth(point.lat, point.lng)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('has four decimals', () => {
    for (const id of ids) for (const degrees of Object.values(moved(id))) expect(degrees).toBe(Number(degrees.toFixed(4)))
  })

  test('is the same every time', () => {
    for (const id of ids.slice(0, 50)) expect(moved(id)).toEqual(moved(id))
  })

  test('does not change between releases', () => {
    expect(moved(1_000_001)).toEqual({ lat: 51.2062, lng: 3.2198 })
  })

  test('depends on the salt, so that a key does not reveal the displacement', () => {
    const same = ids.filter((id) => distance(moved(id), moved(id, 'another secret')) < 20)
    expect(same.length).toBeLessThan(ids.length * 0.02)
  })

  test('is spread evenly over all directions for consecutive keys', () => {
    const quarters = [0, 0, 0, 0]
    for (const id of ids) {
      const { lat, lng } = moved(id)
      const quarter = (lat > listing.lat ? 0 : 1) + (lng > listing.lng ? 0 : 2)
      quarters[quarter] = (quarters[quarter] ?? 0) + 1
    }
    for (const count of quarters) expect(Math.abs(count - ids.length / 4)).toBeLessThan(ids.length * 0.05)
  })

  test('is NaN without coordinates', () => {
    expect(displacedPoint('1', Number.NaN, 3, 'salt')).toEqual({ lat: Number.NaN, lng: Number.NaN })
  })
})

describe('a place on earth', () => {
  test.each([
    [51.2, 3.2],
    [-90, 180],
    [90, -180],
    [0, 3],
    [51, 0],
  ])('may be %d, %d', (lat, lng) => {
    expect(isOnEarth(lat, lng)).toBe(true)
  })

  test.each([
    [0, 0],
    [-0, 0],
    [90.1, 3],
    [-91, 3],
    [51, 180.5],
    [51, -181],
    [Number.NaN, 3],
    [51, Number.NaN],
    [Number.POSITIVE_INFINITY, 3],
    [51, Number.NEGATIVE_INFINITY],
  ])('is not %d, %d', (lat, lng) => {
    expect(isOnEarth(lat, lng)).toBe(false)
  })
})
