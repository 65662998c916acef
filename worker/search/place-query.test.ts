import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTyped, resolveQuery } from './place-query.ts'

/** Any UTF-16 code unit, lone surrogates included. */
const anyLetter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

test.each([
  ['where=Brugge', 'zone=be-31005'],
  ['where=Brugge,+8310', 'zone=be-31005&zip=8310'],
  ['where=Bruges;Gand', 'zone=be-31005&zone=be-44021'],
  ['where=Berchem,+Antwerpen', 'zone=be-2600-berchem'],
  ['where=Brugge,+Gent,+Oost-Vlaanderen', 'zone=be-31005&zone=be-44021&zone=be-40000'],
  ['where=Gent,+Brugge', 'zone=be-44021&zone=be-31005'],
  ['where=L-4010', 'zip=L-4010'],
  ['where=zeezicht', 'q=zeezicht'],
  ['where=aan+zee', 'zone=be-coast'],
  ['where=Antwerpen', 'zone=be-11002'],
  ['where=Provincie+Antwerpen', 'zone=be-10000'],
  ['where=Namur', 'zone=be-92094'],
  ['where=Brussel', 'zone=be-04000'],
  ['where=Luxembourg', 'zone=lu'],
  ['q=tuin&where=zeezicht,+Oostende', 'q=tuin+zeezicht&zone=be-35013'],
  ['goal=sale&zone=be-31005&where=brugge&type=house', 'goal=sale&zone=be-31005&type=house'],
  ['where=Brugge&where=Gent', 'zone=be-31005&zone=be-44021'],
  ['where=,,+Brugge+,', 'zone=be-31005'],
  ['where=Brugge&around=5', 'near=51.209%2C3.224&radius=5'],
  ['where=Brugge&around=', 'zone=be-31005'],
  ['where=8310&around=10&type=house', 'type=house&near=51.209%2C3.224&radius=10'],
  ['where=Brugge,+Gent&around=5', 'zone=be-31005&zone=be-44021'],
  ['where=zeezicht&around=5', 'q=zeezicht'],
  ['zone=be-31005&around=2', 'near=51.209%2C3.224&radius=2'],
  ['zone=be-31005&around=-2', 'zone=be-31005'],
  ['where=', ''],
])('the query %s of a form is resolved to %s', (query, resolved) => {
  expect(resolveQuery(new URLSearchParams(query)).toString()).toBe(resolved)
})

test.each(['', 'q=Brugge', 'zone=be-31005', 'near=51.2,3.2&radius=5'])('%j has no typed place and stays unchanged', (query) => {
  const params = new URLSearchParams(query)
  expect(isTyped(params)).toBe(false)
  expect(resolveQuery(params)).toBe(params)
})

test('any typed place is resolved and other parameters stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 2000 }), (where) => {
      const resolved = resolveQuery(
        new URLSearchParams([
          ['type', 'house'],
          ['where', where],
        ]),
      )
      expect([resolved.has('where'), resolved.get('type')]).toEqual([false, 'house'])
    }),
  )
})

test.each([
  ['Knokke', 'zone=be-31043'],
  ['8300 Knokke', 'zone=be-31043'],
  ['knokke heist', 'zone=be-31043'],
  ['Zolder', 'zone=be-71070'],
  ['Sint-Kruis', 'zone=be-8310-sint-kruis'],
  ['Bruegge', 'zone=be-31005'],
  ['BRÜGGE', 'zone=be-31005'],
  ['Luettich', 'zone=be-62063'],
  ['Liege', 'zone=be-62063'],
  ['Oostend', 'zone=be-35013'],
  ['Sint', 'q=Sint'],
  ['tuin', 'q=tuin'],
  ['8300 Gent', 'q=8300+Gent'],
])('the place %j becomes %s', (where, resolved) => {
  expect(resolveQuery(new URLSearchParams({ where })).toString()).toBe(resolved)
})

test('a name of several places becomes all of them, up to three', () => {
  const zones = (where: string) => resolveQuery(new URLSearchParams({ where })).getAll('zone')
  expect(zones('Heusden')).toEqual(expect.arrayContaining(['be-71070', 'be-9070-heusden']))
  expect(zones('Berchem').length).toBeGreaterThan(1)
})

test('a text of many places costs little: the first thirty are looked up', () => {
  const from = performance.now()
  const many = Array.from({ length: 400 }, (_, index) => `n${index % 7}`).join(',')
  expect(resolveQuery(new URLSearchParams({ where: many })).get('q')).toContain('n1')
  expect(resolveQuery(new URLSearchParams({ where: Array.from({ length: 40 }, () => 'Gent').join(',') })).getAll('zone')).toEqual(['be-44021'])
  expect(performance.now() - from).toBeLessThan(500)
})
