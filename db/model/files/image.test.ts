import { expect, test } from 'vitest'
import { isSvg } from './image.ts'

test.each([
  ['/pictures/logo.svg', true],
  ['https://perron.example/plan.svg', true],
  ['/pictures/logo.png', false],
  ['/pictures/logo.svg.png', false],
  ['/pictures/logo.svg?v=2', false],
  ['svg', false],
  ['', false],
])('%j is an SVG: %s', (path, drawing) => {
  expect(isSvg(path)).toBe(drawing)
})
