import { hour } from './durations.ts'

/** Local date and time in Belgium and Luxembourg. */
export interface WallTime {
  /** YYYY-MM-DD */
  readonly day: string
  /** HH:MM */
  readonly time: string
}

/** Milliseconds Brussels is ahead of UTC: an hour, two from the last Sunday of March to that of October, both at 01:00 UTC. */
export function brusselsOffset(instant: number): number {
  const { from, to } = summerOf(new Date(instant).getUTCFullYear())
  return instant >= from && instant < to ? 2 * hour : hour
}

interface Summer {
  readonly from: number
  readonly to: number
}

/** Asked for each start of a calendar, so that those of the years in use are kept. */
const summers = new Map<number, Summer>()
const maxSummers = 100

function summerOf(year: number): Summer {
  const known = summers.get(year)
  if (known !== undefined) return known
  const summer = { from: lastSunday(year, 2), to: lastSunday(year, 9) }
  if (summers.size < maxSummers) summers.set(year, summer)
  return summer
}

/** Converts an instant to Brussels local time. */
export function wallTimeOf(instant: Date): WallTime {
  const shown = new Date(instant.getTime() + brusselsOffset(instant.getTime())).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** An instant in ISO 8601 as Brussels local time without an offset, to the second. */
export function brusselsTime(instant: string): string {
  const at = Date.parse(instant)
  return new Date(at + brusselsOffset(at)).toISOString().slice(0, 19)
}

/** The day of an instant in Belgium and Luxembourg, YYYY-MM-DD: the day of laws, offices and people. */
export function brusselsDay(instant: Date): string {
  return wallTimeOf(instant).day
}

/** Converts Brussels local time to an instant; in the repeated hour of October it picks the second. */
export function instantAt({ day, time }: WallTime): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  return new Date(shown - brusselsOffset(shown - hour))
}

/** The day a number of days after another, YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

/** The day of the week, from 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day))
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * 24 * hour
}
