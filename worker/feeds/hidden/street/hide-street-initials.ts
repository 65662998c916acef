import { article } from './hide-street-core.ts'
import type { StreetName } from './hide-street-name.ts'
import { houseNumberPatterns } from './hide-street-number.ts'
import type { StreetPattern } from './hide-street-patterns.ts'

/** Where a word is cut short: at the first or the last letter of a match, behind its first letters, or at a short form that is joined to it; or it has a capital. */
export type CutShort = 'first' | 'last' | 'word' | 'clipped' | 'capital'

/** A street by the initials of its name: 'K.straat', 'F.T.-straat', 'rue de l’É.'. */
interface Initialled {
  /** Pre-check: letters that a matching text must contain, ignoring gaps. */
  readonly signs: readonly string[]
  readonly patterns: () => readonly StreetPattern[]
}

/** The street by its initials; null for a name without a kind, which would leave nothing. */
export function initialled({ kind, kindStands, core, articles }: StreetName): Initialled | null {
  if (kind === null) return null
  const letters = core.map((word) => word.slice(0, 1))
  if (!letters.every((letter) => /\p{L}/u.test(letter))) return null
  const all = letters.join(' ?')
  if (kindStands === 'before') {
    const heads = kind.words.filter((word) => !kind.ends.includes(word))
    const between = articles.map((word) => `${word} ?`).join('')
    return {
      signs: heads.map((head) => head + articles.join('') + letters.join('')),
      patterns: () => [found(`(?:${heads.join('|')}) ${between}${all}`, 'last', articles.length + letters.length)],
    }
  }
  const ends = [...kind.ends, ...kind.short.filter((short) => short.length > 2)]
  const last = letters.at(-1) ?? ''
  return {
    signs: ends.map((end) => last + end),
    patterns: () => [...new Set([all, last])].map((initials) => found(`${initials} (?:${ends.join('|')})`, 'first', letters.length)),
  }
}

function found(body: string, isInitial: CutShort, joints: number): StreetPattern {
  return { pattern: new RegExp(`(?<![^ \\d])(${body})(?![^ \\d])`, 'gd'), isWhole: true, isClose: 'nothing', isInitial, joints }
}

/** The street with its last word abbreviated: 'Zilverm. 27', 'Zilv.meeuwstr.', 'rue des Cail.'; null for a short one. */
export function abbreviated({ kind, kindStands, core }: StreetName, houseNumber: string | null): Initialled | null {
  const last = core.at(-1) ?? ''
  if (kind === null || !/^\p{L}{6,}$/u.test(last)) return null
  const parts = lengths(4, last.length - 1).map((length) => last.slice(0, length))
  const ends = lengths(4, last.length - 4).map((length) => last.slice(-length))
  const cut = `(?:${parts.join('|')})(?: (?:${ends.join('|') || '(?!)'}))?`
  const kinds = [...kind.words, ...kind.ends, ...kind.short.filter((short) => short.length > 1)].join('|')
  const number = houseNumberPatterns(houseNumber)
  const behind = number === null ? '' : ` ?${number.behind}`
  const bodies = kindStands === 'before' ? [] : [`${cut}s? ?(?:${kinds})(?:${behind})?`]
  const named = [...bodies, ...(number === null ? [] : [`${cut}${behind}`])].map((body) => found(body, 'word', 3))
  const french = `(?:${kinds}) ?${article}(?:${parts.join('|')})`
  return { signs: [last.slice(0, 4)], patterns: () => (kindStands === 'before' ? [...named, found(french, 'last', 3)] : named) }
}

function lengths(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** A capital with a full stop, dots, stars or a hyphen in place of the rest of the word. */
const cutShort = {
  first: /^\p{Lu}(?:[.…*_•·]*[\p{Pd}\s]?\p{Lu})*(?:[.…*_•·\p{Pd}]+(?=\p{L})|[.…*_•·]+\s(?=\p{Ll}))/u,
  last: /^\p{L}[.…*_•·]/u,
  word: /^\p{L}{4,}\./u,
  capital: /^\p{Lu}/u,
  // 'Kerks.' and 'kerkst 14', but not 'nieuws' and 'hoogst gelegen'.
  clipped: /^\p{L}(?:\.|,?\s{0,2}(?:nr?\s?[.°º]?\s?)?\d)/iu,
} as const

/** Whether the text behind an initial shows that it is one. */
export function isCutShort(behind: string, where: CutShort): boolean {
  return cutShort[where].test(behind)
}
