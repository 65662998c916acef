import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Catalogue, generatedFiles, isMessageKey } from './generated-files.ts'
import { locales } from './locales.ts'
import { argumentsOf } from './message-arguments.ts'

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const catalogues: Readonly<Record<string, Catalogue>> = Object.fromEntries(locales.map((locale) => [locale, JSON.parse(text(`./${locale}.json`))]))
const english = catalogues.en ?? {}
const keysOf = (catalogue: Catalogue) => Object.keys(catalogue).filter(isMessageKey)

describe.each(locales)('the %s catalogue', (locale) => {
  const catalogue = catalogues[locale] ?? {}

  test('has exactly the messages the English one has', () => {
    expect(keysOf(catalogue).sort()).toEqual(keysOf(english).sort())
  })

  test('fills in the same placeholders as the English one', () => {
    const own = Object.fromEntries(keysOf(english).map((key) => [key, argumentsOf(catalogue[key] ?? '')]))
    expect(own).toEqual(Object.fromEntries(keysOf(english).map((key) => [key, argumentsOf(english[key] ?? '')])))
  })

  test('leaves no message empty and uses typographic apostrophes', () => {
    const wrong = Object.entries(catalogue).filter(([, text]) => text.trim() === '' || text.includes("'"))
    expect(wrong).toEqual([])
  })
})

test('the files written from the catalogues are up to date', () => {
  for (const [name, generated] of Object.entries(generatedFiles(catalogues))) expect(text(`./${name}`), name).toBe(generated)
})

test('French puts a space that does not break before two-part punctuation', () => {
  const messages = Object.entries(catalogues.fr ?? {}).filter(([key]) => isMessageKey(key))
  const wrong = messages.filter(([, text]) => /[^\u00a0\s{}][?!;]|[^\u00a0\d\shttps]:(?!\/\/)/.test(text.replace(/\{[^{}]*\}/g, 'x')))
  expect(wrong).toEqual([])
})
