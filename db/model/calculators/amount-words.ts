import type { Locale } from '#messages/locales.ts'
import { numberSpellings } from './number-words.ts'

/**
 * Whether words spell an amount. Ignores capitals, accents, hyphens, spaces and 'euro'; accepts the French soixante-dix for septante, and hundreds
 * above ten: 'twelve hundred'.
 * @param amount whole euro, 0 to 999,999,999
 */
export function saysAmount(text: string, amount: number, locale: Locale): boolean {
  const typed = bareWords(text, locale)
  return numberSpellings(amount, locale).some((words) => bareWords(words, locale) === typed)
}

function bareWords(text: string, locale: Locale): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/(?:\bd\s*['’]\s*)?\beuros?\b|€/g, ' ')
    .replace(/\band\b/g, ' ')
    .replace(/\b(cent|vingt|million)s\b/g, '$1')
    .replace(/[\s\p{P}\p{Cf}]+/gu, '')
  return variants[locale]?.(bare) ?? bare
}

/** Spellings of a language that the words of `numberWords` are compared with. */
const variants: Readonly<Partial<Record<Locale, (bare: string) => string>>> = {
  fr: withoutFrenchTens,
  de: (bare) => bare.replace(/([uo])e(?=nf|lf)/g, '$1').replace(/^ein(?=hundert|tausend)/, ''),
}

const after = [
  ['onze', 'etun'],
  ['douze', 'deux'],
  ['treize', 'trois'],
  ['quatorze', 'quatre'],
  ['quinze', 'cinq'],
  ['seize', 'six'],
  ['dix', ''],
] as const

/** Converts soixante-dix and quatre-vingt-dix to the Belgian septante and nonante. */
function withoutFrenchTens(bare: string): string {
  return after.reduce(
    (text, [french, unit]) => text.replace(new RegExp(`soixante(?:et)?${french}`, 'g'), `septante${unit}`).replaceAll(`quatrevingt${french}`, `nonante${unit}`),
    bare,
  )
}
