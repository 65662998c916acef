import { appointmentsOf } from '#db/appointments.ts'
import { calendarExceptionsOf } from '#db/calendar-exceptions.ts'
import type { Db } from '#db/client.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/brussels-time.ts'
import { startsOn } from '#db/model/calendar.ts'
import type { Office } from '#db/model/office.ts'

/** A week of an office: for each day its starts, what differs from the rule, and the appointments, also those at a start that was closed since. */
export async function readOfficeWeek(db: Db, { key, calendar: rules }: Office, monday: string) {
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
  const midnight = (day: string) => instantAt({ day, time: '00:00' }).toISOString()
  const end = dayAfter(monday, 7)
  const [exceptions, agreed] = await Promise.all([
    calendarExceptionsOf(db, key, monday, dayAfter(monday, 6)),
    appointmentsOf(db, key, midnight(monday), midnight(end)),
  ])
  return days.map((day) => {
    const ofDay = agreed.filter(({ startsAt }) => wallTimeOf(new Date(startsAt)).day === day)
    const starts = startsOn(rules, day, exceptions)
    const closed = exceptions.filter((each) => each.day === day && each.time !== null && each.capacity === 0).flatMap(({ time }) => time ?? [])
    return {
      day,
      isClosed: exceptions.some((each) => each.day === day && each.time === null && each.capacity === 0),
      starts: starts.map(({ time, startsAt, capacity }) => ({ time, capacity, taken: ofDay.filter((each) => each.startsAt === startsAt).length })),
      closed,
      appointments: ofDay,
    }
  })
}
