import type { Locale } from '#messages/locales.ts'
import type { Goal } from '../listings/listing.ts'
import { municipalitiesAt } from '../places/municipality.ts'
import { findZone, zoneNamed } from '../places/zones.ts'
import { hasPrice as isPriced } from '../search/search.ts'
import { readSearch } from '../search/search-query.ts'

/** Whom a newsletter is for: subscribers by language, and by what their own search alerts ask for. */
export interface Segment {
  /** Empty: in any language. */
  readonly languages: readonly Locale[]
  /** Null: to buy or to rent. */
  readonly goal: Goal | null
  /** Codes of towns or larger zones. Empty: anywhere. */
  readonly zones: readonly string[]
  /** In euro, each null where it is open. */
  readonly priceMin: number | null
  readonly priceMax: number | null
}

/** Every subscriber. */
export const everyReader: Segment = { languages: [], goal: null, zones: [], priceMin: null, priceMax: null }

/** Whether a segment depends on what people look for, which counts for readers who agreed to that alone. */
export function isTailored({ goal, zones, priceMin, priceMax }: Segment): boolean {
  return goal !== null || zones.length > 0 || priceMin !== null || priceMax !== null
}

/** An alert as far as a segment reads it. */
interface SoughtHome {
  readonly goal: Goal
  readonly search: string
}

/** Whether one alert asks for all that a segment is about. An alert without places or without a price says nothing about them, and does not count. */
export function seekersIn({ goal, zones, priceMin, priceMax }: Segment): (alert: SoughtHome) => boolean {
  const hasPrice = priceMin !== null || priceMax !== null
  return (alert) => {
    if (goal !== null && alert.goal !== goal) return false
    const sought = readSearch(new URLSearchParams(alert.search))
    const places = [...sought.zones, ...sought.zips.flatMap((zip) => municipalitiesAt(zip).map(({ code }) => code))]
    if (zones.length > 0 && !places.some((place) => zones.some((zone) => isWithin(place, zone) || isWithin(zone, place)))) return false
    if (!hasPrice) return true
    // The bounds of a life annuity are those of its bouquet.
    if (sought.annuity || !isPriced(sought)) return false
    return (sought.priceMin ?? 0) <= (priceMax ?? Number.POSITIVE_INFINITY) && (sought.priceMax ?? Number.POSITIVE_INFINITY) >= (priceMin ?? 0)
  }
}

/** Whether a zone is another one, or lies in it. */
function isWithin(code: string, other: string): boolean {
  for (let zone = findZone(code); zone !== null; zone = zone.parent === null ? null : findZone(zone.parent)) if (zone.code === other) return true
  return false
}

const maxPlaces = 20

/** Reads towns and postcodes separated by commas; null if one is unknown, or there are too many. A postcode means its towns. */
export function readSegmentPlaces(text: string): readonly string[] | null {
  const names = text.split(/[,;\n]/).flatMap((name) => name.trim() || [])
  const zones: string[] = []
  for (const name of names) {
    const place = zoneNamed(name)
    if (place === null) return null
    zones.push(...(place.key === 'zone' ? [place.value] : municipalitiesAt(place.value).map(({ code }) => code)))
  }
  return names.length > maxPlaces ? null : [...new Set(zones)]
}

/** How many people a narrowed audience has, without betraying a few: `few` stands for fewer than five. */
export type Reach = 'none' | 'few' | number

/** Rounds the size of a narrowed audience: to 5 below 50, to 10 from there. */
export function roundedReach(people: number): Reach {
  if (people < 5) return people === 0 ? 'none' : 'few'
  const step = people < 50 ? 5 : 10
  return Math.round(people / step) * step
}
