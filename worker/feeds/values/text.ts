import { decodeHTMLStrict } from 'entities/decode'
import { Parser } from 'htmlparser2'
import { beginning } from '#db/model/content/excerpt.ts'
import { type LocalizedText, readLocalized } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'

/** Windows-1252's characters from 0x80 to 0x9f; a gap is unassigned. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const upper = `[\\u0080-\\u00bf${windows.replaceAll(' ', '').replace(/[\]\\^-]/g, '\\$&')}]`
/** UTF-8 that was read as Windows-1252 or Latin-1: 'Ã©' for 'é', 'â‚¬' for '€'. */
const misread = new RegExp(`[\\u00c2-\\u00c5]${upper}|\\u00e2${upper}{2}`, 'g')
/** 'à' of such a text, whose second character has become an ordinary space: 'Ã  deux pas', 'voilÃ  un bien'. */
const misreadA = /\u00c3 {1,2}(?=\S)/g
const controls = /[\u0080-\u009f]/g
const escapes = /\\(?:r\\n|[nrt"'/]|u[\da-fA-F]{4})/g

/**
 * Undoes what programs do to a text on its way: UTF-8 read as one byte a character, Windows-1252's quotes and dashes read as control characters, and
 * escapes of a programming language left in ('\n' in two characters).
 */
export function repaired(text: string): string {
  let whole = text
  // A text may have been read wrongly twice.
  for (let turn = 0; turn < 2 && /[\u00c2-\u00c5\u00e2]/.test(whole); turn += 1) whole = whole.replace(misread, decoded)
  whole = whole.replace(misreadA, 'à ').replace(controls, (control) => windows.charAt(control.charCodeAt(0) - 0x80).trim())
  return whole.includes('\\') ? whole.replace(escapes, unescaped) : whole
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decoded(characters: string): string {
  try {
    return decoder.decode(Uint8Array.from(characters, byteOf))
  } catch {
    return characters
  }
}

function byteOf(character: string): number {
  const place = windows.indexOf(character)
  return place >= 0 && character !== ' ' ? 0x80 + place : character.charCodeAt(0)
}

function unescaped(written: string): string {
  const [, kind = ''] = written
  if (kind === 'u') return String.fromCharCode(Number.parseInt(written.slice(2), 16))
  return kind === 'n' || kind === 'r' ? '\n' : kind === 't' ? ' ' : kind
}

/** Reads a text by language and cleans it. */
export type ReadText = (value: unknown) => LocalizedText | null

export const maxTextLength = 20_000
const maxSourceLength = 200_000

const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'select', 'textarea', 'xml'])
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'hr'])
const lines = new Set(['br', 'li', 'div', 'tr', 'section', 'article', 'dt', 'dd'])
const cells = new Set(['td', 'th'])

const elements =
  'a|abbr|acronym|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|' +
  'dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|' +
  'img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noframes|noscript|object|ol|optgroup|option|output|p|param|' +
  'picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|' +
  'template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xml|[a-z]\\w*:[a-z]\\w*'
const tag = new RegExp(`</?(?:${elements})(?:\\s[^<>]*)?/?>|<!\\[CDATA\\[|<!--|<!doctype\\s`, 'i')
const reference = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z][a-z\d]{1,31});/gi
const maxDecodings = 4

/** Control characters, direction marks and byte-order marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matched to be removed
const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * A CRM's text (plain, or HTML of any quality) as plain text: one blank line between paragraphs, at most 20,000 characters unless told otherwise.
 * Never throws; '' when nothing is left.
 */
export function plainText(source: string, most: number = maxTextLength): string {
  if (isPlain(source) && !/[<&\\]/.test(source)) return source
  let text = repaired(source.slice(0, maxSourceLength))
  if (/[<&]/.test(text)) text = withoutMarkup(text)
  for (let turn = 1; turn < maxDecodings && isMarkup(text); turn += 1) text = withoutMarkup(text)
  return tidy(text, most)
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

/** Text that was escaped before it was put into HTML, or twice, still has tags or entities when it has been decoded. */
function isMarkup(text: string): boolean {
  return tag.test(text) || (text.match(reference) ?? []).some((each) => decodeHTMLStrict(each) !== each)
}

function withoutMarkup(given: string): string {
  const source = given.replace(/<!\[CDATA\[|\]\]>/g, '')
  // Where tags mark the lines, line ends in the source are only white space.
  const hasLines = /<(?:br|p|li|div|h[1-6])\b/i.test(source)
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (isUnseen(name)) hidden += 1
      if (cells.has(name)) text += ' '
      text += paragraphs.has(name) ? '\n\n' : lines.has(name) ? '\n' : ''
    },
    ontext(piece) {
      if (hidden === 0) text += hasLines ? piece.replace(/[\r\n]+/g, ' ') : piece
    },
    onclosetag(name) {
      if (isUnseen(name) && hidden > 0) hidden -= 1
      if (paragraphs.has(name)) text += '\n\n'
      else if (name === 'div') text += '\n'
    },
  })
  parser.write(source)
  parser.end()
  return text
}

/** Word's own elements, such as `<w:WordDocument>`, hold settings; `<o:p>` holds text. */
function isUnseen(name: string): boolean {
  return unseen.has(name) || /^[wm]:/.test(name)
}

/** Most values of a feed are a few plain words and need no cleaning. */
const plainWords = /^[!-~\u00c0-\u024f]+(?: [!-~\u00c0-\u024f]+)*$/

/** The settings that a paste from Word leaves at the beginning of a text. */
const wordDefaults =
  /^\s*Normal ?0 ?(?:\d+ )?(?:(?:false|true) ){2,}(?:[A-Z]{2}(?:-[A-Z]{2})? X-NONE X-NONE ?)?(?:\/\* Style Definitions \*\/[^{}]{0,300}\{[^{}]{0,2000}\})?/

function isPlain(text: string): boolean {
  return text.length < 200 && plainWords.test(text) && !text.startsWith('Normal 0')
}

function tidy(text: string, most: number): string {
  if (isPlain(text)) return text
  const even = text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unprintable, '')
    .replace(/[\t ]+/g, ' ')
    .replace(wordDefaults, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return beginning(even, most).trimEnd()
}
