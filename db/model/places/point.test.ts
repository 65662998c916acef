import { describe, expect, test } from 'vitest'
import { isOnEarth } from './point.ts'

describe('a place on earth', () => {
  test.each([
    [51.2, 3.2],
    [-90, 180],
    [90, -180],
    [0, 3],
    [51, 0],
  ])('a place on earth may be %d, %d', (lat, lng) => {
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
  ])('a place on earth is not %d, %d', (lat, lng) => {
    expect(isOnEarth(lat, lng)).toBe(false)
  })
})
