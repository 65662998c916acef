import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale, locales } from '#messages/locales.ts'
import { languageOf, readLocalized, textIn } from './localized.ts'

describe('parsing a text of the feed', () => {
  test.each<[string, unknown, unknown]>([
    ['a plain text has no known language', 'Huis', { any: 'Huis' }],
    ['a number becomes text', 8000, { any: '8000' }],
    ['keys are language codes', { nl: 'Huis', fr: 'Maison' }, { nl: 'Huis', fr: 'Maison' }],
    ['keys may be in upper case', { NL: 'Huis', De: 'Haus' }, { nl: 'Huis', de: 'Haus' }],
    ['regional keys count as their language', { 'nl-BE': 'Huis', fr_BE: 'Maison' }, { nl: 'Huis', fr: 'Maison' }],
    ['a language takes precedence over its regions', { 'nl-NL': 'Woonhuis', nl: 'Huis' }, { nl: 'Huis' }],
    ['a parsed text parses to itself', { any: 'Huis' }, { any: 'Huis' }],
    ['empty entries are left out', { nl: '', fr: '-', en: '  ', de: null, NL: 'Huis' }, { nl: 'Huis' }],
    ['unknown languages are left out', { es: 'Casa', nl: 'Huis' }, { nl: 'Huis' }],
    ['white space around a text is trimmed', { nl: ' Huis\n' }, { nl: 'Huis' }],
    ['entries may be numbers', { nl: 3 }, { nl: '3' }],
    ['only empty entries is null', { nl: '-' }, null],
    ['only an unknown language is null', { es: 'Casa' }, null],
    ['an empty object is null', {}, null],
    ['an empty text is null', ' ', null],
    ['a dash is null', '-', null],
    ['an array is null', ['Huis'], null],
    ['a boolean is null', true, null],
    ['NaN is null', Number.NaN, null],
    ['null is null', null, null],
    ['inherited entries are ignored', Object.create({ nl: 'Huis' }), null],
    ['__proto__ is not a language', JSON.parse('{"__proto__": {"nl": "Huis"}, "constructor": "x"}'), null],
  ])('a text of a feed is parsed: %s', (_, given, read) => {
    expect(readLocalized(given)).toEqual(read)
  })

  test('any value parses to trimmed, non-empty texts by language, or null', () => {
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

  test.each(locales)('a reader of %s gets a text of unknown language before another language', (locale) => {
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

  test.each([null, undefined, {}, { nl: ' ' }])('%j has no text in any language', (text) => {
    expect(textIn(text, 'nl')).toBe('')
    expect(languageOf(text, 'nl')).toBeNull()
  })
})
