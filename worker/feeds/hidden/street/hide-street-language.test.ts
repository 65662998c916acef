import { expect, test } from 'vitest'
import { harmlessTexts } from '../../../../tests/kit/corpora/address-spellings.ts'
import { secretCut } from '../hide-secret.ts'

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
  ['Chée de Wavre', 'op de Steenweg op Waver 500', 'op de …'],
  ['Chaussée de Wavre', 'langs de steenweg naar Waver', 'langs de …'],
  ['Place du Grand Sablon', 'op de Grote Zavel 500', 'op de …'],
  ['Grote Zavel', 'au Grand Sablon 500', 'au …'],
  ['Montagne aux Herbes Potagères', 'in de Warmoesberg', 'in de …'],
  ['Vieille Halle aux Blés', 'wonen in Oud Korenhuis', 'wonen in …'],
  ['Square Marie-Louise', 'Maria-Louizasquare', '…'],
  ['Porte de Namur', 'aan de Naamsepoort 500', 'aan de …'],
  ['Naamsepoort', 'près de la Porte de Namur', 'près de la …'],
  ['Clos des Roses', 'in de Rozengaarde', 'in de …'],
  ['Val de la Cambre', 'Villa in Terkamerendal', 'Villa in …'],
  ['Rue Royale', 'on Royal Street 500', 'on …'],
  ['Rue Principale', 'in de Hoofdstraat 500', 'in de …'],
  ['Louizalaan', 'rue des Prés, chaussée d’Ostende', '…, …'],
  ['Louizalaan', 'RUE DES PRÉS', '…'],
])('%s in the other language of Brussels in %j', (street, text, left) => {
  expect(cutFor(street, '1050')(text)).toBe(left)
})

test.each([
  ['Ter Hulpensesteenweg', '1560', 'BE', 'chaussée de La Hulpe, rue Haute', '…, rue Haute'],
  ['Chaussée de Bruxelles', '1410', 'BE', 'Brusselsesteenweg, Louizalaan', '…, Louizalaan'],
  ['Rue de la Station', '1630', 'BE', 'Stationsstraat', '…'],
  ['Rue de Verviers', '4700', 'BE', 'in der Vervierser Straße', 'in der …'],
  ["Rue d'Esch", '1471', 'LU', 'Escher Strooss', '…'],
  ['Place du Marché', '4700', 'BE', 'am Marktplatz 500', 'am …'],
  ['Place de l’Église', '4700', 'BE', 'am Kirchplatz', 'am …'],
  ['Quai de la Vesdre', '4700', 'BE', 'am Weserufer', 'am …'],
  ['Rue du Moulin', '1471', 'LU', 'am Millewee', 'am …'],
  ['Rue de l’École', '1471', 'LU', 'um Schoulbierg', 'um …'],
  ['Place d’Armes', '1471', 'LU', 'op der Plëss d’Arem', 'op der …'],
  ['Place de la Gare', '1471', 'LU', 'op der Garer Plaz', 'op der …'],
  ['Avenue de la Liberté', '1471', 'LU', 'an der Fräiheetsavenue', 'an der …'],
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
  'RUE CALME PROCHE COMMERCES. PLACE DE PARKING COMPRISE.',
  'Living: 45 Square Metres, in a Quiet Street.',
  'GELEGEN IN EEN DOODLOPENDE STRAAT, MET TWEE SLAAPKAMERS',
  'Villa met oprijlaan in een kasseistraat, bij het dorpsplein en het marktplein.',
  'Kurzer Schulweg, guter Arbeitsweg, am Wanderweg, mit Gartenweg. Viel Platz, Parkplatz.',
  'An einer Anliegerstraße oder Privatstraße; der Wohnungsmarkt in Luxemburg.',
  'An enger roueger Wunnstrooss.',
  ...harmlessTexts,
])('hiding a common street name leaves %j unchanged', (text) => {
  for (const street of ['Avenue Louise', 'Wetstraat', 'Grand Sablon', 'Place Flagey', 'Rue Haute']) expect(cutFor(street, '1050')(text)).toBe(text)
})
