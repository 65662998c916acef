import { expect, test } from 'vitest'
import { abbreviated, initialled, isCutShort } from './hide-street-initials.ts'
import { readStreet, type StreetName } from './hide-street-name.ts'
import type { StreetPattern } from './hide-street-patterns.ts'

function nameOf(street: string): StreetName {
  const [name] = readStreet(street, ['Gent']).names
  if (name === undefined) throw new Error('no name')
  return name
}

function matches(patterns: readonly StreetPattern[] | undefined, folded: string): readonly (string | undefined)[] {
  return [...new Set((patterns ?? []).flatMap(({ pattern }) => [...folded.matchAll(pattern)].map(([, street]) => street)))]
}

test.each([
  ['Kerkstraat', ['kstraat', 'kstrasse', 'kstrooss', 'kstroos', 'kstroat', 'kstroate', 'kstr']],
  ['Beukenlaan', ['blaan', 'ballee', 'bave', 'ball']],
  ['Felix Timmermansdreef', ['tdreef']],
  ['Rue de la Loi', ['ruedelal', 'streetdelal', 'grandruedelal']],
  ['Boulevard Emile Bockstael', []],
  ['Quai au Foin', ['quaiauf']],
])('the initials of %s show by %j', (street, signs) => {
  expect(initialled(nameOf(street))?.signs).toEqual(signs)
})

test.each([
  ['Kerkstraat', 'k straat', ['k straat']],
  ['Kerkstraat', 'k str', ['k str']],
  ['Kerkstraat', 'kstraat', []],
  ['Kerkstraat', 'ak straat', []],
  ['Kerkstraat', 'k straatje', []],
  ['Kerkstraat', '3k straat4', ['k straat']],
  ['Kerkstraat', 'k st', []],
  ['Felix Timmermansstraat', 'f t straat', ['f t straat', 't straat']],
  ['Felix Timmermansstraat', 'ft straat', ['ft straat']],
  ['Felix Timmermansstraat', 'f straat', []],
  ['Rue de la Loi', 'rue de la l', ['rue de la l']],
  ['Rue de la Loi', 'rue dela l', ['rue dela l']],
  ['Rue de la Loi', 'rue l', []],
  ['Rue de la Loi', 'straat de la l', []],
  ['Rue Victor Hugo', 'rue v h', ['rue v h']],
  ['Rue Victor Hugo', 'rue vh', ['rue vh']],
  ['Rue Victor Hugo', 'rue h', []],
])('the initials of %s in %j are %j', (street, folded, streets) => {
  expect(matches(initialled(nameOf(street))?.patterns(), folded)).toEqual(streets)
})

test('initials stand where the word is cut short', () => {
  const last = initialled(nameOf('Rue de la Loi'))?.patterns()
  expect(last?.map(({ isInitial, isWhole, isClose, joints }) => ({ isInitial, isWhole, isClose, joints }))).toEqual([
    { isInitial: 'last', isWhole: true, isClose: 'nothing', joints: 3 },
  ])
  const first = initialled(nameOf('Felix Timmermansstraat'))?.patterns()
  expect(first?.map(({ isInitial, joints }) => ({ isInitial, joints }))).toEqual([
    { isInitial: 'first', joints: 2 },
    { isInitial: 'first', joints: 2 },
  ])
  expect(initialled(nameOf('Kerkstraat'))?.patterns()).toHaveLength(1)
})

test('a name without a kind or of figures has no initials', () => {
  expect(initialled(nameOf('Coupure'))).toBeNull()
  expect(initialled(nameOf('Rue du 11 Novembre'))).toBeNull()
})

test.each(['Coupure', 'Kerkstraat', 'Appelstraat', 'Rue de la Loi', 'Rue du 11', 'Coupure Rechts'])('%s is too short to be abbreviated', (street) => {
  expect(abbreviated(nameOf(street), '27')).toBeNull()
})

test('a word with figures is not abbreviated', () => {
  const name = nameOf('Zilverstraat')
  expect(abbreviated({ ...name, core: ['zilver2'] }, '27')).toBeNull()
  expect(abbreviated({ ...name, core: ['2zilver'] }, '27')).toBeNull()
})

test('six letters and a kind may be abbreviated', () => {
  expect(abbreviated(nameOf('Zilverstraat'), '27')?.signs).toEqual(['zilv'])
  expect(abbreviated(nameOf('Rue des Cailles'), null)?.signs).toEqual(['cail'])
})

test.each([
  ['Zilvermeeuwstraat', '27', 'zilverm 27', ['zilverm 27']],
  ['Zilvermeeuwstraat', '27', 'zilv 27', ['zilv 27']],
  ['Zilvermeeuwstraat', '27', 'zil 27', []],
  ['Zilvermeeuwstraat', '27', 'zilvermeeuw 27', []],
  ['Zilvermeeuwstraat', '27', 'zilvermeeu 27', ['zilvermeeu 27']],
  ['Zilvermeeuwstraat', '27', 'zilv 28', []],
  ['Zilvermeeuwstraat', '27', 'zilv meeuw 27', ['zilv meeuw 27']],
  ['Zilvermeeuwstraat', '27', 'zilv rmeeuw 27', ['zilv rmeeuw 27']],
  ['Zilvermeeuwstraat', '27', 'zilv eeuw 27', ['zilv eeuw 27']],
  ['Zilvermeeuwstraat', '27', 'zilv euw 27', []],
  ['Zilvermeeuwstraat', '27', 'zilv zilvermeeuw 27', []],
  ['Zilvermeeuwstraat', '27', 'zilv straat 27', ['zilv straat 27']],
  ['Zilvermeeuwstraat', '27', 'zilvs straat', ['zilvs straat']],
  ['Zilvermeeuwstraat', '27', 'zilv str', ['zilv str']],
  ['Zilvermeeuwstraat', '27', 'zilv r', []],
  ['Zilvermeeuwstraat', '27', 'zilv laan', []],
  ['Zilvermeeuwstraat', '27', 'de zilv', []],
  ['Zilvermeeuwstraat', null, 'zilv straat', ['zilv straat']],
  ['Zilvermeeuwstraat', null, 'zilv 27', []],
  ['Burgemeester Maenhoutstraat', null, 'maenh straat', ['maenh straat']],
  ['Rue des Cailles', '27', 'rue des cail', ['rue des cail']],
  ['Rue des Cailles', '27', 'rue cail', ['rue cail']],
  ['Rue des Cailles', '27', 'r des caille', []],
  ['Rue des Cailles', '27', 'cail 27', ['cail 27']],
  ['Rue des Cailles', '27', 'cail rue', []],
  ['Rue de Beaulieu', '27', 'tres beau', []],
  ['Rue des Cailles', null, 'rue des cail', ['rue des cail']],
  ['Rue des Cailles', null, 'cail 27', []],
])('%s %s abbreviated in %j is %j', (street, number, folded, streets) => {
  expect(matches(abbreviated(nameOf(street), number)?.patterns(), folded)).toEqual(streets)
})

test('an abbreviation is cut short behind its first letters', () => {
  const ofFront = abbreviated(nameOf('Rue des Cailles'), '27')?.patterns()
  expect(ofFront?.map(({ isInitial, joints }) => ({ isInitial, joints }))).toEqual([
    { isInitial: 'word', joints: 3 },
    { isInitial: 'last', joints: 3 },
  ])
  const ofEnd = abbreviated(nameOf('Zilvermeeuwstraat'), '27')?.patterns()
  expect(ofEnd?.map(({ isInitial }) => isInitial)).toEqual(['word', 'word'])
})

test.each([
  ['K.straat', true],
  ['K. straat', true],
  ['K. Straat', false],
  ['K…straat', true],
  ['K***straat', true],
  ['K_straat', true],
  ['K•straat', true],
  ['K·straat', true],
  ['K-straat', true],
  ['K- straat', false],
  ['K straat', false],
  ['k.straat', false],
  ['F.T.-straat', true],
  ['F. T. straat', true],
  ['F-T.straat', true],
  ['FT.straat', true],
  ['F.t.straat', true],
  ['ÉT.straat', true],
  ['K.', false],
  ['K. 3', false],
])('whether the first letter in %j is an initial: %s', (text, isInitial) => {
  expect(isCutShort(text, 'first')).toBe(isInitial)
})

test.each([
  ['M.', true],
  ['m…', true],
  ['M*', true],
  ['M_', true],
  ['M•', true],
  ['M·', true],
  ['É.', true],
  ['M', false],
  ['M²', false],
  ['Mo.', false],
  ['.M.', false],
])('whether the last letter in %j is an initial: %s', (text, isInitial) => {
  expect(isCutShort(text, 'last')).toBe(isInitial)
})

test.each([
  ['Zilv.', true],
  ['Zilverm. 27', true],
  ['Zil.', false],
  ['Zilv 27', false],
  ['Zilv, 27.', false],
  ['1Zilv.', false],
])('whether the word in %j is cut short: %s', (text, isCut) => {
  expect(isCutShort(text, 'word')).toBe(isCut)
})

test.each([
  ['s.', true],
  ['t. 14', true],
  ['t 14', true],
  ['t, nr. 14', true],
  ['t n°14', true],
  ['t gelegen', false],
  ['s', false],
  ['st.', false],
])('whether the short form that ends in %j is one: %s', (text, isShort) => {
  expect(isCutShort(text, 'clipped')).toBe(isShort)
})
