import { Parser } from 'htmlparser2'
import type { Cut } from './hide-street.ts'

const maxSize = 2 * 1024 * 1024

/** Whether the text in an SVG contains what the cut removes; assumed true for one too large to read. */
export function tellsAddress(drawing: ArrayBuffer, cut: Cut): boolean {
  if (drawing.byteLength > maxSize) return true
  const words = wordsOf(new TextDecoder().decode(drawing)).join('\n')
  return cut(words) !== words
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
