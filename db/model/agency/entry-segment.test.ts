import { expect, test } from 'vitest'
import { entryAt, entrySegment } from './entry-segment.ts'

const locales = ['nl', 'fr'] as const

test('a segment is the name, with the key if the name does not begin or end with it', () => {
  const segments = [
    { key: 'liesbet', name: 'Liesbet Claes' },
    { key: 'brugge', name: { nl: 'Brugge', fr: 'Bruges' } },
    { key: 'gent', name: { nl: 'Kantoor Gent', fr: 'Gand' } },
    { key: 'x', name: '***' },
  ].map((entry) => locales.map((locale) => entrySegment(entry, locale)))
  expect(segments).toEqual([
    ['liesbet-claes', 'liesbet-claes'],
    ['brugge', 'bruges-brugge'],
    ['kantoor-gent', 'gand-gent'],
    ['x', 'x'],
  ])
})

test('an entry is found by its segment in any language and by one of a former name', () => {
  const people = [
    { key: 'an', name: 'An Peeters' },
    { key: 'an-maes', name: 'An Maes' },
    { key: 'jo', name: 'Joke Smet' },
  ]
  const found = ['an-peeters', 'an-claes', 'an-maes', 'an-maes-oud', 'joke-smet-jo', 'jo', 'bo'].map(
    (segment) => entryAt(people, segment, locales)?.key ?? null,
  )
  expect(found).toEqual(['an', 'an', 'an-maes', 'an-maes', 'jo', 'jo', null])
})
