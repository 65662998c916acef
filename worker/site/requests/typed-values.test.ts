import { expect, test } from 'vitest'
import { echoOf } from './typed-values.ts'

test.each([
  ['abcdef', 'abcd'],
  ['abc😆', 'abc'],
  ['ab😆c', 'ab😆'],
  ['abc\uD83D', 'abc\uD83D'],
])('of %j a field of four characters shows %j again', (typed, shown) => {
  expect(echoOf({ name: typed, names: [typed] }, { name: 4, names: 4 })).toEqual({ name: shown, names: [shown] })
})
