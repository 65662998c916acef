import { getPosition } from 'suncalc'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { orientationKey } from '#db/model/listings/vocabulary.ts'
import { instantAt } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { loweredInList } from '../facts/label-in-list.present.ts'

/** The side of a home with the terrace or garden, and when the sun is there. */
export interface SunView {
  /** Degrees clockwise from north. */
  readonly bearing: number
  /** Which side it is: 'Sun on the terrace, south-west'. */
  readonly side: string
  /** One line for June, one for December. */
  readonly lines: readonly string[]
  readonly note: string
}

/** In order of preference: the terrace before the garden. */
const sides = [
  { key: 'terraceOrientation', name: 'sun.terrace' },
  { key: 'gardenOrientation', name: 'sun.garden' },
  { key: 'rearOrientation', name: 'sun.rear' },
] as const satisfies readonly { readonly key: FactKey; readonly name: string }[]

/** The middle of Belgium, for a home whose place is unknown: the sun's hours differ by minutes. */
const middle = { lat: 50.6, lng: 4.6 }

/** The side of a home with the terrace or garden: its bearing, and in words; null if the record has no orientation. */
export function presentSide({ facts }: Pick<Listing, 'facts'>, locale: Locale): Pick<SunView, 'bearing' | 'side'> | null {
  const t = translator(locale)
  for (const { key, name } of sides) {
    const value = facts[key]
    const known = value === undefined || typeof value === 'boolean' ? null : orientationKey(typeof value === 'object' ? textIn(value, locale) : value)
    const bearing = known === null ? null : bearingOf(known.replace('orientation.', ''))
    if (known === null || bearing === null || !hasMessage(known)) continue
    return { bearing, side: t(name, { point: loweredInList(t(known), locale) }) }
  }
  return null
}

/** The sun of a home; null if the record has no orientation. The published point is exact enough, even if displaced. */
export function presentSun({ facts, place }: Pick<Listing, 'facts' | 'place'>, locale: Locale, now: Date): SunView | null {
  const t = translator(locale)
  const side = presentSide({ facts }, locale)
  if (side === null) return null
  const year = now.getUTCFullYear()
  const month = (day: string, known: 'june' | 'december') => {
    const hours = sunHours(side.bearing, place.point ?? middle, `${year}-${day}`)
    return hours === null ? t(`sun.${known}.none`) : t(`sun.${known}`, { from: hours.from, to: hours.to })
  }
  return { ...side, lines: [month('06-21', 'june'), month('12-21', 'december')], note: t('sun.note') }
}

/** When the sun can reach a side of a home, without buildings, trees or hills in its way. */

/** Degrees clockwise from north, by the code of the point. */
const bearings: Readonly<Record<string, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 }

/** Clock times in Brussels, HH:MM. */
interface SunHours {
  readonly from: string
  readonly to: string
}

/** Minimum elevation in degrees: lower, the sun is behind the neighbours' roofs. */
const minAltitude = 6
/** Maximum angle in degrees: beyond it, the sun only grazes the wall. */
const maxAside = 80
const step = 15 // minutes
const stepsADay = (24 * 60) / step

/** The bearing of a point of the compass, degrees from north; null for an unknown code. */
function bearingOf(point: string): number | null {
  return bearings[point] ?? null
}

/**
 * From when until when the sun reaches a side on a day, rounded to a quarter of an hour; null if it does not.
 * @param bearing of the side, degrees from north
 * @param day YYYY-MM-DD
 */
export function sunHours(bearing: number, { lat, lng }: { readonly lat: number; readonly lng: number }, day: string): SunHours | null {
  const times = Array.from({ length: stepsADay }, (_, index) => clock(index * step)).filter((time) => {
    const { azimuth, altitude } = getPosition(instantAt({ day, time }), lat, lng)
    return altitude >= minAltitude && Math.abs(((azimuth - bearing + 540) % 360) - 180) <= maxAside
  })
  const [from] = times
  const to = times.at(-1)
  return from === undefined || to === undefined || from === to ? null : { from, to }
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
