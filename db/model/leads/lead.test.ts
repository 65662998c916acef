import { expect, test } from 'vitest'
import { isOpenState, leadStates, phoneTail } from './lead.ts'

test('new and open leads still need work', () => {
  expect(leadStates.filter(isOpenState)).toEqual(['new', 'open'])
  expect(leadStates).toEqual(['new', 'open', 'done', 'declined'])
})

test.each<[phone: unknown, tail: string | null]>([
  ['+32 478 12 34 56', '78123456'],
  ['0478/12.34.56', '78123456'],
  ['00 32 478 123 456', '78123456'],
  ['12345678', '12345678'],
  ['1234567', null],
  ['', null],
  ['no number', null],
  [47_812_345_678, null],
  [null, null],
  [['0478123456'], null],
])('the number %j ends in %o', (phone, tail) => {
  expect(phoneTail(phone)).toBe(tail)
})
