import type { Db } from '#db/client.ts'
import type { Office, OfficeKey } from '#db/model/agency/office.ts'
import { instantAt } from '#db/model/site/brussels-time.ts'
import { type CalendarDay, type CalendarException, freeDays, offeredDays } from '#db/model/visits/calendar.ts'
import { selectBookedSeats } from '#db/visits/appointments.ts'
import { selectExceptions } from '#db/visits/calendar-exceptions.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** Days on which an office has free seats, by its current calendar; empty without an office. */
export async function freeDaysOf(office: Office | null, { store: { db }, now }: Pick<PageContext, 'store' | 'now'>): Promise<readonly CalendarDay[]> {
  if (office === null || office.calendar.length === 0) return []
  const [exceptions, taken] = await db.batch(selectOffered(db, office.key, now))
  return freeDaysAmong(office, { exceptions, taken }, now)
}

/** The queries for `freeDaysAmong`: exceptions and seats taken in the booking window. */
export function selectOffered(db: Db, office: OfficeKey, now: Date) {
  const days = offeredDays(now)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const until = instantAt({ day: last, time: '23:59' }).toISOString()
  return [selectExceptions(db, office, first, last), selectBookedSeats(db, office, now.toISOString(), until)] as const
}

interface Offered {
  readonly exceptions: readonly CalendarException[]
  readonly taken: readonly { readonly startsAt: string; readonly taken: number }[]
}

/** Days on which an office has free seats, from the rows of `selectOffered`. */
export function freeDaysAmong(office: Office | null, { exceptions, taken }: Offered, now: Date): readonly CalendarDay[] {
  return freeDays(office?.calendar ?? [], exceptions, new Map(taken.map((each) => [each.startsAt, each.taken])), now)
}
