import { isArgumentElement, isLiteralElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import type { CompiledMessage } from './compile.ts'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'
import type { Messages } from './keys.ts'
import type { Locale } from './locales.ts'
import nl from './nl.json'

export type MessageKey = keyof Messages
/** The messages that are shown as they stand. */
export type PlainKey = { [Key in MessageKey]: Messages[Key] extends null ? Key : never }[MessageKey]
type ArgumentsOf<Key extends MessageKey> = Messages[Key] extends null ? [] : [args: Messages[Key]]

/** Gives a message in one language; a wrong key or a missing placeholder does not compile. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>) => string

const catalogues: Record<Locale, Readonly<Record<string, CompiledMessage>>> = { nl, fr, en, de }
/** Dates and numbers follow the country, not only the language. */
export const regionalTags: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

const formats = new Map<string, IntlMessageFormat>()

function formatOf(locale: Locale, key: string, elements: Exclude<CompiledMessage, string>): IntlMessageFormat {
  const id = `${locale}:${key}`
  const known = formats.get(id)
  if (known) return known
  const made = new IntlMessageFormat(elements, regionalTags[locale])
  formats.set(id, made)
  return made
}

/** A message of words and plain placeholders, filled in directly: most are, and lists print hundreds. Null for any other. */
function filledIn(elements: Exclude<CompiledMessage, string>, values: Readonly<Record<string, unknown>>): string | null {
  let text = ''
  for (const element of elements) {
    if (isLiteralElement(element)) text += element.value
    else if (isArgumentElement(element) && typeof values[element.value] === 'string') text += values[element.value]
    else return null
  }
  return text
}

const translators = new Map<Locale, Translate>()

/** The typed look-up of one language's catalogue. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const catalogue = catalogues[locale]
  const translate: Translate = (key, ...args) => {
    const message = catalogue[key]
    if (message === undefined) return key
    if (typeof message === 'string') return message
    return filledIn(message, args[0] ?? {}) ?? String(formatOf(locale, key, message).format(args[0] ?? {}))
  }
  translators.set(locale, translate)
  return translate
}

/** Whether a key that was put together (a category, a trade word) has a message, so that the record's own word serves where it has none. */
export function hasMessage(key: string): key is PlainKey {
  return typeof catalogues.en[key] === 'string'
}
