import { seatsTaken } from '#db/appointments.ts'
import { calendarExceptionsOf } from '#db/calendar-exceptions.ts'
import { instantAt } from '#db/model/brussels-time.ts'
import { type CalendarDay, freeDays, offeredDays } from '#db/model/calendar.ts'
import type { Office } from '#db/model/office.ts'
import type { PageContext } from '#worker/http/page.ts'

/** Days on which an office has free seats, by its current calendar; empty without an office. */
export async function freeDaysOf(office: Office | null, { store: { db }, now }: Pick<PageContext, 'store' | 'now'>): Promise<readonly CalendarDay[]> {
  if (office === null || office.calendar.length === 0) return []
  const days = offeredDays(now)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const until = instantAt({ day: last, time: '23:59' }).toISOString()
  const [exceptions, taken] = await Promise.all([calendarExceptionsOf(db, office.key, first, last), seatsTaken(db, office.key, now.toISOString(), until)])
  return freeDays(office.calendar, exceptions, taken, now)
}
