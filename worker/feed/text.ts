import { Parser } from 'htmlparser2'
import { beginning } from '#db/model/excerpt.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { readLocalized } from '#db/model/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'

/** Reads a text by language and cleans it. */
export type ReadText = (value: unknown) => LocalizedText | null

export const maxTextLength = 20_000
const maxSourceLength = 200_000

const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'select', 'textarea'])
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'hr'])
const lines = new Set(['br', 'li', 'div', 'tr', 'section', 'article', 'dt', 'dd'])

/** Control characters, direction marks and byte-order marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matched to be removed
const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * A CRM's text (plain, or HTML of any quality) as plain text: one blank line between paragraphs, at most 20,000 characters unless told otherwise.
 * Never throws; '' when nothing is left.
 */
export function plainText(source: string, most: number = maxTextLength): string {
  const text = source.slice(0, maxSourceLength)
  return tidy(/[<&]/.test(text) ? withoutMarkup(text) : text, most)
}

/** As `plainText`, on one line: names, titles, labels. */
export function plainLine(source: string): string {
  return plainText(source).replace(/\s*\n\s*/g, ' ')
}

/** A text by language, plain. Null when nothing is left in any language. */
export function readPlainText(value: unknown, clean: (text: string) => string = (text) => plainText(text)): LocalizedText | null {
  return mapText(readLocalized(value), clean)
}

/** Maps a text in every language, dropping empty results. Languages are in a fixed order. */
export function mapText(text: LocalizedText | null, change: (text: string) => string): LocalizedText | null {
  if (text === null) return null
  const changed: { [L in Locale | 'any']?: string } = {}
  for (const key of [...locales, 'any'] as const) {
    const value = text[key]
    const result = value === undefined ? '' : change(value)
    if (result !== '') changed[key] = result
  }
  return Object.keys(changed).length === 0 ? null : changed
}

/** The text if `change` leaves it unchanged in all languages, else null: a missing name reads better than one with a gap. */
export function unchangedText(text: LocalizedText | null, change: (text: string) => string): LocalizedText | null {
  return Object.values(text ?? {}).every((value) => change(value) === value) ? text : null
}

function withoutMarkup(source: string): string {
  // Where tags mark the lines, line ends in the source are only white space.
  const hasLines = /<(?:br|p|li|div|h[1-6])\b/i.test(source)
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1
      text += paragraphs.has(name) ? '\n\n' : lines.has(name) ? '\n' : ''
    },
    ontext(piece) {
      if (hidden === 0) text += hasLines ? piece.replace(/[\r\n]+/g, ' ') : piece
    },
    onclosetag(name) {
      if (unseen.has(name) && hidden > 0) hidden -= 1
      if (paragraphs.has(name)) text += '\n\n'
      else if (name === 'div') text += '\n'
    },
  })
  parser.write(source)
  parser.end()
  return text
}

/** Most values of a feed are a few plain words and need no cleaning. */
const plainWords = /^[!-~\u00c0-\u024f]+(?: [!-~\u00c0-\u024f]+)*$/

function tidy(text: string, most: number): string {
  if (text.length < 200 && plainWords.test(text)) return text
  const even = text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unprintable, '')
    .replace(/[\t ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return beginning(even, most).trimEnd()
}
