import type { Search } from '#db/model/search.ts'
import { writeSearch } from '#db/model/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { bedroomsText, counted, countText, labelText, priceText } from './filter-words.ts'
import { categoryLabel, circleText, placesOf } from './search.ts'

/** An active filter, and the query without it. */
export interface ChipView {
  readonly text: string
  readonly without: string
}

/** One chip per active filter, each with the query without it. */
export function presentChips(search: Search, locale: Locale): readonly ChipView[] {
  const t = translator(locale)
  const chips: ChipView[] = []
  const add = (text: string | null, changes: Partial<Search>) => {
    if (text !== null) chips.push({ text, without: writeSearch(search, changes) })
  }
  for (const { key, value, label } of placesOf(search, locale)) {
    const others = (values: readonly string[]) => values.filter((each) => each !== value)
    add(label, key === 'zone' ? { zones: others(search.zones) } : { zips: others(search.zips) })
  }
  add(circleText(search, locale), { near: null })
  if (search.area) add(t('search.area'), { area: null })
  for (const type of search.types) add(categoryLabel(type, locale), { types: search.types.filter((each) => each !== type) })
  add(priceText(search, locale), { priceMin: null, priceMax: null })
  add(bedroomsText(search, locale), { bedroomsMin: null, bedroomsMax: null })
  for (const each of counted) add(countText(each, search, locale), { [each.min]: null, ...(each.max && { [each.max]: null }) })
  for (const label of search.epc) add(t('search.label.energy', { label: labelText(label) }), { epc: search.epc.filter((each) => each !== label) })
  if (search.terrace) add(t('search.terrace'), { terrace: false })
  if (search.garden) add(t('search.garden'), { garden: false })
  add(search.q && t('search.quoted', { words: search.q }), { q: null })
  return chips
}
