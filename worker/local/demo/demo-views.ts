import { weekdayOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'

/** How a page of the demo agency is visited. Days are YYYY-MM-DD. */
export interface Traffic {
  /** Names the page: each has its own figures, and they are the same on every machine. */
  readonly seed: string
  /** Views on a usual day. */
  readonly perDay: number
  /** The day of publication. */
  readonly first: string
  /** Days on which the price went down. */
  readonly drops: readonly string[]
  readonly today: string
}

/** Monday to Sunday: people look for homes on Sunday evening. */
const rhythm = [1, 0.9, 1, 0.9, 0.75, 1.05, 1.4]

/** The views of a day: more after publication, after a price drop and on Sundays. Today is half over. */
export function viewsOn({ seed, perDay, first, drops, today }: Traffic, day: string): number {
  const wave = (from: string, height: number, length: number) => (day < from ? 1 : 1 + height * Math.exp(-daysFrom(from, day) / length))
  const waves = [wave(first, 1.6, 9), ...drops.map((drop) => wave(drop, 0.9, 5))].reduce((all, each) => all * each, 1)
  const usual = perDay * (rhythm[weekdayOf(day) - 1] ?? 1) * waves * (0.8 + 0.4 * fractionOf(`${seed} ${day}`))
  return Math.round(day === today ? usual / 2 : usual)
}

/** Page views, and the visits that they belong to. */
export function countsOf(views: number): { readonly views: number; readonly visits: number } {
  return { views, visits: Math.round(views * 0.7) }
}

function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / day
}

/** A number from 0 to 1 that looks random and is the same for the same text (FNV-1a). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
