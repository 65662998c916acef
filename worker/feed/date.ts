import { brusselsOffset } from '#db/model/brussels-time.ts'

const wcf = /^\/?Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/?$/
const plain = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2200, 0, 1)
const hour = 3_600_000

/**
 * Parses an instant in any of the feeds' formats: '/Date(1634038800000+0200)/' (the number alone is the instant), '2021-10-12 13:40:00'
 * (Brussels local time) or ISO 8601.
 * @returns UTC in ISO 8601 with milliseconds, so that text order is time order; null when it is not a date from 1900 up to 2200
 */
export function readInstant(value: unknown): string | null {
  const instant = instantOf(value)
  return instant === null ? null : new Date(instant).toISOString()
}

/**
 * A day in any of the feed's forms, or day first as Belgians write it ('12/10/2021').
 * @returns YYYY-MM-DD in Brussels; null when it is not a date
 */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, day, month, year] = dayFirst.exec(value.trim()) ?? []
  const instant = instantOf(year === undefined ? value : `${year}-${month}-${day}`)
  return instant === null ? null : new Date(instant + brusselsOffset(instant)).toISOString().slice(0, 10)
}

function instantOf(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const milliseconds = wcf.exec(text)?.[1]
  const instant = milliseconds === undefined ? written(text) : Number(milliseconds)
  return instant !== null && instant >= earliest && instant < latest ? instant : null
}

function written(text: string): number | null {
  const parts = plain.exec(text)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1, 7).map((part) => Number(part ?? 0))
  const wall = Date.UTC(year, month - 1, day, hours, minutes, seconds, Number((parts[7] ?? '0').padEnd(3, '0').slice(0, 3)))
  // Date would silently turn 31 February into 3 March.
  if (new Date(wall).getUTCMonth() !== month - 1 || new Date(wall).getUTCDate() !== day || hours > 23 || minutes > 59 || seconds > 59) return null
  const zone = parts[8]
  if (zone === undefined) return wall - brusselsOffset(wall - hour)
  if (zone.toUpperCase() === 'Z') return wall
  const [sign, zoneHours, zoneMinutes] = [zone.startsWith('-') ? -1 : 1, Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return wall - sign * (zoneHours * hour + zoneMinutes * 60_000)
}
