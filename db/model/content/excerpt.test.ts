import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt, firstSentences, ribbonText } from './excerpt.ts'

test.each([
  ['short enough', 12, 'short enough'],
  ['', 10, ''],
  ['one two three', 10, 'one two th…'],
  ['one two, three', 9, 'one two,…'],
  ['One two. Three', 8, 'One two…'],
  ['one two three four', 13, 'one two three…'],
  ['a house with a garden', 20, 'a house with a garde…'],
  ['a house with a big garden', 20, 'a house with a big…'],
  ['eighty percent', 8, 'eighty p…'],
  ['line\nbreaks too', 12, 'line\nbreaks…'],
  ['a  b', 2, 'a…'],
  ['abc', 0, '…'],
  ['abc', -1, '…'],
  ['abc', Number.NaN, '…'],
  ['abc', 2.9, 'ab…'],
  ['abc', Number.POSITIVE_INFINITY, 'abc'],
])('%j within %d is %j', (text, limit, shown) => {
  expect(excerpt(text, limit)).toBe(shown)
})

test.each([
  ['One. Two.', 40, 'One. Two.'],
  ['One is short. Two is longer than that.', 20, 'One is short.'],
  ['Wir sagten: „Ja.“ Dann kam ein zweiter, langer Satz.', 30, 'Wir sagten: „Ja.“'],
  ['A sentence without any end that fits', 20, 'A sentence without…'],
])('a quotation of %j within %d ends with a sentence: %j', (text, limit, shown) => {
  expect(firstSentences(text, limit)).toBe(shown)
})

test('the default limit is 250', () => {
  expect(excerpt('x'.repeat(250))).toBe('x'.repeat(250))
  expect(excerpt('x'.repeat(251))).toBe(`${'x'.repeat(250)}…`)
})

test('cuts at the last space only after 80 % of the limit', () => {
  expect(excerpt(`${'x'.repeat(200)} ${'y'.repeat(99)}`)).toBe(`${'x'.repeat(200)} ${'y'.repeat(49)}…`)
  expect(excerpt(`${'x'.repeat(201)} ${'y'.repeat(98)}`)).toBe(`${'x'.repeat(201)}…`)
})

test('never splits a surrogate pair', () => {
  expect(excerpt('ab🏠cd', 3)).toBe('ab…')
  expect(excerpt('ab🏠cd', 4)).toBe('ab🏠…')
})

test('an excerpt is a prefix within the limit, shortened only to end between words', () => {
  const words = fc.array(fc.constantFrom('huis', 'met', 'ruime', 'tuin', '🏠', 'gemeubileerd', ' ', '\n'), { maxLength: 40 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.oneof(words, fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 80 }), (text, limit) => {
      const shown = excerpt(text, limit)
      if (text.length <= limit) {
        expect(shown).toBe(text)
        return
      }
      expect(shown.endsWith('…')).toBe(true)
      const kept = shown.slice(0, -1)
      expect(text.startsWith(kept)).toBe(true)
      expect(kept.length).toBeLessThanOrEqual(limit)
      expect(text.slice(kept.length, Math.floor(limit * 0.8)).trim().length).toBeLessThanOrEqual(1)
      expect(kept.isWellFormed()).toBe(text.isWellFormed())
    }),
  )
})

test.each([
  ['Nieuwe prijs', 'Nieuwe prijs'],
  ['Onmiddellijk beschikbaar en zeer uitzonderlijk', 'Onmiddellijk beschikbaar en zeer…'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(39)}…`],
])('the ribbon %s reads %s', (text, shown) => {
  expect(ribbonText(text)).toBe(shown)
})

describe('the text of a ribbon', () => {
  test.each([
    ['Nieuw', 'Nieuw'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(39)}…`],
    [`${'x'.repeat(38)}😀y`, `${'x'.repeat(38)}…`],
    [`${'x'.repeat(39)} y`, `${'x'.repeat(39)}…`],
    [`${'x'.repeat(30)} ${'y'.repeat(12)}`, `${'x'.repeat(30)}…`],
    [`${'x'.repeat(30)}, ${'y'.repeat(12)}`, `${'x'.repeat(30)}…`],
    [`${'x'.repeat(30)} – ${'y'.repeat(12)}`, `${'x'.repeat(30)}…`],
    [` ${'y'.repeat(42)}`, ` ${'y'.repeat(38)}…`],
  ])('the text of a ribbon is shortened from %j to %j', (text, ribbon) => {
    expect(ribbonText(text)).toBe(ribbon)
  })
})

describe('the first sentences of a text', () => {
  test.each([
    ['Een. Twee. Drie.', 16, 'Een. Twee. Drie.'],
    ['Een. Twee. Drie.', 15, 'Een. Twee.'],
    ['Een. Twee. Drie.', 10, 'Een. Twee.'],
    ['Een. Twee. Drie.', 9, 'Een.'],
    ['Een! Twee? Drie…', 12, 'Een! Twee?'],
    ['“Een.” Twee.', 8, '“Een.”'],
    ['3.5 kamers en meer. Twee.', 20, '3.5 kamers en meer.'],
    ['Een lange eerste zin zonder einde', 20, 'Een lange eerste zin…'],
  ])('%j within %d: %j', (text, limit, sentences) => {
    expect(firstSentences(text, limit)).toBe(sentences)
  })
})
