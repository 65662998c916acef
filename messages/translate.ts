import { isArgumentElement, isLiteralElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { catalogues as written } from './catalogues.ts'
import type { Messages } from './keys.ts'
import { languages } from './languages.ts'
import type { Locale } from './locales.ts'
import type { CompiledMessage } from './packed.ts'

type MessageKey = keyof Messages
/** The messages that take no arguments. */
export type PlainKey = { [Key in MessageKey]: Messages[Key] extends null ? Key : never }[MessageKey]
type ArgumentsOf<Key extends MessageKey> = Messages[Key] extends null ? [] : [args: Messages[Key]]

/** Looks up a message in one language; a wrong key or a missing argument does not compile. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>) => string

type Catalogue = Readonly<Record<string, CompiledMessage>>
const catalogues: Readonly<Record<Locale, Catalogue>> = written

const formats = new Map<string, IntlMessageFormat>()

function formatOf(locale: Locale, key: string, elements: Exclude<CompiledMessage, string>): IntlMessageFormat {
  const id = `${locale}:${key}`
  const known = formats.get(id)
  if (known) return known
  const made = new IntlMessageFormat(elements, languages[locale].tag)
  formats.set(id, made)
  return made
}

/** Fills in plain placeholders without a formatter: most messages have no others, and lists print hundreds. Null for any other message. */
function filledIn(elements: Exclude<CompiledMessage, string>, values: Readonly<Record<string, unknown>>): string | null {
  let text = ''
  for (const element of elements) {
    if (isLiteralElement(element)) text += element.value
    else if (isArgumentElement(element) && typeof values[element.value] === 'string') text += values[element.value]
    else return null
  }
  return text
}

/** French numbers with the point of prices between thousands, not with a narrow space: one page has one way to group figures. */
function groupedByPoints(text: string): string {
  return text.replace(/(?<=\d)\u202f(?=\d{3})/g, '.')
}

const missing = new Set<string>()

/** The English fallback for a message missing in a language; logged once per language and key. */
function fallback(locale: Locale, key: string): CompiledMessage {
  const id = `${locale}: ${key}`
  if (!missing.has(id)) console.error('message missing', id)
  missing.add(id)
  return catalogues.en[key] ?? key
}

/** Maximum number of formatted texts cached per look-up: numbers of homes, rooms and pages recur. */
const maxFormatted = 500

/** The typed look-up of one catalogue. */
export function translatorOf(catalogue: Catalogue, locale: Locale): Translate {
  const formatted = new Map<string, string>()
  return (key, ...args) => {
    const message = catalogue[key] ?? fallback(locale, key)
    if (typeof message === 'string') return message
    const filled = filledIn(message, args[0] ?? {})
    if (filled !== null) return filled
    const call = key + JSON.stringify(args[0])
    const text = formatted.get(call) ?? groupedByPoints(String(formatOf(locale, key, message).format(args[0] ?? {})))
    if (formatted.size >= maxFormatted) formatted.clear()
    formatted.set(call, text)
    return text
  }
}

const translators = new Map<Locale, Translate>()

/** The typed look-up of one language's catalogue. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const translate = translatorOf(catalogues[locale], locale)
  translators.set(locale, translate)
  return translate
}

/** Whether a computed key (a category, a trade word) has a message; without one, show the record's own word. */
export function hasMessage(key: string): key is PlainKey {
  return typeof catalogues.en[key] === 'string'
}
