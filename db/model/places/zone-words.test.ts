import { expect, test } from 'vitest'
import { readZipText, shortSaints, spellings, squeezed, zoneWords } from './zone-words.ts'

test.each([
  ['Sint-Andries', 'sint andries'],
  ['Liège', 'liege'],
  ['  Sint  Kruis ', 'sint kruis'],
  ['', ''],
])('the words of %j are %j', (text, words) => {
  expect(zoneWords(text)).toBe(words)
})

test.each([
  ['sint andries', 'st andries'],
  ['saint nicolas', 'st nicolas'],
  ['sainte ode', 'st ode'],
  ['ste ode', 'st ode'],
  ['sankt vith', 'st vith'],
  ['st vith', 'st vith'],
  ['mont saint jean', 'mont st jean'],
  ['sint', 'st'],
  ['saintes', 'saintes'],
  ['stavelot', 'stavelot'],
  ['waste', 'waste'],
])('%j is shortened to %j', (words, short) => {
  expect(shortSaints(words)).toBe(short)
})

test.each([
  ['Brügge', ['brugge', 'bruegge']],
  ['Gent', ['gent']],
  ['Sint-Niklaas', ['sint niklaas', 'st niklaas']],
  ['Sankt Jörg', ['sankt jorg', 'sankt joerg', 'st jorg', 'st joerg']],
])('%j is spelled %j', (text, all) => {
  expect(spellings(text)).toEqual(all)
})

test('words are squeezed by leaving out all spaces', () => {
  expect(squeezed('sint pieters leeuw')).toBe('sintpietersleeuw')
})

test.each([
  ['8000', null, '8000', ''],
  ['80', null, '80', ''],
  ['8', null, '8', ''],
  ['8000 Brugge', null, '8000', 'brugge'],
  ['B-8000 Brugge', 'BE', '8000', 'brugge'],
  ['B8000', 'BE', '8000', ''],
  ['BE 8000', 'BE', '8000', ''],
  ['B-80', 'BE', '80', ''],
  ['L-4010', 'LU', '4010', ''],
  ['LU-4010 Esch', 'LU', '4010', 'esch'],
  ['l 40', 'LU', '40', ''],
  ['Brugge 8000', null, '8000', 'brugge'],
  ['Brugge (8000)', null, '8000', 'brugge'],
  ['Esch L-4010', 'LU', '4010', 'esch'],
  ['Sint Kruis B 8310', 'BE', '8310', 'sint kruis'],
])('%j has the postcode %s %s, and %j', (text, country, digits, rest) => {
  expect(readZipText(text)).toEqual({ country, digits, rest })
})

test.each(['', 'Brugge', '80000', 'Brugge 800', 'Brugge8000', 'x 8000 y', '8000x'])('%j has no postcode', (text) => {
  expect(readZipText(text)).toBe(null)
})
