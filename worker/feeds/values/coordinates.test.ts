import { expect, test } from 'vitest'
import { pointIn } from './coordinates.ts'

const near = { isSwapped: false, isFar: false }

test.each<['BE' | 'LU', number, number]>([
  ['BE', 51.05, 3.72],
  ['BE', 49.48, 4],
  ['BE', 51.52, 4],
  ['BE', 50.5, 2.5],
  ['BE', 50.5, 6.42],
  ['LU', 49.6, 6.1],
  ['LU', 49.43, 6],
  ['LU', 50.2, 6],
  ['LU', 49.6, 5.72],
  ['LU', 49.6, 6.54],
])('%s holds %d, %d, in either order', (country, lat, lng) => {
  expect(pointIn(country, null, lat, lng)).toEqual({ lat, lng, ...near })
  expect(pointIn(country, null, lng, lat)).toEqual({ lat, lng, isSwapped: true, isFar: false })
})

test.each<['BE' | 'LU', number, number]>([
  ['BE', 49.47, 4],
  ['BE', 51.53, 4],
  ['BE', 50.5, 2.49],
  ['BE', 50.5, 6.43],
  ['LU', 49.42, 6],
  ['LU', 50.21, 6],
  ['LU', 49.6, 5.71],
  ['LU', 49.6, 6.55],
  ['LU', 51.05, 3.72],
  ['BE', 0, 0],
])('%s does not hold %d, %d', (country, lat, lng) => {
  expect(pointIn(country, null, lat, lng)).toBeNull()
  expect(pointIn(country, null, lng, lat)).toBeNull()
})

test.each([
  [48.85, 2.35],
  [-33.9, 18.4],
  [0, 2],
  [2, 2],
  [1, 0.5],
  [-1.01, -1.01],
])('a point abroad stays as it is: %d, %d', (lat, lng) => {
  expect(pointIn('other', null, lat, lng)).toEqual({ lat, lng, ...near })
})

test.each([
  [0, 0],
  [1, 1],
  [-1, -1],
  [95, 10],
  [10, 181],
  [95, 95],
])('%d, %d is no point abroad', (lat, lng) => {
  expect(pointIn('other', null, lat, lng)).toBeNull()
})

test.each<['BE' | 'LU', string | null, number, number, boolean]>([
  ['BE', '9000', 51.05, 3.72, false],
  ['BE', '9000', 50.63, 5.57, true],
  ['BE', '9000', 51.05, 4.4, false],
  ['BE', '9000', 51.05, 4.8, true],
  ['BE', '9000', 51.05, 2.7, true],
  ['BE', '9000', 50.65, 3.72, false],
  ['BE', '9000', 50.45, 3.72, true],
  ['BE', '0001', 50.63, 5.57, false],
  ['BE', null, 50.63, 5.57, false],
  ['LU', '4010', 49.5, 5.98, false],
  ['LU', '4010', 50.15, 6, true],
])('%s %s is far from %d, %d: %j', (country, zip, lat, lng, isFar) => {
  expect(pointIn(country, zip, lat, lng)).toEqual({ lat, lng, isSwapped: false, isFar })
  expect(pointIn(country, zip, lng, lat)).toEqual({ lat, lng, isSwapped: true, isFar })
})
