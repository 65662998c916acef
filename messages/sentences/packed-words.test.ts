import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { packedWords, unpackedWords, wordKeys } from './packed-words.ts'

test.each(locales)('the words of sentences in %s come out as they were packed, without accents and capitals', (locale) => {
  const text = readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const words = JSON.parse(text)
  const keys = [...wordKeys(words), 'types.of-another-language']
  const found = unpackedWords(packedWords(words, keys), keys)
  const phrasesIn = (group: unknown) => JSON.parse(JSON.stringify(group).toLowerCase(), (_, value) => (typeof value === 'string' ? setOf(value) : value))
  expect(phrasesIn(found.words)).toEqual(phrasesIn(words.words))
  expect(phrasesIn(found.types)).toEqual(phrasesIn({ ...words.types, 'of-another-language': '' }))
  expect(new Set(found.common?.toString().split(' '))).toEqual(new Set(words.common.toLowerCase().split(' ')))
  expect(found.endings).toBe(words.endings)
})

function setOf(phrases: string): readonly string[] {
  return [...new Set(phrases.split('; '))].sort()
}

test('of sorted phrases only what differs from the one before is packed', () => {
  const words = { words: { max: 'maximum; max; tot' } }
  expect(packedWords(words, ['words.max'])).toBe('AmaxDimumAtot')
  expect(unpackedWords('AmaxDimumAtot', ['words.max'])).toEqual({ words: { max: 'max; maximum; tot' } })
})
