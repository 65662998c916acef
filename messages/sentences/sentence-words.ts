import type { Locale } from '../locales.ts'
import type english from './en.json'

/**
 * The words of a search sentence in one language, phrases separated by '; '. Forms that an ending makes ('villas') and names that the
 * catalogue has (`type.*`, `typePlural.*`) are left out.
 */
export interface SentenceWords {
  /** By the path segment of a category or sub-category. */
  readonly types: Readonly<Record<string, string | undefined>>
  /** By what they mean: a filter, a unit, a preposition. */
  readonly words: Readonly<Record<keyof (typeof english)['words'], string>>
  /** By their value. */
  readonly numbers: Readonly<Record<string, string | undefined>>
  /** The word between parts of a number in one word. */
  readonly joiners: string
  /** Words for the years from the twenties to the nineties, by the first year. */
  readonly decades: Readonly<Record<string, string | undefined>>
  /** Endings of plurals and of declined words. */
  readonly endings: string
  /** Words that are never taken for a misspelt place or filter. */
  readonly common: string
}

/** What a phrase of a search sentence means. */
export type SentenceConcept = keyof SentenceWords['words']

/** The words of every language that has words of its own. */
export type WrittenWords = Readonly<Partial<Record<Locale, SentenceWords>> & Record<'en', SentenceWords>>
