import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Locale, locales } from '../locales.ts'
import type { SentenceWords, WrittenWords } from './sentence-words.ts'

const fileOf = (locale: Locale) => `${import.meta.dirname}/${locale}.json`
const wordsOf = (locale: Locale): SentenceWords => JSON.parse(readFileSync(fileOf(locale), 'utf8'), ordered)

/**
 * Without accents and capitals, which no comparison looks at, and in alphabetical order: of two words that are as near to a misspelt one the first wins,
 * wherever it is written. Endings are tried in their own order.
 */
function ordered(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || name === 'endings') return value
  const separator = name === 'common' ? ' ' : '; '
  const phrases = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(separator)
  return [...new Set(phrases)].sort().join(separator)
}

/** The words of sentences, of every language that has words of its own. */
export function readWords(): WrittenWords {
  const written = locales.filter((locale) => existsSync(fileOf(locale)))
  return { ...Object.fromEntries(written.map((locale) => [locale, wordsOf(locale)])), en: wordsOf('en') }
}

/** The name of the file in the manifest of the client's build. */
export const wordsFileName = 'messages/sentences/words.json'

/** Writes the words of sentences beside the client's files, from where the Worker reads them with the first sentence: an isolate that reads none does not hold them. */
export function wordsFile(): Plugin {
  return {
    name: 'words-file',
    buildStart() {
      for (const locale of locales) this.addWatchFile(fileOf(locale))
      this.emitFile({ type: 'asset', name: 'words.json', originalFileName: wordsFileName, source: JSON.stringify(readWords()) })
    },
  }
}
