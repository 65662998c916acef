import { expect, test } from 'vitest'
import { cityName, readCity } from './city.ts'

test.each([
  ['SINT-MARTENS-LATEM', 'Sint-Martens-Latem'],
  ['LA ROCHE-EN-ARDENNE', 'La Roche-en-Ardenne'],
  ["braine-l'alleud", "Braine-l'Alleud"],
  ['BRAINE-L’ALLEUD', 'Braine-l’Alleud'],
  ["'s-gravenvoeren", "'s-Gravenvoeren"],
  ["'S-GRAVENBRAKEL", "'s-Gravenbrakel"],
  ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
  ['LE ROEULX', 'Le Roeulx'],
  ['DE HAAN', 'De Haan'],
  ['VILLERS-LA-VILLE', 'Villers-la-Ville'],
  ["l'escaillère", "L'Escaillère"],
  ['ÉCAUSSINNES', 'Écaussinnes'],
  ['esch-sur-alzette', 'Esch-sur-Alzette'],
  ['BRUGGE (SINT-KRUIS)', 'Brugge (Sint-Kruis)'],
  ['GENT', 'Gent'],
  ['AS', 'As'],
  ['Braine-l%27Alleud', "Braine-l'Alleud"],
  ['Li%C3%A8ge', 'Liège'],
  ['100% Gent', '100% Gent'],
  ['Cul des Sarts', 'Cul des Sarts'],
  ['McCity', 'McCity'],
  ['  Gent  ', 'Gent'],
])('the city %s is shortened to %s', (source, name) => {
  expect(cityName(source)).toBe(name)
})

test('each language keeps its own name', () => {
  expect(readCity({ NL: 'BRUGGE', FR: 'bruges' })).toEqual({ nl: 'Brugge', fr: 'Bruges' })
  expect(readCity('-')).toBeNull()
})
