import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNearby } from './nearby.ts'
import { readPlainText } from './values/text.ts'

test.each([
  ['a text', 'School; shop', { any: 'School; shop' }],
  ['texts by language', { nl: 'School', fr: 'École' }, { nl: 'School', fr: 'École' }],
  ['a list of texts', ['School, 400 m', '', 'Shop'], { any: 'School, 400 m\nShop' }],
  [
    'names with distances',
    [{ Name: 'School', Distance: 400 }, { name: 'Station', distance: '2,1 km' }, { Name: 'Park' }],
    { any: 'School, 400 m\nStation, 2,1 km\nPark' },
  ],
  [
    'names by language',
    [
      { Name: { nl: 'School', fr: 'École' }, Distance: '400' },
      { nl: 'Winkel', fr: 'Magasin' },
    ],
    { nl: 'School, 400 m\nWinkel', fr: 'École, 400 m\nMagasin' },
  ],
  ['a name in one language only', [{ nl: 'School', fr: 'École' }, { nl: 'Kaai' }], { nl: 'School\nKaai', fr: 'École\nKaai' }],
  ['a name over two lines', ['School\n(lagere)'], { any: 'School (lagere)' }],
  ['an empty list', [], null],
  ['a list of empty values', [null, '', {}, []], null],
])('%s is read as one place per line', (_, value, expected) => {
  expect(readNearby(value, readPlainText)).toEqual(expected)
})

test('any value returns without error', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void readNearby(value, readPlainText)))
})
