import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { visibleText } from '#db/model/site/visible-text.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { upTo } from '../full.ts'
import type { TestSite } from '../kit/site.ts'
import { everyForm, type FormCase } from './every-form.ts'
import { postForm, startEveryFormSite } from './every-form-site.ts'
import type { Answers } from './form-filler.ts'

/** Without FULL=1 each form takes a different eleventh of the texts; all forms together still send every text. */
const share = upTo(11, 1)

/** The site of the test file that uses this module. */
export let site: TestSite

interface Answered {
  readonly status: number
  /** The page's error messages by field. */
  readonly errors: ReadonlyMap<string, string>
  /** The page's field values. */
  readonly shown: ReadonlyMap<string, string>
  /** The stored answers. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** Sends a form; `instead` replaces any field, hidden ones included. */
export async function send(form: FormCase, locale: Locale, answers: Answers, instead: Answers = {}): Promise<Answered> {
  const answer = await postForm(site, form, locale, answers, instead)
  const html = await answer.text()
  expect(html).not.toMatch(/<script>|<(?:img|svg|iframe|a)\b[^>]*\son\w+=/i)
  const stored = answer.status === 303 ? await site.db.prepare('SELECT fields FROM leads ORDER BY rowid DESC').first<{ fields: string }>() : null
  return { status: answer.status, ...readAnswer(html), fields: JSON.parse(stored?.fields ?? '{}') }
}

export function readAnswer(html: string): Pick<Answered, 'errors' | 'shown'> {
  const page = parseDocument(html).children
  const [form] = DomUtils.findAll((element) => element.attribs.class === 'form', page)
  const errors = DomUtils.findAll((element) => /-error$/.test(element.attribs.id ?? ''), form?.children ?? [])
  const inputs = DomUtils.findAll(({ name }) => name === 'input' || name === 'textarea', form?.children ?? [])
  return {
    errors: new Map(errors.map((element) => [(element.attribs.id ?? '').replace(/-error$/, ''), DomUtils.textContent(element)])),
    shown: new Map(
      inputs.map((element) => [element.attribs.name ?? '', element.name === 'input' ? (element.attribs.value ?? '') : DomUtils.textContent(element)]),
    ),
  }
}

/** As a form submits it: CR LF line endings, and U+FFFD for lone surrogates. */
export const asSent = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n').toWellFormed()
const asShown = (text: string | undefined) => text?.replace(/\r\n|\r/g, '\n').replace(/^\n/, '')

const maxLengthOf = (name: string) => (name === 'phone' ? 40 : 200)

/** A refused text is kept, cut to its field's maximum length. */
function expectShown(shown: string, text: string, name: string): void {
  if (text.length <= maxLengthOf(name)) expect(shown, name).toBe(text)
  expect(text.startsWith(shown), `${name}: ${text}`).toBe(true)
  expect(shown.length, name).toBeGreaterThanOrEqual(Math.min(text.length, maxLengthOf(name) - 1))
}

/**
 * Sends a text in some fields. Fields that accept it must store it unchanged; fields that refuse it
 * must show a message and keep the text, while the others accept it.
 */
export async function sendEverywhere(form: FormCase, locale: Locale, names: readonly string[], text: string): Promise<'accepted' | 'refused'> {
  const filled = (chosen: readonly string[]) => ({ ...form.answers(locale), ...Object.fromEntries(chosen.map((name) => [name, text])) })
  const first = await send(form, locale, filled(names))
  expect([303, 422], `${form.name}: ${text}`).toContain(first.status)
  const refused = [...first.errors.keys()]
  if (first.status === 422) {
    expect(names, `${form.name}: ${text}`).toEqual(expect.arrayContaining(refused))
    expect(refused.length, `${form.name}: ${text}`).toBeGreaterThan(0)
    for (const message of first.errors.values()) expect(message.trim().length).toBeGreaterThan(5)
    for (const name of names) expectShown(asShown(first.shown.get(name)) ?? '', asShown(asSent(text)) ?? '', name)
  }
  const others = names.filter((name) => !refused.includes(name))
  const last = first.status === 303 ? first : await send(form, locale, filled(others))
  expect(last.status, `${form.name}: ${text} without ${refused}`).toBe(303)
  // An answer of only invisible characters counts as empty.
  if (visibleText(asSent(text)).trim() !== '') for (const name of others) expect(last.fields[name], `${form.name}, ${name}`).toBe(asSent(text))
  return refused.length > 0 ? 'refused' : 'accepted'
}

/** Milliseconds for one test: with FULL=1 it posts hundreds of forms. */
const timeout = upTo(60_000, 600_000)

export interface CorpusCase {
  readonly form: FormCase
  readonly locale: Locale
  /** The form's position among all forms, which selects its share of a corpus. */
  readonly index: number
}

/** Starts one site and declares the tests for every form, each in one of the languages. */
export function describeEveryForm(declare: (corpusCase: CorpusCase) => void): void {
  beforeAll(async () => {
    site = await startEveryFormSite()
  })
  afterAll(() => site[Symbol.asyncDispose]())
  describe.each(everyForm.map((form, index) => ({ form, index, name: form.name })))('$name', { timeout }, ({ form, index }) =>
    declare({ form, index, locale: locales[index % locales.length] ?? 'nl' }),
  )
}

/** The texts of a corpus that a form sends. */
export const shareOf = (texts: readonly string[], index: number) => texts.filter((_, at) => at % share === index % share)
