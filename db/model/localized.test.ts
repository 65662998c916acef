import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale, locales } from '#messages/locales.ts'
import { languageOf, readLocalized, textIn } from './localized.ts'

describe('reading a text of the feed', () => {
  test.each<[string, unknown, unknown]>([
    ['a plain text has no known language', 'Huis', { any: 'Huis' }],
    ['a number is a text', 8000, { any: '8000' }],
    ['keys are language codes', { nl: 'Huis', fr: 'Maison' }, { nl: 'Huis', fr: 'Maison' }],
    ['upper-case keys are the same languages', { NL: 'Huis', De: 'Haus' }, { nl: 'Huis', de: 'Haus' }],
    ['regional keys are their language', { 'nl-BE': 'Huis', fr_BE: 'Maison' }, { nl: 'Huis', fr: 'Maison' }],
    ['the language itself goes before its regions', { 'nl-NL': 'Woonhuis', nl: 'Huis' }, { nl: 'Huis' }],
    ['what was read once can be read again', { any: 'Huis' }, { any: 'Huis' }],
    ['empty entries are left out', { nl: '', fr: '-', en: '  ', de: null, NL: 'Huis' }, { nl: 'Huis' }],
    ['languages that are not ours are left out', { es: 'Casa', nl: 'Huis' }, { nl: 'Huis' }],
    ['blanks around a text go', { nl: ' Huis\n' }, { nl: 'Huis' }],
    ['numbers may stand in entries', { nl: 3 }, { nl: '3' }],
    ['nothing but empty entries is nothing', { nl: '-' }, null],
    ['only a language that is not ours is nothing', { es: 'Casa' }, null],
    ['an empty object is nothing', {}, null],
    ['an empty text is nothing', ' ', null],
    ['a dash is nothing', '-', null],
    ['a list is nothing', ['Huis'], null],
    ['a flag is nothing', true, null],
    ['what is no number is nothing', Number.NaN, null],
    ['null is nothing', null, null],
    ['inherited entries are not entries', Object.create({ nl: 'Huis' }), null],
    ['an own __proto__ is no language', JSON.parse('{"__proto__": {"nl": "Huis"}, "constructor": "x"}'), null],
  ])('%s', (_, given, read) => {
    expect(readLocalized(given)).toEqual(read)
  })

  test('whatever comes, what is read holds trimmed texts by language and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...locales, 'NL', 'fr-BE', 'xx', 'any', '__proto__'), fc.anything())), (value) => {
        const text = readLocalized(value)
        if (text === null) return
        expect(Object.keys(text)).not.toHaveLength(0)
        for (const [key, entry] of Object.entries(text)) {
          expect(key === 'any' || isLocale(key)).toBe(true)
          expect(entry).toBe(entry.trim())
          expect(entry).not.toBe('')
        }
        expect(readLocalized(text)).toEqual(text)
      }),
    )
  })
})

describe('choosing a text', () => {
  const all = { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus', any: 'Home' }

  test.each(locales)('a reader of %s gets their own language', (locale) => {
    expect(textIn(all, locale)).toBe(all[locale])
    expect(languageOf(all, locale)).toBe(locale)
  })

  test.each(locales)('a reader of %s gets the text of no known language before a foreign one', (locale) => {
    const others = { ...all, [locale]: '' }
    expect(textIn(others, locale)).toBe('Home')
    expect(languageOf(others, locale)).toBeNull()
  })

  test.each([
    ['nl', ['en', 'fr', 'de']],
    ['fr', ['en', 'nl', 'de']],
    ['en', ['nl', 'fr', 'de']],
    ['de', ['en', 'nl', 'fr']],
  ] as const)('a reader of %s falls back to %j in that order', (locale, order) => {
    const left = new Set<string>(order)
    for (const expected of order) {
      const text = Object.fromEntries([...left].map((language) => [language, language]))
      expect(textIn(text, locale)).toBe(expected)
      expect(languageOf(text, locale)).toBe(expected)
      left.delete(expected)
    }
  })

  test.each([null, undefined, {}, { nl: ' ' }])('%j is no text in no language', (text) => {
    expect(textIn(text, 'nl')).toBe('')
    expect(languageOf(text, 'nl')).toBeNull()
  })
})
