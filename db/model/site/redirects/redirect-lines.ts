import { fingerprint } from '../fingerprint.ts'

/** Redirects pasted from a spreadsheet, a CSV file or a server's settings. */

/** A pasted line. */
export interface RedirectLine {
  /** Counted from 1, empty lines included. */
  readonly number: number
  readonly text: string
  readonly from: string
  /** Empty if the line has one address only. */
  readonly to: string
}

export const maxLines = 1000
/** Characters of a paste, within the limit of a form's texts. */
export const maxPaste = 200_000

/** The lines of a paste that say something. A line has the old address, then a tab, a semicolon, a comma, an arrow or spaces, then the new one. */
export function readLines(text: string): readonly RedirectLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const [from, to] = sidesOf(line)
    return from === '' ? [] : [{ number: index + 1, text: line.trim(), from, to }]
  })
}

/** The fingerprint of a paste, whatever its line endings. */
export function pasteFingerprint(text: string): string {
  return fingerprint(text.replace(/\r\n?/g, '\n').trim())
}

/** As in .htaccess: 'Redirect 301 /old /new'. */
const directive = /^redirect(?:permanent)?\s+(?:(?:30[1278]|permanent|temp)\s+)?(?=\S)/i
/** A column with the status, after the addresses. */
const statusColumn = /[\t;,\s]+"?30[1278]"?\s*$/

const separators = [/\s*\t+\s*/, /\s*(?:->|=>|→)\s*/, /\s*;\s*/, /\s*,\s+|\s+/, /\s*,\s*/]

function sidesOf(line: string): readonly [from: string, to: string] {
  const text = line
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(directive, '')
    .replace(statusColumn, '')
  const quoted = /^"((?:[^"]|"")*)"\s*(?:[\t;,]|\s)\s*(.*)$/.exec(text)
  if (quoted) return [unquoted(quoted[1] ?? ''), unquoted(quoted[2] ?? '')]
  for (const separator of separators) {
    const [from = '', ...rest] = splitOnce(text, separator)
    if (from !== '' && rest[0] !== undefined && rest[0] !== '') return [unquoted(from), unquoted(rest[0])]
  }
  return [unquoted(text.replace(/[\t;,\s]+$/, '')), '']
}

function splitOnce(text: string, separator: RegExp): readonly string[] {
  const found = separator.exec(text)
  return found === null ? [text] : [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}

function unquoted(text: string): string {
  const inner = /^"(.*)"$/.exec(text.trim())?.[1]
  return (inner === undefined ? text : inner.replaceAll('""', '"')).replace(/[\t;,]+$/, '').trim()
}
