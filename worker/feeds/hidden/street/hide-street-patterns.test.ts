import { expect, test } from 'vitest'
import { withoutRanges } from '../hide-ranges.ts'
import { fold, readable } from './hide-street-fold.ts'
import { rangesOf } from './hide-street-match.ts'
import { readStreet } from './hide-street-name.ts'
import { type StreetPattern, streetPatterns } from './hide-street-patterns.ts'

/** Of the street as its field spells it, without its other spellings. */
function patternsOf(street: string, number: string | null, isNumberRequired = false): readonly StreetPattern[] {
  return readStreet(street, ['Gent'])
    .names.slice(0, 1)
    .flatMap((name) => streetPatterns(name, number, isNumberRequired))
}

function cut(patterns: readonly StreetPattern[], text: string): string {
  const folded = fold(readable(text))
  return withoutRanges(
    text,
    patterns.flatMap((pattern) => rangesOf(pattern, folded, text)),
  )
}

test.each([
  [
    'Kerkstraat',
    [
      ['in de Kerkstraat', 'in de …'],
      ['in de kerk straat', 'in de …'],
      ['Church: Kerk street', 'Church: …'],
      ['rue Kerk', '…'],
      ['strasse Kerk', 'strasse Kerk'],
      ['Kerksstraat, Kerkenstraat, Kerkestraat', '…, …, …'],
      ['Kerkdestraat', 'Kerkdestraat'],
      ['Kerk, straat', 'Kerk, straat'],
      ['Kerkstr., Kerk str.', '…., ….'],
      ['Kerkst., Kerkstt., Kerks.', '…., …., ….'],
      ['Kerk st. Jan', 'Kerk st. Jan'],
      ['str. Kerk', 'str. Kerk'],
      ['Kerksst.', '….'],
      ['kerk r. 3', 'kerk r. 3'],
      ['Kerk- en Molenstraat, Kerk- en Molenstraten', '…- en Molenstraat, …- en Molenstraten'],
      ['Kerk en Molenstraat', 'Kerk en Molenstraat'],
      ['Kerk-, School- en Molenstraat', '…-, School- en Molenstraat'],
      ['Kerk- en drie rustige groene laantjes in de straat', 'Kerk- en drie rustige groene laantjes in de straat'],
      ['Kerk- en Molenlanen', 'Kerk- en Molenlanen'],
    ],
  ],
  ['Vrouwstraat', [['Vrouwestraat', '…']]],
  ['Stationsstraat', [['Stationstraat, Station straat', '…, …']]],
  [
    'Zilvermeeuwstraat',
    [
      ['rue Zilvermeeuw', '…'],
      ['avenue Zilvermeeuw', 'avenue Zilvermeeuw'],
      ['rue Zilver meeuw', '…'],
      ['straat Zilver meeuw', 'straat Zilver meeuw'],
      ['Zilver meeuw rue, Zilver meeuw strasse', '…, …'],
      ['een zilvermeeuw', 'een zilvermeeuw'],
    ],
  ],
  [
    'Avenue Louise',
    [
      ['avenue Louise', '…'],
      ['Louise avenue', '…'],
      ['Louiselaan', '…'],
      ['Laan Louise', '…'],
      ['Allee Louise', '…'],
      ['Louise-allee', '…'],
      ['chaussée Louise', 'chaussée …'],
      ['avenue de la Louise', '…'],
      ['avenue, Louise', '…'],
      ['Lou iselaan', '…'],
      ['Louise, l’avenue', '…'],
      ['av. Louise, ave Louise', '…, …'],
      ['avLouise', 'avLouise'],
      ['Louisel. 3', 'Louisel. 3'],
      ['à deux pas de Louise', 'à deux pas de …'],
    ],
  ],
  [
    'Rue de la Loi',
    [
      ['rue de la loi', '…'],
      ['rue loi', '…'],
      ['la loi', 'la loi'],
      ['Loi (rue de la)', '…)'],
      ['Loi la de rue', '…'],
      ['une loi, rue calme', 'une loi, rue calme'],
      ['rues des Deux Églises et de la Loi', 'rues des Deux Églises et de la …'],
    ],
  ],
  [
    'Rue du Moulin',
    [
      ['straat du Moulin', '…'],
      ['Moulinstraat', '…'],
      ['Moulin rue', '…'],
      ['r. du Moulin', '…'],
      ['R du Moulin', '…'],
      ['Moulinstr', 'Moulinstr'],
      ['un moulin', 'un moulin'],
      ['rues du Parc et du Moulin', 'rues du Parc et du …'],
      ['les rues de la Gare ou du Moulin', 'les rues de la Gare ou du …'],
      ['rues calmes et moulin', 'rues calmes et moulin'],
      ['rues du Parc et de Moulin', 'rues du Parc et de Moulin'],
    ],
  ],
  [
    'Felix Timmermansstraat',
    [
      ['straat Felix Timmer mans', '…'],
      ['Timmermansstraat Felix', '…'],
      ['Timmermans straat, Felix', '…'],
      ['rue F. Timmermans', '…'],
      ['straat F. Timmermans', '…'],
      ['F. Timmermansstraat, Timmermansstr', '…, …'],
    ],
  ],
  ['De Laan', [['op De Laan 3', 'op … 3']]],
  ['Tulipe Noirette', [['opTulipe de la Noirette', '…']]],
  ['Langerei', [['rei Lange', 'rei Lange']]],
  [
    'Brugse Steenweg',
    [
      ['Brugse Steenweg, Brugse chaussée, chaussée Brugse', '…, …, …'],
      ['Brugse stwg., Brugsestwg', '…., …'],
      ['Brugsesw', '…'],
      ['Brugse- en Gentsesteenweg', '…- en Gentsesteenweg'],
    ],
  ],
  [
    'Tulipe Noire',
    [
      ['tulipe noire, TulipeNoire', '…, …'],
      ['tulipe de la noire', '…'],
    ],
  ],
  [
    'Coupure',
    [
      ['aan de Coupure', 'aan de …'],
      ['Coupures', 'Coupures'],
    ],
  ],
  ['Langhemelen', [['opLanghemelen', '…']]],
  ['Pater Damiaan Zilverstraat', [['Zilverstraat, Damiaan Pater', '…']]],
  ['Rue de la Tulipe Noire', [['Noirestraat Tulipe', 'Noirestraat Tulipe']]],
  [
    'Place du Marché',
    [
      ['marché de la place', 'marché de la place'],
      ['marché du place', '…'],
    ],
  ],
  [
    'Rue Moulin',
    [
      ['Moulin (rue)', '…)'],
      ['rues du Parc et du Moulin', 'rues du Parc et du Moulin'],
    ],
  ],
  ['Leopold III-straat', [['III-straat Leopold', '…']]],
  [
    'Rue Tulipe Noire',
    [
      ['Noire Tulipe rue', '…'],
      ['Tulipe Noire (rue)', '…)'],
    ],
  ],
  ['Boulevard Anspach', [['bd. Anspach, bld Anspach, blvd. Anspach', '…, …, …']]],
  ['Kerkkaai', [['een kerk', 'een kerk']]],
  [
    'Avenue Winston Churchill',
    [
      ['avenue Churchill', '…'],
      ['laan Churchill', '…'],
      ['av. Churchill, av. W. Churchill', '…, …'],
      ['Churchill-laan', '…'],
      ['Winston Churchill, W. Churchill, Churchill Winston', '…, …, …'],
      ['Winston en Churchills', 'Winston en Churchills'],
      ['Churchill', 'Churchill'],
    ],
  ],
  ['Beukenlaan', [['Beukenln, Beukenl., Beuken ln.', '…, …., ….']]],
  ['Kerkdreef', [['Kerk- en Molendreven', '…- en Molendreven']]],
  ['Kerklaan', [['Kerk- en Molenlanen', '…- en Molenlanen']]],
  ['Buchenallee', [['Buchen- und Eichenalleen', '…- und Eichenalleen']]],
  ['Avenue du Parc', [['rues de la Gare et du Parc', 'rues de la Gare et du Parc']]],
])('%s is found without a number', (street, texts) => {
  const patterns = patternsOf(street, null)
  expect(texts.map(([text = '']) => [text, cut(patterns, text)])).toEqual(texts)
})

test.each([
  [
    'Kerkstraat',
    '27',
    [
      ['Kerkstraat 27, 27 Kerkstraat en Kerkstraat', '…, … en …'],
      ['Kerkstraat 27 bus 3', '…'],
      ['Kerkstraat bus 3', '…'],
      ['Kerkstraat 28', '… 28'],
      ['Kerkstraat nummer 27', '…'],
      ['nr. 27, Kerkstr.', '….'],
      ['Kerk 27', '…'],
      ['27 kerk', '…'],
      ['kerk, 27', '…'],
      ['kerk zevenentwintig', 'kerk zevenentwintig'],
      ['kerk nummer zevenentwintig', '…'],
    ],
  ],
  [
    'Kerkstraat',
    '7',
    [
      ['een kerk, 7', 'een kerk, 7'],
      ['Kerk 7', '…'],
      ['7 kerk, 7 kerken', '7 kerk, 7 kerken'],
      ['bij de kerk. 7 kamers', 'bij de kerk. 7 kamers'],
    ],
  ],
  ['Zilvermeeuwstraat', '27', [['Zilvermeeuw 27, 27 Zilvermeeuw', '…, …']]],
  ['Nieuwstraat', '7', [['Nieuw 7', 'Nieuw 7']]],
  ['Nieuwstraat', '27', [['Nieuw 27', '…']]],
  [
    'Avenue Winston Churchill',
    '7',
    [
      ['Churchill 7, 7 Churchill', '…, …'],
      ['Churchill zeven', 'Churchill zeven'],
    ],
  ],
  [
    'Avenue Winston Churchill',
    '27',
    [
      ['Churchill vingt-sept, vingt-sept Churchill', '…, …'],
      ['27, de Churchill', '…'],
    ],
  ],
  ['Coupure', '27', [['opCoupure 27', '…']]],
])('%s %s is found beside its number', (street, number, texts) => {
  const patterns = patternsOf(street, number)
  expect(texts.map(([text = '']) => [text, cut(patterns, text)])).toEqual(texts)
})

test.each([
  [
    'Kerkstraat',
    '27',
    [
      ['Kerkstraat, Kerkstraat 27, 27 Kerkstraat', 'Kerkstraat, …, …'],
      ['Kerkstraat bus 3', 'Kerkstraat bus 3'],
      ['Kerk- en Molenstraat', 'Kerk- en Molenstraat'],
    ],
  ],
  ['Avenue Louise', '27', [['Louise, Louise 27, 27 avenue Louise', 'Louise, …, …']]],
  ['Rue du Moulin', '27', [['rues du Parc et du Moulin', 'rues du Parc et du Moulin']]],
])('%s %s is found only beside its number', (street, number, texts) => {
  const patterns = patternsOf(street, number, true)
  expect(texts.map(([text = '']) => [text, cut(patterns, text)])).toEqual(texts)
})

test('a street whose number must stand beside it and is not known has no patterns', () => {
  expect(patternsOf('Kerkstraat', null, true)).toEqual([])
  expect(patternsOf('Kerkstraat', '14', true).length).toBeGreaterThan(3)
})

test.each([
  ['Rue de la Tulipe Noire', null, [1, 2, 4]],
  ['Rue de la Tulipe Noire', '27', [1, 2, 4]],
  ['Tulipe Noire', '27', [1]],
  ['Kerkstraat', null, [1]],
  ['Kerkstraat', '27', [0, 1]],
  ['Coupure', null, [0]],
  ['Rue Moulin', null, [1]],
])('the words of %s %s have so many gaps between them: %j', (street, number, joints) => {
  expect([...new Set(patternsOf(street, number).map((each) => each.joints))].sort()).toEqual(joints)
})

test.each([
  ['Kerkstraat', null, ['inside street', 'whole street', 'whole nothing elliptic']],
  ['Kerkstraat', '27', ['inside street', 'whole street', 'whole nothing elliptic']],
  ['Kerkstraat', '7', ['inside street', 'whole street', 'whole streetAndNumber', 'whole nothing elliptic']],
  ['Rue du Moulin', null, ['inside street', 'whole street', 'whole nothing']],
  ['Avenue Louise', '7', ['inside nothing', 'whole nothing']],
])('words of other things must stand close together: %s %s', (street, number, kinds) => {
  const found = patternsOf(street, number).map(
    ({ isWhole, isClose, isElliptic }) => `${isWhole ? 'whole' : 'inside'} ${isClose}${isElliptic ? ' elliptic' : ''}`,
  )
  expect([...new Set(found)]).toEqual(kinds)
})
