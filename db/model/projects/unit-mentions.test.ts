import { describe, expect, test } from 'vitest'
import { cutText, unitMentions, withoutClauses, withoutSentences } from './unit-mentions.ts'

describe('a unit is named by its name', () => {
  test.each<[string, string, boolean]>([
    ['A07', 'Appartement A07 met terras', true],
    ['A07', 'Appartement A 7', true],
    ['A07', 'a.07', true],
    ['A07', 'A7', true],
    ['A07', 'A007', true],
    ['A07', 'A70', false],
    ['A07', 'BA07', false],
    ['A07', 'A071', false],
    ['7', 'lot 7', true],
    ['7', 'Lots 7', true],
    ['7', 'appartement nr. 7', true],
    ['7', 'appartementen', false],
    ['7', 'nr 7', true],
    ['7', 'n° 7', true],
    ['7', 'No. 7', true],
    ['7', 'number 7', true],
    ['7', 'kavel 07', true],
    ['7', 'er zijn 7 kavels', false],
    ['7', '7', false],
    ['7', 'lot 17', false],
    ['7', 'lot 7B', false],
    ['B', 'bus B', true],
    ['B', 'Whg. B', true],
    ['B', 'B', false],
    ['B', 'plan B', false],
    ['Lot 7', 'lot 7', true],
    ['Lot 7', 'perceel 7', true],
    ['Lot 7', 'maison nr 7', true],
    ['Lot 7', '7 slaapkamers', false],
    ['Penthouse Zilver', 'het Zilver', true],
    ['Penthouse Zilver', 'penthouse-zilver', true],
    ['Penthouse Zilver', 'penthouse', false],
    ['', 'alles', false],
    ['-', 'alles', false],
    ['0', 'lot 0', true],
    ['10', 'lot 10', true],
    ['10', 'lot 1', false],
  ])('%j in %j: %s', (name, text, isNamed) => {
    expect(unitMentions({ names: [name], prices: [], addresses: [] })(text)).toBe(isNamed)
  })

  test('a text names a unit by any of its names', () => {
    const names = unitMentions({ names: ['A07', 'Zilver'], prices: [], addresses: [] })
    expect([names('zilver'), names('a07'), names('goud'), names('')]).toEqual([true, true, false, false])
  })
})

describe('a unit is named by its price', () => {
  test.each<[number, string, boolean]>([
    [311_000, '€ 311.000', true],
    [311_000, '311 000 euro', true],
    [311_000, '311000', true],
    [311_000, 'EUR 311,000', true],
    [311_000, 'eur311000', true],
    [311_000, '311000eur', true],
    [311_000, '311k', true],
    [311_000, '311 duizend', true],
    [311_000, '311 mille', true],
    [311_000, '311 Tausend', true],
    [311_000, '311 thousand', true],
    [311_000, '311', false],
    [311_000, '1.311.000', true],
    [311_000, '3110000', false],
    [311_500, '311k', false],
    [311_500, '311.500', true],
    [311_500.75, '311.500', true],
    [1_250_000, '1.250.000', true],
    [1_250_000, '1250k', true],
    [100, '100 euro', true],
    [99, '99 euro', false],
  ])('%d in %j: %s', (price, text, isNamed) => {
    expect(unitMentions({ names: [], prices: [price], addresses: [] })(text)).toBe(isNamed)
  })
})

describe('a unit is named by its address', () => {
  test.each<[string | null, string | null, string, boolean]>([
    ['12', '3', 'Kerkstraat 12 bus 3', true],
    ['12', '3', 'Kerkstraat 12/3', true],
    ['12', '3', 'Kerkstraat 12', false],
    ['12', '3', 'Kerkstraat 3 bus 12', false],
    ['12', 'bus 3', 'Kerkstraat 12 bte 03', true],
    ['12', null, 'Kerkstraat 12', true],
    ['12', null, 'Kerkstraat nr. 12', true],
    ['12', null, 'Kerkstraat 112', false],
    ['12', null, 'Kerkstraat', false],
    ['12', null, 'Molenstraat 12', false],
    ['12', null, '12 Kerkstraat', false],
    [null, '3', 'Kerkstraat bus 3', true],
    [null, null, 'Kerkstraat 12', false],
    ['', '', 'Kerkstraat 12', false],
    ['12', null, 'Rue de l’Église 12', true],
  ])('number %s, box %s in %j: %s', (houseNumber, box, text, isNamed) => {
    const addresses = [{ streets: ['Kerkstraat', 'Rue de l’Église', ''], houseNumber, box }]
    expect(unitMentions({ names: [], prices: [], addresses })(text)).toBe(isNamed)
  })
})

const names = unitMentions({ names: ['A07'], prices: [311_000], addresses: [{ streets: ['Kerkstraat'], houseNumber: '12', box: null }] })

describe('sentences that name a unit are left out', () => {
  test.each([
    ['Een mooi project. A07 is nog vrij. Bel ons.', 'Een mooi project. Bel ons.'],
    ['Een mooi project. Bel ons.', 'Een mooi project. Bel ons.'],
    ['A07 is vrij.', ''],
    ['Kerkstraat. 12 appartementen. Bel ons.', 'Bel ons.'],
    ['Bel ons. Kerkstraat. 12 appartementen.', 'Bel ons.'],
    ['Rustig. Kerkstraat. Groen. Bel ons.', 'Rustig. Kerkstraat. Groen. Bel ons.'],
    ['Te koop:\n- A06\n- A07\n- A08', 'Te koop:\n- A06\n- A08'],
    ['Eerst.\n\nA07.\n\nLaatst.', 'Eerst.\n\nLaatst.'],
    ['Eerst.\n\nLaatst. A07.', 'Eerst.\n\nLaatst.'],
    ['A07 eerst.\nLaatst.', 'Laatst.'],
    ['', ''],
  ])('sentences that name a unit are left out: %j becomes %j', (text, left) => {
    expect(withoutSentences(names)(text)).toBe(left)
  })
})

describe('clauses of a title that name a unit are left out', () => {
  test.each([
    ['De Boomgaard: A07 vanaf € 311.000', 'De Boomgaard'],
    ['De Boomgaard', 'De Boomgaard'],
    ['A07', ''],
    ['A07 - De Boomgaard', 'De Boomgaard'],
    ['De Boomgaard - A07 - Gent', 'De Boomgaard - Gent'],
    ['De Boomgaard – A07', 'De Boomgaard'],
    ['De Boomgaard — A07', 'De Boomgaard'],
    ['De Boomgaard | A07', 'De Boomgaard'],
    ['De Boomgaard · A07', 'De Boomgaard'],
    ['De Boomgaard • A07', 'De Boomgaard'],
    ['De Boomgaard / A07', 'De Boomgaard'],
    ['De Boomgaard; A07', 'De Boomgaard'],
    ['De Boomgaard, A07, Gent', 'De Boomgaard, Gent'],
    ['De Boomgaard (A07)', 'De Boomgaard'],
    ['De Boomgaard (A07), Gent', 'De Boomgaard, Gent'],
    ['De Boomgaard (Gent), A07', 'De Boomgaard (Gent)'],
    ['Gent: € 311,000', 'Gent'],
    ['Kerkstraat, 12', ''],
    ['Kerkstraat, Gent, 12 huizen', ''],
  ])('clauses of a title that name a unit are left out: %j becomes %j', (title, left) => {
    expect(withoutClauses(names)(title)).toBe(left)
  })
})

describe('a text in several languages', () => {
  const cut = withoutClauses(names)

  test('a text in several languages is cut in each', () => {
    expect(cutText({ nl: 'Gent: A07', fr: 'Gand', any: 'A07' }, cut)).toEqual({ nl: 'Gent', fr: 'Gand' })
    expect(cutText({ any: 'Gent', de: 'Gent', en: 'Ghent' }, cut)).toEqual({ any: 'Gent', de: 'Gent', en: 'Ghent' })
  })

  test('a text in several languages is null if nothing is left', () => {
    expect(cutText({ nl: 'A07', fr: '' }, cut)).toBe(null)
    expect(cutText(null, cut)).toBe(null)
  })
})
