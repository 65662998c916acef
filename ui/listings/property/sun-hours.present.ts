import { getPosition } from 'suncalc'
import { instantAt } from '#db/model/site/brussels-time.ts'

/** When the sun can reach a side of a home, without buildings, trees or hills in its way. */

/** Degrees clockwise from north, by the code of the point. */
const bearings: Readonly<Record<string, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 }

/** Clock times in Brussels, HH:MM. */
export interface SunHours {
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
export function bearingOf(point: string): number | null {
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
