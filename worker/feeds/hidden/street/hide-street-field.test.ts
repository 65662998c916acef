import { expect, test } from 'vitest'
import { readStreetField } from './hide-street-field.ts'
import { streetAlone } from './street-alone.ts'

/** As they stand in the field; with '…' behind what is perhaps only the beginning of a name. */
function namesIn(field: string, ...towns: readonly string[]): readonly string[] {
  return readStreetField(field, towns).groups.map(({ written, isPart }) => (isPart ? `${written} …` : written))
}

test.each([
  ['Kerkstraat', ['Kerkstraat']],
  ['Kerkstraat 14', ['Kerkstraat']],
  ['Kerkstraat, 14 bus 3', ['Kerkstraat']],
  ['14 Kerkstraat', ['Kerkstraat', '14 Kerkstraat']],
  ['12 rue Haute', ['rue Haute']],
  ['Rue de l’Église 3A bte 2', ['Rue de l’Église']],
  ['Kwikstaartlaan127', ['Kwikstaartlaan']],
  ['127Kwikstaartlaan', ['Kwikstaartlaan']],
  ['Zilvermeeuw1234', ['Zilvermeeuw']],
  ['abc5', ['abc']],
  ['ab5', ['ab5']],
  ['Zilvermeeuw12345', ['Zilvermeeuw12345']],
  ['Zilverlaan12a', ['Zilverlaan']],
  ['Zilver s/n Laar', ['Zilver']],
  ['Kerkstraat s /n', ['Kerkstraat']],
  ['Kerkstraat o/nr Gent', ['Kerkstraat']],
  ['Kerkstraat z/ n', ['Kerkstraat']],
  ['Kerkstraat o/ Nr.', ['Kerkstraat']],
  ['Kerkstraat s/n', ['Kerkstraat']],
  ['Kerkstraat z. n.', ['Kerkstraat']],
  ['Kerkstraat o.Nr.', ['Kerkstraat']],
  ['Kerkstraat o / nr', ['Kerkstraat']],
  ['Dorp 12', ['Dorp']],
  ['Kerkstraat 12 Molenstraat 14', ['Kerkstraat', 'Molenstraat', '12 Molenstraat']],
  ['Kerkstraat 12 Zilver 14', ['Kerkstraat']],
  ['Kerkstraat 12, Zilver 14', ['Kerkstraat', 'Zilver']],
  ['Kerkstraat app. 3', ['Kerkstraat app', 'Kerkstraat']],
])('the street field %j is read without its number', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Rue du 11 Novembre 5', ['Rue du 11 Novembre']],
  ['Rue du Onze Novembre', ['Rue du Onze Novembre']],
  ['Place du 4 août 3', ['Place du 4 août']],
  ['Avenue 24 februari 3', ['Avenue 24 februari']],
  ['8 Meiplein 12', ['Meiplein', '8 Meiplein']],
  ['31 Meistraat', ['Meistraat', '31 Meistraat']],
  ['32 Meistraat', ['Meistraat']],
  ['Laan 1940', ['Laan 1940']],
  ['Laan 12a', ['Laan 12a']],
  ['Laan 12, Gent', ['Laan 12', 'Gent']],
])('a number is part of the name of %j', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Laan, 12', ['Laan']],
  ['Weg', ['Weg']],
  ['De Laan', ['De Laan']],
  ['An der Gaass', ['An der Gaass']],
  ['Lo', ['Lo']],
  ['Lo 10', ['Lo']],
  ['Lo, Gent', ['Gent']],
  ['H', []],
  ['Laan bus 3', ['Laan']],
  ['Laan s/n', ['Laan']],
  ['12 Laan', ['Laan']],
  ['Laan 12ab', ['Laan']],
  ['Van', []],
  ['Rue X', ['Rue X']],
  ['B C E', []],
  ['N7', []],
  ['12', []],
  ['de la', []],
])('reads %j, which has little but a kind or two letters', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['hoek Kerkstraat en Molenstraat', ['hoek Kerkstraat en Molenstraat', 'hoek Kerkstraat', 'Kerkstraat', 'Molenstraat']],
  ['Kerkstraat & Molenstraat', ['Kerkstraat', 'Molenstraat']],
  ['Zilverlaan hoek Goudvinklaan', ['Zilverlaan hoek Goudvinklaan', 'Zilverlaan', 'hoek Goudvinklaan', 'Goudvinklaan']],
  ['Zilver en Goudvinklaan', ['Zilver en Goudvinklaan', 'Goudvinklaan', 'Zilver', 'zilverlaan']],
  ['Kerk- en Molenstraat', ['Kerk- en Molenstraat', 'Molenstraat', 'Kerk', 'kerkstraat']],
  ['Brugse- en Gentse Steenweg', ['Brugse- en Gentse Steenweg', 'Gentse Steenweg', 'Brugse', 'brugsesteenweg']],
  ['Rue de la Gare et du Moulin', ['Rue de la Gare et du Moulin', 'Rue de la Gare …', 'rue du moulin']],
  ['Rue de la Gare et rue du Moulin', ['Rue de la Gare et rue du Moulin', 'Rue de la Gare …', 'rue du Moulin']],
  ['Rue Pierre et Marie Curie 3', ['Rue Pierre et Marie Curie', 'Rue Pierre']],
  ['Kerkstraat Molenstraat', ['Kerkstraat Molenstraat', 'Kerkstraat', 'Molenstraat']],
  ['Rue Haute Avenue Louise', ['Rue Haute Avenue Louise', 'Rue Haute', 'Rue Haute Avenue …', 'Avenue Louise']],
  ['Rue Haute avenue Louise', ['Rue Haute avenue Louise', 'avenue Louise']],
  ['Rue Vieille Place', ['Rue Vieille Place', 'Rue Vieille']],
  ['hoek Zilver en Kerkstraat', ['hoek Zilver en Kerkstraat', 'Zilver en Kerkstraat', 'Kerkstraat', 'Zilver', 'zilverstraat']],
  [
    'Villa Crampon hoek Goudvinklaan',
    ['Villa Crampon hoek Goudvinklaan', 'Crampon hoek Goudvinklaan', 'hoek Goudvinklaan', 'Goudvinklaan', 'Crampon', 'cramponlaan'],
  ],
  ['Rue Lenoir en de', ['Rue Lenoir en de', 'Rue Lenoir']],
])('each street in the street field %j is read', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Rue Visé - Voie', ['Rue Visé - Voie', 'Rue Visé']],
  ['Zilver, Laan 12', ['Zilver, Laan']],
  ['Zilver, Laan app 12', ['Zilver, Laan app', 'Zilver, Laan', 'Laan app']],
  ['Rue Haute, angle du Crampon', ['Rue Haute', 'Crampon']],
  ['Kerkstraat, Het Lent', ['Kerkstraat']],
  ['Kerkstraat, Tuin Crampon', ['Kerkstraat', 'Tuin Crampon']],
  ['Kerkstraat, Brugge', ['Kerkstraat']],
  ['Kerkstraat, Appartement Crampon', ['Kerkstraat']],
  ['Kerkstraat, Zo Li', ['Kerkstraat']],
  ['Kerkstraat, Over Crampon', ['Kerkstraat', 'Crampon']],
  ['Kerkstraat, Grote Baan Zuid', ['Kerkstraat', 'Grote Baan Zuid', 'Baan Zuid', 'Grote Baan']],
  ['Kerkstraat, Brugse stwg Zuid', ['Kerkstraat', 'Brugse stwg Zuid', 'stwg Zuid', 'Brugse stwg']],
  ['Zilver, Oude Kerkstraat Zuid', ['Zilver', 'Oude Kerkstraat Zuid', 'Oude Kerkstraat', 'Kerkstraat']],
  ['Zilver 12, Laan', ['Zilver', 'Laan']],
  ['Zilver, Laan Zuid', ['Zilver', 'Laan Zuid']],
  ['Zilver, Av', ['Zilver', 'Av']],
  ['Zilver, r', ['Zilver']],
  ['Parelmoerdreef - hoek Laarsveld', ['Parelmoerdreef', 'Laarsveld']],
  ['Kerkstraat, hoek Zilver', ['Kerkstraat', 'Zilver']],
  ['Kerkstraat, hoek zilver', ['Kerkstraat']],
  ['Kerkstraat, Hoek', ['Kerkstraat']],
  ['Kerkstraat; Zilvermeeuwen', ['Kerkstraat', 'Zilvermeeuwen']],
  ['Kerkstraat, zilvermeeuwen', ['Kerkstraat']],
  ['Kerkstraat, Tuin Terras', ['Kerkstraat']],
  ['Kerkstraat, Lent', ['Kerkstraat']],
  ['Kerkstraat, Lente', ['Kerkstraat', 'Lente']],
  ['Kerkstraat, De Lent', ['Kerkstraat']],
  ['Kerkstraat, Gent', ['Kerkstraat']],
  ['Kerkstraat, 12 Zilvermeeuw', ['Kerkstraat', 'Zilvermeeuw']],
  ['Kerkstraat, bus Zilvermeeuw', ['Kerkstraat']],
  ['Kerkstraat, Zilvermeeuw en Goudvink', ['Kerkstraat', 'Zilvermeeuw']],
  ['Kerkstraat, Zilvermeeuw 12 Goudvink', ['Kerkstraat', 'Zilvermeeuw']],
  ['Kerkstraat (Zilverlaan)', ['Kerkstraat', 'Zilverlaan']],
])('reads what stands behind a sign in %j', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Rue des Cailles terrain', ['Rue des Cailles terrain', 'Rue des Cailles']],
  ['Kerkstraat ruim pand', ['Kerkstraat ruim pand', 'Kerkstraat']],
  ['Oude kerkstraat ruim pand', ['Oude kerkstraat ruim pand', 'Oude kerkstraat', 'kerkstraat']],
  ['Rue Lenoir face à Lidl', ['Rue Lenoir face à Lidl', 'Rue Lenoir …']],
  ['Kerkstraat over de brug', ['Kerkstraat over de brug', 'Kerkstraat']],
  ['Villa Rosa, Kerkstraat', ['Villa Rosa', 'Rosa', 'Kerkstraat']],
  ['Villa Rosa Kerkstraat 12', ['Villa Rosa Kerkstraat', 'Rosa Kerkstraat', 'Kerkstraat']],
  ['Zilver Villa Kerkstraat', ['Zilver Villa Kerkstraat', 'Villa Kerkstraat', 'Kerkstraat', 'Zilver']],
  ['Nieuwbouw Rue Haute 3', ['Nieuwbouw Rue Haute', 'Rue Haute']],
  ['Rue Haute Sint-Niklaas', ['Rue Haute Sint-Niklaas', 'Rue Haute']],
  ['Sint-Niklaas Rue Haute', ['Sint-Niklaas Rue Haute', 'Rue Haute']],
  ['Kerkstraat te Woluwe-Saint-Pierre', ['Kerkstraat te Woluwe-Saint-Pierre', 'Kerkstraat', 'Kerkstraat te Woluwe']],
  ['Rue Haute à Mons', ['Rue Haute à Mons', 'Rue Haute']],
  ['De Crampon 5', ['De Crampon']],
  ['Mooi Strand Zuid', ['Mooi Strand Zuid']],
  ['Mooi Köln Zuid', ['Mooi Köln Zuid']],
  ['Zilver mooi', ['Zilver mooi']],
])('reads %j with and without what is no part of the name', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Rue Docteur Albert Dewinter Lejeune', ['Rue Docteur Albert Dewinter Lejeune', 'Rue Docteur Albert Dewinter …']],
  ['Rue Albert Dewinter 12', ['Rue Albert Dewinter']],
  ['Rue Saint Martin Lenoir', ['Rue Saint Martin Lenoir', 'Rue Saint Martin …']],
  ['Rue Grande Ourse Mineure', ['Rue Grande Ourse Mineure', 'Rue Grande Ourse …']],
  ['Rue Jos Dewinter Lejeune', ['Rue Jos Dewinter Lejeune', 'Rue Jos Dewinter …']],
  ['Rue de la Croix Rouge Belge', ['Rue de la Croix Rouge Belge', 'Rue de la Croix …']],
  ['Rue Albert dewinter Lejeune', ['Rue Albert dewinter Lejeune']],
  [
    'Rue Un Deux Trois Quatre Cinq Sept Huit',
    ['Rue Un Deux Trois Quatre Cinq Sept Huit', 'Rue Un Deux …', 'Rue Un Deux Trois …', 'Rue Un Deux Trois Quatre …'],
  ],
])('reads beginnings of %j, but none that ends in a title, an article or an everyday attribute', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Korte Vuldersreitjesstraat Brugge', ['Korte Vuldersreitjesstraat Brugge', 'Korte Vuldersreitjesstraat', 'Vuldersreitjesstraat']],
  [
    'De Oude Korte Vuldersreitjesstraat',
    ['De Oude Korte Vuldersreitjesstraat', 'Oude Korte Vuldersreitjesstraat', 'Korte Vuldersreitjesstraat', 'Vuldersreitjesstraat'],
  ],
  [
    'Van Den Oude Kleine Korte Lange Vuldersreitjesstraat',
    [
      'Van Den Oude Kleine Korte Lange Vuldersreitjesstraat',
      'Oude Kleine Korte Lange Vuldersreitjesstraat',
      'Kleine Korte Lange Vuldersreitjesstraat',
      'Korte Lange Vuldersreitjesstraat',
      'Lange Vuldersreitjesstraat',
      'Vuldersreitjesstraat',
    ],
  ],
  ['Brugse stwg 8', ['Brugse stwg']],
  ['Grote bn 4', ['Grote bn']],
  ['Zilver ln', ['Zilver ln']],
  ['Zilver bd', ['Zilver bd']],
  ['str Zilver', ['str Zilver']],
  ['Hof van Spruytlaan 3', ['Hof van Spruytlaan', 'Spruytlaan']],
])('reads up to four words in front of the kind in %j', (field, names) => {
  expect(namesIn(field)).toEqual(names)
})

test.each([
  ['Rue Haute Zichtegem', 'Zichtegem', ['Rue Haute Zichtegem', 'Rue Haute']],
  ['Zichtegem Kerkstraat', 'Zichtegem', ['Zichtegem Kerkstraat', 'Kerkstraat']],
  ['Zichtegem Crampon', 'Zichtegem', ['Zichtegem Crampon', 'Crampon']],
  ['Crampon Zichtegem', 'Zichtegem', ['Crampon Zichtegem', 'Crampon']],
  ['Crampon aan Zichtegem', 'Zichtegem', ['Crampon aan Zichtegem', 'Crampon']],
  ['Crampon Naast Zichtegem', 'Zichtegem', ['Crampon Naast Zichtegem', 'Crampon']],
  ['Kerkstraat te Klein Zichtegem', 'Klein-Zichtegem', ['Kerkstraat te Klein Zichtegem', 'Kerkstraat']],
  ['Rue Haute Klein Groot Oud Zichtegem', 'Klein-Groot-Oud-Zichtegem', ['Rue Haute Klein Groot Oud Zichtegem', 'Rue Haute']],
])('reads %j with and without its own town %j', (field, town, names) => {
  expect(namesIn(field, town)).toEqual(names)
})

test('the words of a name are folded', () => {
  expect(readStreetField('Rue de l’Église 3', []).groups[0]).toEqual({ words: ['rue', 'de', 'l', 'eglise'], written: 'Rue de l’Église', isPart: false })
  expect(readStreetField('Zilver- en Goudvinklaan', []).groups.at(-1)).toEqual({ words: ['zilverlaan'], written: 'zilverlaan', isPart: false })
})

test.each([
  ',',
  ';',
  '/',
  '|',
  '(',
  '[',
  '{',
  '<',
  '\n',
  '\r',
  '\t',
  ' • ',
  ' · ',
  ':',
  '=',
  '+',
  '&',
  '"',
  ' “',
  ' „',
  '*',
  '#',
  '?',
  '!',
  '_',
  ' - ',
  ' – ',
  '—–',
])('the sign %j parts two names', (sign) => {
  expect(namesIn(`Zilverlaan${sign}Goudvinklaan`)).toEqual(['Zilverlaan', 'Goudvinklaan'])
})

test.each(['-', '–', '.', ' ', '’'])('the sign %j does not part a name', (sign) => {
  expect(namesIn(`Felix${sign}Timmermanslaan`)).toContain(`Felix${sign}Timmermanslaan`)
})

test.each([
  ['Kerkstraat 14', ['14']],
  ['Kerkstraat 14A', ['14a']],
  ['Kerkstraat 12ab', []],
  ['Kerkstraat 1234', ['1234']],
  ['Kerkstraat 12345', []],
  ['Kerkstraat 00', []],
  ['Kerkstraat 05', ['05']],
  ['Kerkstraat 10', ['10']],
  ['12 Laan', ['12']],
  ['Zilverlaan12a', ['12a']],
  ['Kerkstraat 12-14', ['12', '14']],
  ['Kerkstraat 12/3', ['12', '3']],
  ['Kerkstraat 12, bus 14', ['12']],
  ['Kerkstraat 12 verdieping 3', ['12']],
  ['lot 4 Kerkstraat 12', ['12']],
  ['Kerkstraat nr. 12', ['12']],
  ['nr. 12, Kerkstraat', ['12']],
  ['Kerkstraat, 12', ['12']],
  ['Kerkstraat, nr 12', ['12']],
  ['Kerkstraat n 3', ['3']],
  ['Kerkstraat b 3', []],
  ['14 Kerkstraat', ['14']],
  ['12 rue Haute', ['12']],
  ['12 Zilver', []],
  ['12, Kerkstraat', ['12']],
  ['12', []],
  ['Rue du 11 Novembre 5', ['5']],
  ['8 Meiplein 12', ['12']],
  ['8 Mei 5', ['5']],
  ['Kerkstraat 14, 9000 Gent', ['14']],
  ['Kwikstaartlaan127', ['127']],
  ['127Kwikstaartlaan', ['127']],
  ['Kerkstraatje 5 en 7', ['5', '7']],
  ['27 bis, rue des Cailles', ['27']],
  ['Rue des Cailles 27bis', ['27']],
  ['Rue des Cailles 27 ter bte 3', ['27']],
])('the house numbers of %j are %j', (field, numbers) => {
  expect(readStreetField(field, []).houseNumbers).toEqual(numbers)
})

test.each([
  'januari',
  'janvier',
  'februari',
  'février',
  'maart',
  'mars',
  'april',
  'avril',
  'mei',
  'mai',
  'may',
  'juni',
  'june',
  'juin',
  'juli',
  'july',
  'juillet',
  'august',
  'augustus',
  'août',
  'september',
  'oktober',
  'octobre',
  'november',
  'december',
  'décembre',
  'dezember',
])('a day of %s is part of a name', (month) => {
  expect(namesIn(`Place 8 ${month} 12`)[0]).toBe(`Place 8 ${month}`)
  expect(readStreetField(`Place 8 ${month} 12`, []).houseNumbers).toEqual(['12'])
})

test('no number in front of another word is part of a name', () => {
  expect(namesIn('Place 8 Lemaire')).toEqual(['Place 8', 'Lemaire'])
  expect(namesIn('Kerkstraat 8 terras')).toEqual(['Kerkstraat'])
})

test('reads only the beginning of a field without end', () => {
  expect(namesIn(`Zilverlaan${' '.repeat(1_990)}`)).toEqual(['Zilverlaan'])
  expect(namesIn(`Zilverlaan${' '.repeat(1_978)}Goudvinklaan`)).toEqual([
    'Zilverlaan Goudvinklaan'.replace(' ', ' '.repeat(1_978)),
    'Zilverlaan',
    'Goudvinklaan',
  ])
  expect(namesIn(`Zilverlaan,${' '.repeat(1_989)}Goudvinklaan`)).toEqual(['Zilverlaan'])
  expect(namesIn(`${'z '.repeat(199)}Zilverlaan Goudvinklaan`)).toContain('Zilverlaan')
  expect(namesIn(`${'z '.repeat(199)}Zilverlaan Goudvinklaan`)).not.toContain('Goudvinklaan')
  expect(readStreetField('x'.repeat(80), []).groups[0]?.words).toEqual(['x'.repeat(60)])
})

test('reads nothing in an empty field', () => {
  expect(readStreetField('', ['Gent'])).toEqual({ groups: [], houseNumbers: [] })
  expect(streetAlone('')).toBeNull()
})

test('at most sixty names are read from a street field', () => {
  const streets = Array.from({ length: 70 }, (_, index) => `${String.fromCharCode(97 + (index % 26)).repeat(4 + Math.floor(index / 26))}straat`)
  expect(namesIn(streets.join(', '))).toEqual(streets.slice(0, 60))
})

test.each([
  ['Kerkstraat', 'Kerkstraat'],
  ['Kerkstraat 14 bus 3', 'Kerkstraat'],
  ['14, Kerkstraat', 'Kerkstraat'],
  ['Rue de l’Église 3A bte 2', 'Rue de l’Église'],
  ['Rue du 11 Novembre 5', 'Rue du 11 Novembre'],
  ['Rue Haute n° vingt-sept', 'Rue Haute'],
  ['Kerkstraat zevenentwintig', 'Kerkstraat'],
  ['Rue Haute vingt', 'Rue Haute'],
  ['Kerkstraat s/n', 'Kerkstraat'],
  ['Kerkstraat ruim pand', 'Kerkstraat'],
  ['Rue des Cailles terrain', 'Rue des Cailles'],
  ['Kerkstraat Gent', 'Kerkstraat'],
  ['Korte Vuldersreitjesstraat Brugge', 'Korte Vuldersreitjesstraat'],
  ['Kerkstraat te Gent', 'Kerkstraat'],
  ['Kerkstraat, 9000 Gent', 'Kerkstraat'],
  ['Rue Haute à Mons', 'Rue Haute'],
  ['Rue du Pot au Lait 4', 'Rue du Pot au Lait'],
  ['Rue de l’Eau à la Bouche 4', 'Rue de l’Eau à la Bouche'],
  ['Rue Pierre et Marie Curie 3', 'Rue Pierre et Marie Curie'],
  ['Rue de la Gare et du Moulin', 'Rue de la Gare et du Moulin'],
  ['Rue de la Gare et rue du Moulin', 'Rue de la Gare'],
  ['hoek Kerkstraat en Molenstraat', 'Kerkstraat'],
  ['Kerkstraat tegenover de Molenstraat', 'Kerkstraat'],
  ['Rue Lenoir face Lidl', 'Rue Lenoir'],
  ['hoek Zilver en Goudvink', 'Zilver'],
  ['Kerkstraat app. 3', 'Kerkstraat'],
  ['Nieuwbouw Rue Haute 3', 'Rue Haute'],
  ['Brugse stwg. 8', 'Brugse stwg'],
  ['Grote Baan 12', 'Grote Baan'],
  ['Grote Baan Gent', 'Grote Baan'],
  ['Hof van Spruytlaan 3', 'Hof van Spruytlaan'],
  ['Avenue Louise Gent', 'Avenue Louise Gent'],
  ["'t Zilver 5", "'t Zilver"],
  ['’t Zilver 5', '’t Zilver'],
  ['Zilver 5', 'Zilver'],
  ['hoek Zilver en Kerkstraat', 'Kerkstraat'],
  ['Zilver en Oude Kerkstraat', 'Oude Kerkstraat'],
  ['Kerkstraat en Molenstraat en Zilver', 'Kerkstraat'],
  ['De hoek Zilver', 'Zilver'],
  ['Zilver twaalf', 'Zilver'],
  ['Rue Haute Vingt', 'Rue Haute'],
  ['Zilver, Laar', 'Zilver'],
  ['Zilver mooi', 'Zilver mooi'],
  ['Rue De la mer 5', 'Rue De la mer'],
  ['Rue de la Place Verte 3', 'Rue de la Place Verte'],
  ['12', null],
  ['Laan 12', null],
  ['Weg', null],
  ['de la', null],
  ['H 5', null],
  ['Zo 5', null],
])('the street of %j alone is %j', (field, street) => {
  expect(streetAlone(field)).toBe(street)
})
