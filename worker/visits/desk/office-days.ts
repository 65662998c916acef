import { listStaff } from '#db/accounts/staff.ts'
import type { Db } from '#db/client.ts'
import type { Office } from '#db/model/agency/office.ts'
import { ruleOn } from '#db/model/law/dated-rule.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { type AgentsTime, absentDuring, agentsTimeOf, type BookedVisit, staffingAt } from '#db/model/visits/agents-time.ts'
import { type CalendarException, type Start, startsOn } from '#db/model/visits/calendar.ts'
import type { CalendarRule } from '#db/model/visits/calendar-rules.ts'
import { visitsAmong } from '#db/model/visits/joint-visit.ts'
import { isPublicHoliday } from '#db/model/visits/public-holidays.ts'
import { type StartStanding, standingAmong } from '#db/model/visits/start-standing.ts'
import { selectAbsences, selectBooked, selectMembersTime } from '#db/visits/agents-time.ts'
import { selectAppointments } from '#db/visits/appointments.ts'
import { selectExceptions } from '#db/visits/calendar-exceptions.ts'

/**
 * Days of an office with starts, exceptions and appointments (including those at starts closed since), and the desk's accounts. One round trip.
 */
export async function readOfficeDays(db: Db, { key, calendar: rules }: Office, first: string, count: number, now: Date) {
  const days = Array.from({ length: count }, (_, index) => dayAfter(first, index))
  const midnight = (day: string) => instantAt({ day, time: '00:00' }).toISOString()
  const end = dayAfter(first, count)
  const period = { startsAt: midnight(first), endsAt: midnight(end) }
  const [exceptions, agreed, members, booked, times, absences] = await db.batch([
    selectExceptions(db, key, first, dayAfter(end, -1)),
    selectAppointments(db, key, midnight(first), midnight(end)),
    listStaff(db),
    selectBooked(db, key, period),
    selectMembersTime(db),
    selectAbsences(db, period),
  ])
  const agents = agentsTimeOf(key, times, absences)
  const dated = agreed.map((visit) => ({ visit, on: wallTimeOf(new Date(visit.startsAt)).day }))
  const read = days.map((day) => {
    const ofDay = dated.filter(({ on }) => on === day).map(({ visit }) => visit)
    const starts = startsOn(rules, day, exceptions)
    const closed = exceptions.filter((each) => each.day === day && each.time !== null && each.capacity === 0).flatMap(({ time }) => time ?? [])
    const rule = ruleOn(rules, day)
    return {
      day,
      isClosed: exceptions.some((each) => each.day === day && each.time === null && each.capacity === 0),
      isHoliday: rule !== null && isPublicHoliday(day, rule.country),
      starts: starts.map((start) => ({
        ...{ time: start.time, capacity: start.capacity },
        taken: visitsAmong(ofDay.filter((each) => each.startsAt === start.startsAt)).length,
        ...standingOf({ day, starts, rules, exceptions, visits: visitsAmong(ofDay), agents, booked: visitsAmong(booked) }, start, now),
      })),
      closed,
      absent: agents === null ? [] : absentDuring(agents, { startsAt: midnight(day), endsAt: midnight(dayAfter(day, 1)) }),
      appointments: ofDay,
    }
  })
  return { days: read, members }
}

interface Going {
  readonly id: string
  readonly listingId: number
  readonly startsAt: string
  readonly endsAt: string
}

interface OfficeDay {
  readonly day: string
  readonly starts: readonly Start[]
  readonly rules: readonly CalendarRule[]
  readonly exceptions: readonly CalendarException[]
  readonly visits: readonly Going[]
  readonly agents: AgentsTime | null
  /** The visits of the office's agents, at any office. */
  readonly booked: readonly (BookedVisit & { readonly id: string })[]
}

/** The status of a start as the target of a move, by the same rule that validates the move. */
function standingOf(
  { day, starts, rules, exceptions, visits, agents, booked }: OfficeDay,
  { time, startsAt, endsAt }: Start,
  now: Date,
): { readonly standing: StartStanding | 'past'; readonly freeFor: readonly string[] } {
  if (startsAt <= now.toISOString()) return { standing: 'past', freeFor: [] }
  const during = visits.filter((each) => each.startsAt < endsAt && each.endsAt > startsAt)
  const standingWithout = (moved: Going | null) => {
    const others = during.length - (moved === null ? 0 : 1)
    const beside = booked.filter(({ id }) => id !== moved?.id)
    return standingAmong(starts, rules, exceptions, { day, time, others, staffing: staffingAt(agents, beside, { startsAt, endsAt }, moved?.listingId ?? null) })
  }
  const standing = standingWithout(null)
  return { standing, freeFor: standing === 'taken' ? during.filter((each) => standingWithout(each) === 'free').map(({ id }) => id) : [] }
}
