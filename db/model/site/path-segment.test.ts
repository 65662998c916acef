import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/kit/any-text.ts'
import { decodePercent, pathSegment, slug } from './path-segment.ts'

describe('a slug', () => {
  test.each([
    ['Te koop', 'te-koop'],
    ["Braine-l'Alleud", 'braine-l-alleud'],
    ['Braine-l’Alleud', 'braine-l-alleud'],
    ['BRAINE L%27ALLEUD', 'braine-l-alleud'],
    ['neupr%C3%A9%20plainevaux', 'neupre-plainevaux'],
    ['100 % bio', '100-bio'],
    ['50%ff', '50-ff'],
    ['Liège', 'liege'],
    ['Lie\u0300ge', 'liege'],
    ['Sankt Vith / Straße', 'sankt-vith-strasse'],
    ['STRASSE ẞ', 'strasse-ss'],
    ['Schätzung für Öl', 'schatzung-fur-ol'],
    ['Œuvre Æsop Øre Łódź Đa', 'oeuvre-aesop-ore-lodz-da'],
    ['  Huis -- met   tuin!  ', 'huis-met-tuin'],
    ['Huis_met.tuin&garage', 'huis-met-tuin-garage'],
    ['ﬁetsenberging №5 ²', 'fietsenberging-no5-2'],
    ['İstanbul', 'istanbul'],
    ['Αθήνα', 'αθηνα'],
    ['Москва', 'москва'],
    ['서울', '서울'],
    ['東京', '東京'],
    ['\ud800', ''],
    ['---', ''],
    ['🏠', ''],
    ['', ''],
  ])('a slug of %j is %j', (text, segment) => {
    expect(slug(text)).toBe(segment)
  })

  test.each([
    ['Brügge', 'bruegge'],
    ['Lu\u0308ttich', 'luettich'],
    ['Doppelhaushälfte', 'doppelhaushaelfte'],
    ['Schätzung für Öl', 'schaetzung-fuer-oel'],
    ['ÜBER ÄCKER', 'ueber-aecker'],
    ['Große Straße', 'grosse-strasse'],
    ['Stra%C3%9Fe, Kn%C3%B6del', 'strasse-knoedel'],
    ['Noël à Liège', 'noel-a-liege'],
  ])('a slug of %j in German is %j', (text, segment) => {
    expect(slug(text, 'de')).toBe(segment)
  })

  const form = /^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u

  test('a slug of any text is words of letters and digits joined by single hyphens, its own slug', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(slug(text)).toMatch(form)
        expect(slug(slug(text))).toBe(slug(text))
      }),
    )
  })

  test('a slug of an encoded text is the same as of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fc.pre(!text.includes('%')) === undefined && slug(encodeURIComponent(text)) === slug(text)),
    )
  })

  test('a slug does not depend on casing in Latin text', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-zà-öø-ÿ' -]*$/), (text) => slug(text.toUpperCase()) === slug(text)))
  })

  const corpus = '../shared/data/corpora/slugify_cases.json'
  test.skipIf(!existsSync(corpus))('of every case of other libraries has that form', () => {
    const cases: { input: string }[] = JSON.parse(readFileSync(corpus, 'utf8'))
    for (const { input } of cases) expect(slug(String(input)), input).toMatch(form)
  })
})

describe('a path segment', () => {
  test('a path segment ends in a slash', () => {
    expect(pathSegment('Te koop')).toBe('te-koop/')
  })

  test.each(['', ' ', '-', '-/', '%2F', '🏠'])('the path segment of %j is empty', (text) => {
    expect(pathSegment(text)).toBe('')
  })

  test('a path segment of any text is words in small letters with hyphens, ends in a slash, and is its own segment', () => {
    expect(pathSegment('Braine-l’Alleud')).toBe('braine-l-alleud/')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const segment = pathSegment(text)
        expect(segment).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*\/)?$/u)
        expect(pathSegment(segment)).toBe(segment)
      }),
    )
  })
})

test.each([
  ['li%C3%A8ge', 'liège'],
  ['li%c3%a8ge', 'liège'],
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['100%2', '100%2'],
  ['100%zz', '100%zz'],
  ['%E8', '%E8'],
  ['%20%E8', '%20%E8'],
  ['100% %20', '100% %20'],
  ['', ''],
])('the percent-encoded text %j is decoded as %j', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded)
})
