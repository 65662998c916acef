import { describe, expect, test } from 'vitest'
import { anySearch } from '#db/model/search/search.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { locales } from '#messages/locales.ts'
import { searchInSentence, searchInWords } from './search-in-words.present.ts'

const searchOf = (query: string) => readSearch(new URLSearchParams(query))

describe('a search in words', () => {
  test.each([
    ['nl', 'Huizen te koop in Brugge, tot € 400.000, minstens 3 slaapkamers, tuin'],
    ['fr', 'Maisons à vendre à Bruges, jusqu’à € 400.000, au moins 3 chambres, jardin'],
    ['en', 'Houses for sale in Bruges, up to € 400.000, at least 3 bedrooms, garden'],
    ['de', 'Häuser zu verkaufen in Brügge, bis € 400.000, mindestens 3 Schlafzimmer, Garten'],
  ] as const)('a search in words reads as one line in %s', (locale, words) => {
    expect(searchInWords('sale', searchOf('type=house&zone=be-31005&priceMax=400000&bedroomsMin=3&garden=1'), locale)).toBe(words)
  })

  test.each([
    ['nl', 'Panden te koop, bouquet tot € 90.000, instapklaar, nieuwbouw, lift, zwembad, gemeubeld, kelder, lijfrente'],
    ['fr', 'Biens à vendre, bouquet jusqu’à € 90.000, prêt à emménager, neuf, ascenseur, piscine, meublé, cave, viager'],
    ['en', 'Properties for sale, lump sum up to € 90.000, ready to move in, new build, lift, pool, furnished, cellar, life annuity'],
    ['de', 'Immobilien zu verkaufen, Einmalzahlung bis € 90.000, Bezugsfertig, Neubau, Aufzug, Pool, Möbliert, Keller, Leibrente'],
  ] as const)('a search in words names in %s what a home has or is', (locale, words) => {
    const query = 'priceMax=90000&ready=1&newBuild=1&lift=1&pool=1&furnished=1&cellar=1&annuity=1'
    expect(searchInWords('sale', searchOf(query), locale)).toBe(words)
  })

  test.each([
    ['rent', '', 'Properties for rent'],
    ['sale', 'type=house&type=apartment', 'Houses and apartments for sale'],
    ['sale', 'zone=be-31005&zone=be-44021', 'Properties for sale in Bruges and Ghent'],
    ['sale', 'zone=be-60000&zone=be-62063&zone=be-30000', 'Properties for sale in Liège (province), Liège and West Flanders'],
    ['rent', 'type=house&type=apartment&type=land&type=garage&type=commercial', 'Houses, apartments, land and 2 more for rent'],
    ['sale', 'near=51.209,3.224&radius=5', 'Properties for sale, 5\u00a0km around Bruges'],
    ['sale', 'epc=a&epc=b_plus&q=zee&bathroomsMin=2', 'Properties for sale, bathrooms: at least 2, label A, B+, ‘zee’'],
    ['sale', 'bedroomsMin=2&bedroomsMax=4&sort=price&page=3&view=map', 'Properties for sale, 2 to 4 bedrooms'],
  ] as const)('a search in words for %s, %s: %s', (goal, query, words) => {
    expect(searchInWords(goal, searchOf(query), 'en')).toBe(words)
  })

  test('a search in words keeps abbreviations unchanged', () => {
    expect(searchInWords('sale', searchOf('epc=a'), 'fr')).toBe('Biens à vendre, PEB A')
  })

  test('a search in words starts in lower case within a sentence, except in German', () => {
    expect(locales.map((locale) => searchInSentence('rent', { ...anySearch, types: ['house'] }, locale))).toEqual([
      'huizen te huur',
      'maisons à louer',
      'houses for rent',
      'Häuser zu vermieten',
    ])
  })
})
