import { expect, test } from 'vitest'
import { harmlessTexts } from '../../tests/corpora/address-spellings.ts'
import { secretCut } from './hide-secret.ts'

function cutFor(street: string, zip: string, country: 'BE' | 'LU' = 'BE') {
  return secretCut({ street, houseNumber: '500', box: null, lat: null, lng: null }, { address: null, city: { any: 'Brussel' }, zip, country })
}

test.each([
  ['Avenue Louise', 'Wonen aan de Louizalaan.', 'Wonen aan de ….'],
  ['Avenue Louise', 'aan de louizalaan 500, met lift', 'aan de …, met lift'],
  ['Avenue Louise', 'LOUIZALAAN', '…'],
  ['Avenue Louise', 'Louiza&shy;laan nr. 500', '…'],
  ['Avenue de Tervueren', 'langs de Tervurenlaan', 'langs de …'],
  ['Rue du Bailli', 'Baljuwstraat', '…'],
  ['Rue Royale', 'in de Koningsstraat', 'in de …'],
  ["Chaussée d'Ixelles", 'op de Elsensesteenweg, Elsense steenweg', 'op de …, …'],
  ['Rue de la Loi', 'Wetstraat', '…'],
  ['Boulevard du Souverain', 'Vorstlaan', '…'],
  ['Boulevard Emile Jacqmain', 'de Emile Jacqmainlaan', 'de …'],
  ['Grand-Place', 'op de Grote Markt', 'op de …'],
  ['Louizalaan', 'Bel appartement avenue Louise.', 'Bel appartement ….'],
  ['Louizalaan', 'Au 500, avenue Louise à Ixelles', 'Au … à Ixelles'],
  ['Elsensesteenweg', "sur la chaussée d'Ixelles 500, libre", 'sur la …, libre'],
  ['Wetstraat', 'dans la rue de la Loi', 'dans la …'],
  ['Koningsstraat', 'AV. LOUISE', '…'],
  ['11-Novemberlaan', 'rue du 11 Novembre et', '… et'],
  ['Grote Markt', 'sur la Grand-Place', 'sur la …'],
])('%s in the other language of Brussels in %j', (street, text, left) => {
  expect(cutFor(street, '1050')(text)).toBe(left)
})

test.each([
  ['Ter Hulpensesteenweg', '1560', 'BE', 'chaussée de La Hulpe, rue Haute', '…, rue Haute'],
  ['Chaussée de Bruxelles', '1410', 'BE', 'Brusselsesteenweg, Louizalaan', '…, Louizalaan'],
  ['Rue de la Station', '1630', 'BE', 'Stationsstraat', '…'],
  ['Rue de Verviers', '4700', 'BE', 'in der Vervierser Straße', 'in der …'],
  ["Rue d'Esch", '1471', 'LU', 'Escher Strooss', '…'],
  ['Kerkstraat', '9000', 'BE', 'rue de la Loi', 'rue de la Loi'],
  ['Avenue Louise', '5000', 'BE', 'Louizalaan', 'Louizalaan'],
] as const)('%s at %s in %s', (street, zip, country, text, left) => {
  expect(cutFor(street, zip, country)(text)).toBe(left)
})

test.each([
  'Rustige straat met bomen. Brede laan, grote winkelstraat en supermarkt.',
  'Eenrichtingsstraat. Parkeerplaats, fietspad. Dicht bij het park.',
  'Rue calme et commerçante, place de parking, à deux pas de la place.',
  'Das Haus liegt in einer Sackgasse, die Hauptstraße ist nahe, mit Parkplatz.',
  'Zur Straße hin Morgensonne. Ein kleiner Hof. Nahe dem Nordbahnhof.',
  'Côté rue. Le bien est au rez-de-chaussée. Une place. Un petit salon; une impasse de charme.',
  'In Brussel, vlak bij metro Kunst-Wet en Naamsepoort.',
  'Trois chambres, avenue bordée d’arbres.',
  ...harmlessTexts,
])('costs %j nothing', (text) => {
  for (const street of ['Avenue Louise', 'Wetstraat', 'Grand Sablon', 'Place Flagey']) expect(cutFor(street, '1050')(text)).toBe(text)
})
