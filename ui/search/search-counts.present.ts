import { flagFilters } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../site/number.present.ts'
import type { FacetCounts } from './search.present.ts'

/** Live texts of the filters: the button's label and the count of each choice (`type:house`, `epc:b`, `garden:1`). */
interface SearchCounts {
  readonly total: number
  readonly show: string
  readonly counts: Readonly<Record<string, string>>
}

/** Presents the number of results of a search, and the number for each choice. */
export function presentCounts({ total, facets }: { readonly total: number; readonly facets: FacetCounts }, locale: Locale): SearchCounts {
  const counts: Record<string, number> = Object.fromEntries(flagFilters.map((name) => [`${name}:1`, facets[name]]))
  const add = (key: string, count: number) => {
    counts[key] = (counts[key] ?? 0) + count
  }
  for (const { mainType, type, count } of facets.categories) {
    add(`type:${mainType}`, count)
    if (type !== mainType) add(`type:${type}`, count)
  }
  for (const [letter, count] of Object.entries(facets.labels)) add(`epc:${letter}`, count)
  return {
    total,
    show: translator(locale)('search.showCount', { count: total }),
    counts: Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, formatNumber(count, locale)])),
  }
}
