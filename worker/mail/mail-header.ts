import { isEmail } from '#db/model/forms/email.ts'
import { visibleText } from '#db/model/site/visible-text.ts'
import type { MailAddress } from './rendered-mail.ts'
import { RefusedMail } from './transport.ts'

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu
const plain = /^[\x20-\x7e]*$/
const maxPlain = 60 // characters; with its name a header stays within 78
const maxEncoded = 42 // bytes a word; 56 in base64, 68 with the marks around it
const bytesOf = new TextEncoder()

/** A text for a header: one line of ASCII without control characters, folded, encoded where necessary (RFC 2047). */
export function headerText(text: string): string {
  const line = oneLine(text)
  return plain.test(line) && !line.includes('=?') && line.length <= maxPlain ? line : encodedWords(line)
}

/** An address for a header, its name quoted or encoded. Throws RefusedMail for an invalid address. */
export function headerAddress({ name, address }: MailAddress): string {
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
export function header(name: string, value: string): string {
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
