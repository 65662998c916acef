import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type FailedCall, failedCall } from '#worker/feeds/sync/call-service.ts'
import type { ReadContext } from '#worker/feeds/sync/step.ts'
import { idOf } from '../identity.ts'
import { askService } from './ask.ts'
import { hasLanguage, languageIdOf, listIn, pageSize } from './values.ts'

/** A page of a list, with the texts of its records in every language of the site. */
interface PageAnswer {
  readonly ok: true
  readonly items: readonly unknown[]
  /** The total number of rows reported by the service; null if it reports none. */
  readonly rows: number | null
}

/**
 * Fetches a page of a list in the agency's language and, if its records have texts in that language only, in the others, with a pause between calls.
 * @param most the most records that the answer may hold
 */
export async function askPage(
  { crm, languages, now }: ReadContext,
  endpoint: string,
  parameters: Readonly<Record<string, string | number>>,
  most = pageSize,
): Promise<PageAnswer | FailedCall> {
  const ask = async (LanguageId: number): Promise<PageAnswer | FailedCall> => {
    const called = await askService(crm, endpoint, { ...parameters, LanguageId }, now)
    if (!called.ok) return called
    const list = listIn(called.value)
    if (list === null) return failedCall('wrongAnswer', `the answer to ${endpoint} holds no list`)
    if (list.items.length > most) return failedCall('wrongAnswer', `${endpoint} answers ${list.items.length} records where ${most} were asked for`)
    return { ok: true, ...list }
  }
  const first = await ask(languageIdOf(languages.default))
  if (!first.ok || first.items.length === 0 || holdsLanguages(first.items)) return first
  const others: PageIn[] = []
  for (const locale of languages.enabled.filter((each) => each !== languages.default && hasLanguage(each))) {
    await new Promise((resolve) => setTimeout(resolve, crm.pause * 1_000))
    const page = await ask(languageIdOf(locale))
    if (!page.ok) return page
    others.push({ locale, items: page.items })
  }
  return { ...first, items: mergeLanguages([{ locale: languages.default, items: first.items }, ...others]) }
}

/** The records of one page, as the service gives them in a language. */
interface PageIn {
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
