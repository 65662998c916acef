import { expect, test } from 'vitest'
import { withoutRanges } from '../hide-ranges.ts'
import { fold, foldedLetters, readable } from './hide-street-fold.ts'
import { signedNumbers } from './hide-street-signs.ts'

function cut(number: string | null, text: string, box: string | null = null): string {
  const shown = readable(text)
  return withoutRanges(text, signedNumbers(number, box).ranges(fold(shown), shown))
}

test.each([
  ['#27, vrij', '…, vrij'],
  ['№ 27, vrij', '…, vrij'],
  ['n 27, vrij', '…, vrij'],
  ['n° 27, vrij', '…, vrij'],
  ['nº27, vrij', '…, vrij'],
  ['n˚ 27, vrij', '…, vrij'],
  ['no 27, vrij', '…, vrij'],
  ['No. 27, vrij', '…, vrij'],
  ['nos 27, vrij', '…, vrij'],
  ['n°s 27, vrij', '…, vrij'],
  ['n° s 27, vrij', '…, vrij'],
  ['nr 27, vrij', '…, vrij'],
  ['Nr 27, vrij', '…, vrij'],
  ['Nrn. 25 und 27, vrij', '…, vrij'],
  ['Gent, nr. 27, vrij', 'Gent, …, vrij'],
  ['Gent, huis nr. 27, vrij', 'Gent, …, vrij'],
  ['nrs. 27, vrij', '…, vrij'],
  ['nr: 27, vrij', '…, vrij'],
  ['nr  27, vrij', '…, vrij'],
  ['nr     27, vrij', 'nr     27, vrij'],
  ['huisnr. 27, vrij', '…, vrij'],
  ['huis nr. 27, vrij', '…, vrij'],
  ['hausnr. 27, vrij', '…, vrij'],
  ['house number 27, vrij', '…, vrij'],
  ['nummer 27, vrij', '…, vrij'],
  ['nummers 27, vrij', '…, vrij'],
  ['Nummern 27, vrij', '…, vrij'],
  ['numbers 27, vrij', '…, vrij'],
  ['numéro 27, vrij', '…, vrij'],
  ['numeros 27, vrij', '…, vrij'],
  ['garnr. 27, vrij', 'garnr. 27, vrij'],
  ['en 27, vrij', 'en 27, vrij'],
  ['27, vrij', '27, vrij'],
  ['nr. 28, vrij', 'nr. 28, vrij'],
  ['nr. 127, vrij', 'nr. 127, vrij'],
  ['nr. 0027, vrij', '…, vrij'],
  ['nr. 27A, vrij', '…, vrij'],
  ['nr. 27bis, vrij', 'nr. 27bis, vrij'],
  ['nr. 27.5, vrij', 'nr. 27.5, vrij'],
  ['nr. 27,5, vrij', 'nr. 27,5, vrij'],
  ['nr. 3.27, vrij', 'nr. 3.27, vrij'],
  ['nrs. 25, 27, vrij', '…, vrij'],
  ['nrs. 25; 27, vrij', '…, vrij'],
  ['nrs. 25 & 27, vrij', '…, vrij'],
  ['nrs. 25 + 27, vrij', '…, vrij'],
  ['nrs. 25/27, vrij', '…, vrij'],
  ['nrs. 25-27, vrij', '…, vrij'],
  ['nrs. 25 – 27, vrij', '…, vrij'],
  ['nrs. 25 en 27, vrij', '…, vrij'],
  ['nrs. 25 et 27, vrij', '…, vrij'],
  ['nrs. 25 und 27, vrij', '…, vrij'],
  ['nrs. 25 and 27, vrij', '…, vrij'],
  ['nrs. 25 ou 27, vrij', '…, vrij'],
  ['nrs. 25 of 27, vrij', '…, vrij'],
  ['nrs. 25 or 27, vrij', '…, vrij'],
  ['nrs. 25 oder 27, vrij', '…, vrij'],
  ['nrs. 25 tot 27, vrij', '…, vrij'],
  ['nrs. 25 bis 27, vrij', '…, vrij'],
  ['nrs. 25 to 27, vrij', '…, vrij'],
  ['nrs. 25 à 27, vrij', '…, vrij'],
  ['nrs. 25 t/m 27, vrij', '…, vrij'],
  ['nrs. 25 t.e.m. 27, vrij', '…, vrij'],
  ['nrs. 27 à 29, vrij', '…, vrij'],
  ['nrs. 25, en 27, vrij', '…, vrij'],
  ['nrs. 25a en 27, vrij', '…, vrij'],
  ['nrs. 21, 23, 25 en 27, vrij', '…, vrij'],
  ['nrs. 25 entree 27, vrij', 'nrs. 25 entree 27, vrij'],
  ['nr. 27, 29 en 31, vrij', '…, vrij'],
  ['nr. 27 en 29b, vrij', '…, vrij'],
  ['nr. 27 en 50 m² tuin', '… en 50 m² tuin'],
  ['nr. 27, 50 m² tuin', '…, 50 m² tuin'],
  ['nr. 27 en 3 slaapkamers', '… en 3 slaapkamers'],
  ['nr. 27 en 3,5 are', '… en 3,5 are'],
  ['nr. 27 en 2bis', '… en 2bis'],
  ['nr. 27 en 12345', '… en 12345'],
])('behind a sign, %j becomes %j', (text, left) => {
  expect(cut('27', text)).toBe(left)
})

test.each([
  'bij',
  'op',
  'aan',
  'au',
  'at',
  'bei',
  'beim',
  'auf',
  'ring',
  'sonnez',
  'bel',
  'belt',
  'klingel',
  'klingeln',
  'wij',
  'woon',
  'wohnt',
  'habite',
  'op het',
  'au le',
  'at the',
  'bei der',
])('behind the place %s, the number goes where the sentence ends', (place) => {
  expect(cut('27', `Kom: ${place} 27.`)).toBe('Kom: ….')
  expect(cut('27', `Kom: ${place} 27 kamers`)).toBe(`Kom: ${place} 27 kamers`)
  expect(cut('27', `Kom: x${place} 27.`)).toBe(`Kom: x${place} 27.`)
})

test.each(
  'huis huizen woning woningen deur bel pand panden adres adresse maison maisons porte portes sonnette house houses door haus häuser hauser tür tur klingel villa'.split(
    ' ',
  ),
)('behind the home %s, the number goes where the sentence ends', (home) => {
  expect(cut('27', `Zie ${home} 27.`)).toBe('Zie ….')
  expect(cut('7', `Zie ${home} 7.`)).toBe('Zie ….')
  expect(cut('27', `Zie ${home} 27 kamers`)).toBe(`Zie ${home} 27 kamers`)
  expect(cut('27', `Zie x${home} 27.`)).toBe(`Zie x${home} 27.`)
})

test('behind a place, a number of one figure counts something', () => {
  expect(cut('7', 'Bel aan op 7.')).toBe('Bel aan op 7.')
  expect(cut('17', 'Bel aan op 17.')).toBe('Bel aan ….')
})

test.each([
  'op 27/06/2026',
  'op 27-06-2026.',
  'op 27/06 en 28/06.',
  'op 27/6/2026.',
  'op 26, 27 en 28 juli',
  'op 27 en 28 september',
  'du 25 au 27/06/2026.',
  'du 20 au 27, puis',
  'jusqu’au 27/06.',
  'van 27 u. tot 12 u. op 27/10/2026.',
  'via de N27 en de N 31, la N 27.',
])('days and road numbers are not hidden: %j', (text) => {
  expect(cut('27', text)).toBe(text)
})

test.each([
  ['Huis 27', '…'],
  ['Huis 27;', '…;'],
  ['Huis 27: vrij', '…: vrij'],
  ['Huis 27!', '…!'],
  ['Huis 27?', '…?'],
  ['(huis 27)', '(…)'],
  ['Huis 27/3', '…'],
  ['Huis 27 & tuin', '… & tuin'],
  ['Huis 27, vrij', '…, vrij'],
  ['Huis 27, 3 kamers', 'Huis 27, 3 kamers'],
  ['Huis 27 \nvrij', '… \nvrij'],
  ['Huis 27 de straat', '… de straat'],
  ['Huis 27 in Gent', '… in Gent'],
  ['Huis 27 van de straat', '… van de straat'],
  ['Haus 27 der Straße', '… der Straße'],
  ['House 27 of the street', '… of the street'],
  ['Huis 27 met tuin', 'Huis 27 met tuin'],
  ['Huis 27a.', '….'],
  ['Huis 27 en 29 met tuin', '… met tuin'],
  ['Huis 25, 27.', '….'],
])('behind a word for a home, %j becomes %j', (text, left) => {
  expect(cut('27', text)).toBe(left)
})

test.each([
  ['nrs. 25-29, vrij', '…, vrij'],
  ['nrs. 25/29, vrij', '…, vrij'],
  ['nrs. 25 tot 29, vrij', '…, vrij'],
  ['nrs. 25 tot en met 29, vrij', '…, vrij'],
  ['nrs. 25 t/m 29, vrij', '…, vrij'],
  ['nos 25 à 29, vrij', '…, vrij'],
  ['nos 25 a 29, vrij', '…, vrij'],
  ['nos 25 au 29, vrij', '…, vrij'],
  ['Nrn. 25 bis 29, vrij', '…, vrij'],
  ['nos. 25 to 29, vrij', '…, vrij'],
  ['nrs. 0025-0029, vrij', '…, vrij'],
  ['nrs. 27-29, vrij', '…, vrij'],
  ['nrs. 28-30, vrij', 'nrs. 28-30, vrij'],
  ['nrs. 24-26, vrij', 'nrs. 24-26, vrij'],
  ['nrs. 29-25, vrij', 'nrs. 29-25, vrij'],
  ['nrs. 1-61, vrij', '…, vrij'],
  ['nrs. 1-62, vrij', 'nrs. 1-62, vrij'],
  ['nrs. 25 totaal 29, vrij', 'nrs. 25 totaal 29, vrij'],
  ['nrs. 25-29,5 m', 'nrs. 25-29,5 m'],
  ['nrs. 3.25-29, vrij', 'nrs. 3.25-29, vrij'],
  ['25-29, vrij', '25-29, vrij'],
  ['kamers van 25-29 m', 'kamers van 25-29 m'],
])('within a span, %j becomes %j', (text, left) => {
  expect(cut('27', text)).toBe(left)
})

test.each([
  ['3', 'Van 27/3 vrij', 'Van … vrij'],
  ['3', 'Van 27-3 vrij', 'Van … vrij'],
  ['3', 'Van 27 / 3 vrij', 'Van … vrij'],
  ['3', 'Van 27/0003 vrij', 'Van … vrij'],
  ['3', 'Van 27/33 vrij', 'Van 27/33 vrij'],
  ['3', 'Van 27/3b vrij', 'Van 27/3b vrij'],
  ['3', 'Van 27/3,5 vrij', 'Van 27/3,5 vrij'],
  ['3', 'Van 27+3 vrij', 'Van 27+3 vrij'],
  ['3', 'Van 28/3 vrij', 'Van 28/3 vrij'],
  ['3.02', 'Van 27/302 en 27/3.02 vrij', 'Van … en … vrij'],
  ['A', 'Van 27/A en 27-a vrij', 'Van … en … vrij'],
  ['bus', 'Van 27/3 vrij', 'Van 27/3 vrij'],
  [null, 'Van 27/3 vrij', 'Van 27/3 vrij'],
  [null, 'Van 27 - vrij', 'Van 27 - vrij'],
])('before box %s, %j becomes %j', (box, text, left) => {
  expect(cut('27', text, box)).toBe(left)
})

test.each([
  ['25-27', 'nr. 25, nr. 27', '…, …'],
  ['0027', 'nr. 27.', '….'],
  ['1007', 'nr. 1007, nr 17.', '…, nr 17.'],
  ['27-99', 'nrs. 25-29, vrij', '…, vrij'],
  ['27A', 'nr. 27.', '….'],
  ['0', 'nr. 0.', 'nr. 0.'],
  [null, 'nr. 27.', 'nr. 27.'],
  ['bis', 'nr. 27.', 'nr. 27.'],
])('for house number %s, %j becomes %j', (number, text, left) => {
  expect(cut(number, text)).toBe(left)
})

test('a sign is not looked for more than 60 characters before a number', () => {
  const list = '1111 en '.repeat(7)
  expect(cut('27', `nr. ${list}27, vrij`)).toBe('…, vrij')
  expect(cut('27', `nrs. ${list}27, vrij`)).toBe(`nrs. ${list}27, vrij`)
  expect(cut('27', `nr. ${list}25-29, vrij`)).toBe('…, vrij')
  expect(cut('27', `nrs. ${list}25-29, vrij`)).toBe(`nrs. ${list}25-29, vrij`)
})

test('eight numbers may stand before the number in a list', () => {
  expect(cut('27', 'nrs. 1, 2, 3, 4, 5, 6, 7, 8, 27, vrij')).toBe('…, vrij')
  expect(cut('27', 'nrs. 1, 2, 3, 4, 5, 6, 7, 8, 9, 27, vrij')).toBe('nrs. 1, 2, 3, 4, 5, 6, 7, 8, 9, 27, vrij')
})

test.each([
  ['27', 'woning nr. 27', true],
  ['27', 'woning nr. 8', false],
  ['27', 'hal 27', true],
  ['25-27', 'hal 25', true],
  ['27', 'nrs. 25-29', true],
  ['27', 'nummers 25 tot en met 29', true],
  ['27', 'nummern 25 bis 29', true],
  ['27', 'numbers 25 to 29', true],
  ['27', 'numéros 25 à 29', true],
  ['27', 'numéros 25 au 29', true],
  ['27', 'nr. 25 t/m 29', true],
  ['27', 'n° 25-29', true],
  ['27', 'nr. 2', false],
  ['27', '25-29', false],
  ['27', 'Nrn. 25 bis 29', true],
  [null, 'nr. 27', false],
  [null, 'nrs. 25-29', false],
])('whether the number %s may be in %j: %s', (number, text, isPossible) => {
  expect(signedNumbers(number, null).isPossible(foldedLetters(text))).toBe(isPossible)
})
