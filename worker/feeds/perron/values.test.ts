import { expect, test } from 'vitest'
import type { Shape } from './record-fields.ts'
import { isUsable, readChoice, readExternalId, readMoment } from './values.ts'

test.each<readonly [Shape, unknown, string | null]>([
  ['status', 'under_contract', 'under_contract'],
  ['status', ' Under \t- Contract ', 'under_contract'],
  ['grade', 'b', 'B'],
  ['direction', 'NW', 'nw'],
  ['currency', 'eur', 'EUR'],
  ['status', 'perhaps', null],
  ['status', '', null],
  ['status', 5, null],
  ['text', 'sold', null],
])('of the shape %s, %j is the choice %j', (shape, value, choice) => {
  expect(readChoice(shape, value)).toBe(choice)
})

test.each([
  [' A-1 ', 'A-1'],
  [4001, '4001'],
  [` ${'x'.repeat(200)} `, 'x'.repeat(200)],
  ['x'.repeat(201), null],
  [' ', null],
  ['\ud800', null],
  [1.5, null],
  [2 ** 53, null],
  [null, null],
])('the id %j is %j', (value, id) => {
  expect(readExternalId(value)).toBe(id)
})

test.each([
  ['2026-11-20T05:00:00+01:00', '2026-11-20T04:00:00.000Z'],
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['1900-01-01', null],
  ['soon', null],
])('the moment %j is %j', (value, moment) => {
  expect(readMoment(value)).toBe(moment)
})

const record = { nl: 'Huis' }

test.each<readonly [Shape, readonly unknown[], readonly unknown[]]>([
  ['id', ['A-1', 7], ['', null]],
  ['text', ['', 7], [true, null, record]],
  ['words', ['', 7, record], [true, null, []]],
  ['statement', ['', true, false, record], [7, null, []]],
  ['number', [7, '7,5', '1.250'], ['seven', null]],
  ['flag', [true, 'ja', 0], ['perhaps', null]],
  ['answer', ['unknown', 'nee', true], ['perhaps', null]],
  ['day', ['2026-11-20', '20/11/2026'], ['soon', '1900-01-01', null]],
  ['instant', ['2026-11-20T05:00:00Z'], ['soon', null]],
  ['availability', ['at the deed', record], [7, null]],
  ['url', ['https://agency.example/'], [7, null, record]],
  ['files', [[], '/1.jpg|/2.jpg'], [7, null, record]],
  ['places', [[], 'Bakker|Station'], [7, null, record]],
  ['openDays', [[]], ['2030-05-04', null, record]],
  ['grade', ['a'], ['E', null]],
  ['unit', ['m2 month'], ['week', null]],
])('a field of the shape %s takes some values and not others', (shape, taken, refused) => {
  for (const value of taken) expect([value, isUsable(shape, value)]).toEqual([value, true])
  for (const value of refused) expect([value, isUsable(shape, value)]).toEqual([value, false])
})
