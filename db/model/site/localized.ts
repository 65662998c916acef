import { byLocale, isLocale, type Locale, locales } from '#messages/locales.ts'
import { isBlank } from './visible-text.ts'

/** A text by language. `any` is a text of unknown language. */
export type LocalizedText = { readonly [L in Locale]?: string } & { readonly any?: string }

type TextKey = Locale | 'any'

/** The language itself, then a text of unknown language, then English, then the others in list order. */
const preference: Readonly<Record<Locale, readonly TextKey[]>> = byLocale((locale) => [...new Set<TextKey>([locale, 'any', 'en', ...locales])])

/**
 * Parses a text of a feed: a string or number, or an object keyed by language code in any case, with or without a region ('NL',
 * 'nl-BE'). Leaves out empty and '-' entries and languages that are not in the list.
 * @returns the text, trimmed; null when nothing is left
 * @source specification, section 3 ("Multi-language content"); empty values as in the feed
 */
export function readLocalized(value: unknown): LocalizedText | null {
  const plain = readText(value)
  if (plain !== null) return { any: plain }
  if (typeof value !== 'object' || value === null) return null
  const text: { [K in TextKey]?: string } = {}
  for (const [code, entry] of plainCodesFirst(Object.entries(value))) {
    const key = keyOf(code)
    const part = readText(entry)
    if (key !== null && part !== null) text[key] ??= part
  }
  return Object.keys(text).length > 0 ? text : null
}

/**
 * The text in a language, else the first there is in order of preference.
 * @returns '' for an empty text
 * @source specification, section 3 ("Multi-language content")
 */
export function textIn(text: LocalizedText | null | undefined, locale: Locale): string {
  const key = keyFor(text, locale)
  return (key && text?.[key]) ?? ''
}

/**
 * The language of the text that `textIn` returns, for a `lang` attribute.
 * @returns null when there is no text or its language is not known
 */
export function languageOf(text: LocalizedText | null | undefined, locale: Locale): Locale | null {
  const key = keyFor(text, locale)
  return key === 'any' ? null : key
}

/** The languages in which all the given texts exist; a text of unknown language counts in all of them. */
export function languagesOf(...texts: readonly LocalizedText[]): readonly Locale[] {
  return locales.filter((locale) => texts.every((text) => !isBlank(text[locale]) || !isBlank(text.any)))
}

function keyFor(text: LocalizedText | null | undefined, locale: Locale): TextKey | null {
  if (!text) return null
  return preference[locale].find((key) => Object.hasOwn(text, key) && !isBlank(text[key])) ?? null
}

function keyOf(code: string): TextKey | null {
  const language = code.trim().toLowerCase().split(/[-_]/, 1)[0]
  return language === 'any' || isLocale(language) ? language : null
}

/** 'nl' takes precedence over 'nl-BE' in any order. */
function plainCodesFirst(entries: readonly [string, unknown][]): readonly [string, unknown][] {
  const isPlain = ([code]: readonly [string, unknown]) => !/[-_]/.test(code)
  return [...entries.filter(isPlain), ...entries.filter((entry) => !isPlain(entry))]
}

function readText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || text === '-' ? null : text
}
