import { expect, test } from 'vitest'
import { placeLabels } from './map-labels.part.ts'

const at = (key: string, x: number, y: number, name = key) => ({ key, name, x, y, radius: 10 })
const anchors = (circles: readonly ReturnType<typeof at>[]) => placeLabels(circles, 400, 300).map(({ key, anchor }) => `${key} ${anchor}`)

test('a name is to the right of its circle', () => {
  expect(placeLabels([at('Gent', 100, 100)], 400, 300)).toEqual([{ key: 'Gent', name: 'Gent', anchor: 'start', x: 115, y: 105 }])
})

test('a name that would leave the drawing is to the left of its circle', () => {
  expect(anchors([at('Luxembourg', 380, 200)])).toEqual(['Luxembourg end'])
})

test('a name avoids the circle and the name of its neighbour', () => {
  expect(anchors([at('Brugge', 200, 100), at('Oostende', 180, 100)])).toEqual(['Brugge start', 'Oostende end'])
  expect(anchors([at('Brugge', 60, 100), at('Oostende', 30, 100)])).toEqual(['Brugge start', 'Oostende middle'])
})

test('a name without a free place is left out', () => {
  const around = [at('a', 200, 100), at('b', 222, 100), at('c', 178, 100), at('d', 200, 122), at('e', 200, 78)]
  expect(anchors(around).filter((label) => label.startsWith('a '))).toEqual([])
})

test('a larger type needs more room', () => {
  const near = [at('Brugge', 100, 100), at('Gent', 180, 100)]
  expect(placeLabels(near, 400, 300, 14).map(({ anchor }) => anchor)).toEqual(['start', 'start'])
  expect(placeLabels(near, 400, 300, 21).map(({ anchor }) => anchor)).toEqual(['end', 'start'])
})
