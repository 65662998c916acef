import { seatsTaken } from '#db/appointments.ts'
import { calendarExceptionsOf } from '#db/calendar.ts'
import { instantAt } from '#db/model/brussels-time.ts'
import { type CalendarDay, freeDays, offeredDays } from '#db/model/calendar.ts'
import type { OfficeKey } from '#db/model/office.ts'
import type { PageContext } from '#worker/http/page.ts'

/** Days on which an office has free seats, by its calendar now. */
export async function freeDaysOf(office: OfficeKey, { store: { db }, now }: Pick<PageContext, 'store' | 'now'>): Promise<readonly CalendarDay[]> {
  const days = offeredDays(now)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const until = instantAt({ day: last, time: '23:59' }).toISOString()
  const [exceptions, taken] = await Promise.all([calendarExceptionsOf(db, office, first, last), seatsTaken(db, office, now.toISOString(), until)])
  return freeDays(office, exceptions, taken, now)
}
