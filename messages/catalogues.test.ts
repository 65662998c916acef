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

test('French has a no-break space before two-part punctuation and inside quotation marks', () => {
  const messages = Object.entries(catalogues.fr ?? {}).filter(([key]) => isMessageKey(key))
  const wrong = messages.filter(([, text]) => /[^\u00a0][?!;»]|«[^\u00a0]|(?<![\u00a0\d]|https?):/.test(text.replace(/\{\w+(, number)?\}/g, 'x')))
  expect(wrong).toEqual([])
})

test.each(locales)('in the %s catalogue, what waits at the desk begins with its count, or with "at least" and the count', (locale) => {
  const counted = ['deadMails', 'unlawful', 'unanswered', 'ownerMessages', 'testimonials'].map((key) => catalogues[locale]?.[`desk.today.${key}`] ?? '')
  expect(counted.filter((text) => !/^\{count, plural, one \{# .*? other \{# /.test(text))).toEqual([])
})

test.each(locales)('in the %s catalogue, every field error ends with a full stop', (locale) => {
  const errors = Object.entries(catalogues[locale] ?? {}).filter(([key]) => key.startsWith('form.error.'))
  expect(errors.filter(([, text]) => !text.endsWith('.'))).toEqual([])
})

/** Retired words by language; the keys in `except` may still use them. */
const replaced: Readonly<Record<string, { readonly words: RegExp; readonly except: readonly string[] }>> = {
  nl: {
    words: /verzonden|\bmails?\b(?<!e-mails?)|\bmailen\b|niet verplicht\)|aankoopbelofte|juffrouw|kladversie|toestand|afgeleverd|„/i,
    except: ['form.choice.title.miss'],
  },
  fr: {
    words: /\bbureau|lettre d’information|acheteur|portail|importation|\bMlle\b|\bsortes\b/i,
    except: ['type.office', 'typePlural.office', 'form.choice.title.miss'],
  },
  en: { words: /\bmails?\b(?<!e-mails?)|\bassets\b|recognised|you get this|postal code|viewings?\b|“|\d,\d{1,2}\b(?!\d)/i, except: [] },
  de: {
    words: /stornier|\bbuchen\b|\bgebucht|\begal\b|fräulein|erste nebenkosten|ihre kundenstimme|\bobjekt|filiale|\bfassung|synchronisation/i,
    except: ['form.choice.title.miss'],
  },
}

test.each(locales)('the %s catalogue uses one word for each thing', (locale) => {
  const { words, except } = replaced[locale] ?? { words: /^$/, except: [] }
  const messages = Object.entries(catalogues[locale] ?? {}).filter(([key]) => isMessageKey(key) && !except.includes(key))
  // Word joiners keep 'e-mail' on one line.
  expect(messages.filter(([, text]) => words.test(text.replaceAll('\u2060', '')))).toEqual([])
})
