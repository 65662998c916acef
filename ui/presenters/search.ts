import type { Goal, ListingCard } from '#db/model/listing.ts'
import { textIn } from '#db/model/localized.ts'
import { formatEuro } from '#db/model/price.ts'
import { propertyGroups } from '#db/model/property-type.ts'
import { type Search, writeSearch } from '#db/model/search.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'

/** A filter that is set, and the query without it. */
export interface ChipView {
  readonly text: string
  readonly without: string
}

/** What can be chosen, with how many there are. */
export interface SearchChoices {
  readonly types: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  /** The words of what is set, for the bar. */
  readonly summary: { readonly where: string | null; readonly types: string | null; readonly price: string | null; readonly bedrooms: string | null }
}

interface CategoryCount {
  readonly mainType: string
  readonly type: string
  readonly count: number
}

/** The words of a category's path segment: of a group in the plural, of a sub-category, else the segment itself. */
export function categoryLabel(segment: string, locale: Locale): string {
  const known = [`groupPlural.${segment}`, `type.${segment}`].find(hasMessage)
  return known !== undefined && hasMessage(known) ? translator(locale)(known) : segment.replaceAll('-', ' ')
}

/** The heading of a list: what, for sale or for rent, where. */
export function presentListTitle(goal: Goal, search: Search, cards: readonly ListingCard[], locale: Locale): string {
  const t = translator(locale)
  const groups = search.types.filter((type) => isGroup(type))
  const what = groups.length === 1 && search.types.length === 1 ? categoryLabel(groups[0] ?? '', locale) : t('list.what')
  const town = search.zips.length === 1 && search.q === null ? textIn(cards[0]?.place.city, locale) : ''
  const key = goal === 'sale' ? 'list.title.sale' : 'list.title.rent'
  const title = t(key, { what })
  return town === '' ? title : t('list.title.in', { title, town: `${search.zips[0] ?? ''} ${town}` })
}

/** What the filters offer: the groups of categories with how many there are, and what is set in words. */
export function presentChoices(categories: readonly CategoryCount[], search: Search, locale: Locale): SearchChoices {
  const t = translator(locale)
  const offered = [...Object.keys(propertyGroups), ...search.types.filter((type) => !isGroup(type))]
  const counted = offered.map((value) => ({ value, label: categoryLabel(value, locale), count: countOf(categories, value) }))
  return {
    types: counted.filter((type) => type.count > 0 || search.types.includes(type.value)),
    summary: {
      where: [search.q, ...search.zips].filter((part) => part !== null).join(', ') || null,
      types: search.types.map((type) => categoryLabel(type, locale)).join(', ') || null,
      price: priceText(search, locale),
      bedrooms: bedroomsText(search, locale) && t('search.bedroomsShort', { count: search.bedroomsMin ?? search.bedroomsMax ?? 0 }),
    },
  }
}

function countOf(categories: readonly CategoryCount[], value: string): number {
  return categories.filter((category) => category.mainType === value || category.type === value).reduce((sum, category) => sum + category.count, 0)
}

/** One chip a filter, each with the query that is left without it. */
export function presentChips(search: Search, locale: Locale): readonly ChipView[] {
  const chips: ChipView[] = []
  const add = (text: string, changes: Partial<Search>) => chips.push({ text, without: writeSearch(search, changes) })
  if (search.q !== null) add(search.q, { q: null })
  for (const zip of search.zips) add(zip, { zips: search.zips.filter((each) => each !== zip) })
  for (const type of search.types) add(categoryLabel(type, locale), { types: search.types.filter((each) => each !== type) })
  const price = priceText(search, locale)
  if (price !== null) add(price, { priceMin: null, priceMax: null })
  const bedrooms = bedroomsText(search, locale)
  if (bedrooms !== null) add(bedrooms, { bedroomsMin: null, bedroomsMax: null })
  return chips
}

function priceText({ priceMin, priceMax }: Search, locale: Locale): string | null {
  const t = translator(locale)
  if (priceMin !== null && priceMax !== null) return t('search.between', { from: formatEuro(priceMin), to: formatEuro(priceMax) })
  if (priceMin !== null) return t('search.fromPrice', { price: formatEuro(priceMin) })
  return priceMax === null ? null : t('search.upTo', { price: formatEuro(priceMax) })
}

function bedroomsText({ bedroomsMin, bedroomsMax }: Search, locale: Locale): string | null {
  const t = translator(locale)
  if (bedroomsMin !== null && bedroomsMax !== null) return t('search.bedroomsBetween', { from: bedroomsMin, to: bedroomsMax })
  if (bedroomsMin !== null) return t('search.bedroomsFrom', { count: bedroomsMin })
  return bedroomsMax === null ? null : t('search.bedroomsUpTo', { count: bedroomsMax })
}

function isGroup(segment: string): boolean {
  return Object.hasOwn(propertyGroups, segment)
}
