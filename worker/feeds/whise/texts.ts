import { jsonObjectsIn } from '#db/model/site/json-object.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { numberIn } from './identity.ts'

type Texts = Partial<Record<Locale, string>>

/** The texts of a list by language: 'nl-BE' is 'nl'. Undefined if there are none. */
export function textsOf(list: unknown): Texts | undefined {
  const texts: Texts = {}
  for (const { languageId, content } of jsonObjectsIn(list)) {
    const locale = typeof languageId === 'string' ? languageId.slice(0, 2).toLowerCase() : ''
    if (isLocale(locale) && typeof content === 'string' && content.trim() !== '') texts[locale] ??= content
  }
  return Object.keys(texts).length === 0 ? undefined : texts
}

/** The description, for each language the longer one if there is one. */
export function contentOf({ shortDescription, longDescription }: Readonly<Record<string, unknown>>): Texts | undefined {
  return textsOf([...jsonObjectsIn(longDescription), ...jsonObjectsIn(shortDescription)])
}

/** An estate as it is given in a language. */
export interface EstateIn {
  readonly locale: Locale
  readonly estate: Readonly<Record<string, unknown>>
}

const lists = ['sms', 'shortDescription', 'longDescription'] as const
/** They exist only when they are true: what one answer hides is hidden. */
const flags = ['displayAddress', 'displayPrice'] as const

/** One record of the same estate in several languages: lists of texts are joined, the town and what stands in its details become texts by language. */
export function mergeEstates([first, ...others]: readonly [EstateIn, ...EstateIn[]]): Readonly<Record<string, unknown>> {
  const all = [first, ...others]
  const merged: Record<string, unknown> = { ...first.estate }
  for (const name of flags) if (others.some(({ estate }) => estate[name] !== merged[name])) delete merged[name]
  for (const name of lists) {
    const texts = all.flatMap(({ estate }) => (Array.isArray(estate[name]) ? estate[name] : []))
    if (texts.length > 0) merged[name] = texts
  }
  const cities = all.map(({ locale, estate }) => [locale, estate.city] as const)
  if (merged.city !== undefined) merged.city = byLanguage(cities, merged.city)
  const details = mergeDetails(all)
  return details.length === 0 ? merged : { ...merged, details }
}

function mergeDetails(all: readonly EstateIn[]): readonly unknown[] {
  const found = new Map<string, { first: Readonly<Record<string, unknown>>; values: (readonly [Locale, unknown])[] }>()
  for (const { locale, estate } of all) {
    for (const detail of jsonObjectsIn(estate.details)) {
      const id = String(numberIn(detail.id))
      const known = found.get(id) ?? { first: detail, values: [] }
      known.values.push([locale, detail.value])
      found.set(id, known)
    }
  }
  return [...found.values()].map(({ first, values }) => ({ ...first, value: byLanguage(values, first.value) }))
}

/** Texts that differ by language; one value where they do not. */
function byLanguage(values: readonly (readonly [Locale, unknown])[], first: unknown): unknown {
  const texts = values.filter(([, value]) => typeof value === 'string' && value.trim() !== '')
  return texts.every(([, value]) => value === first) ? first : Object.fromEntries(texts)
}
