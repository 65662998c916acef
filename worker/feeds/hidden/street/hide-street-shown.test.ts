import { expect, test } from 'vitest'
import { numberCut } from './hide-street.ts'
import { shownStreet } from './hide-street-shown.ts'

const shown = (street: string, number: string | null = null) => shownStreet(street, numberCut([street], number))

test.each([
  ['Kerkstraat', 'Kerkstraat'],
  ['Kerkstraat 27', 'Kerkstraat'],
  ['27 rue Haute', 'rue Haute'],
  ['27Kerkstraat', 'Kerkstraat'],
  ['Kerkstraat zevenentwintig', 'Kerkstraat'],
  ['Kerkstraat XXVII', 'Kerkstraat'],
  ['Rue Haute vingt-sept', 'Rue Haute'],
  ['Onze-Lieve-Vrouwstraat 27', 'Onze-Lieve-Vrouwstraat'],
  ['Vier Uitersten', 'Vier Uitersten'],
  ['Acht Meiplein', 'Acht Meiplein'],
  ['De Zeven Torens', 'De Zeven Torens'],
  ['Aan de Kerk 27', 'Aan de Kerk'],
  ['Tiensesteenweg', 'Tiensesteenweg'],
  ['Driekoningenstraat 27', 'Driekoningenstraat'],
  ['Dreiländereckstraße', 'Dreiländereckstraße'],
  ['Rue Dixmude', 'Rue Dixmude'],
  ['Rue des Deux Églises', 'Rue des Deux Églises'],
  ['Lotelingstraat', 'Lotelingstraat'],
])('of the hidden address %j the street %j is shown', (street, words) => {
  expect(shown(street)).toBe(words)
})

test.each([
  'zevenentwintig Kerkstraat',
  'vingt-sept rue Haute',
  'quatre-vingt-dix rue Haute',
  'onze rue Haute',
  'au vingt-sept rue Haute',
  'deux rue Haute',
  'drie Kerkstraat',
  'honderdentwaalf Kerkstraat',
  'Hundertundzwölf Hauptstraße',
  'XXVII Kerkstraat',
  'Siebenundzwanzig Hauptstraße',
  'twenty-seven High Street',
  'Appartement 3, Kerkstraat 12',
  'lot 4 Kerkstraat 12',
  'Appartement',
  'Rue du 24 Août',
  '27',
  '',
])('of the hidden address %j nothing is shown', (street) => {
  expect(shown(street)).toBe(null)
})
