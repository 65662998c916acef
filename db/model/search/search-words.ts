import { slug } from '../site/path-segment.ts'

const maxWords = 8
/** Letters that SQLite's tokenizer treats as separators because it knows an older Unicode: New Tai Lue and Vedic signs. */
const separators = /[\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3]+/g

/**
 * Folds a text for search: lower case, no accents or punctuation, words separated by single spaces. Both the indexed text and the
 * query are folded by this function.
 */
export function searchable(text: string): string {
  return slug(text.replaceAll('%', ' ').replace(separators, ' ')).replaceAll('-', ' ')
}

/**
 * The folded words of a free text, to be matched as prefixes; at most eight, possibly empty.
 */
export function searchWordsOf(text: string): readonly string[] {
  return [...new Set(searchable(text).split(' '))].filter((word) => word !== '').slice(0, maxWords)
}
