import type { StreetName } from './hide-street-name.ts'
import type { StreetPattern } from './hide-street-patterns.ts'

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

function found(body: string, isInitial: 'first' | 'last', joints: number): StreetPattern {
  return { pattern: new RegExp(`(?<![^ \\d])(${body})(?![^ \\d])`, 'gd'), isWhole: true, isClose: 'nothing', isInitial, joints }
}

/** A capital with a full stop, dots, stars or a hyphen in place of the rest of the word. */
const cutShort = {
  first: /^\p{Lu}(?:[.…*_•·]*[\p{Pd}\s]?\p{Lu})*(?:[.…*_•·\p{Pd}]+(?=\p{L})|[.…*_•·]+\s(?=\p{Ll}))/u,
  last: /^\p{Lu}[.…*_•·]/u,
} as const

/** Whether the text behind an initial shows that it is one. */
export function isCutShort(behind: string, where: 'first' | 'last'): boolean {
  return cutShort[where].test(behind)
}
