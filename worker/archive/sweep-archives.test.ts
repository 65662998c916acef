import { expect, test } from 'vitest'
import { overdue } from './sweep-archives.ts'

test.each([
  ['older than the first that is kept', ['01', '02', '03', '04', '05'], '03', ['01', '02']],
  ['but the newest three, after a month of failures', ['01', '02', '03', '04'], '99', ['01']],
  ['but the newest three, by a clock that is years ahead', ['01', '02', '03'], '2038', []],
  ['older than the first, beside one of a clock that was ahead', ['01', '02', '03', '04', '2038'], '03', ['01', '02']],
])('archives are deleted that are %s', (_, keys, first, deleted) => {
  expect(overdue(keys, first)).toEqual(deleted)
})
