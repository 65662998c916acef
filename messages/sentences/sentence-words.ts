import { byLocale, type Locale } from '../locales.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

/**
 * The words of a search sentence in one language, phrases separated by '; '. Forms that an ending makes ('villas') and names that the
 * catalogue has (`type.*`, `typePlural.*`) are left out.
 */
interface SentenceWords {
  /** By the path segment of a category or sub-category. */
  readonly types: Readonly<Record<string, string | undefined>>
  /** By what they mean: a filter, a unit, a preposition. */
  readonly words: Readonly<Record<keyof (typeof nl)['words'], string>>
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

const written: Readonly<Partial<Record<Locale, SentenceWords>>> = { nl, fr, en, de }

/** A language without words of its own has the English ones. */
export const sentenceWords = byLocale((locale) => written[locale] ?? en)
