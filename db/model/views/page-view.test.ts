import { expect, test } from 'vitest'
import { maxSeenWord, readSeenWord, type SeenRecord, seenWord } from './page-view.ts'

test.each<[text: string, record: SeenRecord | null]>([
  ['listing/4001', { kind: 'listing', id: 4001 }],
  ['project/1', { kind: 'project', id: 1 }],
  ['listing/999999999999999', { kind: 'listing', id: 999_999_999_999_999 }],
  ['listing/1000000000000000', null],
  ['listing/0', null],
  ['listing/01', null],
  ['listing/-1', null],
  ['listing/', null],
  ['listing/4001/', null],
  [' listing/4001', null],
  ['Listing/4001', null],
  ['office/4001', null],
  ['4001', null],
  ['', null],
])('a page that sends %j saw %j', (text, record) => {
  expect(readSeenWord(text)).toEqual(record)
  if (record) expect([seenWord(record), text.length <= maxSeenWord]).toEqual([text, true])
})
