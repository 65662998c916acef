import { describe, expect, test } from 'vitest'
import { lexicon } from '../../../tests/kit/lexicon.ts'
import { readHomeSentence } from './home-sentence.ts'

describe('a sentence in the search field of the list of homes', () => {
  test.each([
    ['nl', 'appartement in Gent', 'type=apartment&place=Gent&q='],
    ['nl', 'verkochte huizen in Brugge', 'state=sold&type=house&place=Brugge&q='],
    ['nl', 'te huur in 9000', 'goal=rent&place=9000&q='],
    ['fr', 'maisons vendues à Namur', 'state=sold&type=house&place=Namur&q='],
    ['en', 'rented flats', 'state=rented&type=apartment&q='],
    ['de', 'Häuser in Eupen', 'type=house&place=Eupen&q='],
    ['nl', 'huis in Gent max 300k', 'goal=sale&type=house&place=Gent&priceMax=300000&q='],
    ['nl', 'goedkoopste appartement', 'type=apartment&sort=cheap&q='],
  ] as const)('in %s, %s, sets the filters', (locale, text, filters) => {
    expect(new URLSearchParams(readHomeSentence(text, locale, lexicon) ?? {}).toString()).toBe(filters)
  })

  test.each([
    ['appartement Kerkstraat 12 in Gent', 'Kerkstraat 12'],
    ['appartement met 3 slaapkamers in Gent', 'met 3 slaapkamers'],
    ['penthouse in Gent', 'penthouse'],
    ['huis in Ledeberg', 'Ledeberg'],
    ['huis te koop in West-Vlaanderen', 'West-Vlaanderen'],
    ['huis te koop in Gent of Brugge', 'Gent Brugge'],
  ])('%s keeps words that set no filter there as text', (text, q) => {
    expect(readHomeSentence(text, 'nl', lexicon)).toMatchObject({ q })
  })

  test('with a price alone is one, and is listed from its bound on', () => {
    expect(readHomeSentence('max 300k', 'nl', lexicon)).toEqual({ goal: 'sale', priceMax: '300000', sort: 'dear', q: '' })
    expect(readHomeSentence('vanaf 500.000 euro', 'nl', lexicon)).toEqual({ goal: 'sale', priceMin: '500000', sort: 'cheap', q: '' })
  })
})

test.each([
  '',
  'Gent',
  'huis',
  'te koop',
  '4001',
  '350000',
  'T-4001',
  'PB 350000',
  'Kerkstraat 12',
  'Kerkstraat 12 Gent',
  '8000 Brugge',
  'dampoortstr',
  'verkocht',
  'Janssens',
])('%s is searched as the text that it is', (text) => {
  expect(readHomeSentence(text, 'nl', lexicon)).toBeNull()
})
