import { expect, test } from 'vitest'
import { endOf, foldedWords, isTown, kindNamed } from './hide-street-kind.ts'

test.each([
  ['rue', 'straat'],
  ['straat', 'rue'],
  ['strasse', 'rue'],
  ['grandrue', 'rue'],
  ['str', 'rue'],
  ['av', 'avenue'],
  ['ln', 'avenue'],
  ['steenweg', 'chaussee'],
  ['chee', 'chaussee'],
  ['weg', 'chemin'],
  ['rte', 'chemin'],
  ['bd', 'boulevard'],
  ['plaats', 'place'],
  ['kade', 'quai'],
  ['gaass', 'impasse'],
  ['res', 'residence'],
])('%s is the same kind as %s', (word, other) => {
  expect(kindNamed(word)?.words).toContain(other)
})

test.each(['r', 'b', 'kerk', 'straten', 'kerkstraat', ''])('%j names no kind', (word) => {
  expect(kindNamed(word)).toBeNull()
})

test.each([
  ['kerkstraat', 'straat', 6],
  ['hauptstrasse', 'straat', 7],
  ['kerkstroate', 'straat', 7],
  ['gentsesteenweg', 'steenweg', 8],
  ['bosweg', 'weg', 3],
  ['kerkstr', 'straat', 3],
  ['gentsestwg', 'steenweg', 4],
  ['gentsestw', 'steenweg', 3],
  ['gentsestnwg', 'steenweg', 5],
  ['gentsestg', 'steenweg', 3],
  ['kerkpln', 'plein', 3],
  ['kerkplein', 'plein', 5],
  ['beukenlaan', 'laan', 4],
  ['kaasgang', 'steeg', 4],
  ['zilverhof', 'hof', 3],
  ['eilei', 'lei', 3],
])('%s ends in the kind %s, of %i letters', (word, kind, length) => {
  const end = endOf(word)
  expect(end?.kind.words).toContain(kind)
  expect(end?.length).toBe(length)
})

test.each(['straat', 'astraat', 'marche', 'gareav', 'kerkln', 'kerkstraten', 'kerkbd', 'elei', ''])('%j does not end in a kind', (word) => {
  expect(endOf(word)).toBeNull()
})

test.each([
  ['gent'],
  ['gand'],
  ['sint', 'niklaas'],
  ['saint', 'nicolas'],
  ['bruxelles'],
  ['brussel'],
  ['luik'],
  ['liege'],
  ['woluwe', 'saint', 'pierre'],
  ['belgie'],
])('%s %s %s is a town or a region', (...words) => {
  expect(isTown(words)).toBe(true)
})

test.each([['kerkstraat'], ['gent', 'gand'], ['zilvermeeuw'], ['']])('%s %s is no town', (...words) => {
  expect(isTown(words)).toBe(false)
})

test.each([
  ['Rue de l’Église', ['rue', 'de', 'l', 'eglise']],
  ['  Grote   Markt, 7 ', ['grote', 'markt', '7']],
  ['Kerk&shy;straat', ['kerkstraat']],
  ['…', []],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words)
})
