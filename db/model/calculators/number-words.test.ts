import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { maxInWords, numberSpellings, numberWords, saysAmount } from './number-words.ts'

const all = Array.from({ length: 100 }, (_, number) => number)

/** Rules to parse number words, independent of the rules that write them. */
const reading = {
  nl: {
    small: [
      'nul',
      'een',
      'twee',
      'drie',
      'vier',
      'vijf',
      'zes',
      'zeven',
      'acht',
      'negen',
      'tien',
      'elf',
      'twaalf',
      'dertien',
      'veertien',
      'vijftien',
      'zestien',
    ],
    ten: /(twin|der|veer|vijf|zes|zeven|tach|negen)tig$/,
    tens: ['twin', 'der', 'veer', 'vijf', 'zes', 'zeven', 'tach', 'negen'],
    unit: /^(.+?)[eë]n$/,
    teen: /^(zeven|acht|negen)tien$/,
  },
  fr: {
    small: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
    ten: /^(vingt|trente|quarante|cinquante|soixante|septante|quatre-vingt|nonante)/,
    tens: ['vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'septante', 'quatre-vingt', 'nonante'],
    unit: /^(?:-| et )(.+)$/,
    teen: /^dix-(sept|huit|neuf)$/,
  },
  en: {
    small: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' '),
    ten: /^(twen|thir|for|fif|six|seven|eigh|nine)ty/,
    tens: ['twen', 'thir', 'for', 'fif', 'six', 'seven', 'eigh', 'nine'],
    unit: /^-(.+)$/,
    teen: /^(seven|eigh|nine)teen$/,
  },
  de: {
    small: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn'.split(' '),
    ten: /(zwan|drei|vier|fünf|sech|sieb|acht|neun)[zß]ig$/,
    tens: ['zwan', 'drei', 'vier', 'fünf', 'sech', 'sieb', 'acht', 'neun'],
    unit: /^(.+?)und$/,
    teen: /^(sieb|acht|neun)zehn$/,
  },
} as const

function read(text: string, locale: keyof typeof reading): number {
  const { small, ten, tens, unit, teen }: (typeof reading)[keyof typeof reading] = reading[locale]
  const numbers: readonly string[] = small
  const known = numbers.indexOf(text)
  if (known >= 0) return known
  const late = teen.exec(text)?.[1]
  if (late !== undefined) return 10 + numbers.findIndex((word, number) => number >= 7 && number <= 9 && word.startsWith(late))
  const names: readonly (string | undefined)[] = tens
  const base = (names.indexOf(ten.exec(text)?.[1]) + 2) * 10
  const rest = text.replace(ten, '')
  if (rest === '' || rest === 's') return base
  const single = unit.exec(rest)?.[1] ?? ''
  return base + (single === 'ein' ? 1 : numbers.indexOf(single))
}

const scales = [
  [1_000_000, / ?(?:miljoen|millions?|millionen)\b ?(?:and )?/],
  [1000, / ?(?:duizend|mille|thousand|tausend) ?(?:and )?/],
  [100, / ?(?:honderd|cents?|hundred|hundert) ?(?:and )?/],
] as const

/** Parses number words of any length, millions first. */
function readMillions(text: string, locale: keyof typeof reading): number {
  const left = text.toLowerCase()
  for (const [scale, word] of scales) {
    const found = word.exec(left)
    if (!found) continue
    const before = left.slice(0, found.index)
    const rest = left.slice(found.index + found[0].length)
    return (before === '' ? 1 : readMillions(before, locale)) * scale + (rest === '' ? 0 : readMillions(rest, locale))
  }
  return left === 'ein' || left === 'eine' ? 1 : read(left, locale)
}

describe.each(locales)('in %s', (locale) => {
  test('the words of 0 to 99 parse back to the number', () => {
    expect(all.map((number) => read(numberWords(number, locale), locale))).toEqual(all)
  })

  test('the words of any number of up to nine digits parse back to it', () => {
    fc.assert(
      fc.property(fc.nat(maxInWords), (number) => {
        expect(readMillions(numberWords(number, locale), locale)).toBe(number)
      }),
    )
  })

  test('typed words match their amount and no other, in any casing and spacing', () => {
    fc.assert(
      fc.property(fc.nat(maxInWords), fc.nat(maxInWords), (number, other) => {
        const typed = ` ${numberWords(number, locale).toUpperCase().replaceAll('-', ' ')}  Euro`
        expect(saysAmount(typed, number, locale)).toBe(true)
        expect(saysAmount(typed, other, locale)).toBe(number === other)
      }),
    )
  })

  test.each([-1, 1_000_000_000, 4.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no words', (number) => {
    expect(() => numberWords(number, locale)).toThrow(RangeError)
  })
})

test.each([
  [11, 'elf', 'onze', 'eleven', 'elf'],
  [17, 'zeventien', 'dix-sept', 'seventeen', 'siebzehn'],
  [21, 'eenentwintig', 'vingt et un', 'twenty-one', 'einundzwanzig'],
  [22, 'tweeëntwintig', 'vingt-deux', 'twenty-two', 'zweiundzwanzig'],
  [33, 'drieëndertig', 'trente-trois', 'thirty-three', 'dreiunddreißig'],
  [47, 'zevenenveertig', 'quarante-sept', 'forty-seven', 'siebenundvierzig'],
  [60, 'zestig', 'soixante', 'sixty', 'sechzig'],
  [71, 'eenenzeventig', 'septante et un', 'seventy-one', 'einundsiebzig'],
  [80, 'tachtig', 'quatre-vingts', 'eighty', 'achtzig'],
  [81, 'eenentachtig', 'quatre-vingt-un', 'eighty-one', 'einundachtzig'],
  [100, 'honderd', 'cent', 'one hundred', 'einhundert'],
  [201, 'tweehonderdeen', 'deux cent un', 'two hundred and one', 'zweihunderteins'],
  [1000, 'duizend', 'mille', 'one thousand', 'eintausend'],
  [80_000, 'tachtigduizend', 'quatre-vingt mille', 'eighty thousand', 'achtzigtausend'],
  [200_000, 'tweehonderdduizend', 'deux cent mille', 'two hundred thousand', 'zweihunderttausend'],
  [395_000, 'driehonderdvijfennegentigduizend', 'trois cent nonante-cinq mille', 'three hundred and ninety-five thousand', 'dreihundertfünfundneunzigtausend'],
  [
    472_500,
    'vierhonderdtweeënzeventigduizend vijfhonderd',
    'quatre cent septante-deux mille cinq cents',
    'four hundred and seventy-two thousand five hundred',
    'vierhundertzweiundsiebzigtausendfünfhundert',
  ],
  [1_000_000, 'een miljoen', 'un million', 'one million', 'eine Million'],
  [
    1_250_005,
    'een miljoen tweehonderdvijftigduizend vijf',
    'un million deux cent cinquante mille cinq',
    'one million two hundred and fifty thousand and five',
    'eine Million zweihundertfünfzigtausendfünf',
  ],
  [200_000_000, 'tweehonderd miljoen', 'deux cents millions', 'two hundred million', 'zweihundert Millionen'],
  [99, 'negenennegentig', 'nonante-neuf', 'ninety-nine', 'neunundneunzig'],
])('%d is %s, %s, %s, %s', (number, ...words) => {
  expect((['nl', 'fr', 'en', 'de'] as const).map((locale) => numberWords(number, locale))).toEqual(words)
})

test.each([
  ['nl', 395_000, 'Driehonderd vijf-en-negentig duizend euro'],
  ['nl', 1_000_000, 'Eén miljoen'],
  ['fr', 395_000, 'trois-cent-quatre-vingt-quinze-mille euros'],
  ['fr', 471_000, 'quatre cents soixante et onze mille'],
  ['fr', 477_000, 'quatre cent soixante-dix-sept mille'],
  ['fr', 2_000_000, 'Deux millions d’euros'],
  ['en', 395_000, 'Three hundred ninety five thousand'],
  ['de', 112_000, 'hundertzwoelftausend Euro'],
  ['de', 530_000, 'fuenfhundertdreissigtausend'],
] as const)('in %s %d may be written %s', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(true)
})

test.each([
  ['nl', 1200, 'twaalfhonderd euro'],
  ['nl', 1_250_500, 'twaalfhonderdvijftigduizend vijfhonderd'],
  ['fr', 1200, 'douze cents euros'],
  ['fr', 1_250_000, 'douze cent cinquante mille'],
  ['en', 1200, 'Twelve hundred euros'],
  ['en', 1_250_000, 'twelve hundred fifty thousand'],
  ['de', 1200, 'zwölfhundert Euro'],
  ['de', 1_200_000, 'zwölfhunderttausend'],
] as const)('in %s %d may be counted in hundreds: %s', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(true)
})

test.each(locales)('in %s an amount counted in hundreds matches no other amount', (locale) => {
  const inHundreds = fc.oneof(fc.integer({ min: 1100, max: 9999 }), fc.integer({ min: 1_100_000, max: 9_999_999 }))
  fc.assert(
    fc.property(inHundreds, fc.oneof(fc.nat(maxInWords), inHundreds), (number, other) => {
      const [usual = '', hundreds = ''] = numberSpellings(number, locale)
      expect([saysAmount(hundreds, number, locale), usual === hundreds]).toEqual([true, false])
      expect(saysAmount(hundreds, other, locale)).toBe(number === other)
    }),
  )
})

test.each([
  ['nl', 395_000, 'driehonderdvijfennegentig'],
  ['fr', 395_000, 'trois cent nonante-cinq'],
  ['en', 395_000, 'three hundred and ninety-four thousand'],
  ['de', 395_000, 'driehonderdvijfennegentigduizend'],
  ['en', 395_000, '395000'],
  ['en', 395_000, ''],
] as const)('in %s %d is not %s', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(false)
})

test.each([-1, 0.5, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d has no words', (number) => {
  expect(() => numberWords(number, 'nl')).toThrow(new RangeError(`No words for ${number}`))
})

test.each<[Locale, number, string]>([
  ['nl', 250_000, 'tweehonderdvijftigduizend'],
  ['nl', 250_000, 'Tweehonderd vijftig-duizend euro'],
  ['nl', 1_200, 'twaalfhonderd'],
  ['nl', 1_200, 'duizend tweehonderd €'],
  ['nl', 22, 'tweeëntwintig'],
  ['nl', 22, 'tweeentwintig'],
  ['fr', 250_000, 'deux cent cinquante mille euros'],
  ['fr', 250_000, 'deux cents cinquante mille'],
  ['fr', 80, 'quatre-vingts'],
  ['fr', 80, 'quatre-vingt'],
  ['fr', 70, 'septante'],
  ['fr', 70, 'soixante-dix'],
  ['fr', 71, 'soixante et onze'],
  ['fr', 71, 'soixante-et-onze'],
  ['fr', 72, 'soixante-douze'],
  ['fr', 73, 'soixante-treize'],
  ['fr', 74, 'soixante-quatorze'],
  ['fr', 75, 'soixante-quinze'],
  ['fr', 76, 'soixante-seize'],
  ['fr', 77, 'soixante-dix-sept'],
  ['fr', 92, 'quatre-vingt-douze'],
  ['fr', 93, 'quatre-vingt-treize'],
  ['fr', 94, 'quatre-vingt-quatorze'],
  ['fr', 95, 'quatre-vingt-quinze'],
  ['fr', 96, 'quatre-vingt-seize'],
  ['fr', 90, 'quatre-vingt-dix'],
  ['fr', 2_000_000, 'deux millions d’euros'],
  ['fr', 2_000_000, "deux million d' euros"],
  ['de', 250_000, 'zweihundertfünfzigtausend Euro'],
  ['de', 250_000, 'zweihundertfuenfzigtausend'],
  ['de', 12, 'zwoelf'],
  ['de', 30, 'dreißig'],
  ['de', 30, 'dreissig'],
  ['de', 1_000, 'tausend'],
  ['de', 1_000, 'eintausend'],
  ['de', 100, 'hundert'],
  ['de', 100, 'einhundert'],
  ['en', 250_000, 'two hundred and fifty thousand'],
  ['en', 250_000, 'Two hundred fifty thousand euros'],
  ['en', 1_200, 'twelve hundred'],
])('in %s %d may be written %j', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(true)
})

test.each<[Locale, number, string]>([
  ['nl', 250_000, 'tweehonderdduizend'],
  ['nl', 250_000, ''],
  ['nl', 250_000, '250.000'],
  ['fr', 70, 'soixante'],
  ['fr', 71, 'soixante-douze'],
  ['fr', 92, 'quatre-vingt-onze'],
  ['nl', 70, 'soixante-dix'],
  ['de', 12, 'zwei'],
  ['de', 21, 'zwanzig'],
  ['en', 250_000, 'two hundred fifty'],
])('in %s %d is not written %j', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(false)
})
