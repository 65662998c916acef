import { expect, test } from 'vitest'
import { searchable, searchWordsOf } from './search-words.ts'

test.each([
  ['Zonnig, groot HUIS!', 'zonnig groot huis'],
  ['Liège-centre', 'liege centre'],
  ['100 % énergie', '100 energie'],
  ['50%25', '50 25'],
  ['a\u19b0b', 'a b'],
  ['a\u1cf2\u1cf3b', 'a b'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(searchable(text)).toBe(folded)
})

test.each([
  ['huis met tuin', ['huis', 'met', 'tuin']],
  ['huis Huis HUIS', ['huis']],
  ['', []],
  [' - ', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words)
})
