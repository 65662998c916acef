import type { Locale } from '#messages/locales.ts'

/** Numbers in words, as a Belgian writes them: septante and nonante, but quatre-vingts. */

interface Words {
  /** From 0 to 19, or to the last that has a word of its own. */
  readonly small: readonly string[]
  /** From 20 on. */
  readonly tens: readonly string[]
  join(ten: number, unit: number): string
}

const nl: Words = {
  small: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' '),
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
  // The trema keeps two vowels apart: tweeëntwintig, drieëntwintig.
  join: (ten, unit) => `${nl.small[unit]}${unit === 2 || unit === 3 ? 'ën' : 'en'}${nl.tens[ten - 2]}`,
}

const fr: Words = {
  small: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' '),
  tens: 'vingt trente quarante cinquante soixante septante quatre-vingts nonante'.split(' '),
  join: (ten, unit) => {
    if (ten === 8) return `quatre-vingt-${fr.small[unit]}`
    return unit === 1 ? `${fr.tens[ten - 2]} et un` : `${fr.tens[ten - 2]}-${fr.small[unit]}`
  },
}

const en: Words = {
  small: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  join: (ten, unit) => `${en.tens[ten - 2]}-${en.small[unit]}`,
}

const de: Words = {
  small: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' '),
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
  join: (ten, unit) => `${unit === 1 ? 'ein' : de.small[unit]}und${de.tens[ten - 2]}`,
}

const words: Readonly<Record<Locale, Words>> = { nl, fr, en, de }

/**
 * A whole number from 0 to 99 in words.
 * @throws RangeError for any other
 */
export function numberWords(number: number, locale: Locale): string {
  const { small, tens, join } = words[locale]
  const [ten, unit] = [Math.floor(number / 10), number % 10]
  const found = number < 20 ? small[number] : unit === 0 ? tens[ten - 2] : ten < 10 ? join(ten, unit) : undefined
  if (found === undefined || !Number.isInteger(number)) throw new RangeError(`No words for ${number}`)
  return found
}
