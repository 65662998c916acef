import { expect, test } from 'vitest'
import { fold, foldedLetters, readable } from './hide-street-fold.ts'
import { oneSpelling, withPairs } from './hide-street-letters.ts'
import { readStreet } from './hide-street-name.ts'
import { slipFinder } from './hide-street-slips.ts'

/** What is found in a text. */
function foundIn(text: string, street: string, number: string | null, isNumberRequired = false): readonly string[] {
  const { ranges } = slipFinder(readStreet(street).names, number, isNumberRequired)
  return ranges(fold(readable(text))).map(({ start, end }) => text.slice(start, end))
}

function isPossible(text: string, street: string): boolean {
  const letters = foldedLetters(text)
  return slipFinder(readStreet(street).names, '27', false).isPossible(letters, withPairs(oneSpelling(letters)))
}

test.each([
  'Zilvermeeuwstraat',
  'Zilvermeuwstraat',
  'ilvermeeuwstraat',
  'Zilvermeeuwstraa',
  'Zilvermeeuwstraaat',
  'Zzilvermeeuwstraat',
  'Zilvermeeuwstraatb',
  'Zilvermeeuwstroat',
  'Bilvermeeuwstraat',
  'Zilvermeeuwstraab',
  'Zilvremeeuwstraat',
  'Izlvermeeuwstraat',
  'Zilvermeeuwstrata',
  'Zylvermeuwstraat',
  'Zilvermeeuwstrassse',
  'Zilver, meeuwstraat',
  'Zilver. Meeuw. Straat',
  'Zilver meuw straat',
  'Zil ver me eu ws tr aa t',
  'Zilverმეეuwstraat',
  'Zილვერმეეuwstraat',
])('finds %j, with one slip of the pen', (written) => {
  expect(foundIn(`Wonen in de ${written}.`, 'Zilvermeeuwstraat', '27')).toContain(written)
})

test.each([
  'Zilvrmeuwstraat',
  'Zilvermeeuwtsrata',
  'Zilvermeeuwstbbat',
  'Zilvermeeuwstra',
  'Zilvermeeuwstraatjes',
  'Zilvermeeuw',
  'Zil v er me eu w st r aat',
  'Zilverbgeeuwstraat',
  'Zilverbeuwstraat',
  'Zilverembeuwstraat',
  'Zilveremuwstraat',
  'Zilvermeuwr',
  'Zილვერმეეუwstraat',
  'Zilvereik, meeuw, straat',
  'Goudvinkstraat',
])('does not find %j, with more than one', (written) => {
  expect(foundIn(`Wonen in de ${written}.`, 'Zilvermeeuwstraat', '27')).toEqual([])
})

test.each([
  ['Zilvermeuwstraat 27', ['Zilvermeuwstraat 27']],
  ['27, Zilvermeuwstraat', ['27, Zilvermeuwstraat']],
  ['Zilvermeuwstraat nr. 27', ['Zilvermeuwstraat nr. 27']],
  ['Zilvermeuwstraat, huisnummer nr. 27', ['Zilvermeuwstraat, huisnummer nr. 27']],
  ['nr. 27 Zilvermeuwstraat', ['27 Zilvermeuwstraat']],
  ['Zilvermeuwstraat 027b', ['Zilvermeuwstraat 027b']],
  ['Zilvermeuwstraat27', ['Zilvermeuwstraat27']],
  ['27Zilvermeuwstraat', ['27Zilvermeuwstraat']],
  ['Zilvermeuw 27', ['Zilvermeuw 27']],
  ['Zilvermeuwstraat nummer nr. no. 27', []],
  ['Zilvermeuwstraat 28', []],
  ['Zilvermeuwstraat 270', []],
  ['Zilvermeuwstraat tot 27', []],
  ['Zilvermeuwstraat', []],
  ['27', []],
])('finds %j only with its number', (text, found) => {
  expect(foundIn(text, 'Zilvermeeuwstraat', '27', true)).toEqual(found)
})

test.each([
  ['Zilvermeuwstraat 28', ['Zilvermeuwstraat 28']],
  ['Zilvermeuwstraat 1234', ['Zilvermeuwstraat 1234']],
  ['Zilvermeuwstraat 12345', []],
  ['Zilvermeuwstraat', []],
])('finds %j with any number if its own is not known', (text, found) => {
  expect(foundIn(text, 'Zilvermeeuwstraat', null, true)).toEqual(found)
})

test('finds it with each of its numbers', () => {
  expect(foundIn('Zilvermeuwstraat 27. Zilvermeuwstraat 29', 'Zilvermeeuwstraat', '27-29', true)).toEqual(['Zilvermeuwstraat 27', 'Zilvermeuwstraat 29'])
  expect(foundIn('Zilvermeuwstraat 27', 'Zilvermeeuwstraat', '27A', true)).toEqual(['Zilvermeuwstraat 27'])
})

test.each([
  ['Spechtplein', 'Spchtplein', ['Spchtplein']],
  ['Spechtplein', 'Spchtplatz', ['Spchtplatz']],
  ['Spechtplein', 'Spechtplat', ['Spechtplat']],
  ['Spechtplein', 'Spchtpln', []],
  ['Zilvermeeuwstraat', 'Zilvermeuwr 27', []],
  ['Zilver Stationsstraat', 'Zilver Statonsstraat', ['Zilver Statonsstraat']],
  ['Zonnewijdestraat', 'Zonnewiejdestraat', ['Zonnewiejdestraat']],
  ['Havenesteenweg', 'Hvenesteenweg', []],
  ['Havenesteenweg', 'Hvenesteenweg 27', ['Hvenesteenweg 27']],
  ['Avenue de la Cornemuse', 'avenue Cornemse', []],
  ['Felix Timmermansstraat', 'straat Timermans', []],
  ['Spechtplein', 'Spchtpln 27', ['Spchtpln 27']],
  ['Spechtplein', 'Spcht 27', []],
  ['Spechtlaan', 'Spchtlaan', []],
  ['Spechtlaan', 'Spchtlaan 27', ['Spchtlaan 27']],
  ['Merelsteenweg', 'Mrelsteenweg', []],
  ['Merelsteenweg', 'Mrelsteenweg 27', ['Mrelsteenweg 27']],
  ['Raaflaan', 'Raflaan 27', ['Raflaan 27']],
  ['Raaflaan', 'Raafგგგგ 27', []],
  ['Uillaan', 'Uilaan 27', []],
  ['Stationssteenweg', 'Statonssteenweg', []],
  ['Stationssteenweg', 'station. Steenweg', []],
  ['Stationssteenweg', 'Statonssteenweg 27', ['Statonssteenweg 27']],
  ['Parkensteenweg', 'Prkensteenweg', []],
  ['Parkensteenweg', 'Prkensteenweg 27', ['Prkensteenweg 27']],
  ['Rue des Cailles', 'rue des Cailes', ['rue des Cailes']],
  ['Rue de la Cornemuse', 'straat de la Cornemse', ['straat de la Cornemse']],
  ['Rue de la Cornemuse', 'r. de la Cornemse', []],
  ['Rue de la Cornemuse', 'r. de la Cornemse 27', ['r. de la Cornemse 27', 'Cornemse 27']],
  ['Rue de la Cornemuse', 'Cornemse', []],
  ['Rue de la Cornemuse', 'Cornemse 27', ['Cornemse 27']],
  ['Avenue Clémentine Daubresse', 'avenue Daubrese', ['avenue Daubrese']],
  ['Avenue Clémentine Daubresse', 'av. Daubrese', []],
  ['Avenue Clémentine Daubresse', 'av. Daubrese 27', ['av. Daubrese 27']],
  ['Avenue Clémentine Daubresse', 'Daubrese 27', []],
  ['Avenue Clémentine Daubresse', 'Clémentne Daubresse 27', ['Clémentne Daubresse 27']],
  ['Avenue Albert Lejeune', 'avenue Lejeun', ['avenue Lejeun']],
  ['Avenue Albert Lenoir', 'avenue Lenor 27', []],
  ['Avenue Albert Promenade', 'avenue Promenad', []],
  ['Felix Timmermansstraat', 'Timermansstraat', ['Timermansstraat']],
  ['Felix Timmermansstraat', 'Felix Timermansstraat', ['Felix Timermansstraat', 'Timermansstraat']],
  ['Tulipe Noirettes', 'Tulipe Noiretes', ['Tulipe Noiretes']],
  ['Tulipe', 'Tulpe 27', []],
  ['Coupures', 'Copures', []],
  ['Coupures', 'Copures 27', ['Copures 27']],
  ['Lo', 'Lo 27', []],
])('of %s, finds %j as %j', (street, text, found) => {
  expect(foundIn(text, street, '27')).toEqual(found)
})

test.each([
  ['Zilvermeeuwstraat', 'in de zilvermeuwstraat', true],
  ['Zilvermeeuwstraat', 'in de zlvermeeuwstraat', true],
  ['Zilvermeeuwstraat', 'in de zilvremeeuwstraat', true],
  ['Kerkstraat', 'kekrstraat 27', true],
  ['Felix Timmermansstraat', 'Felix Timmremansstraat', true],
  ['Felix Timmermansstraat', 'een felle straat', false],
  ['Zilvermeeuwstraat', 'een rustige straat', false],
  ['Zilvermeeuwstraat', 'een woning', false],
  ['Zilvermeeuwstraat', 'ბინა', true],
  ['Avenue Clémentine Daubresse', 'avenue Daubrese', true],
  ['Avenue Clémentine Daubresse', 'Clémentine', true],
  ['Avenue Clémentine Daubresse', 'dauberen', false],
  ['Avenue Clémentine Daubresse', 'une belle avenue', false],
  ['Lo', 'ბინა', false],
])('%s may be in %j: %j', (street, text, may) => {
  expect(isPossible(text, street)).toBe(may)
})
