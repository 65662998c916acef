import { isEmail } from '#db/model/forms/email.ts'
import { visibleText } from '#db/model/site/visible-text.ts'
import { type MailAddress, RefusedMail, type RenderedMail } from '#worker/mail/transport.ts'

/**
 * A mail as a MIME message: headers, then text and HTML as alternatives. An invitation is a third alternative (text/calendar, which mail programs
 * process) and also an attachment of another type, for people. Throws RefusedMail for an invalid address.
 */
export function composeMime(mail: RenderedMail): string {
  return [
    header('From', headerAddress(mail.from)),
    header('To', headerAddress(mail.to)),
    mail.replyTo ? header('Reply-To', headerAddress(mail.replyTo)) : '',
    header('Subject', headerText(mail.subject)),
    header('Date', mail.date.toUTCString().replace('GMT', '+0000')),
    header('Message-ID', mail.messageId),
    header('MIME-Version', '1.0'),
    header('Content-Language', mail.locale),
    // Suppresses out-of-office replies.
    header('Auto-Submitted', 'auto-generated'),
    header('X-Auto-Response-Suppress', 'All'),
    ...(mail.unsubscribe === undefined ? [] : unsubscribeHeaders(mail.unsubscribe)),
    bodyOf(mail),
  ].join('')
}

function unsubscribeHeaders(address: string): readonly string[] {
  return [header('List-Unsubscribe', `\r\n <${new URL(address).href}>`), header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')]
}

function bodyOf({ id, text, html, invitation }: RenderedMail): string {
  const name = id.replace(/[^A-Za-z0-9]/g, '').slice(-50) // a boundary has at most 70 characters
  const versions = [part('text/plain', text), part('text/html', html)]
  if (!invitation) return multipart('alternative', `${name}_mail`, versions)
  const calendar = part(`text/calendar; method=${invitation.method}`, invitation.text)
  const file = part('application/ics; name="invitation.ics"', invitation.text, header('Content-Disposition', 'attachment; filename="invitation.ics"'))
  return multipart('mixed', `${name}_mail`, [multipart('alternative', `${name}_versions`, [...versions, calendar]), file])
}

/** A multipart body with its header. No part can contain the boundary, since quoted-printable text never contains "=_". */
function multipart(kind: 'alternative' | 'mixed', name: string, parts: readonly string[]): string {
  const boundary = `=_${name}`
  const type = header('Content-Type', `multipart/${kind};\r\n boundary="${boundary}"`)
  return `${type}\r\n${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`
}

function part(type: string, text: string, more = ''): string {
  const headers = header('Content-Type', `${type}; charset=utf-8`) + header('Content-Transfer-Encoding', 'quoted-printable') + more
  return `${headers}\r\n${quotedPrintable(text)}\r\n`
}

const maxLine = 76
const bytesOf = new TextEncoder()

/** Encodes a text as quoted-printable: lines of at most 76 ASCII characters (RFC 2045, section 6.7). */
function quotedPrintable(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(encodeLine).join('\r\n')
}

function encodeLine(line: string): string {
  const bytes = bytesOf.encode(line)
  let lines = ''
  let current = ''
  for (const [index, byte] of bytes.entries()) {
    const unit = encodeByte(byte, index === bytes.length - 1)
    if (current.length + unit.length > maxLine - 1) {
      lines += `${current}=\r\n`
      current = ''
    }
    current += unit
  }
  return lines + current
}

/** White space at the end of a line may be stripped in transport, so it is encoded there. */
function encodeByte(byte: number, isLast: boolean): string {
  const isSpace = byte === 0x20 || byte === 0x09
  const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isSpace && !isLast)
  return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu
const plain = /^[\x20-\x7e]*$/
const maxPlain = 60 // characters; with its name a header stays within 78
const maxEncoded = 42 // bytes a word; 56 in base64, 68 with the marks around it

/** A text for a header: one line of ASCII without control characters, folded, encoded where necessary (RFC 2047). */
function headerText(text: string): string {
  const line = oneLine(text)
  return plain.test(line) && !line.includes('=?') && line.length <= maxPlain ? line : encodedWords(line)
}

/** An address for a header, its name quoted or encoded. Throws RefusedMail for an invalid address. */
function headerAddress({ name, address }: MailAddress): string {
  const checked = envelopeAddress(address)
  const line = oneLine(name ?? '')
  if (line === '') return checked
  const isQuotable = plain.test(line) && !line.includes('=?') && line.length <= maxPlain
  const phrase = isQuotable ? `"${line.replace(/["\\]/g, '\\$&')}"` : encodedWords(line)
  return `${phrase}\r\n <${checked}>`
}

/** An address for the SMTP envelope. Throws RefusedMail for an invalid one, against command injection. */
export function envelopeAddress(address: string): string {
  if (!isEmail(address)) throw new RefusedMail('invalid e-mail address')
  return address
}

/** A header line. Throws for a value that would inject another header, which is a bug. */
function header(name: string, value: string): string {
  if (!/^[A-Za-z][A-Za-z-]*$/.test(name) || !/^(?:[\x20-\x7e]|\r\n [\x21-\x7e])*$/.test(value)) throw new Error(`The header ${name} is invalid`)
  return `${name}: ${value}\r\n`
}

/** A text on one line, without invisible characters. */
export function oneLine(text: string): string {
  return visibleText(text.replace(unprintable, ' ')).replace(/ {2,}/g, ' ').trim()
}

/** Splits a text into encoded words at character boundaries, since readers decode each word separately. */
function encodedWords(line: string): string {
  const words: string[] = []
  let word = ''
  for (const character of line) {
    if (bytesOf.encode(word + character).length > maxEncoded) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((each) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytesOf.encode(each)))}?=`).join('\r\n ')
}
