import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { packedWords, unpackedWords, wordKeys } from './packed-words.ts'

test.each(locales)('the words of sentences in %s come out as they were packed, without accents', (locale) => {
  const text = readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const words = JSON.parse(text)
  const keys = [...wordKeys(words), 'types.of-another-language']
  const found = unpackedWords(packedWords(words, keys), keys)
  expect(found.words).toEqual(words.words)
  expect(found.common).toBe(words.common)
  expect(found.types).toEqual({ ...words.types, 'of-another-language': '' })
})
