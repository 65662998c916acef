import { expect, test } from 'vitest'
import { withoutRanges } from './hide-ranges.ts'
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
  ['Kerkstraat', 'in de Kerkstraat', 'in de …'],
  ['Kerkstraat', 'in de kerk straat', 'in de …'],
  ['Kerkstraat', 'Church: Kerk street', 'Church: …'],
  ['Kerkstraat', 'rue Kerk', '…'],
  ['Kerkstraat', 'strasse Kerk', 'strasse Kerk'],
  ['Kerkstraat', 'Kerksstraat, Kerkenstraat, Kerkestraat', '…, …, …'],
  ['Kerkstraat', 'Kerkdestraat', 'Kerkdestraat'],
  ['Vrouwstraat', 'Vrouwestraat', '…'],
  ['Stationsstraat', 'Stationstraat, Station straat', '…, …'],
  ['Zilvermeeuwstraat', 'rue Zilvermeeuw', '…'],
  ['Zilvermeeuwstraat', 'avenue Zilvermeeuw', 'avenue Zilvermeeuw'],
  ['Avenue Louise', 'avenue Louise', '…'],
  ['Avenue Louise', 'Louise avenue', '…'],
  ['Avenue Louise', 'Louiselaan', '…'],
  ['Avenue Louise', 'Laan Louise', '…'],
  ['Avenue Louise', 'Allee Louise', '…'],
  ['Avenue Louise', 'Louise-allee', '…'],
  ['Avenue Louise', 'chaussée Louise', 'chaussée …'],
  ['Avenue Louise', 'avenue de la Louise', '…'],
  ['Avenue Louise', 'avenue, Louise', '…'],
  ['Kerkstraat', 'Kerk, straat', 'Kerk, straat'],
  ['Rue de la Loi', 'rue de la loi', '…'],
  ['Rue de la Loi', 'rue loi', '…'],
  ['Rue de la Loi', 'la loi', 'la loi'],
  ['Rue du Moulin', 'straat du Moulin', '…'],
  ['Rue du Moulin', 'Moulinstraat', '…'],
  ['Rue du Moulin', 'Moulin rue', '…'],
  ['Zilvermeeuwstraat', 'rue Zilver meeuw', '…'],
  ['Zilvermeeuwstraat', 'straat Zilver meeuw', 'straat Zilver meeuw'],
  ['Zilvermeeuwstraat', 'Zilver meeuw rue, Zilver meeuw strasse', '…, …'],
  ['Felix Timmermansstraat', 'straat Felix Timmer mans', '…'],
  ['Avenue Louise', 'Lou iselaan', '…'],
  ['De Laan', 'op De Laan 3', 'op … 3'],
  ['Tulipe Noirette', 'opTulipe de la Noirette', '…'],
  ['Langerei', 'rei Lange', 'rei Lange'],
  ['Brugse Steenweg', 'Brugse Steenweg, Brugse chaussée, chaussée Brugse', '…, …, …'],
  ['Tulipe Noire', 'tulipe noire, TulipeNoire', '…, …'],
  ['Tulipe Noire', 'tulipe de la noire', '…'],
  ['Coupure', 'aan de Coupure', 'aan de …'],
  ['Coupure', 'Coupures', 'Coupures'],
  ['Langhemelen', 'opLanghemelen', '…'],
  ['Rue de la Loi', 'Loi (rue de la)', '…)'],
  ['Rue de la Loi', 'Loi la de rue', '…'],
  ['Rue de la Loi', 'une loi, rue calme', 'une loi, rue calme'],
  ['Felix Timmermansstraat', 'Timmermansstraat Felix', '…'],
  ['Felix Timmermansstraat', 'Timmermans straat, Felix', '…'],
  ['Pater Damiaan Zilverstraat', 'Zilverstraat, Damiaan Pater', '…'],
  ['Rue de la Tulipe Noire', 'Noirestraat Tulipe', 'Noirestraat Tulipe'],
  ['Avenue Louise', 'Louise, l’avenue', '…'],
  ['Place du Marché', 'marché de la place', 'marché de la place'],
  ['Place du Marché', 'marché du place', '…'],
  ['Rue Moulin', 'Moulin (rue)', '…)'],
  ['Leopold III-straat', 'III-straat Leopold', '…'],
  ['Rue Tulipe Noire', 'Noire Tulipe rue', '…'],
  ['Rue Tulipe Noire', 'Tulipe Noire (rue)', '…)'],
  ['Avenue Louise', 'av. Louise, ave Louise', '…, …'],
  ['Avenue Louise', 'avLouise', 'avLouise'],
  ['Rue du Moulin', 'r. du Moulin', '…'],
  ['Rue du Moulin', 'R du Moulin', '…'],
  ['Boulevard Anspach', 'bd. Anspach, bld Anspach, blvd. Anspach', '…, …, …'],
  ['Kerkstraat', 'Kerkstr., Kerk str.', '…., ….'],
  ['Kerkstraat', 'Kerkst., Kerkstt., Kerks.', '…., …., ….'],
  ['Kerkstraat', 'Kerk st. Jan', 'Kerk st. Jan'],
  ['Kerkstraat', 'str. Kerk', 'str. Kerk'],
  ['Kerkstraat', 'Kerksst.', '….'],
  ['Kerkstraat', 'kerk r. 3', 'kerk r. 3'],
  ['Kerkkaai', 'een kerk', 'een kerk'],
  ['Avenue Louise', 'Louisel. 3', 'Louisel. 3'],
  ['Felix Timmermansstraat', 'rue F. Timmermans', '…'],
  ['Felix Timmermansstraat', 'straat F. Timmermans', '…'],
  ['Avenue Winston Churchill', 'avenue Churchill', '…'],
  ['Avenue Winston Churchill', 'laan Churchill', '…'],
  ['Beukenlaan', 'Beukenln, Beukenl., Beuken ln.', '…, …., ….'],
  ['Brugse Steenweg', 'Brugse stwg., Brugsestwg', '…., …'],
  ['Brugse Steenweg', 'Brugsesw', '…'],
  ['Rue du Moulin', 'Moulinstr', 'Moulinstr'],
  ['Felix Timmermansstraat', 'F. Timmermansstraat, Timmermansstr', '…, …'],
  ['Avenue Winston Churchill', 'av. Churchill, av. W. Churchill', '…, …'],
  ['Avenue Winston Churchill', 'Churchill-laan', '…'],
  ['Avenue Winston Churchill', 'Winston Churchill, W. Churchill, Churchill Winston', '…, …, …'],
  ['Avenue Winston Churchill', 'Winston en Churchills', 'Winston en Churchills'],
  ['Avenue Winston Churchill', 'Churchill', 'Churchill'],
  ['Avenue Louise', 'à deux pas de Louise', 'à deux pas de …'],
  ['Rue du Moulin', 'un moulin', 'un moulin'],
  ['Zilvermeeuwstraat', 'een zilvermeeuw', 'een zilvermeeuw'],
  ['Kerkstraat', 'Kerk- en Molenstraat, Kerk- en Molenstraten', '…- en Molenstraat, …- en Molenstraten'],
  ['Kerkstraat', 'Kerk en Molenstraat', 'Kerk en Molenstraat'],
  ['Kerkstraat', 'Kerk-, School- en Molenstraat', '…-, School- en Molenstraat'],
  ['Kerkstraat', 'Kerk- en drie rustige groene laantjes in de straat', 'Kerk- en drie rustige groene laantjes in de straat'],
  ['Kerkdreef', 'Kerk- en Molendreven', '…- en Molendreven'],
  ['Kerklaan', 'Kerk- en Molenlanen', '…- en Molenlanen'],
  ['Buchenallee', 'Buchen- und Eichenalleen', '…- und Eichenalleen'],
  ['Kerkstraat', 'Kerk- en Molenlanen', 'Kerk- en Molenlanen'],
  ['Brugse Steenweg', 'Brugse- en Gentsesteenweg', '…- en Gentsesteenweg'],
  ['Rue du Moulin', 'rues du Parc et du Moulin', 'rues du Parc et du …'],
  ['Rue du Moulin', 'les rues de la Gare ou du Moulin', 'les rues de la Gare ou du …'],
  ['Rue du Moulin', 'rues calmes et moulin', 'rues calmes et moulin'],
  ['Rue du Moulin', 'rues du Parc et de Moulin', 'rues du Parc et de Moulin'],
  ['Rue de la Loi', 'rues des Deux Églises et de la Loi', 'rues des Deux Églises et de la …'],
  ['Rue Moulin', 'rues du Parc et du Moulin', 'rues du Parc et du Moulin'],
  ['Avenue du Parc', 'rues de la Gare et du Parc', 'rues de la Gare et du Parc'],
])('without a number, %s in %j', (street, text, left) => {
  expect(cut(patternsOf(street, null), text)).toBe(left)
})

test.each([
  ['Kerkstraat', '27', 'Kerkstraat 27, 27 Kerkstraat en Kerkstraat', '…, … en …'],
  ['Kerkstraat', '27', 'Kerkstraat 27 bus 3', '…'],
  ['Kerkstraat', '27', 'Kerkstraat bus 3', '…'],
  ['Kerkstraat', '27', 'Kerkstraat 28', '… 28'],
  ['Kerkstraat', '27', 'Kerkstraat nummer 27', '…'],
  ['Kerkstraat', '27', 'nr. 27, Kerkstr.', '….'],
  ['Kerkstraat', '27', 'Kerk 27', '…'],
  ['Kerkstraat', '27', '27 kerk', '…'],
  ['Kerkstraat', '27', 'kerk, 27', '…'],
  ['Kerkstraat', '7', 'een kerk, 7', 'een kerk, 7'],
  ['Kerkstraat', '27', 'kerk zevenentwintig', 'kerk zevenentwintig'],
  ['Kerkstraat', '27', 'kerk nummer zevenentwintig', '…'],
  ['Kerkstraat', '7', 'Kerk 7', '…'],
  ['Kerkstraat', '7', '7 kerk, 7 kerken', '7 kerk, 7 kerken'],
  ['Kerkstraat', '7', 'bij de kerk. 7 kamers', 'bij de kerk. 7 kamers'],
  ['Zilvermeeuwstraat', '27', 'Zilvermeeuw 27, 27 Zilvermeeuw', '…, …'],
  ['Nieuwstraat', '7', 'Nieuw 7', 'Nieuw 7'],
  ['Nieuwstraat', '27', 'Nieuw 27', '…'],
  ['Avenue Winston Churchill', '7', 'Churchill 7, 7 Churchill', '…, …'],
  ['Avenue Winston Churchill', '7', 'Churchill zeven', 'Churchill zeven'],
  ['Avenue Winston Churchill', '27', 'Churchill vingt-sept, vingt-sept Churchill', '…, …'],
  ['Avenue Winston Churchill', '27', '27, de Churchill', '…'],
  ['Coupure', '27', 'opCoupure 27', '…'],
])('%s %s in %j', (street, number, text, left) => {
  expect(cut(patternsOf(street, number), text)).toBe(left)
})

test.each([
  ['Kerkstraat', '27', 'Kerkstraat, Kerkstraat 27, 27 Kerkstraat', 'Kerkstraat, …, …'],
  ['Kerkstraat', '27', 'Kerkstraat bus 3', 'Kerkstraat bus 3'],
  ['Avenue Louise', '27', 'Louise, Louise 27, 27 avenue Louise', 'Louise, …, …'],
  ['Kerkstraat', '27', 'Kerk- en Molenstraat', 'Kerk- en Molenstraat'],
  ['Rue du Moulin', '27', 'rues du Parc et du Moulin', 'rues du Parc et du Moulin'],
])('only with its number, %s %s in %j', (street, number, text, left) => {
  expect(cut(patternsOf(street, number, true), text)).toBe(left)
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
