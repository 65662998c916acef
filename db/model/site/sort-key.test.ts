import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { anyText } from '../../../tests/kit/any-text.ts'
import { collationKey } from './sort-key.ts'

const byKey = (one: string, other: string) => Buffer.compare(Buffer.from(collationKey(one)), Buffer.from(collationKey(other)))

describe('a sort key', () => {
  test.each([
    ['Écaussinnes', 'ecaussinnes'],
    ['ÉCAUSSINNES', 'ecaussinnes'],
    [' Sint-Niklaas', 'sint-niklaas'],
    ['De  Panne', 'de\tpanne'],
    ['Großstadt', 'grossstadt'],
    ['Œuvre', 'oeuvre'],
    ['Łódź', 'lodz'],
    ['Đorđe', 'dorde'],
    ['Eðvarð', 'edvard'],
    ['Ħamrun', 'hamrun'],
    ['Ærø', 'aero'],
    ['„Am Markt“', '"Am Markt"'],
    ['‚Am Markt‘', "'Am Markt'"],
    ["Braine-l'Alleud", 'Braine-l’Alleud'],
    ['Brug\u00adge', 'Brugge'],
    ['…', '...'],
  ])('a sort key of %j equals the key of %j', (one, other) => {
    expect(collationKey(one)).toBe(collationKey(other))
  })

  test('a sort key sorts towns like Intl.Collator', () => {
    const towns = ['Ans', 'Écaussinnes', 'Eeklo', 'La Hulpe', 'La-Hulpe', "L'Hulpe", 'Lahulpe', 'Liège', 'Lier', 'Ötrange', 'Oupeye', 'Zelzate', '1000', '9000']
    const sorted = [...towns].sort(new Intl.Collator('nl', { sensitivity: 'base' }).compare)
    expect([...towns].reverse().sort(byKey)).toEqual(sorted)
  })

  test('a sort key follows custom rules of a language', () => {
    const sorted = (rules: string) =>
      ['Zz', 'Ångström', 'Älv', 'Aa', 'Bo'].sort((one, other) => (collationKey(one, rules) < collationKey(other, rules) ? -1 : 1))
    expect(sorted('')).toEqual(['Aa', 'Älv', 'Ångström', 'Bo', 'Zz'])
    expect(sorted('&z<å<ä')).toEqual(['Aa', 'Bo', 'Zz', 'Ångström', 'Älv'])
    expect(sorted('& b < a')).toEqual(['Älv', 'Ångström', 'Bo', 'Aa', 'Zz'])
  })

  test('a sort key sorts spaces, punctuation, digits and letters in that order', () => {
    const order = ['a b', ...[...'_-,;:!?.\'"()[]{}@*/\\&#%+<=>|~$€'].map((mark) => `a${mark}b`), 'a0b', 'a9b', 'aab', 'azb']
    expect([...order].reverse().sort(byKey)).toEqual(order)
  })

  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZàâäáãåçéèêëïîíìñôöóòõøùûüúÿýßæœÆŒÉÈÀÇÖÜÄłđ']
  const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  const name = fc.array(fc.tuple(word, fc.constantFrom(' ', '-', "'", '', ' 2', '.', ', ', ' (')), { minLength: 1, maxLength: 4 }).map((parts) =>
    parts
      .map(([text, joint]) => text + joint)
      .join('')
      .trim(),
  )

  test.each(locales)('sort keys order Latin names like the collator of %s', (locale) => {
    const collator = new Intl.Collator(locale, { sensitivity: 'base' })
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(Math.sign(byKey(one, other))).toBe(Math.sign(collator.compare(one, other)))
      }),
      { numRuns: 1000 },
    )
    fc.assert(
      fc.property(
        word,
        fc.constantFrom(...letters, ...' -\'"._,;:!?()&/+'),
        fc.constantFrom(...letters, ...' -\'"._,;:!?()&/+'),
        word,
        (start, one, other, end) => {
          expect(Math.sign(byKey(`${start}${one}${end}`, `${start}${other}${end}`))).toBe(
            Math.sign(collator.compare(`${start}${one}${end}`, `${start}${other}${end}`)),
          )
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('a sort key of any text has no extra white space and no combining marks', () => {
    fc.assert(fc.property(anyText(), (text) => !/^\s|\s$|\s\s|\p{M}/u.test(collationKey(text))))
  })
})
