import { expect, test } from 'vitest'
import { UnreadableFeed } from './feed-fault.ts'
import { decodeFeedText, openFeedText } from './feed-text.ts'

const narrow = (text: string) => Uint8Array.from(text, (character) => narrowCodes.get(character) ?? character.charCodeAt(0))
const narrowCodes = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['Œ', 0x8c],
  ['’', 0x92],
  ['“', 0x93],
  ['–', 0x96],
  ['œ', 0x9c],
])
const wide = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** The text as it is read in pieces of this many bytes, or why it is refused. */
function read(content: Uint8Array, size: number): string {
  const text = openFeedText()
  try {
    let all = ''
    for (let from = 0; from < content.length; from += size) all += text.decode(content.subarray(from, from + size))
    return all + text.end()
  } catch (error) {
    if (error instanceof UnreadableFeed) return `refused: ${error.fault.why}`
    throw error
  }
}

const cases: readonly (readonly [string, Uint8Array, string])[] = [
  ['plain ASCII', wide('{"id": "A"}'), '{"id": "A"}'],
  ['an empty file', wide(''), ''],
  ['UTF-8', wide('Café – 395.000 €, 😀'), 'Café – 395.000 €, 😀'],
  ['UTF-8 with a byte-order mark', joined(bytes(0xef, 0xbb, 0xbf), wide('é')), 'é'],
  ['Windows-1252', narrow('Café à louer, l’appartement – € 395.000…'), 'Café à louer, l’appartement – € 395.000…'],
  ['Windows-1252 in capitals, before a no-break space', narrow('CAFÉ\u00a0: « été »'), 'CAFÉ\u00a0: « été »'],
  ['Windows-1252 that ends with an accent', narrow('Liè'), 'Liè'],
  ['Windows-1252 with ligatures and quotes', narrow('“Œuvre” et cœur'.replace('”', '“')), '“Œuvre“ et cœur'],
  ['UTF-8 with one broken character at its end', joined(wide('Café '.repeat(40)), bytes(0xe9)), 'refused: mixed'],
  ['Windows-1252, then UTF-8', joined(narrow('Liège '.repeat(40)), wide('Liège')), 'refused: mixed'],
  ['a byte-order mark before Windows-1252', joined(bytes(0xef, 0xbb, 0xbf), narrow('Liège')), 'refused: mixed'],
  ['another code page', bytes(0x43, 0x61, 0x66, 0x81, 0x20), 'refused: encoding'],
  ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x7b, 0x00), 'refused: utf16'],
  ['UTF-16 with its mark, the other way round', bytes(0xfe, 0xff, 0x00, 0x7b), 'refused: utf16'],
  ['UTF-16 without a mark', bytes(0x7b, 0x00, 0x22, 0x00), 'refused: utf16'],
]

test.each(cases)('%s is decoded or refused, however the file is cut into pieces', (_name, content, expected) => {
  for (const size of [1, 2, 3, 5, 64, 4_096]) {
    const found = read(content, size)
    // In small pieces a file shows its encoding later, so that it may be refused as mixed; it is never read otherwise.
    if (size < 64 && found === 'refused: mixed') continue
    expect(found, `in pieces of ${size}`).toBe(expected)
  }
})

test.each([
  ['little-endian with its mark', Uint8Array.from(Buffer.from('\ufeffPrijs\t€ 395.000\r\nLiège', 'utf16le'))],
  ['little-endian without a mark', Uint8Array.from(Buffer.from('Prijs\t€ 395.000\r\nLiège', 'utf16le'))],
  ['big-endian with its mark', Uint8Array.from(Buffer.from('\ufeffPrijs\t€ 395.000\r\nLiège', 'utf16le').swap16())],
])('UTF-16, %s, is read where it is taken', (_name, content) => {
  for (const size of [1, 3, 64]) {
    const text = openFeedText(true)
    const parts = []
    for (let from = 0; from < content.length; from += size) parts.push(text.decode(content.subarray(from, from + size)))
    expect(parts.join('') + text.end(), `in pieces of ${size}`).toBe('Prijs\t€ 395.000\r\nLiège')
  }
})

test('nothing is ever replaced by U+FFFD', () => {
  const texts = []
  for (let first = 0x80; first <= 0xff; first += 1) for (let second = 0x20; second <= 0xff; second += 17) texts.push(read(bytes(0x61, first, second, 0x62), 64))
  expect(texts.join('')).not.toContain('\ufffd')
})

test.each([
  ['utf-8', wide('Liège'), 'Liège'],
  ['UTF-8', narrow('Liège'), 'Liège'],
  ['windows-1252', narrow('CAFÉ\u00a0€'), 'CAFÉ\u00a0€'],
  ['ISO-8859-1', narrow('Liège'), 'Liège'],
  ['iso-8859-1', wide('Liège'), 'Liège'],
])('an answer that declares %s is read by its bytes', (charset, content, expected) => {
  expect(decodeFeedText(content, charset)).toBe(expected)
})

test.each([
  ['utf-16', 'UTF-16'],
  ['iso-8859-15', 'neither UTF-8 nor Windows-1252'],
  ['shift_jis', 'neither UTF-8 nor Windows-1252'],
])('an answer that declares %s is refused', (charset, message) => {
  expect(() => decodeFeedText(wide('abc'), charset)).toThrow(message)
})
