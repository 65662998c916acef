import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'

/** The greatest number that can be spelled out. */
export const maxInWords = 999_999_999

interface Rule {
  /** The smallest number it applies to; it ends where the next rule begins. */
  readonly from: number
  /** What a number is divided by: the largest power of ten up to `from`, or a tenth of it for each `>` after the number. */
  readonly divisor: number
  readonly text: string
}
type RuleSets = ReadonlyMap<string, readonly Rule[]>

const known = new Map<Locale, RuleSets>()

/**
 * A whole number from 0 to 999,999,999 in words, by the rules of the language's catalogue (`language.numbers`, see `messages/README.md`).
 * @throws RangeError for any other
 * @source ICU's rule-based number format, of which this reads `1100>:`, `<<`, `>>`, `=%set=`, `<%set<`, `>%set>` and `[text|text if nothing is left]`
 */
export function numberWords(number: number, locale: Locale): string {
  if (!Number.isInteger(number) || number < 0 || number > maxInWords) throw new RangeError(`No words for ${number}`)
  return spell(number, 'main', setsOf(locale))
}

/** A number in words as `numberWords`, and as a count of hundreds where the language's rules have the set `%hundreds`: 1,200 is 'twelve hundred' too. */
export function numberSpellings(number: number, locale: Locale): readonly string[] {
  const usual = numberWords(number, locale)
  const sets = setsOf(locale)
  return sets.has('hundreds') ? [usual, spell(number, 'hundreds', sets)] : [usual]
}

function setsOf(locale: Locale): RuleSets {
  const sets = known.get(locale) ?? readRules(languages[locale].numbers)
  known.set(locale, sets)
  return sets
}

/** Rules are separated by semicolons; `20:` sets the number of a rule, by default one more than the rule before; `1100>:` divides by 100; `%name:` starts a set. */
function readRules(source: string): RuleSets {
  const sets = new Map<string, Rule[]>()
  let set = 'main'
  for (const entry of source.split(';')) {
    const [, name, number, lower = '', text = ''] = /^\s*(?:%(\w+):)?\s*(?:(\d+)(>*):)?\s*(.*)$/.exec(entry) ?? []
    if (name !== undefined) set = name
    const rules = sets.get(set) ?? []
    sets.set(set, rules)
    const from = number === undefined ? (rules.at(-1)?.from ?? -1) + 1 : Number(number)
    rules.push({ from, divisor: 10 ** (Math.floor(Math.log10(Math.max(1, from)) + 1e-9) - lower.length), text })
  }
  return sets
}

function spell(number: number, set: string, sets: RuleSets): string {
  const rule = sets.get(set)?.findLast(({ from }) => from <= number)
  if (!rule) throw new RangeError(`The set ${set} has no rule for ${number}`)
  const left = number % rule.divisor
  return rule.text
    .replace(/\[([^|\]]*)(?:\|([^\]]*))?\]/g, (_, text: string, otherwise = '') => (left > 0 ? text : otherwise))
    .replace(/<(?:%(\w+))?<|>(?:%(\w+))?>|=%(\w+)=/g, (sign, quotientSet = set, leftSet = set, sameSet = set) => {
      if (sign.startsWith('<')) return spell(Math.floor(number / rule.divisor), quotientSet, sets)
      return sign.startsWith('>') ? spell(left, leftSet, sets) : spell(number, sameSet, sets)
    })
}

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
