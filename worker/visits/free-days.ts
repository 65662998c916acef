import type { Db } from '#db/client.ts'
import type { Office, OfficeKey } from '#db/model/agency/office.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { type Absence, agentsTimeOf, type BookedVisit, type MemberTime, staffingAt } from '#db/model/visits/agents-time.ts'
import { type CalendarDay, type CalendarException, freeDays } from '#db/model/visits/calendar.ts'
import { visitsAmong } from '#db/model/visits/joint-visit.ts'
import { bookingWindow, selectAbsences, selectBooked, selectMembersTime } from '#db/visits/agents-time.ts'
import { selectExceptions } from '#db/visits/calendar-exceptions.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** Days on which an office has a free seat and an agent to show a home, by its current calendar; empty without an office. */
export async function freeDaysOf(
  office: Office | null,
  listingId: number,
  { store: { db }, now }: Pick<PageContext, 'store' | 'now'>,
): Promise<readonly CalendarDay[]> {
  if (office === null || office.calendar.length === 0) return []
  const [exceptions, booked, members, absences] = await db.batch(selectOffered(db, office.key, now))
  return freeDaysAmong(office, listingId, { exceptions, booked, members, absences }, now)
}

/** The queries for `freeDaysAmong`: exceptions, visits and agents' time in the booking window. */
export function selectOffered(db: Db, office: OfficeKey, now: Date) {
  const window = bookingWindow(now)
  const [first, last] = [window.startsAt, window.endsAt].map((moment) => wallTimeOf(new Date(moment)).day)
  return [
    selectExceptions(db, office, first ?? '', last ?? ''),
    selectBooked(db, office, window),
    selectMembersTime(db),
    selectAbsences(db, { ...window, endsAt: `${dayAfter(last ?? '', 1)}T00:00:00.000Z` }),
  ] as const
}

interface Offered {
  readonly exceptions: readonly CalendarException[]
  readonly booked: readonly BookedVisit[]
  readonly members: readonly MemberTime[]
  readonly absences: readonly Absence[]
}

/** Days on which an office has a free seat and an agent to show a home, from the rows of `selectOffered`. */
export function freeDaysAmong(office: Office | null, listingId: number, { exceptions, booked, members, absences }: Offered, now: Date): readonly CalendarDay[] {
  if (office === null) return []
  const taken = new Map<string, number>()
  for (const visit of visitsAmong(booked)) if (visit.office === office.key) taken.set(visit.startsAt, (taken.get(visit.startsAt) ?? 0) + 1)
  const time = agentsTimeOf(office.key, members, absences)
  return freeDays(office.calendar, exceptions, taken, now, (start) => staffingAt(time, booked, start, listingId) === 'free')
}
