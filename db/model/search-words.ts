import { slug } from './path-segment.ts'

const mostWords = 8

/**
 * A text as searches see it: lower case, without accents or punctuation, words with single spaces between.
 * The record is stored and the question asked in this form, so that both fold alike.
 */
export function searchable(text: string): string {
  return slug(text.replaceAll('%', ' ')).replaceAll('-', ' ')
}

/**
 * The words of a free text, folded, each the beginning of what it may find; at most eight, an empty list when nothing can be looked for.
 */
export function searchWordsOf(text: string): readonly string[] {
  return [...new Set(searchable(text).split(' '))].filter((word) => word !== '').slice(0, mostWords)
}
