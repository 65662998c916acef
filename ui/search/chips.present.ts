import { type CrmTypes, noCrmTypes } from '#db/model/listings/crm-categories.ts'
import { type Search, withoutFilter } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { typeLabelIn } from '../listings/type-tree.present.ts'
import { bedroomsText, counted, countText, labelText, measured, measureText, otherFlags, outdoorFlags, priceText } from './filter-words.present.ts'
import { circleText, placesOf } from './search.present.ts'

/** An active filter, and the query without it. */
export interface ChipView {
  readonly text: string
  readonly without: string
  /** When the filter bar shows this filter in full, so that the chip is hidden: always, if it is wide enough for every filter, or never. */
  readonly inBar: 'always' | 'wide' | null
}

/** One chip per active filter, each with the query without it. The bar names one place and one type; a drawn area has no field there. */
export function presentChips(search: Search, locale: Locale, crm: CrmTypes = noCrmTypes): readonly ChipView[] {
  const t = translator(locale)
  const chips: ChipView[] = []
  const add = (text: string | null, changes: Partial<Search>, inBar: ChipView['inBar'] = null) => {
    if (text !== null) chips.push({ text, without: writeSearch(search, changes), inBar })
  }
  const places = placesOf(search, locale)
  const placeInBar = places.length + (search.near ? 1 : 0) === 1 ? 'always' : null
  for (const { key, value, label } of places) {
    const others = (values: readonly string[]) => values.filter((each) => each !== value)
    add(label, key === 'zone' ? { zones: others(search.zones) } : { zips: others(search.zips) }, placeInBar)
  }
  add(circleText(search, locale), { near: null }, placeInBar)
  if (search.area) add(t('search.area'), { area: null })
  const typeInBar = search.types.length === 1 ? 'always' : null
  for (const type of search.types) add(typeLabelIn(type, crm, locale), { types: search.types.filter((each) => each !== type) }, typeInBar)
  add(priceText(search, locale), { priceMin: null, priceMax: null }, 'always')
  add(bedroomsText(search, locale), { bedroomsMin: null, bedroomsMax: null }, 'always')
  for (const each of counted) add(countText(each, search, locale), { [each.min]: null, ...(each.max && { [each.max]: null }) })
  for (const each of measured) add(measureText(each, search, locale), { [each.min]: null, [each.max]: null })
  for (const name of otherFlags) if (search[name]) add(t(`search.${name}`), withoutFilter(name))
  for (const label of search.epc) add(t('search.label.energy', { label: labelText(label) }), { epc: search.epc.filter((each) => each !== label) }, 'wide')
  for (const name of outdoorFlags) if (search[name]) add(t(`search.${name}`), withoutFilter(name), 'wide')
  add(search.q && t('search.quoted', { words: search.q }), { q: null })
  return chips
}
