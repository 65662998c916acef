import { Parser } from 'htmlparser2'
import { memoize } from '../../memoize.ts'
import { alike, letterOnBadge, withoutBadges } from './hide-street-letters.ts'

/** A transformed text with a mapping of indices to the original. */
export interface Mapped {
  readonly text: string
  /** Maps an index of the text to its start and end in the original. */
  readonly start: (index: number) => number
  readonly end: (index: number) => number
}

/** An escape sequence in the original: an entity or percent-encoded bytes. */
const code = String.raw`&(?:amp;)*(?:#(?:x[\da-f]{1,6}|\d{1,7});?|[a-z][a-z\d]{1,30};|shy(?!\w*;))|(?:%(?:25)*[\da-f]{2})+`
const codes = new RegExp(code, 'giu')
const codesAndTags = new RegExp(
  String.raw`${code}|<\/?[a-z!][^<>]{0,200}>|\[\/?(?:b|i|u|s|br|p|em|strong|url|color|size|center|list)(?:=[^[\]]{0,100})?\]`,
  'giu',
)
const mayBeEncoded = /[&%<[]|[^\n\r\t -~\u00a1-\u00ac\u00ae-\u02ff]/u
const unseen = /^(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\n\r\t])\p{Cc})$/u

/**
 * The text as a reader sees it: entities and percent-encoding decoded, invisible characters left out, wide letters and digits made plain.
 * @param tags whether what looks like a tag is part of the text
 */
export function readable(original: string, tags: 'left out' | 'kept' = 'left out'): Mapped {
  if (!mayBeEncoded.test(original)) return { text: original, start: (index) => index, end: (index) => index + 1 }
  const pieces = collect()
  let position = 0
  for (const { 0: piece, index } of original.matchAll(tags === 'kept' ? codes : codesAndTags)) {
    addLetters(pieces, original, position, index)
    pieces.add(decode(piece), index, index + piece.length)
    position = index + piece.length
  }
  addLetters(pieces, original, position, original.length)
  return pieces.mapped()
}

/** `readable` without the index mapping. */
export function withoutCodes(text: string, tags: 'left out' | 'kept' = 'left out'): string {
  return /[&%<[]/.test(text) ? text.replace(tags === 'kept' ? codes : codesAndTags, decode) : text
}

function addLetters(pieces: Pieces, original: string, from: number, to: number): void {
  for (let at = from; at < to; ) {
    const letter = String.fromCodePoint(original.codePointAt(at) ?? 0)
    pieces.add(letter < '\u02ff' && letter !== '\u00ad' && letter >= ' ' ? letter : plainSign(letter), at, at + letter.length)
    at += letter.length
  }
}

const plainSign = memoize((letter) => (unseen.test(letter) ? '' : letter > '\u3000' || /\p{N}/u.test(letter) ? letter.normalize('NFKC') : letter))

const decode = memoize((piece) => {
  if (/^[<[]/.test(piece)) return ''
  if (piece.startsWith('%')) return decodePercent(piece.replace(/%(?:25)+(?=[\da-f]{2})/giu, '%'))
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.end(piece.replace(/&(?:amp;)+/giu, '&'))
  return unseen.test(text) ? '' : text
})

/** As UTF-8, else as Latin-1. */
function decodePercent(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run.replace(/%([\da-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

/** A character folded: letters and digits plain and small, marks and small raised digits to nothing, everything else to a space. */
const foldLetter = memoize((letter) => {
  const badge = letterOnBadge(letter)
  if (badge !== null) return badge
  if (/^[²³¹⁰-₉\p{M}]$/u.test(letter)) return ''
  const plain = letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (each) => alike.get(each) ?? each)
  return /^[\p{L}\p{N}]+$/u.test(plain) ? plain : ' '
})

/** A folded text: lower-case letters and digits without accents, with one space for anything between them. */
export function fold(source: Mapped): Mapped {
  const pieces = collect()
  let isGap = false
  let at = 0
  for (const letter of source.text) {
    const plain = foldLetter(letter)
    if (plain !== ' ' || !isGap) pieces.add(plain, source.start(at), source.end(at + letter.length - 1))
    if (plain !== '') isGap = plain === ' '
    at += letter.length
  }
  return pieces.mapped()
}

/** Only the letters and digits of a text, folded: a cheap pre-check. */
export function foldedLetters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, the usual case
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '')
  const plain = withoutBadges(text).normalize('NFKD').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+|\p{Default_Ignorable_Code_Point}+/gu, '').replace(/[^a-z\d]/gu, (letter) => alike.get(letter) ?? letter)
}

interface Pieces {
  add(text: string, start: number, end: number): void
  mapped(): Mapped
}

function collect(): Pieces {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  return {
    add(piece, start, end) {
      for (let unit = 0; unit < piece.length; unit += 1) {
        starts.push(start)
        ends.push(end)
      }
      text += piece
    },
    mapped: () => ({ text, start: (index) => starts[index] ?? ends.at(-1) ?? 0, end: (index) => ends[index] ?? ends.at(-1) ?? 0 }),
  }
}
