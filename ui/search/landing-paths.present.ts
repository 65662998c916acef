import type { Goal } from '#db/model/listings/listing.ts'
import { isGroup } from '#db/model/listings/property-group.ts'
import { isKnownType, type PropertyType, typeOf } from '#db/model/listings/property-type.ts'
import { propertyTypes } from '#db/model/listings/property-types.ts'
import { townAt, townSegment } from '#db/model/places/town-paths.ts'
import { findZone, type Zone } from '#db/model/places/zones.ts'
import { filterCount, type Search } from '#db/model/search/search.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import type { FoundRoute } from '../route-lookup.ts'
import { href, type RouteName } from '../routes.ts'

/** The subject of a landing page: all homes in a town, or all homes of one type. */
export interface Landing {
  readonly goal: Goal
  readonly town: Zone
  readonly type: PropertyType | null
}

const goals: { readonly [Name in RouteName]?: Goal } = { townForSale: 'sale', typeForSale: 'sale', townForRent: 'rent', typeForRent: 'rent' }

/** Whether a route is the route of landing pages, for any town. */
export function isLandingRoute({ name }: FoundRoute): boolean {
  return goals[name] !== undefined
}

/** The landing page of a route; null for any other route, an unknown town and an unknown type. @param locale of its parameters */
export function landingAt({ name, parameters }: FoundRoute, locale: Locale): Landing | null {
  const goal = goals[name]
  const town = goal === undefined ? null : townAt(parameters.city ?? '', locale)
  if (goal === undefined || town === null) return null
  const type = parameters.type === undefined ? null : typeAt(parameters.type, locale)
  return parameters.type !== undefined && type === null ? null : { goal, town, type }
}

/** The path of a landing page; null for a zone that is not a town. */
export function landingPath({ goal, town, type }: Landing, locale: Locale): string | null {
  const city = townSegment(town, locale)
  if (city === null) return null
  if (type === null) return href(goal === 'sale' ? 'townForSale' : 'townForRent', locale, { city })
  return href(goal === 'sale' ? 'typeForSale' : 'typeForRent', locale, { city, type: typeSegment(type, locale) })
}

/** The landing page closest to a search; null if the search does not have exactly one town. */
export function landingOf(goal: Goal, { zones, zips, types }: Search): Landing | null {
  const [code] = zones
  const [type] = types
  const town = code === undefined || zones.length > 1 || zips.length > 0 ? null : findZone(code)
  if (town === null || (town.kind !== 'municipality' && town.kind !== 'locality')) return null
  return { goal, town, type: types.length === 1 && type !== undefined && hasLanding(type) ? type : null }
}

/** Whether a landing page covers all filters of a search. */
export function isWhole({ type }: Landing, search: Search): boolean {
  return filterCount(search) === (type === null ? 1 : 2)
}

/** Whether a category or sub-category has landing pages: not for whole projects, nor for types without a plural. */
export function hasLanding(type: string): type is PropertyType {
  return isKnownType(type) && propertyTypes[type].group !== 'project' && type !== 'other-property'
}

/** The path segment of a type in a language: 'huis', 'maison'. */
function typeSegment(type: PropertyType, locale: Locale): string {
  const key = `type.${type}`
  return (hasMessage(key) ? slug(translator(locale)(key), locale) : '') || type
}

const known = new Map<Locale, ReadonlyMap<string, PropertyType>>()

/** The type of a path segment, in the language given, in another, or by an alternative name; null if unknown. */
function typeAt(segment: string, locale: Locale): PropertyType | null {
  const found = [locale, ...locales].map((each) => typesIn(each).get(slug(segment, each))).find((type) => type !== undefined)
  const named = found ?? typeOf(segment)
  return named !== null && hasLanding(named) ? named : null
}

/** Categories come before sub-categories with the same name. */
function typesIn(locale: Locale): ReadonlyMap<string, PropertyType> {
  const types = Object.keys(propertyTypes).filter(hasLanding)
  const ordered = [...types.filter((type) => !isGroup(type)), ...types.filter(isGroup)]
  const made = known.get(locale) ?? new Map(ordered.map((type) => [typeSegment(type, locale), type]))
  known.set(locale, made)
  return made
}

/** A landing page as the entry of a menu names it: 'landing:sale/be-44021/apartment'. It follows neither names nor paths. */
export function landingTarget({ goal, town, type }: Landing): string {
  return `landing:${[goal, town.code, ...(type === null ? [] : [type])].join('/')}`
}

/** The landing page that the entry of a menu names; null for another target, an unknown town and an unknown type. */
export function landingOfTarget(target: string): Landing | null {
  const [goal = '', code = '', type, ...rest] = target.startsWith('landing:') ? target.slice('landing:'.length).split('/') : []
  const town = findZone(code)
  if ((goal !== 'sale' && goal !== 'rent') || town === null || townSegment(town, 'en') === null || rest.length > 0) return null
  return type === undefined ? { goal, town, type: null } : hasLanding(type) ? { goal, town, type } : null
}
