import { expect, test } from 'vitest'
import { groupOfWebId, isGroup } from './property-group.ts'

test.each([
  [1, 'house'],
  [2, 'apartment'],
  [3, 'land'],
  [4, 'commercial'],
  [5, 'garage'],
  [6, 'project'],
  [0, null],
  [7, null],
  [-1, null],
])('the CRM’s category %d is %s', (webId, group) => {
  expect(groupOfWebId(webId)).toBe(group)
})

test.each<[string, boolean]>([
  ['house', true],
  ['project', true],
  ['villa', false],
  ['House', false],
  ['toString', false],
  ['', false],
])('%j is a category: %s', (segment, is) => {
  expect(isGroup(segment)).toBe(is)
})
