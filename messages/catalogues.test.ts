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

  test('a catalogue has exactly the messages the English one has', () => {
    expect(keysOf(catalogue).sort()).toEqual(keysOf(english).sort())
  })

  test('fills in the same placeholders as the English one', () => {
    const own = Object.fromEntries(keysOf(english).map((key) => [key, argumentsOf(catalogue[key] ?? '')]))
    expect(own).toEqual(Object.fromEntries(keysOf(english).map((key) => [key, argumentsOf(english[key] ?? '')])))
  })

  test('a catalogue leaves no message empty and uses typographic apostrophes', () => {
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
    words:
      /verzonden|\bmails?\b(?<!e-mails?)|\bmailen\b|niet verplicht\)|aankoopbelofte|juffrouw|kladversie|toestand|afgeleverd|„|opendeur|opgeladen|\bfilms?\b|aan(?:ge)?meld|af(?:ge)?meld|zaakvoerder|conform uittreksel|vrije? uren?\b|past bij niemand|correct uitgeschreven/i,
    except: ['form.choice.title.miss', 'desk.settings.manager', 'form.field.set.manager', 'mail.staff.passkey.notYou'],
  },
  fr: {
    words:
      /\bbureau|lettre d’information|acheteur|portail|importation|\bMlle\b|\bsortes\b|\bmanager|\bun prêt\b|\bfilms?\b|heures? libres?|\bporte ouverte\b|prix baissé|\b(?:vendu|loué) en \{/i,
    except: ['type.office', 'typePlural.office', 'form.choice.title.miss'],
  },
  en: {
    words:
      /\bmails?\b(?<!e-mails?)|\bassets\b|recognised|you get this|postal code|viewings?\b|“|\d,\d{1,2}\b(?!\d)|\bphotographs?\b|\bfilms?\b|\brent profile|\bsign(?:s|ed|ing)? (?:in|out)\b|\bsign-in\b|\bjunk\b|\bmunicipalit|\bpre-emption right|\bacts\b|it is about|correctly unsubscribed/i,
    except: ['place.kind.municipality', 'mail.staff.passkey.notYou'],
  },
  de: {
    words:
      /stornier|\bbuchen\b|\bgebucht|\begal\b|fräulein|erste nebenkosten|\bobjekt|filiale|\bfassung|synchronisation|agentur|übergabeprotokoll|\bkredit|\bbewertung|freiwillig\)|^freiwillig|\bfilme?\b|mitarbeit|kolleg|kontaktperson|ansprechperson|managerin|korrekt abgemeldet|drukpers|\bexposé/i,
    except: ['form.choice.title.miss', 'form.field.set.manager'],
  },
}

test.each(locales)('the %s catalogue uses one word for each thing', (locale) => {
  const { words, except } = replaced[locale] ?? { words: /^$/, except: [] }
  const messages = Object.entries(catalogues[locale] ?? {}).filter(([key]) => isMessageKey(key) && !except.includes(key))
  // Word joiners keep 'e-mail' on one line.
  expect(messages.filter(([, text]) => words.test(text.replaceAll('\u2060', '')))).toEqual([])
})

/** What will happen after a form: the steps, the mail that confirms it, and the sentence above the form. */
const announces = (key: string) => /^form\.\w+\.(?:step\d|lead)|\.confirmation\.next|^mail\.optIn\.\w+\.ask$/.test(key)

/** An announcement in the present tense, by language: Dutch and German use it, English and French have the future. */
const announcedInPresent: Readonly<Record<string, RegExp>> = {
  en: /\b(?:you (?:receive|hear|get)|(?:we|the office|an estate agent|your friend) (?:call|contact|write|answer|visit|send|receive|choose)s?)\b/i,
  fr: /\b(?:vous recevez|nous (?:vous )?(?:appelons|écrivons|répondons|envoyons|venons)|l’agence (?:vous )?(?:appelle|répond|soumet)|votre ami reçoit)\b/i,
}

test.each(Object.keys(announcedInPresent))('the %s catalogue announces what will happen in the future tense', (locale) => {
  const present = announcedInPresent[locale] ?? /^$/
  const except = /^form\.alert\.lead|^mail\.purchaseOffer\./
  const messages = Object.entries(catalogues[locale] ?? {}).filter(([key]) => announces(key) && !except.test(key))
  expect(messages.length).toBeGreaterThan(40)
  expect(messages.filter(([, text]) => present.test(text.replaceAll('\u2060', '')))).toEqual([])
})

test('English says what has been done: ‘has been added’, not ‘is added’', () => {
  const done = Object.entries(english).filter(([key]) => /\.done\.|\.notSent$|\.subject$/.test(key))
  expect(
    done.filter(([, text]) => /\b(?:is|are) (?:not )?(?:yet )?(?:added|changed|saved|removed|moved|deleted|sent|booked|assigned|cancelled)\b/.test(text)),
  ).toEqual([])
})

test('English speaks of a property where it may be no home', () => {
  const home = /\bhomes?\b(?! page)(?<!(?:holiday|mobile|new-build|existing) homes?)/i
  const except = /^(?:route\.home|calculators\.|costs\.|form\.alert\.lead|form\.field\.set\.manager|mail\.owner\.invitation\.text|owner\.login\.lead)/
  const messages = Object.entries(english).filter(([key]) => isMessageKey(key) && !except.test(key))
  expect(messages.filter(([, text]) => home.test(text.replace(/\{homes?\}|\{homes, /g, '')))).toEqual([])
})
