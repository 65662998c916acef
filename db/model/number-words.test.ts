import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { numberWords } from './number-words.ts'

const all = Array.from({ length: 100 }, (_, number) => number)

/** Number words as read by the rules of each language, written apart from those that spell them. */
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

describe.each(locales)('in %s', (locale) => {
  test('whoever reads a number from 0 to 99 in words finds that number', () => {
    expect(all.map((number) => read(numberWords(number, locale), locale))).toEqual(all)
  })

  test.each([-1, 100, 4.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no words', (number) => {
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
  [99, 'negenennegentig', 'nonante-neuf', 'ninety-nine', 'neunundneunzig'],
])('%d is %s, %s, %s, %s', (number, ...words) => {
  expect((['nl', 'fr', 'en', 'de'] as const).map((locale) => numberWords(number, locale))).toEqual(words)
})
