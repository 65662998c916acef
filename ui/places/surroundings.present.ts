import type { Agency } from '#db/model/agency/agency.ts'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { addressLine } from '#db/model/places/address.ts'
import { isWithinWalk, walkingMinutes } from '#db/model/places/walking.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FactView, presentGroup } from '../listings/facts/fact-groups.present.ts'
import { presentSide } from '../listings/property/sun.present.ts'
import { routeTo } from '../map/route-link.present.ts'
import { formatNumber } from '../site/number.present.ts'
import { type PlaceAtDistance, presentQuarter, type QuarterView } from './quarter.present.ts'

/** A score from 0 to 10, as text and as a number for its bar. */
export interface ScoreView extends FactView {
  readonly score: number
}

/** A distance reads '400 m' or '2,1 km'. */
export interface NearbyView extends PlaceAtDistance {
  /** '5 min' on foot; null if unknown or beyond the rings. */
  readonly walk: string | null
}

/** Location of a listing, no more precise than published, and its surroundings. */
export interface SurroundingsView {
  readonly place: string
  readonly addressHidden: boolean
  /** Whether the map shows the neighbourhood alone although the address is published. */
  readonly isAround: boolean
  readonly areas: readonly FactView[]
  readonly nearby: { readonly label: string; readonly places: readonly NearbyView[] } | null
  /** Null where no place within a walk is known. */
  readonly quarter: QuarterView | null
  readonly mobiscore: ScoreView | null
  readonly mobiscoreParts: readonly ScoreView[]
  /** External map links; null when the exact point is not published. */
  readonly links: { readonly panorama: string; readonly route: string } | null
}

const mobiscoreParts: readonly FactKey[] = [
  'mobiscorePublicTransport',
  'mobiscoreEducation',
  'mobiscoreShops',
  'mobiscoreLeisure',
  'mobiscoreHealth',
  'mobiscoreEnvironment',
  'mobiscoreNearby',
]

/** Presents the surroundings of a home. */
export function presentSurroundings(listing: Listing, locale: Locale, now: Date): SurroundingsView {
  const facts = presentGroup(listing, 'surroundings', locale, now)?.facts ?? []
  const parts = mobiscoreParts.flatMap((key) => scoreOf(key, facts, listing))
  const nearby = nearbyOf(facts, listing, locale)
  const addressHidden = listing.place.address === null
  const isAround = !addressHidden && listing.place.point?.exact === false
  return {
    place: addressLine(listing.place, locale),
    addressHidden,
    isAround,
    areas: facts.filter((fact) => fact.key === 'neighbourhood' || fact.key === 'subCity'),
    nearby,
    // Distances reveal an address, so a hidden one has neither.
    quarter:
      addressHidden || nearby === null ? null : presentQuarter({ places: nearby.places, compass: presentSide(listing, locale), isAbout: isAround }, locale),
    mobiscore: scoreOf('mobiscore', facts, listing)[0] ?? null,
    mobiscoreParts: parts,
    links: linksTo(listing),
  }
}

function scoreOf(key: FactKey, facts: readonly FactView[], listing: Listing): ScoreView[] {
  const fact = facts.find((each) => each.key === key)
  const score = listing.facts[key]
  return fact && typeof score === 'number' ? [{ ...fact, score }] : []
}

function nearbyOf(facts: readonly FactView[], listing: Listing, locale: Locale): SurroundingsView['nearby'] {
  const fact = facts.find((each) => each.key === 'pointsOfInterest')
  const value = listing.facts.pointsOfInterest
  if (!fact || typeof value !== 'object') return null
  const places = namesIn(textIn(value, locale)).map((part) => nearbyPlace(part, locale))
  return places.length === 0 ? null : { label: fact.label, places }
}

/** Splits places at line breaks or semicolons; at commas only where every part is short and the text is not a sentence. */
function namesIn(text: string): string[] {
  const parts = /[;\n]/.test(text) ? text.split(/[;\n]+/) : splitAtCommas(text)
  return parts.map((part) => part.replace(/^[\s•·*–-]+|[\s.]+$/g, '')).filter((part) => part !== '')
}

function splitAtCommas(text: string): string[] {
  const parts = text.split(/,\s+/)
  const isList = !/[.!?]\s/.test(text) && parts.every((part) => part.length <= 60)
  return isList ? parts : [text]
}

/** 'bakker op 150 m' and 'School (400 m)': splits the name from the distance. */
function nearbyPlace(text: string, locale: Locale): NearbyView {
  const [, name, distance] = /^(.+?)[\s,:(–-]+(?:(?:op|à|at|in)\s+)?(\d+(?:[.,]\d+)?\s?k?m)\)?$/iu.exec(text) ?? []
  const words = name ?? text
  const metres = distance === undefined ? null : metresIn(distance)
  return {
    name: words.charAt(0).toLocaleUpperCase(locale) + words.slice(1),
    distance: distance === undefined || metres === null ? null : distanceText(distance, metres, locale),
    metres,
    walk: metres === null || !isWithinWalk(metres) ? null : translator(locale)('quarter.minutes', { count: walkingMinutes(metres) }),
  }
}

/** A separator before three digits groups thousands of metres, since no record measures to the millimetre. */
function metresIn(text: string): number {
  const [, number = '', unit = ''] = /^([\d.,]+)\s?(k?m)$/i.exec(text) ?? []
  const isKilometres = unit.toLowerCase() === 'km'
  const isGrouped = !isKilometres && /[.,]\d{3}$/.test(number)
  const value = Number(isGrouped ? number.replace(/[.,]/, '') : number.replace(',', '.'))
  return isKilometres ? Math.round(value * 1000) : value
}

/** A distance as the language writes numbers, in the unit of the record. */
function distanceText(text: string, metres: number, locale: Locale): string {
  const unit = /km$/i.test(text) ? 'km' : 'm'
  return `${formatNumber(unit === 'km' ? metres / 1000 : metres, locale)}\u00a0${unit}`
}

function linksTo(listing: Listing): SurroundingsView['links'] {
  const at = exactPoint(listing)
  if (at === null) return null
  return {
    panorama: `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${at}`,
    route: routeTo(at),
  }
}

/** URL of the embedded street pictures; null if the exact point is not published or the agency has no API key. */
export function presentStreetView(listing: Listing, { streetViewKey: key }: Pick<Agency, 'streetViewKey'>, locale: Locale): string | null {
  const location = exactPoint(listing)
  return location === null || key === null
    ? null
    : `https://www.google.com/maps/embed/v1/streetview?${new URLSearchParams({ key, location, language: locale })}`
}

/** 'lat,lng', only for a published address. */
function exactPoint({ place: { address, point } }: Listing): string | null {
  return address === null || !point?.exact ? null : `${point.lat},${point.lng}`
}
