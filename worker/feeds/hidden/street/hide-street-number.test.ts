import { expect, test } from 'vitest'
import { numberCut, streetCut } from './hide-street.ts'

test.each([
  ['27', 'Nr. 25 en 27 worden samen verkocht', '… worden samen verkocht'],
  ['27', 'nrs 25 & 27.', '….'],
  ['27', 'nrs. 25-27', '…'],
  ['27', 'nrs. 25-29', '…'],
  ['27', 'nummers 21 tot en met 35.', '….'],
  ['27', 'n°s 25 à 29', '…'],
  ['27', 'Hausnummern 21 bis 35', '…'],
  ['27', 'kamers van 25-29 m², nrs. 29-35', 'kamers van 25-29 m², nrs. 29-35'],
  ['27', 'n°s 25/27', '…'],
  ['27', 'n° 23, 25 et 27', '…'],
  ['27', 'nummers 25, 27 en 29 worden samen verkocht', '… worden samen verkocht'],
  ['27', 'Nummern 25 und 27', '…'],
  ['27', 'Numbers 25A, 26 and 27.', '….'],
  ['27', 'numéros 25, 27', '…'],
  ['27', 'huisnummers 25 + 27', '…'],
  ['27', 'Nr. 27, 3 slaapkamers', '…, 3 slaapkamers'],
  ['27', 'In woning 27', 'In …'],
  ['27', 'Huis 27 en 29.', '….'],
  ['27', 'Deur 27', '…'],
  ['27', 'Maison 27, libre.', '…, libre.'],
  ['27', 'porte 27', '…'],
  ['27', 'Haus 27', '…'],
  ['3', 'Huis 3.', '….'],
  ['27', 'au vingt-sept de la rue', '…'],
  ['27', 'op zevenentwintig in de straat', '…'],
  ['27', 'op nummer zevenentwintig', 'op …'],
  ['27', 'nr. XXVII', '…'],
  ['8', 'huisnummer VIII', '…'],
  ['127', 'nr. CXXVII', '…'],
  ['27', 'Living van 27 m², woning 27 jaar oud, 25 en 27 are', 'Living van 27 m², woning 27 jaar oud, 25 en 27 are'],
  ['3', 'Huis 3 slaapkamers; maison 3 façades; woning 3 gevels', 'Huis 3 slaapkamers; maison 3 façades; woning 3 gevels'],
])('number %s in %j', (number, text, left) => {
  expect(streetCut(['Zilvermeeuwstraat'], number, ['Gent'])(text)).toBe(left)
  expect(numberCut(['Zilvermeeuwstraat'], number)(text)).toBe(left)
})

test.each([
  ['27', 'Zilvermeeuwstraat, 9000 Gent, 27', 'Zilvermeeuwstraat, 9000 Gent, …'],
  ['27', 'Zilvermeeuwstraat (9000 Gent) 27', 'Zilvermeeuwstraat (9000 Gent) …'],
  ['27', 'Zilvermeeuwstraat te Gent 27', 'Zilvermeeuwstraat te Gent …'],
  ['27', 'Zilvermeeuwstraat, B-9000 GENT (27)', 'Zilvermeeuwstraat, B-9000 GENT (…)'],
  ['27', 'Zilvermeeuwstraat à 5000 Namur, 27', 'Zilvermeeuwstraat à 5000 Namur, …'],
  ['27', 'Zilvermeeuwstraat ter hoogte van 27', 'Zilvermeeuwstraat …'],
  ['27', 'Zilvermeeuwstraat/Molenstraat 27', 'Zilvermeeuwstraat/Molenstraat …'],
  ['27', 'Zilvermeeuw- en Molenstraat 27', 'Zilvermeeuw- en Molenstraat …'],
  ['27', '27 aan de Molenstraat', '… aan de Molenstraat'],
  ['27', '27, Garer Strooss', '…, Garer Strooss'],
  ['27', '27 dans la rue Haute', '… dans la rue Haute'],
  ['27', 'Louizalaan 27', 'Louizalaan …'],
  ['27', 'Zilvermeeuwstraat 25-27 samen te koop', 'Zilvermeeuwstraat … samen te koop'],
  ['27', 'Zilvermeeuwstraat 25-29', 'Zilvermeeuwstraat …'],
  ['27', 'Zilvermeeuwstraat 25/27/29', 'Zilvermeeuwstraat …'],
  ['27', 'Zilvermeeuwstraat 25 & 27', 'Zilvermeeuwstraat …'],
  ['27', 'Zilvermeeuwstraat 25, 27 en 29', 'Zilvermeeuwstraat …'],
  ['27', 'Zilvermeeuwstraat 25 t.e.m. 27', 'Zilvermeeuwstraat …'],
  ['27', 'rue Haute 25 à 31', 'rue Haute …'],
  ['27-29', 'Zilvermeeuwstraat 27 à 29', '…'],
  ['27-29', 'Zilvermeeuwstraat 27 tot 29', '…'],
  ['27 t/m 31', 'Zilvermeeuwstraat 27-31', '…'],
  ['25-29', 'Pand nr. 27', 'Pand …'],
  ['27', '27bis Zilvermeeuwstraat', '…'],
  ['27', 'Molenstraat: 27 kamers, 27 m² en 27 juni', 'Molenstraat: 27 kamers, 27 m² en 27 juni'],
  ['27', 'Molenstraat, bus 27', 'Molenstraat, bus 27'],
  ['27', 'Molenstraat, Bus 27', 'Molenstraat, Bus 27'],
  ['27', 'Open deur, Molenstraat: 27/06/2026', 'Open deur, Molenstraat: 27/06/2026'],
  ['3', 'Nabij de Molenstraat, 3 badkamers', 'Nabij de Molenstraat, 3 badkamers'],
  ['3', 'Nabij de Molenstraat 3', 'Nabij de Molenstraat …'],
])('only number %s is hidden beside a street in %j', (number, text, left) => {
  expect(numberCut(['Zilvermeeuwstraat'], number)(text)).toBe(left)
})

test.each([
  ['Zilvermeeuwstraat 25, 27 en 29 samen te koop', '… … samen te koop'],
  ['Zilvermeeuwstraat, 9000 Gent, 27', '…, 9000 Gent, …'],
  ['27 in de Zilvermeeuwstraat', '… in de …'],
  ['Zevenentwintig in de Zilvermeeuwstraat', '… in de …'],
  ['At 27 on Zilvermeeuwstraat', 'At … on …'],
])('street and number are hidden in %j', (text, left) => {
  expect(streetCut(['Zilvermeeuwstraat'], '27', ['Gent'])(text)).toBe(left)
})

test.each([
  'Uw nummer 1 in vastgoed.',
  'Numéro 1 de l’immobilier',
  'Woning 1: 395.000 euro; woning 2: 405.000 euro.',
  'Maison 1 : 3 chambres. Maison 2 : 4 chambres.',
])('%j is no address', (text) => {
  expect(streetCut(['Zilvermeeuwstraat'], '1', ['Gent'])(text)).toBe(text)
})

test.each([
  ['0302', 'bus 302', '…'],
  ['302', 'bus 0302', '…'],
  ['302', 'Appartement 302 met terras', '… met terras'],
  ['302', 'app. 3.02', '…'],
  ['302', 'Op 12/302 en 12-302', 'Op … en …'],
  ['3.02', '12/302, bus 302, 12/3.02', '…, …, …'],
  ['bus 3', '12/3', '…'],
  ['302', 'deur 302, bel 302', '…, …'],
  ['302', 'porte 302, sonnette 0302', '…, …'],
  ['3B', 'apt 3B', '…'],
  ['3', 'bus III, bus drie, boîte trois', '…, …, …'],
  ['6', 'Der Bus sechs Minuten; the carriage door six cars', 'Der Bus sechs Minuten; the carriage door six cars'],
  ['3', 'appartement 3', '…'],
  ['3', 'Appartement 3 slaapkamers, 3e verdieping', 'Appartement 3 slaapkamers, 3e verdieping'],
  ['3', 'appartement 3 chambres, 3 m²', 'appartement 3 chambres, 3 m²'],
  ['3', 'Boîte aux lettres n° 3, boîte postale numéro 3', '…, …'],
  ['3', 'Appartement 12 bus 3, 12b3, 12 B003, 12 bte 3', 'Appartement …, …, …, …'],
  ['A', 'appartement à vendre, bus A', 'appartement à vendre, …'],
])('box %s in %j', (box, text, left) => {
  expect(streetCut(['Zilvermeeuwstraat'], '12', ['Gent'], { box, unit: null })(text)).toBe(left)
})
