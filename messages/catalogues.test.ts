import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { argumentsOf } from './arguments.ts'
import { keysModule } from './keys.source.ts'
import { locales } from './locales.ts'

function read(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8'))
}
const english = read('en')

describe.each(locales)('the %s catalogue', (locale) => {
  const catalogue = read(locale)

  test('has exactly the messages the English one has', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort())
  })

  test('fills in the same placeholders as the English one', () => {
    const own = Object.fromEntries(Object.keys(english).map((key) => [key, argumentsOf(catalogue[key] ?? '')]))
    expect(own).toEqual(Object.fromEntries(Object.keys(english).map((key) => [key, argumentsOf(english[key] ?? '')])))
  })

  test('leaves no message empty and uses typographic apostrophes', () => {
    const wrong = Object.entries(catalogue).filter(([, text]) => text.trim() === '' || text.includes("'"))
    expect(wrong).toEqual([])
  })
})

test('the types of the keys are those of the English catalogue', () => {
  expect(readFileSync(new URL('./keys.ts', import.meta.url), 'utf8')).toBe(keysModule(english))
})

test('French puts a space that does not break before two-part punctuation', () => {
  const wrong = Object.entries(read('fr')).filter(([, text]) => /[^\u00a0\s{}][?!;]|[^\u00a0\d\shttps]:(?!\/\/)/.test(text.replace(/\{[^{}]*\}/g, 'x')))
  expect(wrong).toEqual([])
})
