import { describe, expect, test } from 'vitest'
import { cutText, withoutClauses, withoutSentences } from './unit-cut.ts'
import { unitMentions } from './unit-mentions.ts'

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
  ])('%j becomes %j', (text, left) => {
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
  ])('%j becomes %j', (title, left) => {
    expect(withoutClauses(names)(title)).toBe(left)
  })
})

describe('a text in several languages', () => {
  const cut = withoutClauses(names)

  test('is cut in each', () => {
    expect(cutText({ nl: 'Gent: A07', fr: 'Gand', any: 'A07' }, cut)).toEqual({ nl: 'Gent', fr: 'Gand' })
    expect(cutText({ any: 'Gent', de: 'Gent', en: 'Ghent' }, cut)).toEqual({ any: 'Gent', de: 'Gent', en: 'Ghent' })
  })

  test('is null if nothing is left', () => {
    expect(cutText({ nl: 'A07', fr: '' }, cut)).toBe(null)
    expect(cutText(null, cut)).toBe(null)
  })
})
