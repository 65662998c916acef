import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streetCut } from './hide-street.ts'

const gent = { nl: 'Gent' }

test.each([
  ['Kerkstraat', '14', 'Woning in de Kerkstraat 14 te Gent', 'Woning in de … te Gent'],
  ['Kerkstraat', '14', 'KERKSTRAAT', '…'],
  ['Kerkstraat', '14', 'Kerkstr. 14', '…'],
  ['Kerkstraat', '14', 'in de Kerkstraat, nr. 14, links', 'in de …, links'],
  ['Kerkstraat', null, 'Kerkstraatje', 'Kerkstraatje'],
  ['Kerkstraat 14', null, 'Kerkstraat', '…'],
  ['Rue de l’Église', '3', "3, rue de l'eglise", '…'],
  ['Rue de l’Église', '3', 'ruedeleglise', '…'],
  ['Avenue Louise', '500', 'Sur l’av. Louise', 'Sur l’…'],
  ['Chaussée d’Ixelles', '1', 'CHAUSSEE D IXELLES', '…'],
  ['Hauptstraße', '2', 'an der Hauptstrasse 2', 'an der …'],
  ['Kerkstraat', '14', 'Kerk en straat', 'Kerk en straat'],
  ['Laan', null, 'Aan de laan', 'Aan de …'],
])('hides %s %s in %j', (street, number, text, left) => {
  expect(streetCut({ any: street }, number, gent)(text)).toBe(left)
})

test('a street that is part of the town’s name is hidden only with its number', () => {
  const cut = streetCut({ any: 'Dorp' }, '5', { nl: 'Nieuw Dorp' })
  expect(cut('In Nieuw Dorp, te Dorp 5')).toBe('In Nieuw Dorp, te …')
  expect(streetCut({ any: 'Dorp' }, null, { nl: 'Nieuw Dorp' })('Dorp')).toBe('Dorp')
})

test('the street is hidden in every language', () => {
  expect(streetCut({ nl: 'Wetstraat', fr: 'Rue de la Loi' }, null, gent)('Wetstraat / rue de la Loi')).toBe('… / …')
})

test('a street name is not read as a pattern, and any input returns without error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.option(fc.string()), fc.string({ unit: 'grapheme' }), (street, number, text) => {
      expect(typeof streetCut({ any: street }, number, gent)(text)).toBe('string')
    }),
  )
})

test('the street is hidden in any casing', () => {
  const word = fc.stringMatching(/^[A-Za-zéèüö]{5,12}$/)
  fc.assert(
    fc.property(word, word, fc.string(), (one, two, around) => {
      const cut = streetCut({ any: `${one} ${two}` }, null, gent)
      expect(cut(`${around} ${one.toUpperCase()} ${two.toLowerCase()} ${around}`)).toContain('…')
    }),
  )
})
