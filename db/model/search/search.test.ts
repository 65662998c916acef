import { expect, test } from 'vitest'
import { anySearch, filterCount, isFilterName, withoutFilter } from './search.ts'

test.each([
  ['label', true],
  ['terrace', true],
  ['sort', false],
  ['toString', false],
  ['', false],
])('%j is a filter: %s', (name, is) => {
  expect(isFilterName(name)).toBe(is)
})

test('a filter is taken out with all its values', () => {
  expect(withoutFilter('label')).toEqual({ epc: [] })
  expect(withoutFilter('terrace')).toEqual({ terrace: false })
  expect(withoutFilter('garden')).toEqual({ garden: false })
  expect(withoutFilter('ready')).toEqual({ ready: false })
})

test('sorting and paging do not count as filters', () => {
  expect(filterCount(anySearch)).toBe(0)
  expect(filterCount({ ...anySearch, sort: 'price', dir: 'asc', view: 'map', page: 3 })).toBe(0)
  expect(filterCount({ ...anySearch, terrace: true })).toBe(1)
})
