import { expect, test } from 'vitest'
import { lexicon } from '../../../../tests/kit/lexicon.ts'
import { readSentence } from './read-sentence.ts'

const typesIn = (text: string, locale: 'nl' | 'fr' | 'en' | 'de') =>
  readSentence(text, locale, 'sale', lexicon)
    .filters.filter(([key]) => key === 'type' || key === 'newBuild')
    .map((each) => each.join('='))
    .join('&')

test.each([
  ['nl', 'koppelwoning Aalst', 'type=semi-detached-house'],
  ['nl', 'tweewoonst in Gent', 'type=semi-detached-house'],
  ['nl', 'woonwagen te koop', 'type=mobile-home'],
  ['nl', 'herenhuizen in Gent', 'type=town-house'],
  ['fr', 'usine à Liège', 'type=industrial-building'],
  ['fr', 'terrains à bâtir à Namur', 'type=building-plot'],
  ['en', 'mixed use building in Ghent', 'type=mixed-use-building'],
  ['de', 'Zweifamilienhaus in Eupen', 'type=apartment-block'],
] as const)('a kind of home has the names of the trade, in %s: %s', (locale, text, types) => {
  expect(typesIn(text, locale)).toBe(types)
})

test.each([
  ['nl', 'nieuwbouwvilla in Gent', 'newBuild=1&type=villa'],
  ['en', 'new build apartment in Ghent', 'newBuild=1&type=apartment'],
  ['de', 'Appartment in Eupen', 'type=apartment'],
  ['de', 'Mietwohnung in Eupen', 'type=apartment'],
] as const)('a name that says more than a kind, or is misspelt, is read as its words are, in %s: %s', (locale, text, types) => {
  expect(typesIn(text, locale)).toBe(types)
})

test.each([
  ['nl', 'huis in rustige woonwijk'],
  ['nl', 'huis met handel'],
  ['nl', 'huis in een verkaveling'],
  ['fr', 'maison dans un lotissement'],
  ['fr', 'maison avec terre'],
  ['en', 'house on an estate'],
  ['en', 'house as an investment'],
  ['de', 'Haus in ruhiger Siedlung'],
  ['de', 'Haus mit Boden'],
] as const)('the surroundings of a home, and words with other meanings, are no kind of home, in %s: %s', (locale, text) => {
  expect(typesIn(text, locale)).toBe('type=house')
})
