import { slug } from './path-segment.ts'

const maxWords = 8
/** Letters of New Tai Lue and Vedic signs that SQLite's tokenizer, made for an older Unicode, takes for separators: a word with one is two to it. */
const separators = /[\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3]+/g

/**
 * A text as searches see it: lower case, without accents or punctuation, words with single spaces between.
 * The record is stored and the question asked in this form, so that both fold alike.
 */
export function searchable(text: string): string {
  return slug(text.replaceAll('%', ' ').replace(separators, ' ')).replaceAll('-', ' ')
}

/**
 * The words of a free text, folded, each the beginning of what it may find; at most eight, an empty list when nothing can be looked for.
 */
export function searchWordsOf(text: string): readonly string[] {
  return [...new Set(searchable(text).split(' '))].filter((word) => word !== '').slice(0, maxWords)
}
