import type { LocalizedText } from '#db/model/site/localized.ts'
import { locales } from '#messages/locales.ts'

const maxNameLength = 120
/** Control characters, line ends and bidirectional marks. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

interface DocumentQuery {
  /** Null if the query has none. */
  readonly name: LocalizedText | null
  readonly position: number | null
}

/** Reads a document's name by language, or in all of them (`name`), and its position from the query. @returns an error message if invalid */
export function readDocumentQuery(query: URLSearchParams): DocumentQuery | string {
  const name: { -readonly [Key in keyof LocalizedText]: string } = {}
  for (const [parameter, key] of [['name', 'any'], ...locales.map((locale) => [locale, locale] as const)] as const) {
    const text = query.get(parameter)?.trim() ?? ''
    if (text.length > maxNameLength) return `${parameter}: a name has ${maxNameLength} characters at most`
    if (unfit.test(text) || !text.isWellFormed()) return `${parameter}: a name is one line of text`
    if (text !== '') name[key] = text
  }
  const position = query.get('position')
  if (position !== null && !/^\d{1,4}$/.test(position)) return 'position: a number from 0 to 9999'
  return { name: Object.keys(name).length === 0 ? null : name, position: position === null ? null : Number(position) }
}
