import type { CategoryNode } from '#db/model/listings/category.ts'
import type { CrmTypes } from '#db/model/listings/crm-categories.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { isGroup } from '#db/model/listings/property-group.ts'
import { nearestZone } from '#db/model/places/nearest-zone.ts'
import { zipName } from '#db/model/places/zip-name.ts'
import { findZone, zoneName } from '#db/model/places/zones.ts'
import type { FlagFilter, Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { treeOf, typeLabelIn } from '../listings/type-tree.present.ts'
import { typePlural } from '../listings/type-words.present.ts'
import { inTown, placeName } from '../places/place-words.present.ts'
import { bedroomsText, labelsText, type OutdoorFlag, otherFlags, outdoorsText, priceText } from './filter-words.present.ts'
import { type PriceChoices, presentPrices } from './price-choices.present.ts'

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
export interface SearchChoices extends Readonly<Record<OutdoorFlag, number>> {
  /** The category tree: groups with their sub-categories. */
  readonly types: readonly (ChoiceView & { readonly leaves: readonly ChoiceView[] })[]
  readonly labels: readonly ChoiceView[]
  readonly bedrooms: readonly ChoiceView[]
  /** Null where there are few. */
  readonly prices: PriceChoices | null
  /** The yes-or-no filters on offer or selected, without those of outdoors. */
  readonly features: readonly (ChoiceView & { readonly name: FlagFilter })[]
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
export interface FacetCounts extends Readonly<Record<FlagFilter, number>> {
  readonly categories: readonly CategoryCount[]
  readonly labels: Readonly<Record<string, number>>
  readonly bedrooms: readonly number[]
  /** How many there are in each price band of the goal. */
  readonly prices: readonly number[]
  /** The yes-or-no filters that any home of the goal passes. */
  readonly offered: readonly FlagFilter[]
}

/** H and I exist in Luxembourg only. */
const letters = 'abcdefghi'
const bedroomSteps = [1, 2, 3, 4, 5] as const

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
export function presentChoices(goal: Goal, facets: FacetCounts, search: Search, crm: CrmTypes, locale: Locale): SearchChoices {
  const places = placesOf(search, locale)
  const where = [...places.map(({ label }) => label), circleText(search, locale)].filter((each) => each !== null)
  return {
    types: knownTypeTree(facets.categories, search, crm, locale),
    labels: [...letters]
      .map((value) => ({ value, label: value.toUpperCase(), count: facets.labels[value] ?? 0 }))
      .filter(({ value, count }) => value <= 'g' || count > 0 || search.epc.some((label) => label.startsWith(value))),
    bedrooms: bedroomSteps.map((step) => ({ value: String(step), label: `${step}+`, count: facets.bedrooms[step] ?? 0 })),
    prices: presentPrices(goal, facets.prices, search, locale),
    ...{ terrace: facets.terrace, garden: facets.garden },
    features: otherFlags
      .filter((name) => facets.offered.includes(name) || search[name])
      .map((name) => ({ name, value: '1', label: translator(locale)(`search.${name}`), count: facets[name] })),
    places,
    summary: {
      where: firstOf(where),
      types: firstOf(search.types.map((type) => typeLabelIn(type, crm, locale))),
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

interface KnownTree {
  readonly crm: CrmTypes
  readonly tree: SearchChoices['types']
}
const trees = new WeakMap<readonly CategoryCount[], Map<string, KnownTree>>()

/** Memoised by facet object, the CRM's categories, language and selection: lists are read far more often than the catalogue changes. */
function knownTypeTree(categories: readonly CategoryCount[], search: Search, crm: CrmTypes, locale: Locale): SearchChoices['types'] {
  const known = trees.get(categories) ?? new Map<string, KnownTree>()
  trees.set(categories, known)
  const key = `${locale} ${search.types.join(' ')}`
  const found = known.get(key)
  if (found?.crm === crm) return found.tree
  const tree = typeTree(categories, search, crm, locale)
  known.set(key, { crm, tree })
  return tree
}

interface CountedType {
  readonly group: string | null
  readonly value: string
  readonly count: number
}

/** Categories in the CRM's order, each with its sub-categories in alphabetical order: those with results, and those of the CRM's list. */
function typeTree(categories: readonly CategoryCount[], search: Search, crm: CrmTypes, locale: Locale): SearchChoices['types'] {
  const types = countedTypes(categories, crm)
  const own = new Set(crm.groups.map(({ value }) => value))
  const countOf = new Map(types.map(({ group, value, count }) => [`${group} ${value}`, count]))
  const count = (value: string) => categories.filter((each) => each.mainType === value || each.type === value).reduce((sum, each) => sum + each.count, 0)
  const leaf = ({ value, label }: CategoryNode, group: string): ChoiceView => ({ value, label, count: countOf.get(`${group} ${value}`) ?? 0 })
  return treeOf(types, crm, locale)
    .map(({ value, label, children }) => ({ value, label, count: count(value), leaves: children.map((child) => leaf(child, value)) }))
    .filter((group) => isGroup(group.value) || own.has(group.value) || group.count > 0 || search.types.includes(group.value))
}

/** Sub-categories with results, each where its records or else the CRM's list have it, and those of the list that have none. */
function countedTypes(categories: readonly CategoryCount[], crm: CrmTypes): readonly CountedType[] {
  const onTop = new Set(crm.groups.map(({ value }) => value))
  const groupOfOwn = new Map(crm.types.flatMap(({ values, group }) => values.map((value) => [value, group] as const)))
  const counted = new Map<string, CountedType>()
  for (const { mainType, type, count } of categories) {
    if (type === mainType) continue
    const group = isGroup(mainType) || onTop.has(mainType) ? mainType : (groupOfOwn.get(type) ?? null)
    const key = `${group} ${type}`
    counted.set(key, { group, value: type, count: (counted.get(key)?.count ?? 0) + count })
  }
  const withResults = new Set([...counted.values()].map(({ value }) => value))
  const others = crm.types.filter(({ values }) => !values.some((value) => withResults.has(value)))
  return [...counted.values(), ...others.map(({ group, value }) => ({ group, value, count: 0 }))]
}

/** Whether it is a municipality or locality, rather than a province or region. */
export function isTown({ key, value }: PlaceView): boolean {
  const kind = key === 'zip' ? 'locality' : findZone(value)?.kind
  return kind === 'municipality' || kind === 'locality'
}
