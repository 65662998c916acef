import type { SaidFilter } from '#db/model/alerts/remark-filters.ts'
import { type CrmTypes, noCrmTypes } from '#db/model/listings/crm-categories.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Suggestion } from '#db/model/places/zones.ts'
import type { Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentChips } from '../chips.present.ts'
import { presentListTitle } from '../search.present.ts'

/** What the box offers while a visitor types, each with its address. */
export type AskSuggestions = readonly { readonly text: string; readonly kind: string; readonly url: string }[]

/** The reading of a sentence in one line: 'Gent · € 300.000 or less · Terrace: 3 properties'. */
export function presentReading(goal: Goal, search: Search, count: number, locale: Locale): string {
  const t = translator(locale)
  const filters = presentChips(search, locale).map(({ text }) => text)
  const words = filters.length > 0 ? filters.join(' · ') : presentListTitle(goal, search, locale)
  return t('ask.reading', { words, count: t('list.count', { count }) })
}

/** The filters of a sentence, each in words and with the query that it sets. */
export function presentFilters(search: Search, locale: Locale, crm: CrmTypes = noCrmTypes): readonly SaidFilter[] {
  const all = [...new URLSearchParams(writeSearch(search))]
  return presentChips(search, locale, crm).map(({ text, without }) => {
    const others = new URLSearchParams(without)
    return { text, query: new URLSearchParams(all.filter(([key, value]) => !others.has(key, value))).toString() }
  })
}

/** What a suggestion is. */
export function suggestionKind(kind: Suggestion['kind'] | 'reference' | 'type', locale: Locale): string {
  const t = translator(locale)
  if (kind === 'reference') return t('ask.kind.reference')
  return kind === 'type' ? t('search.type') : t(`place.kind.${kind}`)
}
