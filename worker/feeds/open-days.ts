import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { maxOpenDays, type OpenDay } from '#db/model/visits/open-day.ts'
import { type Note, noRemark } from './remarks.ts'

const wall = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/** Parses the open days of a record: an array of objects with `from` and `to`, case-insensitive. Invalid ones are dropped, with a remark. */
export function readOpenDays(value: unknown, note: Note = noRemark): readonly OpenDay[] | null {
  if (!Array.isArray(value)) return null
  const given = value.slice(0, 10 * maxOpenDays)
  const days = given.flatMap(readOpenDay)
  if (days.length < given.length) note('notUnderstood')
  return days.slice(0, maxOpenDays)
}

function readOpenDay(value: unknown): readonly OpenDay[] {
  if (typeof value !== 'object' || value === null) return []
  const named = new Map(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]))
  const from = readWallTime(named.get('from'))
  const to = readWallTime(named.get('to'))
  if (from === null || to === null || from.day !== to.day || from.time >= to.time) return []
  return [{ day: from.day, from: from.time, to: to.time }]
}

/** Parses a date and time as Brussels local time, or as an instant if it has Z or an offset. */
function readWallTime(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : ''
  if (instant.test(text)) return Number.isNaN(Date.parse(text)) ? null : wallTimeOf(new Date(text))
  const [, day = '', time = ''] = wall.exec(text) ?? []
  return isReal(day, time) ? { day, time } : null
}

/** Whether a date exists: `Date` would turn 31 February into 3 March. */
function isReal(day: string, time: string): boolean {
  const moment = new Date(`${day}T${time}:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 16) === `${day}T${time}`
}
