import { appointmentsOf } from '#db/appointments.ts'
import { calendarExceptionsOf } from '#db/calendar-exceptions.ts'
import type { Db } from '#db/client.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/brussels-time.ts'
import { startsOn } from '#db/model/calendar.ts'
import { ruleOn } from '#db/model/dated-rule.ts'
import type { Office } from '#db/model/office.ts'
import { isPublicHoliday } from '#db/model/public-holidays.ts'

/** Days of an office: for each its starts, what differs from the rule, and the appointments, also those at a start that was closed since. */
export async function readOfficeDays(db: Db, { key, calendar: rules }: Office, first: string, count: number) {
  const days = Array.from({ length: count }, (_, index) => dayAfter(first, index))
  const midnight = (day: string) => instantAt({ day, time: '00:00' }).toISOString()
  const end = dayAfter(first, count)
  const [exceptions, agreed] = await Promise.all([
    calendarExceptionsOf(db, key, first, dayAfter(end, -1)),
    appointmentsOf(db, key, midnight(first), midnight(end)),
  ])
  return days.map((day) => {
    const ofDay = agreed.filter(({ startsAt }) => wallTimeOf(new Date(startsAt)).day === day)
    const starts = startsOn(rules, day, exceptions)
    const closed = exceptions.filter((each) => each.day === day && each.time !== null && each.capacity === 0).flatMap(({ time }) => time ?? [])
    const rule = ruleOn(rules, day)
    return {
      day,
      isClosed: exceptions.some((each) => each.day === day && each.time === null && each.capacity === 0),
      isHoliday: rule !== null && isPublicHoliday(day, rule.country),
      starts: starts.map(({ time, startsAt, capacity }) => ({ time, capacity, taken: ofDay.filter((each) => each.startsAt === startsAt).length })),
      closed,
      appointments: ofDay,
    }
  })
}
