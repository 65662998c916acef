import { isJsonObject } from '#db/model/site/json-object.ts'
import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import { idOf } from '../identity.ts'

/** The records of one page, as the service gives them in a language. */
export interface PageIn {
  readonly locale: Locale
  readonly items: readonly unknown[]
}

/** Whether records hold their texts by language already, as `{"NL": "…", "fr": "…"}`. */
export function holdsLanguages(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsLanguages)
  if (!isJsonObject(value)) return false
  const keys = Object.keys(value)
  return (keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key.toLowerCase()))) || Object.values(value).some(holdsLanguages)
}

/**
 * Merges the same page in several languages: texts that differ become texts by language. A record missing in a language keeps its texts.
 */
export function mergeLanguages([base, ...others]: readonly [PageIn, ...PageIn[]]): readonly unknown[] {
  const known = others.map(({ locale, items }) => ({ locale, byId: new Map(items.map((item) => [idOf(item), item])) }))
  return base.items.map((item) => {
    const id = idOf(item)
    const same = known.flatMap(({ locale, byId }) => (id !== null && byId.has(id) ? [{ locale, value: byId.get(id) }] : []))
    return merged('', { locale: base.locale, value: item }, same)
  })
}

interface LocalizedValue {
  readonly locale: Locale
  readonly value: unknown
}

/** Keys of URLs, dates and ids: never merged as texts, even if they differ. */
const notWords = /(?:url|link|date|id)$/i

function merged(key: string, base: LocalizedValue, others: readonly LocalizedValue[]): unknown {
  const { value } = base
  if (typeof value === 'string') return notWords.test(key) || /^https?:/i.test(value) ? value : mergedText(base, others)
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      merged(
        key,
        { ...base, value: item },
        others.flatMap((other) => partOf(other, value.length, index)),
      ),
    )
  if (!isJsonObject(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    merged(
      name,
      { ...base, value: part },
      others.flatMap((other) => memberOf(other, name)),
    ),
  ])
  return Object.fromEntries(parts)
}

function mergedText(base: LocalizedValue, others: readonly LocalizedValue[]): unknown {
  const texts = [base, ...others].filter(
    (each): each is LocalizedValue & { readonly value: string } => typeof each.value === 'string' && each.value.trim() !== '',
  )
  const isSame = texts.every(({ value }) => value === base.value)
  return isSame ? base.value : Object.fromEntries(texts.map(({ locale, value }) => [locale, value]))
}

/** The item at a place, if the lists have the same items. */
function partOf({ locale, value }: LocalizedValue, length: number, index: number): readonly LocalizedValue[] {
  return Array.isArray(value) && value.length === length ? [{ locale, value: value[index] }] : []
}

function memberOf({ locale, value }: LocalizedValue, name: string): readonly LocalizedValue[] {
  return isJsonObject(value) && name in value ? [{ locale, value: value[name] }] : []
}
