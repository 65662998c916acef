import { expect, test } from 'vitest'
import { lexicon } from '../../../../tests/kit/lexicon.ts'
import { completions } from './completion.ts'

test.each([
  ['nl', 'brug', 'Brugge'],
  ['nl', 'appartement in brug', 'appartement in Brugge'],
  ['nl', 'huis te koop in sint-nik', 'huis te koop in Sint-Niklaas'],
  ['fr', 'maison à liè', 'maison à Liège'],
  ['en', 'flat in antw', 'flat in Antwerp'],
  ['de', 'Wohnung in lütt', 'Wohnung in Lüttich'],
  ['nl', 'Gent 2 slaapka', 'Gent 2 slaapkamer'],
  ['fr', 'maison avec jar', 'maison avec jardin'],
  ['en', 'house with swimm', 'house with swimmingpool'],
] as const)('a half-typed word is completed, in %s: %s', (locale, typed, sentence) => {
  expect(completions(typed, locale, lexicon)[0]).toBe(sentence)
})

test('a half-typed word of several places offers each', () => {
  expect(completions('huis in mech', 'nl', lexicon)).toEqual(expect.arrayContaining(['huis in Mechelen']))
  expect(completions('huis in brug', 'nl', lexicon).length).toBeGreaterThan(1)
})

test.each(['', 'huis', 'huis in Gent', 'huis in brug ', 'huis in xyzq', 'huis in br', 'huis 250', 'met'])(
  'a text whose last word is complete, unknown or too short stays: %s',
  (typed) => {
    expect(completions(typed, 'nl', lexicon)).toEqual([])
  },
)
