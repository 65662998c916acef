import { expect, test } from 'vitest'
import { fold, readable } from './hide-street-fold.ts'
import { rangesOf } from './hide-street-match.ts'
import type { StreetPattern } from './hide-street-patterns.ts'

/** What a pattern finds in a text, as it stands there. */
function found(pattern: RegExp, text: string, options: Partial<StreetPattern> = {}): readonly string[] {
  const all = rangesOf({ pattern, isWhole: true, isClose: 'nothing', joints: 1, ...options }, fold(readable(text)), text)
  return all.map(({ start, end }) => text.slice(start, end))
}

const street = /(k ?e ?r ?k ?s ?t ?r ?a ?a ?t)/dg
const withNumber = /(k ?e ?r ?k ?s ?t ?r ?a ?a ?t)(?: ?27)?/dg
const short = /(w ?e ?t)/dg
const shortWithNumber = /(w ?e ?t)(?: ?27)?/dg

test('ranges are those of the original text, without the spaces around', () => {
  const text = 'à la K&eacute;rkstraat  27, Gent'
  expect(rangesOf({ pattern: withNumber, isWhole: true, isClose: 'nothing', joints: 1 }, fold(readable(text)), text)).toEqual([{ start: 5, end: 26 }])
  expect(rangesOf({ pattern: /( kerk )/dg, isWhole: true, isClose: 'nothing', joints: 2 }, fold(readable('a kerk b')), 'a kerk b')).toEqual([
    { start: 2, end: 6 },
  ])
})

test('the whole of a longer word goes', () => {
  expect(found(street, 'in Oudekerkstraatje 27 en kerkstraat')).toEqual(['Oudekerkstraatje', 'kerkstraat'])
  expect(found(/(kerk)/dg, 'kerkkerkkerk')).toEqual(['kerkkerkkerk'])
})

test.each([
  ['wet', ['wet']],
  ['w.e.t.', ['w.e.t']],
  ['we t', ['we t']],
  ['w e t', ['w e t']],
])('a short name of letters apart or with the gaps of its words: %j', (text, parts) => {
  expect(found(short, text)).toEqual(parts)
})

test('a short name is not found across more words than its own', () => {
  const pattern = /(a ?b ?c ?d ?e ?f)/dg
  expect(found(pattern, 'abcdef')).toEqual(['abcdef'])
  expect(found(pattern, 'abc def')).toEqual(['abc def'])
  expect(found(pattern, 'ab cd ef')).toEqual([])
  expect(found(pattern, 'ab cd ef', { joints: 2 })).toEqual(['ab cd ef'])
  expect(found(pattern, 'a b c d ef')).toEqual(['a b c d ef'])
  expect(found(pattern, 'a b c def')).toEqual([])
  expect(found(pattern, 'abc def', { joints: 0 })).toEqual([])
})

test('a name of five letters may have all but one apart', () => {
  const pattern = /(a ?b ?c ?d ?e)/dg
  expect(found(pattern, 'a b c d e')).toEqual(['a b c d e'])
  expect(found(pattern, 'a b c de')).toEqual([])
})

test('a name of seven letters may have two gaps more than its words', () => {
  const pattern = /(a ?b ?c ?d ?e ?f ?g)/dg
  expect(found(pattern, 'ab cd ef g')).toEqual(['ab cd ef g'])
  expect(found(pattern, 'a bc de f g')).toEqual([])
  expect(found(/(a ?b ?c ?d ?e ?f ?g ?h)/dg, 'a bc de f gh')).toEqual([])
})

test('a name of ten letters may have any gaps', () => {
  expect(found(/(a ?b ?c ?d ?e ?f ?g ?h ?i ?j)/dg, 'a b cd e f g hij')).toEqual(['a b cd e f g hij'])
  expect(found(/(a ?b ?c ?d ?e ?f ?g ?h ?i)/dg, 'a b cd e f ghi')).toEqual([])
})

test('beside its number, a name may have one gap more', () => {
  const pattern = /(a ?b ?c ?d ?e ?f)(?: ?27)?/dg
  expect(found(pattern, 'ab cd ef 27')).toEqual(['ab cd ef 27'])
  expect(found(pattern, 'ab cd ef')).toEqual([])
  expect(found(/(a ?b ?c ?d ?e)(?: ?27)?/dg, 'a bcde 27', { joints: 0 })).toEqual(['a bcde 27'])
  expect(found(/(a ?b ?c ?d)(?: ?27)?/dg, 'naar a bcd 27', { joints: 0 })).toEqual([])
})

test.each([
  ['Kerkstraat', ['Kerkstraat']],
  ['Kerkstraatje', []],
  ['Kerkstraatjes', []],
  ['Kerkstraatsje', ['Kerkstraatsje']],
  ['kerkstraatjesweg', ['kerkstraatjesweg']],
  ['indekerkstraatje', ['indekerkstraatje']],
  ['indeKerkstraat', ['indeKerkstraat']],
  ['Kerkstraaten', ['Kerkstraaten']],
  ['Kerk straaten', []],
  ['oudeKerk straat', []],
  ['Kerk straat', ['Kerk straat']],
])('inside %j, the parts %j count as a street', (text, parts) => {
  expect(found(street, text, { isWhole: false })).toEqual(parts)
})

test('a short name inside a longer word counts only with its number', () => {
  expect(found(short, 'grondwet', { isWhole: false })).toEqual([])
  expect(found(short, 'weten', { isWhole: false })).toEqual([])
  expect(found(/(wetlaan)(?: ?27)?/dg, 'dewetlaan', { isWhole: false })).toEqual([])
  expect(found(/(wetlaan)(?: ?27)?/dg, 'dewetlaan27', { isWhole: false })).toEqual(['dewetlaan27'])
  expect(found(/(wetlei)(?: ?27)?/dg, 'dewetlei27', { isWhole: false })).toEqual(['dewetlei27'])
  expect(found(shortWithNumber, 'dewet27', { isWhole: false })).toEqual([])
  expect(found(/(loven)(?: ?27)?/dg, 'deloven 27', { isWhole: false })).toEqual(['deloven 27'])
  expect(found(/(love)(?: ?27)?/dg, 'delove 27', { isWhole: false })).toEqual([])
  expect(found(/(loven)(?: ?27)?/dg, 'deloven27', { isWhole: false })).toEqual(['deloven27'])
  expect(found(/(loven)(?: nummer 27)?/dg, 'deloven nummer 27', { isWhole: false })).toEqual(['deloven nummer 27'])
  expect(found(/(love)(?: nummer 27)?/dg, 'delove nummer 27', { isWhole: false })).toEqual([])
  expect(found(/(abcdefghi)/dg, 'xabcdefghi', { isWhole: false })).toEqual(['xabcdefghi'])
  expect(found(/(abcdefgh)/dg, 'xabcdefgh', { isWhole: false })).toEqual([])
  expect(found(/(abcdefghi)/dg, 'abcdefghix', { isWhole: false })).toEqual(['abcdefghix'])
  expect(found(/(abcdefgh)/dg, 'abcdefghx', { isWhole: false })).toEqual([])
})

test('a long name of several words may end a longer word', () => {
  expect(found(/(abcdefgh ijklmno)/dg, 'xabcdefgh ijklmno', { isWhole: false })).toEqual(['xabcdefgh ijklmno'])
  expect(found(/(abcdefgh ijklmn)/dg, 'xabcdefgh ijklmn', { isWhole: false })).toEqual([])
})

test.each([
  ['Kerk straat', ['Kerk straat']],
  ['Kerk, straat', []],
  ['Kerk; straat', []],
  ['Kerk! Straat', []],
  ['Kerk? Straat', []],
  ['Kerk. Straat', []],
  ['Kerk.straat', ['Kerk.straat']],
  ['Ker. Kstraat', ['Ker. Kstraat']],
  ['Kerk\nstraat', ['Kerk\nstraat']],
  ['Kerk\n \nstraat', []],
  ['Kerk straat, 27', ['Kerk straat, 27']],
  ['Kerk\n\nstraat 27', ['Kerk\n\nstraat 27']],
  ['Kerk, straat 27', []],
  ['Ker. Kstraat 27', ['Ker. Kstraat 27']],
  ['Kerk\u0301. Straat 27', []],
  ['Kerk\u0301. Straat', []],
  ['Kerkstra a. t 27', ['Kerkstra a. t 27']],
  ['Kerkstra a. t', ['Kerkstra a. t']],
  ['Kerk&nbsp;straat', ['Kerk&nbsp;straat']],
  ['K, e, r, k, s, t, r, a, a, t', ['K, e, r, k, s, t, r, a, a, t']],
  ['K, e, r, k, s, t, r, aa, t', ['K, e, r, k, s, t, r, aa, t']],
  ['K, e, r, k, s, t, raa, t', []],
])('of a street in words of other things, %j holds %j', (text, parts) => {
  expect(found(withNumber, text, { isClose: 'street' })).toEqual(parts)
})

test('a comma parts a street from its number where both must be close', () => {
  expect(found(withNumber, 'Kerkstraat, 27', { isClose: 'streetAndNumber' })).toEqual([])
  expect(found(withNumber, 'Kerkstraat 27', { isClose: 'streetAndNumber' })).toEqual(['Kerkstraat 27'])
  expect(found(/(lo)(?: ?7)?/dg, 'Lo, 7', { isClose: 'streetAndNumber' })).toEqual([])
  expect(found(withNumber, 'Kerk, straat', { isClose: 'nothing' })).toEqual(['Kerk, straat'])
})

test('a street of fourteen letters may span two paragraphs', () => {
  expect(found(/(zilvermeeuw ab)/dg, 'zilvermeeuw\n\nab', { isClose: 'street' })).toEqual(['zilvermeeuw\n\nab'])
  expect(found(/(zilvermeeuw a)/dg, 'zilvermeeuw\n\na', { isClose: 'street' })).toEqual([])
})

test.each([
  ['Kerk- en Molenstraat', ['Kerk']],
  ['Kerk– en Molenstraat', ['Kerk']],
  ['Kerk en Molenstraat', []],
  ['Kerk -en Molenstraat', []],
])('a hyphen must follow the first of two names: %j', (text, parts) => {
  expect(found(/(kerk)/dg, text, { isElliptic: true })).toEqual(parts)
})

test.each([
  ['first', /(k straat)/dg, 'K.straat, k.straat, K straat', ['K.straat']],
  ['last', /(rue du m)/dg, 'rue du M. et rue du m² et rue du M…', ['rue du M', 'rue du M']],
  ['word', /(zilv 27)/dg, 'Zilv. 27, Zilv 27', ['Zilv. 27']],
] as const)('initials show that they are some: %s', (isInitial, pattern, text, parts) => {
  expect(found(pattern, text, { isInitial, joints: 3 })).toEqual(parts)
})
