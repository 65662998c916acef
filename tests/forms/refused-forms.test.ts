import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { sampledLocales } from '../full.ts'
import { importDemoContent, vacancyPath } from '../kit/demo-content.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { fillIn, openForm, personAnswers } from './form-filler.ts'
import { errorsIn, valueIn } from './refused-form.ts'

const kilobyte = 1024
const contact = href('contact', 'nl')
const application = vacancyPath('nl')
const t = translator('nl')

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  await importDemoContent(site, 'jobs')
})
afterAll(() => site[Symbol.asyncDispose]())

const urlEncoded = 'application/x-www-form-urlencoded'
const send = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) => site.fetch(path, { method: 'POST', body, headers })
const sendText = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) => send(path, body, { 'Content-Type': urlEncoded, ...headers })

/** A body without a Content-Length. */
function inChunks(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + 64 * kilobyte))
      at += 64 * kilobyte
    },
  })
}

function sendChunked(path: string, text: string): Promise<Response> {
  // Node asks for `duplex`, which the type of a request does not have.
  const init = { method: 'POST', body: inChunks(text), duplex: 'half', headers: { 'Content-Type': urlEncoded, Connection: 'close' } }
  return fetch(new URL(path, site.url), init)
}

describe('a form that is too large', () => {
  test.each(sampledLocales)('a form that is too large is a 413 in %s that says what to do and keeps the input received before the limit', async (locale) => {
    const words = translator(locale)
    const body = `lastName=Peeters&email=annelie%40example.com&remark=${'a'.repeat(300 * kilobyte)}`
    const answer = await sendText(href('contact', locale), body)
    const html = await answer.text()
    expect(answer.status).toBe(413)
    expect(errorsIn(html)).toContain(words('form.tooLarge'))
    expect(errorsIn(html)).toContain(words('form.tooLarge.text'))
    expect(valueIn(html, 'lastName')).toBe('Peeters')
    expect(html.length).toBeLessThan(100 * kilobyte)
  })

  test('a form that is too large is a 413 without a Content-Length too', async () => {
    for (const size of [300 * kilobyte, 13 * kilobyte * kilobyte]) {
      const answer = await sendChunked(contact, `lastName=Peeters&remark=${'a'.repeat(size)}`)
      expect(answer.status).toBe(413)
      expect(valueIn(await answer.text(), 'lastName')).toBe('Peeters')
    }
  })

  test('a form is a 413 for its number of fields or parts, not only for its bytes', async () => {
    const fields = await sendText(contact, `lastName=Peeters${'&type=a'.repeat(600)}`)
    expect([fields.status, valueIn(await fields.text(), 'lastName')]).toEqual([413, 'Peeters'])
    const form = new FormData()
    form.set('lastName', 'Peeters')
    for (let part = 0; part < 600; part += 1) form.append('type', 'a')
    for (const path of [contact, application]) {
      const parts = await send(path, form)
      expect([parts.status, valueIn(await parts.text(), 'lastName')]).toEqual([413, 'Peeters'])
    }
  })

  test('a form may hold a file, but its texts count as in any form', async () => {
    const form = new FormData()
    form.set('lastName', 'Peeters')
    form.set('motivation', 'a'.repeat(300 * kilobyte))
    expect((await send(application, form)).status).toBe(413)
  })

  test('a form that is too large keeps what was typed before a file of 15 MB', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(personAnswers({ motivation: 'Ik hou van orde.' }))) form.set(name, value)
    form.set('cv', new Blob([new Uint8Array(15 * kilobyte * kilobyte)]), 'cv.pdf')
    form.set('newsletter', '1')
    const answer = await send(application, form)
    const html = await answer.text()
    expect(answer.status).toBe(413)
    expect(errorsIn(html)).toContain(t('form.error.cv.invalid'))
    expect([valueIn(html, 'lastName'), valueIn(html, 'email')]).toEqual(['Peeters', 'Annelie@example.com'])
    expect(html).toContain('Ik hou van orde.</textarea>')
  })

  test('a form that is too large is refused and stores nothing', async () => {
    const { carried, captcha } = await openForm(site, contact)
    const fields = new URLSearchParams({ ...carried, captcha, ...personAnswers() }).toString()
    expect((await sendText(contact, `${fields}&more=${'a'.repeat(300 * kilobyte)}`)).status).toBe(413)
    expect(await leads()).toBe(0)
  })
})

test('a remark that is too long is shown again cut to its maximum', async () => {
  const html = await (await sendText(contact, `remark=${'é'.repeat(6000)}&lastName=${'x'.repeat(900)}`)).text()
  expect(/é{5000}/.test(html)).toBe(true)
  expect(/é{5001}/.test(html)).toBe(false)
  expect(valueIn(html, 'lastName')).toBe('x'.repeat(200))
})

describe('a form from another site’s page', () => {
  const foreign = [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }]

  test.each(sampledLocales)('a form from another site’s page is a 403 in %s that keeps what was typed and stores nothing', async (locale) => {
    const path = href('contact', locale)
    for (const headers of foreign) {
      const answer = await fillIn(site, path, personAnswers(), headers)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Content-Language')]).toEqual([403, locale])
      expect(errorsIn(html)).toContain(translator(locale)('form.foreign.text'))
      expect(valueIn(html, 'email')).toBe('Annelie@example.com')
    }
    expect(await leads()).toBe(0)
  })

  test('a form from another site’s page changes no subscription, and its page says so', async () => {
    const answer = await send(href('subscriptionEnd', 'nl', { id: 'x' }), '', { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(errorsIn(await answer.text())).toContain(t('form.foreign'))
  })
})

describe('a form that cannot be stored', () => {
  test('a form that cannot be stored is a 503 with its own message that keeps everything typed', async () => {
    const { carried, captcha } = await openForm(site, contact)
    await site.db.prepare('ALTER TABLE leads RENAME TO leads_before').run()
    try {
      const answer = await sendText(contact, new URLSearchParams({ ...carried, captcha, ...personAnswers({ remark: 'Is het kantoor open?' }) }).toString())
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
      expect(errorsIn(html)).toContain(t('form.contact.failed'))
      expect(html).toContain('Is het kantoor open?</textarea>')
      expect(valueIn(html, 'phone')).toBe('0478 12 34 56')
    } finally {
      // The site is lent to other tests too.
      await site.db.prepare('ALTER TABLE leads_before RENAME TO leads').run()
    }
  })
})

test.each([
  ['text/plain', 'a=b'],
  ['application/json', '{'],
  ['multipart/form-data', 'a'],
  ['multipart/form-data; boundary=', 'a'],
  ['multipart/form-data; boundary="\u00ff"', 'a'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="remark"'],
  [';;;=', 'a'],
])('a body of type %j is an empty form', async (type, body) => {
  const answer = await send(contact, body, { 'Content-Type': type })
  expect(answer.status).toBe(422)
})

async function leads(): Promise<number> {
  return (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count ?? -1
}
