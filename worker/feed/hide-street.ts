import type { LocalizedText } from '#db/model/localized.ts'

/** Takes the street out of a text. */
export type Cut = (text: string) => string

export const keepText: Cut = (text) => text

/** Short forms in front ('Av. Louise') and at the end of a word ('Kerkstr.'). */
const shortWords: Readonly<Record<string, string>> = {
  avenue: 'av(?:e)?',
  boulevard: 'b(?:oulev|oul|lvd|ld|vd|d)',
  rue: 'r',
  chaussee: 'ch(?:ee|auss)?',
  place: 'pl',
  square: 'sq',
  route: 'rte',
  impasse: 'imp',
  allee: 'all',
  saint: 'st',
  sainte: 'ste',
  sint: 'st',
}
const shortEnds: readonly (readonly [string, string])[] = [
  ['straat', 'str'],
  ['strasse', 'str'],
  ['laan', 'ln'],
  ['steenweg', '(?:stwg|stw|stnwg)'],
  ['plein', 'pln'],
]
/** A box behind the house number, as each language writes it. */
const box = '(?:bus|bte|bt|boite|box)[^\\p{L}\\p{N}]{0,3}[\\p{L}\\p{N}]{1,8}'
const gap = '[^\\p{L}\\p{N}]{0,4}'

/**
 * Takes a home's street, and the house number beside it, out of any text, whatever the case, accents, punctuation and usual short
 * forms; '…' stands in its place. A street that is part of the town's name ('Dorp' in 'Nieuw Dorp') tells nothing finer than the
 * town, so it is taken out only where the number stands beside it.
 */
export function streetCut(street: LocalizedText | null, houseNumber: string | null, city: LocalizedText | null): Cut {
  const towns = Object.values(city ?? {}).map((name) => fold(name).text)
  const cuts = [...new Set(Object.values(street ?? {}))].map((name) => cutOf(streetWords(name), houseNumber, towns))
  return cuts.length === 0 ? keepText : (text) => cuts.reduce((rest, cut) => cut(rest), text)
}

/** Takes the house number beside the street out of a text, and the street with it there; the street by itself is published and stays. */
export function numberCut(street: LocalizedText | null, houseNumber: string | null): Cut {
  const patterns = [...new Set(Object.values(street ?? {}))].flatMap((name) => {
    const words = streetWords(name)
    const pattern = words.length === 0 ? null : withNumber(bareStreet(words), houseNumber, true)
    return pattern === null ? [] : [new RegExp(pattern, 'gu')]
  })
  return patterns.length === 0 ? keepText : (text) => patterns.reduce((rest, pattern) => replaceFolded(rest, fold(rest), pattern), text)
}

/** Few texts name the street, so the pattern is made when a text first has the stem that every spelling of the street has. */
function cutOf(words: readonly string[], houseNumber: string | null, towns: readonly string[]): Cut {
  if (words.length === 0) return keepText
  const sign = words.map(stemOf).reduce((longest, stem) => (stem.length > longest.length ? stem : longest))
  let pattern: RegExp | null | undefined
  return (text) => {
    const folded = fold(text)
    if (!folded.text.includes(sign)) return text
    if (pattern === undefined) pattern = patternOf(words, houseNumber, towns)
    return pattern === null ? text : replaceFolded(text, folded, pattern)
  }
}

function patternOf(words: readonly string[], houseNumber: string | null, towns: readonly string[]): RegExp | null {
  const bare = bareStreet(words)
  const isInTown = towns.some((town) => new RegExp(bare, 'u').test(town))
  const whole = withNumber(bare, houseNumber, isInTown)
  return whole === null ? null : new RegExp(whole, 'gu')
}

/** The words of a street, without a house number written behind it. */
function streetWords(name: string): string[] {
  const words = fold(name).text.match(/[\p{L}\p{N}]+/gu) ?? []
  const isNumber = (word: string) => /^\d+[a-z]?$/.test(word)
  const last = words.findLastIndex((word) => !isNumber(word))
  const named = words.slice(0, last + 1)
  const isGeneric = named.length === 1 && Object.hasOwn(shortWords, named[0] ?? '')
  return isGeneric ? words : named.join('').length < 2 ? [] : named
}

function bareStreet(words: readonly string[]): string {
  return `(?<!\\p{L})${words.map(wordPattern).join(gap)}(?!\\p{L})`
}

/** What every spelling of a word starts with. */
function stemOf(word: string): string {
  if (Object.hasOwn(shortWords, word)) return word.slice(0, 1)
  const end = shortEnds.find(([long]) => word.endsWith(long))
  return end ? word.slice(0, -end[0].length) : word
}

function wordPattern(word: string): string {
  const short = Object.hasOwn(shortWords, word) ? shortWords[word] : undefined
  if (short !== undefined) return `(?:${word}|${short})`
  const end = shortEnds.find(([long]) => word.endsWith(long) && word.length > long.length)
  return end ? `${word.slice(0, -end[0].length)}(?:${end[0]}|${end[1]})` : word
}

function withNumber(bare: string, houseNumber: string | null, isRequired: boolean): string | null {
  const parts = fold(houseNumber ?? '').text.match(/[\p{L}\p{N}]+/gu)
  if (!parts) return isRequired ? null : bare
  const number = parts.join(gap)
  const behind = `${gap}(?:n[ro]?${gap})?${number}(?![\\p{N}])(?:${gap}${box})?`
  const before = `(?<![\\p{L}\\p{N}])${number}${gap}`
  return isRequired ? `(?:${bare}${behind}|${before}${bare})` : `(?:${before})?${bare}(?:${behind})?`
}

function replaceFolded(text: string, folded: Folded, pattern: RegExp): string {
  let result = ''
  let kept = 0
  for (const match of folded.text.matchAll(pattern)) {
    const start = folded.at(match.index)
    const end = folded.at(match.index + match[0].length)
    if (start < kept) continue
    result += `${text.slice(kept, start)}…`
    kept = end
  }
  return kept === 0 ? text : result + text.slice(kept)
}

interface Folded {
  readonly text: string
  /** The index in the original of an index in the folded text. */
  readonly at: (index: number) => number
}

/** Small letters without accents, with the way back to the original. */
function fold(original: string): Folded {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, the usual case
  if (/^[\u0000-\u007f]*$/.test(original)) return { text: original.toLowerCase(), at: (index) => index }
  let text = ''
  const origins: number[] = []
  let position = 0
  for (const letter of original) {
    const plain = plainLetter(letter)
    for (let index = 0; index < plain.length; index += 1) origins.push(position)
    text += plain
    position += letter.length
  }
  // A combining mark folds to nothing, so a match that ends before it ends behind it in the original.
  return { text, at: (index) => origins[index] ?? original.length }
}

function plainLetter(letter: string): string {
  return letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '').replace('ß', 'ss').replace('œ', 'oe').replace('æ', 'ae')
}
