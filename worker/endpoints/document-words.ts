import type { LocalizedText } from '#db/model/localized.ts'
import { locales } from '#messages/locales.ts'

const maxNameLength = 120
/** Controls, line ends, and marks that turn the direction of what follows. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

interface DocumentWords {
  /** Null when the address gives none. */
  readonly name: LocalizedText | null
  readonly position: number | null
}

/** What the address of a document says of it: its name in a language each, or in any (`name`), and its place among the others; or what is wrong with that. */
export function readDocumentWords(query: URLSearchParams): DocumentWords | string {
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
