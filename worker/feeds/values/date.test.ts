import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDateLike, readDay, readInstant, readSpelledDay } from './date.ts'

test.each([
  ['/Date(1634038800000+0200)/', '2021-10-12T11:40:00.000Z'],
  ['/Date(1634038800000)/', '2021-10-12T11:40:00.000Z'],
  ['2021-10-12 13:40:00', '2021-10-12T11:40:00.000Z'],
  ['2021-01-12 13:40:00', '2021-01-12T12:40:00.000Z'],
  ['2021-10-12T13:40:00', '2021-10-12T11:40:00.000Z'],
  ['2021-10-12T13:40:00Z', '2021-10-12T13:40:00.000Z'],
  ['2021-10-12T13:40:00.250+01:00', '2021-10-12T12:40:00.250Z'],
  ['2021-10-12', '2021-10-11T22:00:00.000Z'],
  // The hours around clock changes.
  ['2021-03-28 01:59:59', '2021-03-28T00:59:59.000Z'],
  ['2021-03-28 03:00:00', '2021-03-28T01:00:00.000Z'],
  ['2021-10-31 01:30:00', '2021-10-30T23:30:00.000Z'],
  ['2021-10-31 04:00:00', '2021-10-31T03:00:00.000Z'],
])('%s is parsed as %s', (value, instant) => {
  expect(readInstant(value)).toBe(instant)
})

test.each([['2021-02-31 10:00:00'], ['2021-13-01'], ['2021-10-12 25:00:00'], ['1850-06-01'], ['2300-01-01'], ['immediately'], [1634038800000], [null]])(
  '%j is not an instant',
  (value) => {
    expect(readInstant(value)).toBeNull()
  },
)

test.each([
  [''],
  ['-'],
  ['n/a'],
  ['onbekend'],
  ['/Date(-62135596800000)/'],
  ['/Date(-62135596800000+0100)/'],
  ['/Date(-62135600400000)/'],
  ['/Date(253402300799999)/'],
  ['/Date(253402297199999+0100)/'],
  ['/Date(-2209161600000)/'],
  ['/Date(-2209075200000)/'],
  ['/Date(0)/'],
  ['0001-01-01'],
  ['0001-01-01T00:00:00'],
  ['0001-01-01T00:00:00Z'],
  ['01/01/0001'],
  ['01/01/0001 00:00:00'],
  ['0000-00-00'],
  ['0000-00-00 00:00:00'],
  ['00010101'],
  ['0099-12-31'],
  ['1601-01-01'],
  ['1753-01-01 00:00:00'],
  ['1899-12-30'],
  ['1899-12-31T00:00:00'],
  ['30/12/1899'],
  ['1900-01-01T00:00:00'],
  ['1900-01-00'],
  ['1904-01-01'],
  ['1970-01-01'],
  ['1970-01-01T00:00:00Z'],
  ['9999-12-31'],
  ['9999-12-31T23:59:59.9999999'],
  ['31/12/9999'],
  ['99991231'],
  ['2999-12-31'],
])('%j stands for no date', (value) => {
  expect([readInstant(value), readDay(value)]).toEqual([undefined, undefined])
})

test.each([
  ['20270301', '2027-03-01'],
  ['2027/03/01', '2027-03-01'],
  ['2027.03.01', '2027-03-01'],
  ['1/3/2027', '2027-03-01'],
  ['01-03-2027', '2027-03-01'],
  ['1.3.2027', '2027-03-01'],
  ['01/03/2027 00:00:00', '2027-03-01'],
  ['1/03/2027 0:00', '2027-03-01'],
  ['2027-03-01T00:00:00.0000000', '2027-03-01'],
  ['２０２７-０３-０１', '2027-03-01'],
  ['31/12/33', '2033-12-31'],
  ['1.3.27', '2027-03-01'],
  ['31/12/99', '1999-12-31'],
  ['31 december 2033', '2033-12-31'],
  ['1er décembre 2033', '2033-12-01'],
  ['1 DECEMBRE 2033', '2033-12-01'],
  ['31. Dezember 2033', '2033-12-31'],
  ['31st December 2033', '2033-12-31'],
])('%j is the day %s', (value, day) => {
  expect(readDay(value)).toBe(day)
})

test('a day is a calendar day in Brussels', () => {
  expect(readDay('/Date(1634076000000+0200)/')).toBe('2021-10-13')
  expect(readDay('2031-10-12 00:00:00')).toBe('2031-10-12')
  expect(readDay('12/10/2031')).toBe('2031-10-12')
  expect(readDay('After signing the deed')).toBeNull()
})

test('a year without its century is remarked on', () => {
  const reasons: string[] = []
  readDay('31/12/33', (reason) => reasons.push(reason))
  readDay('31/12/2033', (reason) => reasons.push(reason))
  expect(reasons).toEqual(['corrected'])
})

test.each(['33/12/31', '31-12-33', '31/12/3', '31 dec. van 2033', '31 brumaire 2033', '31 februari 2033', 'xx/xx/xxxx'])('%j is not a day', (value) => {
  expect(readDay(value)).toBeNull()
})

test.each([
  ['xx/xx/xxxx', true],
  ['dd/mm/jjjj', true],
  ['JJ.MM.AAAA', true],
  ['01/xx/2027', true],
  ['01/05/2027', true],
  ['in overleg', false],
  ['x/y', false],
])('%j is meant to be a date: %j', (text, is) => {
  expect(isDateLike(text)).toBe(is)
})

test('instants sort correctly as texts', () => {
  const moment = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2079, 0) })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [first, second] = [readInstant(`/Date(${one})/`) ?? '', readInstant(`/Date(${other})/`) ?? '']
      expect(Math.sign(one - other)).toBe(first < second ? -1 : first > second ? 1 : 0)
    }),
  )
})

test.each([
  ['15 januari 2020', '2020-01-15'],
  ['1er août 2027', '2027-08-01'],
  ['1. März 2027', '2027-03-01'],
  ['beschikbaar vanaf 1 december 2026', '2026-12-01'],
  ['à partir du 1 fevrier 2027', '2027-02-01'],
  ['Available 15 January 2020', '2020-01-15'],
  ['vrij op 1 mei 2027', '2027-05-01'],
  ['ab dem 1. Mai 2027', '2027-05-01'],
  ['libre au 1er mai 2027', '2027-05-01'],
  ['a partir du 1 mai 2027', '2027-05-01'],
  ['tot 1 mei 2027', null],
  ['verhuurd tot 1 mei 2027', null],
  ['bezet tot 1 mei 2030', null],
  ['huurcontract tot 1 mei 2029', null],
  ['until 1 May 2027', null],
  ['bis 1. Mai 2027', null],
  ['jusqu’au 1er mai 2027', null],
  ['uiterlijk 1 mei 2027', null],
  ['niet voor 1 mei 2027', null],
  ['vrij tot 1 mei 2026', null],
  ['verkocht op 1 mei 2026', null],
  ['opgezegd op 1 mei 2026', null],
  ['loué depuis le 1 mai 2020', null],
  ['verhuurd sinds 1 mei 2020', null],
  ['op 1 mei 2026 verkocht', null],
  ['spring 2027', null],
  ['31 februari 2027', null],
  ['1 brumaire 2027', null],
  ['at the latest 3 months before 1 May 2027 at noon', null],
])('%s is the day %s', (text, day) => {
  expect(readSpelledDay(text)).toBe(day)
})
