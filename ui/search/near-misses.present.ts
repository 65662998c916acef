import { type Zone, zoneName } from '#db/model/places/zones.ts'
import { type FilterName, type Search, withoutFilter } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentChips } from './chips.present.ts'

/** A search that finds more: what is different, its number of homes, and its query. */
export interface NearMissView {
  readonly text: string
  readonly count: string
  readonly query: string
}

/** Near misses of a search with few results: the same search without one of its filters, and in places nearby. */
export interface NearMissViews {
  readonly without: readonly NearMissView[]
  readonly nearby: readonly NearMissView[]
}

/** The search without one filter: 'without ‘up to € 400.000’', 12 homes. Several values of one filter are named together. */
export function presentWithout(filter: FilterName, count: number, search: Search, locale: Locale): NearMissView {
  const changes = withoutFilter(filter)
  const others = new Set(presentChips({ ...search, ...changes }, locale).map(({ text }) => text))
  // The chip of the search terms has its own quotation marks.
  const dropped = filter === 'text' ? [search.q ?? ''] : presentChips(search, locale).flatMap(({ text }) => (others.has(text) ? [] : [text]))
  const t = translator(locale)
  return { text: t('list.without.filter', { filter: dropped.join(', ') }), count: t('list.count', { count }), query: writeSearch(search, changes) }
}

/** The same search in another place: 'Oostkamp, 6 km', 3 homes. @param away kilometres; null for the municipality of the place itself */
export function presentNearby(zone: Zone, away: number | null, count: number, search: Search, locale: Locale): NearMissView {
  const place = zoneName(zone, locale)
  const distance = away === null ? null : translator(locale)('search.distance', { distance: Math.max(1, Math.round(away)) })
  return {
    text: distance === null ? place : `${place}, ${distance}`,
    count: translator(locale)('list.count', { count }),
    query: writeSearch(search, { zones: [zone.code], zips: [] }),
  }
}
