import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { composeMime } from '#worker/mail/mime.ts'
import { RefusedMail } from '#worker/mail/transport.ts'
import { anyText } from '../kit/any-text.ts'
import { aRenderedMail } from './rendered-mail-factory.ts'

/** Text with any character, line endings, and fragments that look like headers or encoded words. */
const words = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), anyText(), fc.constantFrom('\r\nBcc: x@y.example', '\n\n', '=?UTF-8?B?', '"', ',', '\\', '.', ' ')))
  .map((parts) => parts.join(''))

const seen = (text = '') =>
  text
    .replace(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The text as a single line of visible characters. */
const line = (text: string) =>
  seen(text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim()

test('any name or subject arrives unchanged, on one line, and adds no header', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, async (name, subject) => {
      const mime = composeMime(aRenderedMail({ subject, replyTo: { name, address: 'jan@example.com' } }))
      const mail = await PostalMime.parse(mime)
      expect(seen(mail.subject)).toBe(line(subject))
      expect(mail.replyTo?.map((each) => ({ ...each, name: seen(each.name) }))).toEqual([{ name: line(name), address: 'jan@example.com' }])
      expect(`${mail.subject}${mail.replyTo?.[0]?.name}`).not.toMatch(hidden)
      expect(mail.headers.map((header) => header.key)).toEqual([
        'from',
        'to',
        'reply-to',
        'subject',
        'date',
        'message-id',
        'mime-version',
        'content-language',
        'auto-submitted',
        'x-auto-response-suppress',
        'content-type',
      ])
      expect(mail.to).toHaveLength(1)
      expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []])
    }),
    { numRuns: 500 },
  )
})

/** Invisible characters, except the joiner and variation selectors of emoji. */
const hidden = /(?![\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u

test.each([
  ['Jan \u202egro.live\u202c', 'Jan gro.live'],
  ['Pay\u200bPal \u2066x\u2069', 'PayPal x'],
  ['so\u00adft \ufeffe\u2060nd\u{e0041}', 'soft end'],
  ['a\u200db \u200d👩 x\ufe0f', 'ab 👩 x'],
  ['\u061cعلي\u200f', 'علي'],
  ['👩‍👩‍👧 ❤️ 👩🏽‍🚒', '👩‍👩‍👧 ❤️ 👩🏽‍🚒'],
])('invisible characters do not reach a header: %j', async (text, shown) => {
  const person = { name: text, address: 'jan@example.com' }
  const mail = await PostalMime.parse(composeMime(aRenderedMail({ subject: text, from: person, to: person, replyTo: person })))
  expect([mail.subject, mail.from?.name, mail.to?.[0]?.name, mail.replyTo?.[0]?.name]).toEqual(Array(4).fill(shown))
})

test('any text arrives unchanged, on short lines of ASCII', async () => {
  await fc.assert(
    fc.asyncProperty(words, async (typed) => {
      const text = typed.toWellFormed().replace(/\r\n?/g, '\n')
      const mime = composeMime(aRenderedMail({ text, html: text }))
      expect(mime).toMatch(/^[\t\r\n -~]*$/)
      expect(Math.max(...mime.split('\r\n').map((each) => each.length))).toBeLessThanOrEqual(78)
      expect(mime.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const mail = await PostalMime.parse(mime)
      expect(mail.text?.replace(/\n$/, '')).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test.each([
  '',
  'jan',
  'jan@',
  '@example.com',
  'jan@example.com\r\nBcc: b@example.com',
  'jan@example.com, b@example.com',
  '<jan@example.com>',
  'jan @example.com',
  'jan@exa mple.com',
  'jan@example.com\0',
])('%j is refused as an address', (address) => {
  expect(() => composeMime(aRenderedMail({ to: { name: null, address } }))).toThrow(RefusedMail)
  expect(() => composeMime(aRenderedMail({ replyTo: { name: 'Jan', address } }))).toThrow(RefusedMail)
})

test('a Message-ID that would inject a header throws', () => {
  expect(() => composeMime(aRenderedMail({ messageId: '<a@b>\r\nBcc: b@example.com' }))).toThrow(/Message-ID/)
})

test('an invitation is sent as a calendar alternative and as an attachment', async () => {
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Bezoek – Brugge\r\nEND:VCALENDAR\r\n'
  const mime = composeMime(aRenderedMail({ invitation: { method: 'REQUEST', text } }))
  expect(mime).toMatch(/Content-Type: text\/calendar; method=REQUEST; charset=utf-8\r\n/)
  const mail = await PostalMime.parse(mime, { attachmentEncoding: 'utf8' })
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Beste Jan,', '<p>Beste Jan,</p>'])
  expect(mail.attachments.map(({ mimeType, method, filename, content }) => [mimeType, method, filename, content])).toEqual([
    ['text/calendar', 'REQUEST', null, expect.stringContaining('SUMMARY:Bezoek – Brugge')],
    ['application/ics', undefined, 'invitation.ics', expect.stringContaining('SUMMARY:Bezoek – Brugge')],
  ])
})

test('the unsubscribe address is in the List-Unsubscribe headers', async () => {
  const mail = await PostalMime.parse(composeMime(aRenderedMail({ unsubscribe: 'https://www.perron.example/alerts/one/end?seal=x' })))
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toBe('<https://www.perron.example/alerts/one/end?seal=x>')
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(composeMime(aRenderedMail())).not.toContain('List-Unsubscribe')
})
