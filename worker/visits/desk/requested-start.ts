import type { Db } from '#db/client.ts'
import type { Office } from '#db/model/agency/office.ts'
import { instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { agentsTimeOf, candidatesFor, overlaps, staffingAt, type VisitSought } from '#db/model/visits/agents-time.ts'
import { type StartTerms, startTerms } from '#db/model/visits/calendar.ts'
import { visitsAmong } from '#db/model/visits/joint-visit.ts'
import { type StartStanding, startStanding, visitEnd } from '#db/model/visits/start-standing.ts'
import { aroundPeriod, selectAbsences, selectBooked, selectMembersTime } from '#db/visits/agents-time.ts'
import { selectExceptions } from '#db/visits/calendar-exceptions.ts'
import { startingAt } from '#db/visits/desk-visits.ts'
import type { FormState, TypedValues } from '#ui/forms/form-state.tsx'
import { isDay, isMoment } from '#worker/forms/fields.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** A start that staff choose for a visit. */
export interface RequestedStart {
  readonly startsAt: string
  readonly terms: StartTerms
}

type Reading = { readonly ok: true; readonly start: RequestedStart } | { readonly ok: false; readonly wrong: Partial<FormState> }

/** The typed start, to show again. */
export function typedStart(sent: FormData): TypedValues {
  return Object.fromEntries(['visitStart', 'visitDay', 'visitTime'].map((name) => [name, textOf(sent, name)]))
}

/**
 * Parses the start of a visit: a free one, or any future date and time. If it overlaps other visits or the office is closed, the form first asks for
 * confirmation.
 * @param visit its home and agent, and the visit being moved
 */
export async function readRequestedStart(db: Db, office: Pick<Office, 'key' | 'calendar'>, sent: FormData, now: Date, visit: VisitSought): Promise<Reading> {
  const typed = momentOf(sent)
  if ('error' in typed) return { ok: false, wrong: { errors: typed.error } }
  const { startsAt } = typed
  if (startsAt <= now.toISOString()) return { ok: false, wrong: { errors: { visitDay: 'past' } } }
  const { day, time } = wallTimeOf(new Date(startsAt))
  const endsAt = visitEnd(office.calendar, startsAt, day)
  const period = { startsAt, endsAt }
  const [exceptions, booked, members, absences] = await db.batch([
    selectExceptions(db, office.key, day, day),
    selectBooked(db, office.key, aroundPeriod(period)),
    selectMembersTime(db),
    selectAbsences(db, period),
  ])
  const beside = visitsAmong(booked.filter(({ id, jointId }) => id !== visit.except && (jointId === null || jointId !== visit.exceptJoint)))
  const others = beside.filter((each) => each.office === office.key && overlaps(each, period)).length
  const agents = agentsTimeOf(office.key, members, absences)
  const staffing = staffingAt(agents, beside, period, visit.listingId)
  const standing = startStanding(office.calendar, exceptions, { day, time, others, staffing })
  if (asksFirst(standing) && textOf(sent, 'anyway') !== '1') return { ok: false, wrong: { problem: standing } }
  const terms = startTerms(office.calendar, new Date(startsAt), now)
  // A free start keeps the calendar's capacity: of two concurrent bookings of the last seat the second is refused.
  const limit = standing === 'free' && terms.isOffered ? {} : { atMost: await limitAt(db, office, startsAt, standing) }
  const candidates = agents !== null && (standing === 'free' || standing === 'outside') ? { candidates: candidatesFor(agents, period, visit) } : {}
  return { ok: true, start: { startsAt, terms: { ...terms, endsAt, ...limit, ...candidates } } }
}

function asksFirst(standing: StartStanding): standing is 'taken' | 'closed' | 'away' {
  return standing === 'taken' || standing === 'closed' || standing === 'away'
}

/** Capacity for one more visit than now: of two concurrent bookings of the same start, the second needs confirmation again. */
async function limitAt(db: Db, { key }: Pick<Office, 'key'>, startsAt: string, standing: StartStanding): Promise<number> {
  return standing === 'outside' || standing === 'closed' ? 1 : 1 + (await startingAt(db, key, startsAt))
}

/** Whether a text is a time of the clock, HH:MM. */
export const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

function momentOf(sent: FormData): { readonly startsAt: string } | { readonly error: FormState['errors'] } {
  const [start, day, time] = [textOf(sent, 'visitStart'), textOf(sent, 'visitDay'), textOf(sent, 'visitTime')]
  if (day === '' && time === '') return isMoment(start) ? { startsAt: start } : { error: { visitStart: start === '' ? 'missing' : 'invalid' } }
  if (!isDay(day)) return { error: { visitDay: day === '' ? 'missing' : 'invalid' } }
  if (!isClockTime(time)) return { error: { visitTime: time === '' ? 'missing' : 'invalid' } }
  const instant = instantAt({ day, time })
  if (wallTimeOf(instant).time !== time) return { error: { visitTime: 'skipped' } }
  return { startsAt: instant.toISOString() }
}
