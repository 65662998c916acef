import { beginning } from '../../content/excerpt.ts'

/** How much of a sentence is read, in characters. */
export const maxSentence = 300

/** A word, a number or a sign of a sentence. */
export interface Token {
  /** As typed. */
  readonly text: string
  /** For comparison: lower case, without accents. */
  readonly word: string
  readonly kind: 'word' | 'number' | 'sign'
  /** Of a number: '1.200' is 1200, '0,3' is 0.3. */
  readonly value: number
  /** Whether it follows the token before without a space. */
  readonly isJoined: boolean
  readonly start: number
  readonly end: number
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const pattern =
  /(?<grouped>\d{1,3}([ .,'’\u00a0\u202f])\d{3}(?:\2\d{3})*(?!\2?\d))|(?<number>\d+(?:[.,]\d{1,2}(?![\d]))?)|(?<area>m[²2](?![\p{L}\d])|m\^2)|(?<word>[\p{L}\p{M}]+)|(?<sign>[^\s])/gu

/** The readable part of a text: without marks that are not seen, at most `maxSentence` characters. */
export function readable(text: string): { readonly text: string; readonly rest: string } {
  const clean = text.toWellFormed().replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC')
  const read = beginning(clean, maxSentence)
  return { text: read, rest: clean.slice(read.length).trim() }
}

/** Splits a text. Hyphens within a word and full stops are left out, so that 'semi-detached' and 'semi detached' are equal. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let hyphen = false
  let last = 0
  for (const found of text.matchAll(pattern)) {
    const { grouped, number, area, word } = found.groups ?? {}
    const [typed] = found
    const start = found.index
    const end = start + typed.length
    const isJoined = start === last && start > 0
    last = end
    if (isDropped(typed, text, start, end)) {
      hyphen = /[-‐-―.]/.test(typed)
      continue
    }
    const kind = word !== undefined || area !== undefined ? 'word' : grouped !== undefined || number !== undefined ? 'number' : 'sign'
    const value = kind === 'number' ? numberIn(typed, grouped !== undefined) : Number.NaN
    tokens.push({ text: typed, word: area === undefined ? fold(typed) : 'm2', kind, value, isJoined: isJoined && !hyphen, start, end })
    hyphen = false
  }
  return tokens
}

/** A hyphen between letters, and a full stop that ends no sentence. */
function isDropped(typed: string, text: string, start: number, end: number): boolean {
  if (/^['’]$/.test(typed)) return true
  if (typed === '.') return !/^\s+\p{Lu}/u.test(text.slice(end, end + 4)) || /(?:^|[^\p{L}])\p{L}{1,3}$/u.test(text.slice(Math.max(0, start - 4), start))
  if (!/^[-‐-―]$/.test(typed)) return false
  const [before = '', after = ''] = [text[start - 1], text[end]]
  return /[\p{L}\d.]/u.test(before) && /[\p{L}'’]/u.test(after) && !/^(?:.*[^\p{L}])?[a-gA-G]$/u.test(text.slice(0, start))
}

/** Without accents and case. */
export function fold(text: string): string {
  if (/^[a-z0-9]+$/.test(text)) return text
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
}

function numberIn(typed: string, isGrouped: boolean): number {
  return Number(isGrouped ? typed.replace(/\D/g, '') : typed.replace(',', '.'))
}
