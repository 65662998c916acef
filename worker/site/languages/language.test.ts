import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale, type Locale, locales } from '#messages/locales.ts'
import { anyText } from '../../../tests/kit/any-text.ts'
import { acceptedLocale, enabledLocale, negotiate } from './language.ts'

describe('the language of a response', () => {
  test.each([
    { segment: 'fr', lng: 'en', cookie: 'de', acceptLanguage: 'nl', gives: 'fr' },
    { segment: null, lng: 'en', cookie: 'de', acceptLanguage: 'nl', gives: 'en' },
    { segment: null, lng: null, cookie: 'de', acceptLanguage: 'fr', gives: 'de' },
    { segment: null, lng: null, cookie: null, acceptLanguage: 'fr', gives: 'fr' },
    { segment: null, lng: null, cookie: null, acceptLanguage: null, gives: 'nl' },
    { segment: undefined, lng: undefined, cookie: undefined, acceptLanguage: undefined, gives: 'nl' },
    { segment: 'xx', lng: '', cookie: 'fr_BE', acceptLanguage: 'it, en;q=0.1', gives: 'en' },
    { segment: 'te-koop', lng: 'nederlands', cookie: '%00', acceptLanguage: ';;;', gives: 'nl' },
    { segment: 'FR', lng: null, cookie: null, acceptLanguage: null, gives: 'fr' },
    { segment: null, lng: 'De', cookie: null, acceptLanguage: null, gives: 'de' },
    { segment: '__proto__', lng: 'constructor', cookie: 'toString', acceptLanguage: 'hasOwnProperty', gives: 'nl' },
  ])('path $segment, query $lng, cookie $cookie, header $acceptLanguage: $gives', ({ gives, ...hints }) => {
    expect(negotiate(hints, locales, 'nl')).toBe(gives)
  })

  test('a disabled language is skipped in every hint', () => {
    const hints = { segment: 'en', lng: 'de', cookie: 'nl', acceptLanguage: 'en, de;q=0.9, fr;q=0.1' }
    expect(negotiate(hints, ['fr'], 'fr')).toBe('fr')
    expect(negotiate(hints, ['fr', 'nl'], 'fr')).toBe('nl')
    expect(negotiate({ acceptLanguage: 'it' }, ['fr', 'de'], 'de')).toBe('de')
  })

  test('any request gets an enabled language', () => {
    const enabledSets = fc.subarray([...locales], { minLength: 1 })
    const hint = fc.option(fc.oneof(anyText(), fc.constantFrom('nl', 'FR', 'xx', '')), { nil: null })
    fc.assert(
      fc.property(enabledSets, hint, hint, hint, hint, (enabled, segment, lng, cookie, acceptLanguage) => {
        const fallback = enabled[0] ?? 'nl'
        expect(enabled).toContain(negotiate({ segment, lng, cookie, acceptLanguage }, enabled, fallback))
      }),
    )
  })
})

describe('the header Accept-Language', () => {
  const accepted = (header: string, enabled: readonly Locale[] = locales) => acceptedLocale(header, enabled, 'nl')

  test.each([
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['FR-be', 'fr'],
    ['de-Latn-LU-1996', 'de'],
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['en;q=0.8, fr;q=0.9', 'fr'],
    ['en;q=0.5, fr;q=0.5', 'en'],
    ['en;q=0.001, fr;q=0', 'en'],
    ['fr ; q=0.3 , de; Q=0.4', 'de'],
    ['it, es;q=0.9, de;q=0.1', 'de'],
    ['fr;level=1;q=0.2, en;q=0.3', 'en'],
    ['lb', 'de'],
    ['lb-LU, fr;q=0.9', 'de'],
    ['lb;q=0.5, fr', 'fr'],
    ['*', 'nl'],
    ['it, *', 'nl'],
    ['*, fr', 'fr'],
    ['*;q=0.1, fr;q=0.2', 'fr'],
    ['fr;q=0.1, *;q=0.5', 'nl'],
    ['nl;q=0, *', 'fr'],
    ['*;q=0', null],
    ['fr;q=0', null],
    ['', null],
    [',,,', null],
    ['it', null],
    ['xx-YY', null],
  ] as const)('the header Accept-Language “%s” selects %s', (header, locale) => {
    expect(accepted(header)).toBe(locale)
  })

  test.each([
    'fr_BE',
    'fr;q=2',
    'fr;q=-1',
    'fr;q=1.5',
    'fr;q=0.1234',
    'fr;q=x',
    'fr;q=',
    'f',
    'français',
    'fr--BE',
    '-fr',
    'fr-',
    'fr BE',
    '1',
    '**',
    '*-BE',
    'i-klingon-too-long-subtag',
  ])('the malformed range “%s” is skipped and the next one counts', (garbage) => {
    expect(accepted(garbage)).toBeNull()
    expect(accepted(`${garbage}, de;q=0.1`)).toBe('de')
  })

  test('Luxembourgish falls back to German, then to French', () => {
    expect(accepted('lb', ['nl', 'fr', 'en'])).toBe('fr')
    expect(accepted('lb', ['nl', 'en'])).not.toBe('fr')
    expect(accepted('lb;q=0.9, en', locales)).toBe('en')
  })

  test('a language with quality 0 is not selected by a wildcard or as a fallback', () => {
    expect(accepted('*, nl;q=0, fr;q=0, en;q=0')).toBe('de')
    expect(accepted('lb, de;q=0')).toBe('fr')
    expect(accepted('*, nl;q=0, fr;q=0, en;q=0, de;q=0')).toBeNull()
  })

  test('only the first twenty ranges of Accept-Language are read', () => {
    const many = Array.from({ length: 5_000 }, () => 'it').join(',')
    const from = performance.now()
    expect(accepted(`${many},fr`)).toBeNull()
    expect(performance.now() - from).toBeLessThan(200)
  })

  test('language tags made up by visitors leave nothing behind in memory', () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const used = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = used()
    for (let header = 0; header < 500; header += 1) {
      acceptedLocale(Array.from({ length: 20 }, (_, index) => `xq-${header}-${index}-${'aaaaaaa-'.repeat(4)}a`).join(','), locales, 'nl')
    }
    expect(used() - before).toBeLessThan(1_000_000)
  })

  test('any header selects an enabled language or null', () => {
    const range = fc.tuple(
      fc.constantFrom('nl', 'fr-BE', 'lb', '*', 'gsw', 'af', 'wa', 'zh-Hant-TW', 'x-private', 'en-u-ca-buddhist', 'i-enochian'),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    const plausible = fc.array(range).map((ranges) => ranges.map(([tag, quality]) => `${tag};q=${quality.toFixed(3)}`).join(','))
    fc.assert(
      fc.property(fc.oneof(anyText(), plausible), fc.subarray([...locales]), (header, enabled) => {
        const found = acceptedLocale(header, enabled, 'nl')
        expect(found === null || enabled.includes(found)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

test('a code in exact or other casing is an enabled language or null', () => {
  expect(enabledLocale('FR', ['fr'])).toBe('fr')
  for (const code of ['FR', 'xx', '', ' fr', null, undefined]) expect(enabledLocale(code, ['nl'])).toBeNull()
})

describe('test cases of other negotiators', () => {
  const corpora = resolve(import.meta.dirname, '../../../../shared/data/corpora')

  function casesIn(name: string): Readonly<Record<string, unknown>>[] {
    const file = resolve(corpora, name)
    const found: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    return Array.isArray(found) ? found : []
  }

  /** Replaces Spanish, which the site lacks, by French unless the case mentions French. */
  const withFrench = (text: string) => (/\bfr\b/.test(text) ? text : text.replace(/\bes\b/g, 'fr'))

  const negotiated = casesIn('accept_language_negotiator.json').flatMap(({ fn, accept_language: header, supported, options, expected }) => {
    if (fn !== 'language' || options !== null || typeof header !== 'string' || !Array.isArray(supported)) return []
    const enabled = supported.map((code) => withFrench(String(code))).filter(isLocale)
    return enabled.length === supported.length
      ? [{ header: withFrench(header), enabled, expected: typeof expected === 'string' ? withFrench(expected) : null }]
      : []
  })

  test.each(negotiated)('“$header” with $enabled selects $expected', ({ header, enabled, expected }) => {
    expect(acceptedLocale(header, enabled, enabled[0] ?? 'nl')).toBe(expected)
  })

  test('every header of their cases selects a language or null', () => {
    const headers = [
      ...casesIn('accept_language_negotiator.json').map((known) => known.accept_language),
      ...casesIn('locale_match_formatjs.json').map((known) => (Array.isArray(known.requested) ? known.requested.join(', ') : '')),
    ]
    for (const header of headers) {
      const found = acceptedLocale(typeof header === 'string' ? header : '', locales, 'nl')
      expect(found === null || isLocale(found), String(header)).toBe(true)
    }
  })
})
