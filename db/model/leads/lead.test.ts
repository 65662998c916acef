import { expect, test } from 'vitest'
import { isOpenState, leadStates, phoneTail, phoneWords } from './lead.ts'

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

test.each<[phone: unknown, words: readonly string[]]>([
  ['0470 12 34 01', ['0470123401', '70123401']],
  ['0470123401', ['0470123401', '70123401']],
  ['+32 470 12 34 01', ['0470123401', '70123401']],
  ['0032 (0)470/12.34.01', ['0470123401', '70123401']],
  ['+352 26 12 34 56', ['35226123456', '26123456']],
  ['26 12 34 56', ['26123456']],
  ['050 55 01', ['0505501']],
  ['12345', []],
  ['Kerkstraat 12', []],
  ['', []],
  [470_123_401, []],
])('the phone number %j is searched as %j', (phone, words) => {
  expect(phoneWords(phone)).toEqual(words)
})
