import { Parser } from 'htmlparser2'
import { type Cut, keepText } from './street/hide-street.ts'

const maxSize = 2 * 1024 * 1024

/**
 * Whether the text in an SVG contains what the cut removes; never where nothing is hidden, from left to right or from right to left. Assumed true for one that is too large to read or is
 * more than plain XML: entities of its own, embedded pictures and styles can hold letters that are not read here.
 */
export function tellsAddress(drawing: ArrayBuffer, cut: Cut): boolean {
  if (cut === keepText) return false
  if (drawing.byteLength > maxSize) return true
  const source = decoded(drawing)
  if (source === null || isMoreThanDrawn(source)) return true
  const words = wordsOf(source)
  return [words, words.map(backwards), words.toReversed(), words.toReversed().map(backwards)].some((each) => {
    const text = each.join('\n')
    return cut(text) !== text
  })
}

/** As UTF-8, else null: an address in other bytes would not be recognised. */
function decoded(drawing: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(drawing)
  } catch {
    return null
  }
}

function isMoreThanDrawn(source: string): boolean {
  const named =
    /<!(?!--|\[CDATA\[)|<\?(?!xml[\s?])|data\s*:|<(?:[\w-]+:)?(?:foreignObject|image|feImage|script|iframe|embed|object|font|glyph)(?![\w-])|@font-face|encoding\s*=\s*["'](?!utf-8["'])/i
  // A letter of an attribute may be written as a code.
  return (
    named.test(source) ||
    named.test(
      source.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, digits?: string) =>
        letterOf(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)),
      ),
    )
  )
}

function letterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function backwards(text: string): string {
  return [...text].reverse().join('')
}

/** Its texts, titles, comments and named attributes, without the coordinates that it is drawn with. */
function wordsOf(source: string): string[] {
  const words: string[] = []
  const add = (text: string) => {
    if (/[\p{L}\p{N}]/u.test(text)) words.push(text)
  }
  const parser = new Parser(
    {
      ontext: add,
      oncomment: add,
      onattribute: (_, value) => {
        if (/\p{L}{3}/u.test(value)) words.push(value)
      },
    },
    { xmlMode: true },
  )
  parser.end(source)
  return words
}
