import { createId } from '@paralleldrive/cuid2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { upTo } from '../full.ts'
import type { TestSite } from '../kit/site.ts'
import { everyForm, type FormCase } from './every-form.ts'
import { secret, startEveryFormSite } from './every-form-site.ts'
import { figuresOf } from './form-filler.ts'

/** A field, or a file if it has a file name. */
type Part = readonly [name: string, value: string, fileName?: string, type?: string]

interface Sent {
  readonly body: string
  readonly type: string | null
}

const boundary = 'x-boundary'

function multipart(parts: readonly Part[], { head = `multipart/form-data; boundary=${boundary}`, lineEnd = '\r\n', end = `--${boundary}--\r\n` } = {}): Sent {
  const written = parts.map(([name, value, fileName, type]) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type ?? 'application/pdf'}`
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return { body: (written.join('') + end).replaceAll('\r\n', lineEnd), type: head }
}

const urlEncoded = (parts: readonly Part[], type: string | null = 'application/x-www-form-urlencoded'): Sent => ({
  body: new URLSearchParams(parts.map(([name, value]) => [name, value])).toString(),
  type,
})

type Way = (valid: readonly Part[], file: FormCase['file']) => Sent
const asFiles = (parts: readonly Part[]): Part[] => parts.map(([name, value]) => [name, value, 'a.txt', 'text/plain'])
const renamed =
  (write: (name: string) => string): Way =>
  (valid) =>
    multipart(valid.map(([name, ...rest]) => [write(name), ...rest]))
const withFile =
  (...files: readonly (readonly [name: string, text: string | null])[]): Way =>
  (valid, file) =>
    multipart([
      ...valid.filter(([name]) => name !== file?.field),
      ...files.map(([name, text]): Part => [file?.field ?? 'cv', text ?? file?.text ?? '%PDF-1.7\n%%EOF', name]),
    ])

/** Whether the form must be accepted, must be refused, or may be either. */
type Expected = 'taken' | 'refused' | 'either'

const ways: Readonly<Record<string, readonly [Expected, Way]>> = {
  'each field twice': ['either', (valid) => multipart(valid.flatMap((part) => [part, part]))],
  'each field thirty times': ['refused', (valid) => multipart(Array.from({ length: 30 }, () => valid).flat())],
  'names as arrays': ['refused', renamed((name) => `${name}[]`)],
  'names as objects': ['refused', renamed((name) => `fields[${name}]`)],
  'names of objects besides': [
    'taken',
    (valid) =>
      multipart([
        ...valid,
        ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[email]', 'then'].map((name): Part => [name, 'x']),
        ['__proto__', 'y'],
      ]),
  ],
  'names of objects alone': [
    'refused',
    () =>
      multipart([
        ['__proto__', 'x'],
        ['constructor', 'x'],
        ['constructor', 'y'],
        ['length', '1e9'],
      ]),
  ],
  'texts as files': ['refused', (valid) => multipart(asFiles(valid))],
  'a file beside each text': ['either', (valid) => multipart(valid.flatMap((part) => [part, ...asFiles([part])]))],
  'a file in front of each text': ['either', (valid) => multipart(valid.flatMap((part) => [...asFiles([part]), part]))],
  'a file as text': ['either', (valid) => multipart(valid.map(([name, value]) => [name, value]))],
  'two files': ['either', withFile(['one.pdf', null], ['two.pdf', null])],
  'a file with an empty name': ['either', withFile(['', ''])],
  'a file with an empty name and a content': ['either', withFile(['', null])],
  'an empty file with a name': ['either', withFile(['cv.pdf', ''])],
  'a file with a path': ['either', withFile(['../../../etc/passwd', null], ['C:\\\\Users\\\\cv.pdf', null])],
  'a file with an odd name': ['either', withFile(['\u202egnp.\u0001%00/..', null])],
  'as plain text': ['refused', (valid) => urlEncoded(valid, 'text/plain')],
  'as JSON': ['refused', (valid) => ({ body: JSON.stringify(Object.fromEntries(valid)), type: 'application/json' })],
  'without a type': ['refused', (valid) => urlEncoded(valid, null)],
  'in another charset': ['either', (valid) => urlEncoded([['_charset_', 'utf-16'], ...valid], 'application/x-www-form-urlencoded; charset=utf-16')],
  'in multipart of another charset': ['either', (valid) => multipart(valid, { head: `multipart/form-data; charset=utf-7; boundary=${boundary}` })],
  'without a boundary': ['refused', (valid) => multipart(valid, { head: 'multipart/form-data' })],
  'with a wrong boundary': ['refused', (valid) => multipart(valid, { head: 'multipart/form-data; boundary=other' })],
  'with two boundaries': ['either', (valid) => multipart(valid, { head: `multipart/form-data; boundary=${boundary}; boundary=other` })],
  'without an end': ['either', (valid) => multipart(valid, { end: '' })],
  'with bare line ends': ['either', (valid) => multipart(valid, { lineEnd: '\n' })],
  'as mixed parts': ['refused', (valid) => multipart(valid, { head: `multipart/mixed; boundary=${boundary}` })],
  'with nothing in it': ['refused', () => multipart([])],
  'with broken percent signs': [
    'refused',
    (valid) => ({ body: `${urlEncoded(valid).body}&email=%&phone=%zz&privacy=%ff`, type: 'application/x-www-form-urlencoded' }),
  ],
  'with the captcha of another form too': [
    'either',
    (valid) => multipart([...valid, ['altcha', 'eyJhIjoxfQ=='], ['altcha', '%'], ['submission', 'x'], ['captchaToken', 'x']]),
  ],
}

/** The fields of a valid form with a solved captcha. */
async function validParts({ answers, file }: FormCase, locale: Locale): Promise<Part[]> {
  const { token, words } = await issueCaptcha({ current: secret, previous: [] }, locale, new Date())
  const hidden = { submission: createId(), captchaToken: token, captcha: figuresOf(words, locale) }
  const texts = Object.entries({ ...answers(locale), ...hidden }).map(([name, value]): Part => [name, value])
  return file ? [...texts, [file.field, file.text, file.name, file.type]] : texts
}

let site: TestSite
beforeAll(async () => {
  site = await startEveryFormSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const send = (path: string, { body, type }: Sent) =>
  site.fetch(path, { method: 'POST', body: new TextEncoder().encode(body), headers: type === null ? {} : { 'Content-Type': type } })
const count = async (table: 'leads' | 'outbox' | 'appointments' | 'testimonials') =>
  (await site.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? -1

describe.each(everyForm.map((form, index) => ({ name: form.name, form, index })))('$name', ({ form, index }) => {
  const every = upTo(12, 1)
  test.each(Object.entries(ways).filter((_, at) => (at + index) % every === 0))(
    'sent with %s is stored once or refused in its language',
    async (_, [expected, way]) => {
      const locale = locales[index % locales.length] ?? 'nl'
      const valid = await validParts(form, locale)
      const before = await count('leads')
      const answer = await send(form.path(locale), way(valid, form.file))
      const html = await answer.text()
      expect([303, 413, 422]).toContain(answer.status)
      expect(await count('leads')).toBe(before + (answer.status === 303 ? 1 : 0))
      if (answer.status !== 303) expect([answer.headers.get('Content-Language'), html.includes('error-summary')]).toEqual([locale, true])
      if (expected !== 'either') expect(answer.status === 303 ? 'taken' : 'refused').toBe(expected)
      const stored = answer.status === 303 ? await site.db.prepare('SELECT fields FROM leads ORDER BY rowid DESC').first<string>('fields') : ''
      expect(stored).not.toMatch(/__proto__|constructor|toString|\[object|\.\.\/|\\\\/)
    },
  )

  test('submitted three times at once, and again with another proof, is one lead with its mails', async () => {
    const locale = locales[(index + 1) % locales.length] ?? 'fr'
    const all = async () => Promise.all((['leads', 'outbox', 'appointments', 'testimonials'] as const).map(count))
    // One mailbox gets a few mails an hour only.
    const valid = (await validParts(form, locale)).map(
      ([name, value, ...rest]): Part => [name, name === 'email' ? `visitor${index}@example.com` : value, ...rest],
    )
    const [leads = 0, mails = 0, appointments = 0, testimonials = 0] = await all()
    const first = await Promise.all([1, 2, 3].map(() => send(form.path(locale), multipart(valid))))
    expect(first.map(({ status }) => status)).toEqual([303, 303, 303])
    const proven = await Promise.all([1, 2, 3].map(() => validParts(form, locale)))
    const again = proven.map((parts) =>
      valid.map(([name, ...rest]): Part => parts.find((part) => part[0] === name && /^captcha/.test(name)) ?? [name, ...rest]),
    )
    for (const parts of again) expect((await send(form.path(locale), multipart(parts))).status).toBe(303)
    const isOf = (name: FormCase['form']) => Number(form.form === name)
    expect(await all()).toEqual([leads + 1, mails + (form.mails ?? 2), appointments + isOf('viewing'), testimonials + isOf('testimonial')])
  })
})
