import { expect, test } from 'vitest'
import { countryAt, countryOfTown, isElsewhere, isKnownZip, isOddTown, type Language, townAt } from './town.ts'

test.each<[string, Language, string, string]>([
  ['Gent', 'nl', '9000', 'Gent'],
  ['GENT', 'nl', '9000', 'Gent'],
  ['gand', 'fr', '9000', 'Gand'],
  ['ghent', 'any', '9000', 'Ghent'],
  ['(Gent)', 'nl', '9000', 'Gent'],
  ['Liege', 'fr', '4000', 'Liège'],
  ['Liege', 'nl', '4000', 'Liège'],
  ['St-Truiden', 'nl', '3800', 'Sint-Truiden'],
  ['St. Truiden', 'nl', '3800', 'Sint-Truiden'],
  ['St.Truiden', 'nl', '3800', 'Sint-Truiden'],
  ['St.-Truiden', 'nl', '3800', 'Sint-Truiden'],
  ['ST TRUIDEN', 'nl', '3800', 'Sint-Truiden'],
  ['Sint Truiden', 'nl', '3800', 'Sint-Truiden'],
  ['Saint Trond', 'fr', '3800', 'Saint-Trond'],
  ['Ste. Ode', 'fr', '6680', 'Sainte-Ode'],
  ['Ste-Ode', 'fr', '6680', 'Sainte-Ode'],
  ['Butgenbach', 'de', '4750', 'Butgenbach'],
  ['BUTGENBACH', 'de', '4750', 'Bütgenbach'],
  ['BUTGENBACH', 'fr', '4750', 'Butgenbach'],
  ['BUTGENBACH', 'any', '4750', 'Bütgenbach'],
  ['BRUSSEL', 'nl', '1000', 'Brussel'],
  ['BRUSSEL', 'de', '1000', 'Brüssel'],
  ['Brussel', 'de', '1000', 'Brussel'],
  ['ledeberg', 'nl', '9050', 'Ledeberg'],
  ['Sint Kruis', 'nl', '8310', 'Sint-Kruis'],
])('%j in %s at %s is %s', (name, language, zip, town) => {
  expect(townAt(name, language, 'BE', zip)).toEqual({ town, part: null })
})

test.each(['Esch/Alzette', 'Esch s/Alzette', 'Esch S/ Alzette', 'Esch / Alzette', 'ESCH-SUR-ALZETTE', 'Esch sur Alzette'])('%j is Esch-sur-Alzette', (name) => {
  expect(townAt(name, 'fr', 'LU', '4010')).toEqual({ town: 'Esch-sur-Alzette', part: null })
})

test.each([
  ['Gent (Ledeberg)', '9050', 'Gent', 'Ledeberg'],
  ['Gent ( Ledeberg )', '9050', 'Gent', 'Ledeberg'],
  ['GENT (LEDEBERG)', '9050', 'Gent', 'Ledeberg'],
  ['Ledeberg (Gent)', '9050', 'Gent', 'Ledeberg'],
  ['Gent - Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent – Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent — Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent  -  Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent, Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent; Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent/Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Ledeberg/Gent', '9050', 'Gent', 'Ledeberg'],
  ['Gent-Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent–Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent Ledeberg', '9050', 'Gent', 'Ledeberg'],
  ['Gent (St. Amandsberg)', '9040', 'Gent', 'Sint-Amandsberg'],
  ['Brugge-Sint-Kruis', '8310', 'Brugge', 'Sint-Kruis'],
  ['Sint-Niklaas-Centrum', '9100', 'Sint-Niklaas', 'Centrum'],
  ['Gent (gezellig)', '9000', 'Gent', null],
  ['Gent (Ledeberg, dorp)', '9050', 'Gent', null],
  ['Gent gezellig', '9000', 'Gent', null],
  ['Gent (Brugge)', '9000', 'Gent', null],
])('%j at %s is %s with its part', (name, zip, town, part) => {
  expect(townAt(name, 'nl', 'BE', zip)).toEqual({ town, part })
})

test.each([
  'centrum',
  'centre',
  'center',
  'zentrum',
  'stad',
  'ville',
  'noord',
  'zuid',
  'oost',
  'west',
  'nord',
  'sud',
  'est',
  'ouest',
  'haut',
  'bas',
  'CENTRUM',
])('the quarter %j is kept as written', (quarter) => {
  expect(townAt(`Gent (${quarter})`, 'nl', 'BE', '9000')).toEqual({ town: 'Gent', part: quarter })
})

test('a town is named in the language of the text', () => {
  expect(townAt('GAND (LEDEBERG)', 'fr', 'BE', '9050')).toEqual({ town: 'Gand', part: 'Ledeberg' })
  expect(townAt('BUTGENBACH (CENTRE)', 'fr', 'BE', '4750')).toEqual({ town: 'Butgenbach', part: 'CENTRE' })
  expect(townAt('CENTRE (GAND)', 'fr', 'BE', '9000')).toEqual({ town: 'CENTRE (GAND)', part: null })
})

test.each<[string, string, string]>([
  ['nabij Gent', '9000', 'Gent'],
  ['regio Brugge', '8000', 'Brugge'],
  ['Omgeving van Gent', '9000', 'Gent'],
  ['Ville de Bruxelles', '1000', 'Bruxelles'],
  ['St-Josse', '1210', 'Saint-Josse-ten-Noode'],
  ['LLN', '1348', 'Louvain-la-Neuve'],
  ['Ottignies-LLN', '1340', 'Ottignies-Louvain-la-Neuve'],
  ['Court-St-Etienne', '1490', 'Court-Saint-Etienne'],
  ['Heist', '8301', 'Heist-aan-Zee'],
  ['Woluwe', '1150', 'Woluwe-Saint-Pierre'],
  ['Mont/s/Marchienne', '6032', 'Mont-sur-Marchienne'],
  ['Hasselt|Kuringen', '3500', 'Hasselt'],
  ['Oostende a/zee', '8400', 'Oostende'],
  ['Coxyde-Bains', '8670', 'Coxyde'],
  ['Knokke-Zoute', '8300', 'Knokke'],
  ['Laeken (Bru.)', '1020', 'Laeken'],
  ['Gentt', '9000', 'Gent'],
  ['Bruggge', '8000', 'Brugge'],
  ['Brgge', '8000', 'Brugge'],
  ['Brugeg', '8000', 'Brugge'],
  ['Tervueren', '3080', 'Tervuren'],
  ['Pàruwelz', '7600', 'Péruwelz'],
])('%j at %s stands for %s', (name, zip, town) => {
  expect(townAt(name, 'fr', 'BE', zip).town).toBe(town)
  expect(isOddTown(town, 'BE', zip)).toBe(false)
})

test('a shortened name in Luxembourg is whole', () => {
  expect(townAt('Esch/Alz.', 'fr', 'LU', '4010')).toEqual({ town: 'Esch-sur-Alzette', part: null })
})

test.each([
  ['Sint-Idesbald', '8670'],
  ['Duinbergen', '8301'],
  ['Linkeroever', '2050'],
  ['Jezus-Eik', '3090'],
  ['Monville', '6990'],
  ['Sart-Tilman', '4031'],
  ['Coxyde', '8670'],
  ['Beveren', '9120'],
  ['Sterrebeek', '1950'],
  ['Brussels', '1050'],
  ['Strainchamps (Fauvillers)', '6637'],
  ['’t Zand', '8000'],
])('the hamlet, quarter or other name %j at %s stays as it is, and is not odd', (name, zip) => {
  expect(townAt(name, 'any', 'BE', zip)).toEqual({ town: name, part: null })
  expect(isOddTown(name, 'BE', zip)).toBe(false)
})

test.each(['xx', 'Brrr', 'Gehucht?', '12', 'gezellig (Oostakkerdorp)', 'Bruxelles 21', 'A', 'a/b/c', '!'])('%j at 9000 is odd', (name) => {
  expect(townAt(name, 'any', 'BE', '9000').town).toBe(name)
  expect(isOddTown(name, 'BE', '9000')).toBe(true)
  expect(isOddTown(name, 'BE', null)).toBe(false)
  expect(isOddTown(name, 'other', '9000')).toBe(false)
})

test.each([
  ['gezellig (Gent)', '9000'],
  ['Ledeberg-Gent', '9050'],
  ['Gentbrugge-Ledeberg', '9050'],
  ['Eschs/Alzette', '9000'],
  ['Paris', '9000'],
  ['Brugge', '9000'],
  ['-', '9000'],
  ['', '9000'],
  ['()', '9000'],
])('%j at %s stays as it is', (name, zip) => {
  expect(townAt(name, 'nl', 'BE', zip)).toEqual({ town: name, part: null })
})

test('a town without a known postcode stays as it is', () => {
  expect(townAt('GENT', 'nl', 'BE', null)).toEqual({ town: 'GENT', part: null })
  expect(townAt('GENT', 'nl', 'other', '9000')).toEqual({ town: 'GENT', part: null })
  expect(townAt('GENT', 'nl', 'BE', '0001')).toEqual({ town: 'GENT', part: null })
  expect(townAt('GENT', 'nl', 'LU', '9000')).toEqual({ town: 'GENT', part: null })
  expect(townAt('Eschs/Alzette', 'fr', 'LU', '4010')).toEqual({ town: 'Eschs/Alzette', part: null })
})

test.each([
  ['Gent', '9000', 'BE'],
  ['Ledeberg', '9050', 'BE'],
  ['GAND', '9000', 'BE'],
  ['Esch-sur-Alzette', '4010', 'LU'],
  ['Luxembourg', '1111', 'LU'],
  ['Gent', '4010', null],
  ['Gent', '0001', null],
  ['', '9000', null],
])('the country of %j at %s is %s', (name, zip, country) => {
  expect(countryAt(name, zip)).toBe(country)
})

test.each([
  ['Gent', 'BE'],
  ['GAND', 'BE'],
  ['St. Niklaas', 'BE'],
  ['Luxemburg', 'LU'],
  ['Luxembourg', 'LU'],
  ['Diekirch', 'LU'],
  ['Ledeberg', null],
  ['Vlaanderen', null],
  ['Henegouwen', null],
  ['Paris', null],
  ['', null],
])('the country of the town %j is %s', (name, country) => {
  expect(countryOfTown(name)).toBe(country)
})

test.each<[string, 'BE' | 'LU', string, boolean]>([
  ['Brugge', 'BE', '9000', true],
  ['Gent', 'BE', '9000', false],
  ['Ledeberg', 'BE', '9000', false],
  ['Paris', 'BE', '9000', false],
  ['Diekirch', 'BE', '9000', false],
  ['Diekirch', 'LU', '1111', true],
  ['Gent', 'LU', '1111', false],
  ['Brussel', 'BE', '1050', false],
  ['Bruxelles', 'BE', '1050', false],
  ['Brussels', 'BE', '1050', false],
  ['BRÜSSEL', 'BE', '1050', false],
  ['Brussel', 'BE', '9000', true],
  ['Elsene', 'BE', '1000', true],
  ['Gent', 'BE', '1050', true],
  ['Brugge', 'BE', '0001', false],
])('%s in %s is elsewhere than %s: %j', (name, country, zip, is) => {
  expect(isElsewhere(name, country, zip)).toBe(is)
})

test('a postcode is known in its own country', () => {
  expect(isKnownZip('BE', '9000')).toBe(true)
  expect(isKnownZip('LU', '4010')).toBe(true)
  expect(isKnownZip('BE', '0001')).toBe(false)
  expect(isKnownZip('LU', '9000')).toBe(false)
})
