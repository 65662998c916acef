import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeQuery } from './place-query.ts'

test.each([
  ['where=Brugge', 'zone=be-31005'],
  ['where=Brugge,+8310', 'zone=be-31005&zip=8310'],
  ['where=Bruges;Gand', 'zone=be-31005&zone=be-44021'],
  ['where=Berchem,+Antwerpen', 'zone=be-2600-berchem'],
  ['where=Brugge,+Gent,+Oost-Vlaanderen', 'zone=be-31005&zone=be-44021&zone=be-40000'],
  ['where=L-4010', 'zip=L-4010'],
  ['where=aan+zee', 'q=aan+zee'],
  ['q=tuin&where=zeezicht,+Oostende', 'q=tuin+zeezicht&zone=be-35013'],
  ['goal=sale&zone=be-31005&where=brugge&type=house', 'goal=sale&zone=be-31005&type=house'],
  ['where=Brugge&where=Gent', 'zone=be-31005&zone=be-44021'],
  ['where=,,+Brugge+,', 'zone=be-31005'],
])('%s asks for %s', (query, resolved) => {
  expect(placeQuery(new URLSearchParams(query))?.toString()).toBe(resolved)
})

test.each(['', 'where=', 'where=++', 'q=Brugge', 'zone=be-31005'])('%j has no typed place', (query) => {
  expect(placeQuery(new URLSearchParams(query))).toBeNull()
})

test('whatever is typed, no typed place is left and nothing else is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (where) => {
      const resolved = placeQuery(
        new URLSearchParams([
          ['type', 'house'],
          ['where', where],
        ]),
      )
      expect([resolved === null, resolved?.get('where'), resolved?.get('type')]).toEqual(
        where.trim() === '' ? [true, undefined, undefined] : [false, null, 'house'],
      )
    }),
  )
})
