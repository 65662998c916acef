import { expect, test } from 'vitest'
import { holdsStreet, streetsInField, streetsInTexts } from './hide-street-in-texts.ts'

test.each([
  ['Brugge, Zilvermeeuwstraat 27', ['Zilvermeeuwstraat 27']],
  ['27 Zilvermeeuwstraat', ['Zilvermeeuwstraat 27', '27 Zilvermeeuwstraat 27']],
  ['27 avenue Louise', ['avenue Louise 27']],
  ['Zilvermeeuwstraat', ['Zilvermeeuwstraat']],
  ['Brugge', []],
  ['27', []],
  ['Steenweg', []],
  ['Meiplein 8', ['Meiplein 8']],
])('the streets in the field %j are %j', (field, streets) => {
  expect(new Set(streetsInField(field))).toEqual(new Set(streets))
})

test('an empty field names no street', () => {
  expect(streetsInField(null)).toEqual([])
  expect(streetsInField('')).toEqual([])
})

test.each([
  'Zilvermeeuwstraat',
  'Hauptstrasse',
  'Hauptstraße',
  'Kerkstroat',
  'Kerkstroate',
  'Escher Strooss',
  'Zilversteenweg',
  'Zilverlaan',
  'Zilverdreef',
  'Zilverplein',
  'Eichenallee',
  'Zilverbaan',
  'Zilverkaai',
  'Zilverkade',
  'Silbergasse',
  'Silbergaass',
  'Zilverstwg',
  'Zilverstr.',
  'Zilver Steenweg',
  'Zilver Baan',
  'Zilver Laan',
  'Zilver Straat',
  'rue Lambiotte',
  'avenue Lambiotte',
  'chaussée Lambiotte',
  'chaussee Lambiotte',
  'boulevard Lambiotte',
  'chemin Lambiotte',
  'quai Lambiotte',
  'impasse Lambiotte',
  'drève Lambiotte',
  'dreve Lambiotte',
  'route Lambiotte',
  'allée Lambiotte',
  'allee Lambiotte',
  'square Lambiotte',
  'sentier Lambiotte',
  'ruelle Lambiotte',
  'venelle Lambiotte',
  'av. Lambiotte',
  'bd. Lambiotte',
  'bld Lambiotte',
  'blvd Lambiotte',
  'place Lambiotte',
  'clos Lambiotte',
  'cité Lambiotte',
  'cite Lambiotte',
  'voie Lambiotte',
  'passage Lambiotte',
  'esplanade Lambiotte',
  'promenade Lambiotte',
])('%j is a street', (field) => {
  expect(holdsStreet(field)).toBe(true)
})

test.each([
  '',
  'Gent',
  'Lambiotte',
  'Rue',
  'av. de la',
  'place du',
  'Lambiotte avenue',
  'Steenweg',
  'Zwevegem',
  'Torhout',
  'Chaussée-Notre-Dame-Louvignies',
  'Zilverlaanpark',
  'Zilver Laanhof',
  'Ruettes Zwegem',
  'Larue Zwegem',
  'Aviateur Zwegem',
  'Leplace Zwegem',
  'avocat Lambiotte',
  'Lambiotte rue',
])('%j is no street', (field) => {
  expect(holdsStreet(field)).toBe(false)
})

test.each([
  ['Woning: Zilvermeeuwstraat 27 is ruim.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat 127 is ruim.', []],
  ['Woning: Zilvermeeuwstraat 0027 is ruim.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat 27A is ruim.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat 27 b, ruim.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat 27bis, ruim.', []],
  ['Woning: Zilvermeeuwstraat, nr. 27, ruim.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat n° 27.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat nummer 27.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat numéro 27.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat number 27.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat huisnr. 27.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat huisnummer 27.', ['Zilvermeeuwstraat']],
  ['Haus: Zilvermeeuwstraat Hausnr. 27.', ['Zilvermeeuwstraat']],
  ['Haus: Zilvermeeuwstraat Hausnummer: 27.', ['Zilvermeeuwstraat']],
  ['Woning: Zilvermeeuwstraat en 27.', []],
  ['Zilvermeeuwstraat 27', ['Zilvermeeuwstraat']],
  ['Op 27, Zilvermeeuwstraat.', ['Zilvermeeuwstraat']],
  ['Nummer 27 in de Zilvermeeuwstraat.', ['Zilvermeeuwstraat']],
  ['Nummer 27 van het Zilvermeeuwplein.', ['Zilvermeeuwplein']],
  ['Nummer 27 op Zilvermeeuwplein.', ['Zilvermeeuwplein']],
  ['Nummer 27 aan de Zilvermeeuwlaan.', ['Zilvermeeuwlaan']],
  ['Nummer 27 naar de Zilvermeeuwlaan.', []],
  ['Nummer 27 Zilvermeeuwstraatje.', []],
  ['La maison rue des Cailles 27.', ['rue des Cailles']],
  ['La maison rue des Cailles, 27.', ['rue des Cailles']],
  ['La maison rue des Cailles, n° 27.', ['rue des Cailles']],
  ['La maison av. Lambiotte 27.', ['av. Lambiotte']],
  ['Au 27, rue des Cailles', ['rue des Cailles']],
  ['Au 27 de la rue des Cailles', ['rue des Cailles']],
  ['Au 27 de rue des Cailles', ['rue des Cailles']],
  ['At 27 of the rue des Cailles', []],
  ['Nummer 27 in de rue des Cailles', ['rue des Cailles']],
  ['Nummer 27 aan het square Lambiotte', ['square Lambiotte']],
  ['Haus 27 in der Avenue Lambiotte', ['Avenue Lambiotte']],
  ['Maison au coin de la rue Haute et de la rue des Cailles 27', ['rue des Cailles']],
  ['Zilvermeeuwstraat 27 m², tuin', []],
  ['Zilvermeeuwstraat 27,5 are', []],
  ['Zilvermeeuwstraat 1.27 meter', []],
  ['Zilvermeeuwstraat 27.5 meter', []],
  ['een rustige zijstraat 27', []],
  ['een rustige straat 27', []],
  ['Rustige Straat 27', ['Rustige Straat']],
  ['zilvermeeuwstraat 27 te koop', ['zilvermeeuwstraat']],
  ['de zilvstr 27 te koop', []],
  ['rue calme 27 euros', []],
  ['Brede Winkelstraat, rue 27', []],
  ['Adres: Felix<br/>Timmermansstraat 27', ['Felix Timmermansstraat', 'Timmermansstraat']],
  ['Gent, Brugge 27 Oostende', []],
  ['kort 27', []],
  ['Rue calme 27', []],
  ['Av. calme 27', []],
  ['rustige Straat 27', []],
  ['Adres: boslaan 27', []],
  ['Adres: beeklaan 27', ['beeklaan']],
  ['Adres: Wegstraat 27', ['Wegstraat']],
  ['Place Flagey 27', ['Place Flagey']],
  ['Place de Flag 27', ['Place de Flag']],
  ['Place Lac 27', []],
  ['Esplanade Lac 27', []],
])('beside number 27, the text %j names %j', (text, streets) => {
  expect(streetsInTexts({ text }, ['27'])).toEqual(streets)
})

test.each([
  'm²',
  'm2',
  'm³',
  'km',
  'ca',
  'are',
  'ha',
  'min',
  'cm',
  'meter',
  'mètres',
  'mètre',
  'slaapkamers',
  'chambres',
  'bedrooms',
  'Zimmer',
  'Schlafzimmer',
  'kamers',
  'pièces',
  'pieces',
  'rooms',
  'verdiepingen',
  'étages',
  'etages',
  'gevels',
  'façades',
  'facades',
  'personen',
  'jaar',
  'ans',
  'years',
  '€',
  'euro',
  '%',
  'kWh',
  'minuten',
  'woningen',
  'appartementen',
  'Wohnungen',
  'logements',
])('a number of %s is no house number', (unit) => {
  expect(streetsInTexts([`Adres: Zilvermeeuwstraat 27 ${unit}`], ['27'])).toEqual([])
  expect(streetsInTexts([`Adres: Zilvermeeuwstraat 27${unit}`], ['27'])).toEqual([])
})

test.each(['caféterras', 'hal', 'anstaltweg', 'x'])('a number before %s is a house number', (word) => {
  expect(streetsInTexts([`Adres: Zilvermeeuwstraat 27 ${word}`], ['27'])).toEqual(['Zilvermeeuwstraat'])
})

test('without a known number, any street beside a number counts', () => {
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 27; Kwikstaartlaan 8.'], null)).toEqual(['Zilvermeeuwstraat', 'Kwikstaartlaan'])
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat is rustig.'], null)).toEqual([])
})

test('house numbers without figures find nothing', () => {
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 27.'], [])).toEqual([])
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 27.'], ['bis'])).toEqual([])
})

test('zeros within a house number count', () => {
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 1007.'], ['1007'])).toEqual(['Zilvermeeuwstraat'])
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 17.'], ['1007'])).toEqual([])
})

test('zeros in front and letters behind a number do not matter', () => {
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 27.'], ['0027A'])).toEqual(['Zilvermeeuwstraat'])
  expect(streetsInTexts(['Adres: Zilvermeeuwstraat 27.'], ['13', '27'])).toEqual(['Zilvermeeuwstraat'])
})

test('a street is found once, wherever the record names it', () => {
  const record = { a: [{ b: 'Ruime woning, Zilvermeeuwstraat 27' }, null, 27], c: { d: { e: 'Zilvermeeuwstraat 27; Kwikstaartlaan 27' } } }
  expect(streetsInTexts(record, ['27'])).toEqual(['Zilvermeeuwstraat', 'Kwikstaartlaan'])
})

test('at most eight streets are read from texts', () => {
  const names = ['Appel', 'Peren', 'Kersen', 'Pruimen', 'Bramen', 'Frambozen', 'Druiven', 'Bessen', 'Vijgen']
  expect(streetsInTexts([names.map((name) => `Hier: ${name}dreef 27.`).join(' ')], ['27'])).toHaveLength(8)
})

test('the first 20,000 characters of a text are read', () => {
  const text = 'Woning, Zilvermeeuwstraat 27.'
  expect(streetsInTexts([`${'a'.repeat(19_970)} ${text}`], ['27'])).toEqual(['Zilvermeeuwstraat'])
  expect(streetsInTexts([`${'a'.repeat(20_000)} ${text}`], ['27'])).toEqual([])
})

test('the first 400 texts of a record are read, those of a word or two not counted', () => {
  const text = 'Zilvermeeuwstraat 27'
  const filler = (count: number) => Array.from({ length: count }, () => 'Een ruime woning.')
  expect(streetsInTexts([...filler(399), text], ['27'])).toEqual(['Zilvermeeuwstraat'])
  expect(streetsInTexts([...filler(400), text], ['27'])).toEqual([])
  expect(streetsInTexts([...Array.from({ length: 500 }, () => 'Woning.'), text], ['27'])).toEqual(['Zilvermeeuwstraat'])
})

test('a text of eight characters is read', () => {
  expect(streetsInTexts(['Aalaan 7'], ['7'])).toEqual(['Aalaan'])
})

test('a value that is not a string contains no street', () => {
  expect(streetsInTexts({ a: undefined, b: null, c: 27, d: true, e: 'Zilvermeeuwstraat 27' }, ['27'])).toEqual(['Zilvermeeuwstraat'])
})

test('texts are read six levels deep', () => {
  expect(streetsInTexts([[[[[['Zilvermeeuwstraat 27']]]]]], ['27'])).toEqual(['Zilvermeeuwstraat'])
  expect(streetsInTexts([[[[[[['Zilvermeeuwstraat 27']]]]]]], ['27'])).toEqual([])
})
