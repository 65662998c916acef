import { byLocale, type Locale, locales } from '#messages/locales.ts'
import type { SentenceConcept, WrittenWords } from '#messages/sentences/sentence-words.ts'
import { WordIndex } from './edits.ts'
import { fold, type Token, tokensOf } from './tokens.ts'
import { shownNames, tradeNames } from './type-names.ts'

/** What a phrase means. */
export type Meaning =
  | { readonly concept: SentenceConcept }
  | { readonly concept: 'type'; readonly type: string }
  | { readonly concept: 'number'; readonly value: number }
  | { readonly concept: 'decadeName'; readonly year: number }
export type Concept = Meaning['concept']

/** The words of search sentences in every language, compiled for lookups. */
export interface Lexicon {
  /** Words joined by spaces → what they mean in each language. */
  readonly phrases: ReadonlyMap<string, Readonly<Partial<Record<Locale, readonly Meaning[]>>>>
  /** The beginnings of all phrases. */
  readonly beginnings: ReadonlySet<string>
  /** Every single word of a phrase → the languages it is used in. */
  readonly words: ReadonlyMap<string, ReadonlySet<Locale>>
  /** The same words, for misspelt ones. */
  readonly likeWords: WordIndex<ReadonlySet<Locale>>
  /** Words that are common in a language, and neither filters nor places. */
  readonly common: ReadonlySet<string>
  readonly endings: Readonly<Record<Locale, readonly string[]>>
  /** 'and' between the parts of a number. */
  readonly joiners: ReadonlySet<string>
  /** The parts of numbers written as one word, the longest first; a joiner has no value. */
  readonly numberParts: readonly (readonly [word: string, value: number | null])[]
}

/** A sentence as tokens, and what it is read with. */
export interface Sentence {
  readonly tokens: readonly Token[]
  /** The page's language. */
  readonly locale: Locale
  readonly lexicon: Lexicon
}

/** Compiles the words of search sentences. A language without words of its own has the English ones. */
export function lexiconOf(written: WrittenWords): Lexicon {
  const sentenceWords = byLocale((locale) => written[locale] ?? written.en)
  const isConcept = (text: string): text is SentenceConcept => Object.hasOwn(written.en.words, text)
  const phrases = new Map<string, Partial<Record<Locale, Meaning[]>>>()
  const beginnings = new Set<string>()
  const words = new Map<string, Set<Locale>>()
  const common = new Set<string>()
  const add = (phrase: string, locale: Locale, meaning: Meaning) => {
    const key = keyOf(phrase)
    if (key === '') return
    const parts = key.split(' ')
    const known = phrases.get(key) ?? {}
    const meanings = known[locale] ?? []
    meanings.push(meaning)
    known[locale] = meanings
    phrases.set(key, known)
    for (let length = 1; length < parts.length; length++) beginnings.add(parts.slice(0, length).join(' '))
    for (const part of parts) words.set(part, (words.get(part) ?? new Set()).add(locale))
  }
  for (const locale of locales) {
    const { types, words: concepts, numbers, decades, common: usual } = sentenceWords[locale]
    for (const [type, named] of Object.entries(types)) {
      for (const phrase of split(named)) add(phrase, locale, { concept: 'type', type })
    }
    for (const [concept, named] of Object.entries(concepts)) {
      for (const phrase of split(named)) if (isConcept(concept)) add(phrase, locale, { concept })
    }
    for (const [value, named] of Object.entries(numbers)) for (const word of split(named)) add(word, locale, { concept: 'number', value: Number(value) })
    for (const [year, named] of Object.entries(decades)) for (const word of split(named)) add(word, locale, { concept: 'decadeName', year: Number(year) })
    for (const [type, name] of shownNames(locale)) add(name, locale, { concept: 'type', type })
    for (const word of usual.split(' ')) common.add(fold(word))
  }
  const endings = byLocale((locale) => split(sentenceWords[locale].endings))
  for (const locale of locales) {
    const isNew = isNewName(phrases, locale)
    // What is written for sentences, or common, means that alone.
    for (const [type, name] of tradeNames(locale)) {
      const key = keyOf(name)
      if (!common.has(key) && stemIn({ phrases, endings }, key, locale) === null && isNew(key)) add(name, locale, { concept: 'type', type })
    }
  }
  const joiners = new Set(locales.flatMap((locale) => split(sentenceWords[locale].joiners)))
  const likeWords = new WordIndex<ReadonlySet<Locale>>()
  for (const [word, languages] of words) likeWords.add(word, languages)
  return { phrases, beginnings, words, likeWords, common, endings, joiners, numberParts: numberPartsOf(written) }
}

/** English does not write numbers as one word. */
function numberPartsOf({ en, ...others }: WrittenWords): Lexicon['numberParts'] {
  return Object.values(others)
    .flatMap(({ numbers, joiners }) => [
      ...Object.entries(numbers).flatMap(([value, named]) => split(named).map((text) => [fold(text), Number(value)] as const)),
      ...split(joiners).map((text) => [fold(text), null] as const),
    ])
    .sort(([one], [other]) => other.length - one.length)
}

/** The words of a phrase as a sentence has them, joined by spaces. */
function keyOf(phrase: string): string {
  if (/^[a-z ]+$/.test(phrase)) return phrase
  return tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ')
}

/** The phrases of an entry. */
function split(phrases: string | undefined): string[] {
  return (phrases ?? '').split('; ').filter((phrase) => phrase !== '')
}

/** Whether a name of a type is no known phrase, no misspelling of one ('Appartment'), and says no more, like 'nieuwbouwvilla'. */
function isNewName(phrases: Lexicon['phrases'], locale: Locale): (name: string) => boolean {
  const more: string[] = []
  const words = new WordIndex<string>()
  for (const [phrase, { [locale]: meanings = [] }] of phrases) {
    if (phrase.length > 3 && meanings.some(({ concept }) => concept === 'newBuild' || concept === 'sale' || concept === 'rent')) more.push(phrase)
    if (phrase.length > 6 && !phrase.includes(' ') && meanings.some(({ concept }) => concept === 'type')) words.add(phrase, phrase)
  }
  const isMisspelt = (name: string) => !name.includes(' ') && words.near(name, 1).length > 0
  return (name) => phrases.get(name)?.[locale] === undefined && !more.some((phrase) => name.includes(phrase)) && !isMisspelt(name)
}

/** A phrase found in a sentence. */
export interface Phrase {
  readonly length: number
  readonly meanings: readonly Meaning[]
}

/** A sentence of which only the words count. */
type Words = Omit<Sentence, 'tokens'> & { readonly tokens: readonly Pick<Token, 'word'>[] }

/** The phrases that begin at a token, the longest first. Where the page's language has a phrase, its meanings there count alone. */
export function phrasesAt(sentence: Words, at: number): readonly Phrase[] {
  const { tokens } = sentence
  const known = found.get(tokens) ?? []
  found.set(tokens, known)
  known[at] ??= findPhrases(sentence, at)
  return known[at]
}

/** The rules look at each token many times. */
const found = new WeakMap<readonly Pick<Token, 'word'>[], (readonly Phrase[] | undefined)[]>()

function findPhrases({ tokens, locale, lexicon }: Words, at: number): Phrase[] {
  const { phrases, beginnings } = lexicon
  const found: Phrase[] = []
  let key = ''
  for (let length = 1; at + length <= tokens.length; length++) {
    const word = tokens[at + length - 1]?.word ?? ''
    key = length === 1 ? word : `${key} ${word}`
    const byLanguage = phrases.get(key) ?? declined(withoutEnding(key, locale, lexicon), lexicon)
    if (byLanguage !== undefined) found.unshift({ length, meanings: byLanguage[locale] ?? locales.flatMap((each) => byLanguage[each] ?? []) })
    if (!beginnings.has(key)) break
  }
  return found
}

/** What a word without its ending means; numbers have none: 'Tienen' is not ten. */
function declined(stem: string, { phrases }: Lexicon): Readonly<Partial<Record<Locale, readonly Meaning[]>>> | undefined {
  const byLanguage = phrases.get(stem)
  const isNumber = Object.values(byLanguage ?? {}).some((meanings) => meanings.some(({ concept }) => concept === 'number'))
  return isNumber ? undefined : byLanguage
}

/** 'villas' → 'villa', if that is a phrase. */
export function withoutEnding(phrase: string, locale: Locale, lexicon: Lexicon): string {
  return [locale, ...locales].map((each) => stemIn(lexicon, phrase, each)).find((stem) => stem !== null) ?? phrase
}

/** A phrase without an ending of a language, if that is a phrase of it. */
function stemIn({ phrases, endings }: Pick<Lexicon, 'phrases' | 'endings'>, phrase: string, locale: Locale): string | null {
  for (const ending of endings[locale]) {
    const stem = phrase.slice(0, -ending.length)
    if (phrase.endsWith(ending) && stem.length >= 4 && phrases.get(stem)?.[locale] !== undefined) return stem
  }
  return null
}
