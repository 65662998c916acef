import type { Locale } from '#messages/locales.ts'

/** Numbers in words, as a Belgian writes them: septante and nonante, but quatre-vingts. */

interface Words {
  /** From 0 to 19, or to the last that has a word of its own. */
  readonly small: readonly string[]
  /** From 20 on. */
  readonly tens: readonly string[]
  join(ten: number, unit: number): string
  /** 100 to 900, and what it is followed by: the rest below a hundred, or nothing. */
  hundreds(hundred: string, rest: string): string
  /** One thousand, and more of them. */
  thousands(count: string, rest: string): string
  millions(count: string): string
}

const nl: Words = {
  small: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' '),
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
  // The trema keeps two vowels apart: tweeëntwintig, drieëntwintig.
  join: (ten, unit) => `${nl.small[unit]}${unit === 2 || unit === 3 ? 'ën' : 'en'}${nl.tens[ten - 2]}`,
  hundreds: (hundred, rest) => `${hundred === 'een' ? '' : hundred}honderd${rest}`,
  thousands: (count, rest) => joined(' ', `${count === 'een' ? '' : count}duizend`, rest),
  millions: (count) => `${count} miljoen`,
}

const fr: Words = {
  small: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' '),
  tens: 'vingt trente quarante cinquante soixante septante quatre-vingts nonante'.split(' '),
  join: (ten, unit) => {
    if (ten === 8) return `quatre-vingt-${fr.small[unit]}`
    return unit === 1 ? `${fr.tens[ten - 2]} et un` : `${fr.tens[ten - 2]}-${fr.small[unit]}`
  },
  hundreds: (hundred, rest) => {
    if (hundred === 'un') return joined(' ', 'cent', rest)
    return rest === '' ? `${hundred} cents` : `${hundred} cent ${rest}`
  },
  // Before mille, which is no noun, cent and vingt lose their s; before millions they keep it.
  thousands: (count, rest) => joined(' ', count === 'un' ? 'mille' : `${count.replace(/(cent|vingt)s$/, '$1')} mille`, rest),
  millions: (count) => (count === 'un' ? 'un million' : `${count} millions`),
}

const en: Words = {
  small: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  join: (ten, unit) => `${en.tens[ten - 2]}-${en.small[unit]}`,
  hundreds: (hundred, rest) => joined(' and ', `${hundred} hundred`, rest),
  thousands: (count, rest) => joined(rest.includes('hundred') ? ' ' : ' and ', `${count} thousand`, rest),
  millions: (count) => `${count} million`,
}

const de: Words = {
  small: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' '),
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
  join: (ten, unit) => `${unit === 1 ? 'ein' : de.small[unit]}und${de.tens[ten - 2]}`,
  hundreds: (hundred, rest) => `${hundred.replace(/eins$/, 'ein')}hundert${rest}`,
  thousands: (count, rest) => `${count.replace(/eins$/, 'ein')}tausend${rest}`,
  millions: (count) => (count === 'eins' ? 'eine Million' : `${count.replace(/eins$/, 'eine')} Millionen`),
}

const words: Readonly<Record<Locale, Words>> = { nl, fr, en, de }

/** The greatest number that has words here. */
export const maxInWords = 999_999_999

/**
 * A whole number from 0 to 999,999,999 in words.
 * @throws RangeError for any other
 */
export function numberWords(number: number, locale: Locale): string {
  if (!Number.isInteger(number) || number < 0 || number > maxInWords) throw new RangeError(`No words for ${number}`)
  return upToMillions(number, words[locale])
}

function upToMillions(number: number, language: Words): string {
  if (number < 1_000_000) return upToThousands(number, language)
  const rest = number % 1_000_000
  const and = language === en && rest > 0 && rest < 100 ? ' and ' : ' '
  return joined(and, language.millions(upToHundreds(Math.floor(number / 1_000_000), language)), rest === 0 ? '' : upToThousands(rest, language))
}

function upToThousands(number: number, language: Words): string {
  if (number < 1000) return upToHundreds(number, language)
  const rest = number % 1000
  return language.thousands(upToHundreds(Math.floor(number / 1000), language), rest === 0 ? '' : upToHundreds(rest, language))
}

function upToHundreds(number: number, language: Words): string {
  if (number < 100) return upToTens(number, language)
  const rest = number % 100
  return language.hundreds(language.small[Math.floor(number / 100)] ?? '', rest === 0 ? '' : upToTens(rest, language))
}

function upToTens(number: number, { small, tens, join }: Words): string {
  const [ten, unit] = [Math.floor(number / 10), number % 10]
  if (number < 20) return small[number] ?? ''
  return unit === 0 ? (tens[ten - 2] ?? '') : join(ten, unit)
}

function joined(by: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(by)
}
