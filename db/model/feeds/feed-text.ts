import { UnreadableFeed } from './feed-fault.ts'

/**
 * Decodes feed files, whether posted, fetched or read by a command. A file is UTF-8, or Windows-1252 if its first non-ASCII bytes are not valid
 * UTF-8. Anything else is refused, so that no character is ever replaced by U+FFFD.
 */

export interface FeedText {
  /** Decodes the next bytes, as far as they can be decoded yet. @throws UnreadableFeed */
  decode(bytes: Uint8Array): string
  /** Decodes what was left. @throws UnreadableFeed */
  end(): string
}

/** Windows-1252 from 0x80 to 0x9F; it leaves five places of it free. The rest is Latin-1. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const free: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** UTF-8 read as Windows-1252: 'Ã©', 'Å“', 'â€™'. No text in the languages of the trade has these pairs. */
const misread = /[ÂÃÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|â‚|ðŸ/
/** The bytes that the start of a UTF-8 character may leave at the end of a piece. */
const maxOpen = 3

type Encoding = 'ascii' | 'utf-8' | 'windows-1252'

/**
 * Opens a decoder for a file that arrives in pieces.
 * @param takesWide whether UTF-16 is read too, as spreadsheet programs save it; else it is refused
 */
export function openFeedText(takesWide = false): FeedText {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let wide: TextDecoder | null = null
  let encoding: Encoding = 'ascii'
  let held = new Uint8Array(0)
  let isStart = true
  let last = ''

  const decodeWindows1252 = (bytes: Uint8Array): string => {
    const text = windows1252(bytes)
    if (misread.test(last + text)) throw new UnreadableFeed({ why: 'mixed' })
    last = text.slice(-1)
    return text
  }
  const decodeUtf8 = (bytes: Uint8Array, isMore: boolean): string => {
    try {
      return utf8.decode(bytes, { stream: isMore })
    } catch {
      throw new UnreadableFeed({ why: 'mixed' })
    }
  }
  const decodeWide = (decoder: TextDecoder, bytes: Uint8Array, isMore: boolean): string => {
    try {
      return decoder.decode(bytes, { stream: isMore })
    } catch {
      throw new UnreadableFeed({ why: 'encoding' })
    }
  }
  const next = (bytes: Uint8Array, isMore: boolean): string => {
    if (wide !== null) return decodeWide(wide, bytes, isMore)
    if (isStart && (bytes.length >= maxOpen || !isMore)) {
      isStart = false
      const found = utf16In(bytes)
      if (found !== null && !takesWide) throw new UnreadableFeed({ why: 'utf16' })
      if (found !== null) {
        wide = new TextDecoder(found, { fatal: true })
        return decodeWide(wide, bytes, isMore)
      }
      if (isMarked(bytes)) encoding = 'utf-8'
    }
    if (encoding === 'ascii') {
      const first = firstBeyondAscii(bytes)
      // A character that the piece cuts off does not tell yet what it is.
      if (isMore && (isStart || (first >= 0 && first >= bytes.length - maxOpen))) {
        const whole = isStart ? 0 : first
        held = bytes.slice(whole)
        return decodeUtf8(bytes.subarray(0, whole), true)
      }
      if (first >= 0) encoding = isUtf8(bytes, isMore) ? 'utf-8' : 'windows-1252'
    }
    return encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUtf8(bytes, isMore)
  }
  const withPending = (bytes: Uint8Array): Uint8Array => {
    if (held.length === 0) return bytes
    const all = joined([held, bytes])
    held = new Uint8Array(0)
    return all
  }

  return {
    decode: (bytes) => next(withPending(bytes), true),
    end: () => next(withPending(new Uint8Array(0)), false),
  }
}

/**
 * Decodes a whole file.
 * @param declared the charset its sender declares; one other than UTF-8, ASCII and Windows-1252 (or Latin-1, its part) is refused
 * @throws UnreadableFeed
 */
export function decodeFeedText(bytes: Uint8Array, declared: string | null = null): string {
  const charset = declared?.trim().toLowerCase() ?? ''
  if (/^utf-?16/.test(charset)) throw new UnreadableFeed({ why: 'utf16' })
  if (charset !== '' && !knownCharset.test(charset)) throw new UnreadableFeed({ why: 'encoding' })
  // Servers declare Latin-1 by default: bytes that are UTF-8 throughout are UTF-8.
  if (narrowCharset.test(charset) && !isUtf8(bytes, false)) {
    if (utf16In(bytes) !== null) throw new UnreadableFeed({ why: 'utf16' })
    return windows1252(bytes)
  }
  const text = openFeedText()
  return text.decode(bytes) + text.end()
}

const narrowCharset = /^(?:windows-1252|cp-?1252|x-cp1252|iso[-_]?8859-1|latin-?1|l1)$/
const knownCharset = /^(?:utf-?8|us-ascii|ascii|windows-1252|cp-?1252|x-cp1252|iso[-_]?8859-1|latin-?1|l1)$/

/** The pieces as one array. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function isUtf8(bytes: Uint8Array, isMore: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isMore })
    return true
  } catch {
    return false
  }
}

/** A plain loop: most feeds are ASCII for megabytes. */
function firstBeyondAscii(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) >= 0x80) return at
  return -1
}

function isMarked([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf
}

/** A feed starts with an ASCII character or a mark of UTF-8: a zero byte beside it is UTF-16. */
function utf16In([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null
}

const atOnce = 8_192

/** Not by TextDecoder: platforms differ in the places that Windows-1252 leaves free. */
function windows1252(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += atOnce) {
    const codes = Array.from(bytes.subarray(from, from + atOnce), (byte) => {
      if (free.has(byte)) throw new UnreadableFeed({ why: 'encoding' })
      return byte >= 0x80 && byte < 0xa0 ? upper.charCodeAt(byte - 0x80) : byte
    })
    parts.push(String.fromCharCode(...codes))
  }
  return parts.join('')
}
