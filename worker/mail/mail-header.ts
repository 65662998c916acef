import { isEmail } from '#db/model/email.ts'
import type { MailAddress } from './rendered-mail.ts'
import { RefusedMail } from './transport.ts'

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu
const plain = /^[\x20-\x7e]*$/
const maxPlain = 60 // characters; with its name a header stays within 78
const maxEncoded = 42 // bytes a word; 56 in base64, 68 with what stands around it
const bytesOf = new TextEncoder()

/** A text as it may stand in a header: one line without control characters, in ASCII, folded (RFC 2047 where it has to be). */
export function headerText(text: string): string {
  const line = oneLine(text)
  return plain.test(line) && !line.includes('=?') && line.length <= maxPlain ? line : encodedWords(line)
}

/** An address as it may stand in a header, its name quoted or encoded. Throws RefusedMail for what is no address. */
export function headerAddress({ name, address }: MailAddress): string {
  const checked = envelopeAddress(address)
  const line = oneLine(name ?? '')
  if (line === '') return checked
  const isQuotable = plain.test(line) && !line.includes('=?') && line.length <= maxPlain
  const phrase = isQuotable ? `"${line.replace(/["\\]/g, '\\$&')}"` : encodedWords(line)
  return `${phrase}\r\n <${checked}>`
}

/** An address as the dialogue with a server has it. Throws RefusedMail for what is none, so that nothing but an address gets between its brackets. */
export function envelopeAddress(address: string): string {
  if (!isEmail(address)) throw new RefusedMail('this is no e-mail address')
  return address
}

/** A header's line; a value that would begin another one is a error of ours. */
export function header(name: string, value: string): string {
  if (!/^[A-Za-z][A-Za-z-]*$/.test(name) || !/^(?:[\x20-\x7e]|\r\n [\x21-\x7e])*$/.test(value)) throw new Error(`The header ${name} cannot be written`)
  return `${name}: ${value}\r\n`
}

/** A text without what would end a line or cannot be shown. */
export function oneLine(text: string): string {
  return text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim()
}

/** Each word holds whole characters, as readers decode them apart. */
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
