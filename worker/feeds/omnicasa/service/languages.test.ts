import { describe, expect, test } from 'vitest'
import { holdsLanguages, mergeLanguages } from './languages.ts'

describe('answers in one language each', () => {
  const dutch = {
    ID: 1,
    City: 'Brugge',
    Zip: '8000',
    DescriptionA: 'Huis',
    Price: 100,
    LastChangedDate: '2026-01-01',
    Url: 'https://a.example/nl',
    Units: [{ Name: 'Kelder' }],
  }
  const french = { ...dutch, City: 'Bruges', DescriptionA: 'Maison', LastChangedDate: '2026-01-02', Url: 'https://a.example/fr', Units: [{ Name: 'Cave' }] }

  test('become one record with its texts by language', () => {
    expect(
      mergeLanguages([
        { locale: 'nl', items: [dutch] },
        { locale: 'fr', items: [french] },
      ]),
    ).toEqual([{ ...dutch, City: { nl: 'Brugge', fr: 'Bruges' }, DescriptionA: { nl: 'Huis', fr: 'Maison' }, Units: [{ Name: { nl: 'Kelder', fr: 'Cave' } }] }])
  })

  test('are matched by id, and a text that a language lacks is left out', () => {
    const pages = [
      { locale: 'nl', items: [dutch, { ID: 2, City: 'Gent' }] },
      { locale: 'fr', items: [{ ID: 2, City: 'Gand' }] },
      { locale: 'en', items: [{ ...french, City: '', DescriptionA: 'House' }] },
    ] as const
    expect(mergeLanguages(pages)).toMatchObject([{ City: 'Brugge', DescriptionA: { nl: 'Huis', en: 'House' } }, { City: { nl: 'Gent', fr: 'Gand' } }])
  })
})

test.each([
  [[{ ID: 1, City: { NL: 'Brugge', fr: 'Bruges' } }], true],
  [[{ ID: 1, Units: [{ Name: { de: 'Keller' } }] }], true],
  [[{ ID: 1, City: 'Brugge', Point: { x: 1 } }], false],
  [[{ ID: 1, Empty: {} }], false],
  [[null, 'nl'], false],
])('whether %j holds texts by language is %s', (items, holds) => {
  expect(holdsLanguages(items)).toBe(holds)
})
