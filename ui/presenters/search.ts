import { buildCategoryTree, type CategoryNode, type CategorySource } from '#db/model/category.ts'
import type { Goal } from '#db/model/listing.ts'
import { nearestZone } from '#db/model/nearest-zone.ts'
import { isGroup, propertyGroups } from '#db/model/property-group.ts'
import type { Search } from '#db/model/search.ts'
import { zipName } from '#db/model/zip-name.ts'
import { findZone, zoneName } from '#db/model/zones.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { bedroomsText, labelsText, outdoorsText, priceText } from './filter-words.ts'
import { inTown, placeName } from './place-words.ts'
import { typePlural } from './type-words.ts'

/** A choice with its number of results. */
export interface ChoiceView {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** A place in a search. */
export interface PlaceView {
  readonly key: 'zone' | 'zip'
  readonly value: string
  readonly label: string
}

/** Available choices, and the current selection. */
export interface SearchChoices {
  /** The category tree: groups with their sub-categories. */
  readonly types: readonly (ChoiceView & { readonly leaves: readonly ChoiceView[] })[]
  readonly labels: readonly ChoiceView[]
  readonly bedrooms: readonly ChoiceView[]
  readonly terrace: number
  readonly garden: number
  readonly ready: number
  readonly places: readonly PlaceView[]
  /** The current selection as text, for the bar; null if nothing is set. */
  readonly summary: Readonly<Record<'where' | 'types' | 'price' | 'bedrooms' | 'energy' | 'outdoors', string | null>>
}

interface CategoryCount {
  readonly mainType: string
  readonly type: string
  readonly count: number
}

/** Number of results for each choice. */
export interface FacetCounts {
  readonly categories: readonly CategoryCount[]
  readonly labels: Readonly<Record<string, number>>
  readonly bedrooms: readonly number[]
  readonly terrace: number
  readonly garden: number
  readonly ready: number
}

/** H and I exist in Luxembourg only. */
const letters = 'abcdefghi'
const bedroomSteps = [1, 2, 3, 4, 5] as const

/** The label of a category's path segment: a group's plural, a sub-category's name, else the segment itself. */
export function categoryLabel(segment: string, locale: Locale): string {
  const known = [`groupPlural.${segment}`, `type.${segment}`].find(hasMessage)
  return known !== undefined && hasMessage(known) ? translator(locale)(known) : segment.replaceAll('-', ' ')
}

/** The heading of a list: type, sale or rent, place. */
export function presentListTitle(goal: Goal, search: Search, locale: Locale): string {
  const t = translator(locale)
  const [type] = search.types
  const what = (type !== undefined && search.types.length === 1 && typePlural(type, locale)) || t('list.what')
  const places = placesOf(search, locale)
  const title = t(goal === 'sale' ? 'list.title.sale' : 'list.title.rent', { what })
  const [place] = places
  if (!place || places.length > 1) return title
  return isTown(place) ? `${title} ${inTown(place.label, locale)}` : t('list.title.inRegion', { title, town: place.label })
}

/** The filters' choices and current selection. */
export function presentChoices(facets: FacetCounts, search: Search, locale: Locale): SearchChoices {
  const places = placesOf(search, locale)
  const where = [...places.map(({ label }) => label), circleText(search, locale)].filter((each) => each !== null)
  return {
    types: knownTypeTree(facets.categories, search, locale),
    labels: [...letters]
      .map((value) => ({ value, label: value.toUpperCase(), count: facets.labels[value] ?? 0 }))
      .filter(({ value, count }) => value <= 'g' || count > 0 || search.epc.some((label) => label.startsWith(value))),
    bedrooms: bedroomSteps.map((step) => ({ value: String(step), label: `${step}+`, count: facets.bedrooms[step] ?? 0 })),
    terrace: facets.terrace,
    garden: facets.garden,
    ready: facets.ready,
    places,
    summary: {
      where: firstOf(where),
      types: firstOf(search.types.map((type) => categoryLabel(type, locale))),
      price: priceText(search, locale),
      bedrooms: search.bedroomsMin === null ? bedroomsText(search, locale) : translator(locale)('search.bedroomsShort', { count: search.bedroomsMin }),
      energy: labelsText(search),
      outdoors: outdoorsText(search, locale),
    },
  }
}

/** The first of some values and the number of others: 'Bruges +2'. */
function firstOf(values: readonly string[]): string | null {
  const [first = null] = values
  return values.length > 1 ? `${first} +${values.length - 1}` : first
}

/** The places of a search, in the page's language. */
export function placesOf(search: Search, locale: Locale): readonly PlaceView[] {
  const zones = search.zones.map((value): PlaceView => {
    const zone = findZone(value)
    return { key: 'zone', value, label: zone ? placeName(zone, locale) : value }
  })
  return [...zones, ...search.zips.map((value): PlaceView => ({ key: 'zip', value, label: zipLabel(value, locale) }))]
}

function zipLabel(zip: string, locale: Locale): string {
  const name = zipName(zip, locale)
  return name === null ? zip : `${zip} ${name}`
}

/** A circle as text, named by the place at its centre where there is one. */
export function circleText({ near }: Pick<Search, 'near'>, locale: Locale): string | null {
  if (!near) return null
  const t = translator(locale)
  const zone = nearestZone(near)
  return zone ? t('search.withinPlace', { distance: near.radius, place: zoneName(zone, locale) }) : t('search.within', { distance: near.radius })
}

const trees = new WeakMap<readonly CategoryCount[], Map<string, SearchChoices['types']>>()

/** Memoised by facet object, language and selection: lists are read far more often than the catalogue changes. */
function knownTypeTree(categories: readonly CategoryCount[], search: Search, locale: Locale): SearchChoices['types'] {
  const known = trees.get(categories) ?? new Map<string, SearchChoices['types']>()
  trees.set(categories, known)
  const key = `${locale} ${search.types.join(' ')}`
  const tree = known.get(key) ?? typeTree(categories, search, locale)
  known.set(key, tree)
  return tree
}

/** Groups in the CRM's order, each with its categories in alphabetical order. */
function typeTree(categories: readonly CategoryCount[], search: Search, locale: Locale): SearchChoices['types'] {
  const groups = Object.entries(propertyGroups).map(([Name, { webId }]): CategorySource => ({ ID: webId, ParentID: null, Name, WebID: webId }))
  const leaves = [...new Map(categories.filter(({ mainType, type }) => type !== mainType).map((each) => [`${each.mainType} ${each.type}`, each])).values()]
  const below = leaves.map(({ mainType, type }, at): CategorySource => {
    const group = groups.find(({ Name }) => Name === mainType)
    return { ID: 1_000 + at, ParentID: group?.ID ?? null, Name: type, WebID: null }
  })
  const count = (passes: (category: CategoryCount) => boolean) => categories.filter(passes).reduce((sum, each) => sum + each.count, 0)
  const leaf = ({ value, label, item }: CategoryNode, group: string): ChoiceView => ({
    value,
    label,
    count: count((each) => each.type === item.Name && each.mainType === group),
  })
  return buildCategoryTree([...groups, ...below], ({ Name }) => categoryLabel(Name, locale), locale)
    .map(({ value, label, children }) => ({
      value,
      label,
      count: count((each) => each.mainType === value || each.type === value),
      leaves: children.map((child) => leaf(child, value)).filter((child) => child.count > 0 || search.types.includes(child.value)),
    }))
    .filter((group) => isGroup(group.value) || group.count > 0 || search.types.includes(group.value))
}

/** Whether it is a municipality or locality, rather than a province or region. */
export function isTown({ key, value }: PlaceView): boolean {
  const kind = key === 'zip' ? 'locality' : findZone(value)?.kind
  return kind === 'municipality' || kind === 'locality'
}
