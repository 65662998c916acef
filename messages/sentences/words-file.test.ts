import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { readWords } from './words-file.ts'

test.each(locales)('the words of sentences in %s name everything that the English ones do', (locale) => {
  const { [locale]: own, en } = readWords()
  expect(Object.keys(own ?? en)).toEqual(Object.keys(en))
  expect(Object.keys((own ?? en).words).sort()).toEqual(Object.keys(en.words).sort())
})
