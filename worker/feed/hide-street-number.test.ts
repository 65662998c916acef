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
  ['A', 'appartement à vendre, bus A', 'appartement à vendre, …'],
])('box %s in %j', (box, text, left) => {
  expect(streetCut(['Zilvermeeuwstraat'], '12', ['Gent'], { box, unit: null })(text)).toBe(left)
})
