import { isGranted, type StaffMember, worksFor } from '../accounts/staff.ts'
import type { OfficeKey } from '../agency/office.ts'
import { wallTimeOf, weekdayOf } from '../site/brussels-time.ts'
import { minute } from '../site/durations.ts'
import { readSlot, slotTexts } from '../site/typed-times.ts'
import type { TimeSlot } from './calendar-rules.ts'
import { type MaybeJoint, visitsAmong } from './joint-visit.ts'

/** A period of time. Moments are UTC in ISO 8601. */
export interface Period {
  readonly startsAt: string
  readonly endsAt: string
}

/** The hours of a week, from Monday to Sunday. */
export type Week = readonly (readonly TimeSlot[])[]

/** When a member of the staff shows homes. */
export interface AgentHours {
  /** Null: whenever the office's calendar has a start. */
  readonly week: Week | null
  /** Minutes kept free between visits in different places. */
  readonly bufferMinutes: number
  readonly showsHomes: boolean
}

/** An account of the desk with its hours; null if it has never set them. */
export interface MemberTime extends Pick<StaffMember, 'id' | 'email' | 'name' | 'role' | 'offices'> {
  readonly hours: AgentHours | null
}

export interface Absence extends Period {
  readonly staffId: string
}

/** A visit that is already in the calendar. */
export interface BookedVisit extends Period, MaybeJoint {
  readonly office: OfficeKey
  readonly listingId: number
  readonly assignee: string | null
}

interface Agent extends Pick<AgentHours, 'week' | 'bufferMinutes'> {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Who shows the homes of an office, and when they are away. */
export interface AgentsTime {
  readonly office: OfficeKey
  readonly agents: readonly Agent[]
  readonly absences: readonly Absence[]
}

/** The longest time between two places, in minutes. */
export const maxBuffer = 120

/**
 * Who shows the homes of an office: members who set their hours and show homes, and agents who have not set any. Null until one of the office's
 * agents has set hours or an absence: then its calendar alone decides.
 */
export function agentsTimeOf(office: OfficeKey, members: readonly MemberTime[], absences: readonly Absence[]): AgentsTime | null {
  const own = members.filter(
    (member) => worksFor(member, office) && isGranted(member.role, 'calendar') && (member.hours?.showsHomes ?? member.role === 'agent'),
  )
  if (own.every(({ hours }) => hours === null)) return null
  return {
    office,
    agents: own.map(({ id, email, name, hours }) => ({ id, email, name, week: hours?.week ?? null, bufferMinutes: hours?.bufferMinutes ?? 0 })),
    absences,
  }
}

/** The agents who work during a period and are not away. */
function agentsAtWork({ agents, absences }: AgentsTime, period: Period): readonly Agent[] {
  return agents.filter(({ id, week }) => worksIn(week, period) && !absences.some((absence) => absence.staffId === id && overlaps(absence, period)))
}

/** The names of the agents who are away during a part of a period. */
export function absentDuring({ agents, absences }: AgentsTime, period: Period): readonly string[] {
  return agents.filter(({ id }) => absences.some((absence) => absence.staffId === id && overlaps(absence, period))).map(({ name }) => name)
}

function worksIn(week: Week | null, { startsAt, endsAt }: Period): boolean {
  if (week === null) return true
  const [start, end] = [wallTimeOf(new Date(startsAt)), wallTimeOf(new Date(endsAt))]
  return start.day === end.day && (week[weekdayOf(start.day) - 1] ?? []).some(({ from, to }) => from <= start.time && end.time <= to)
}

/** The availability of an office's agents at a time: `free`: at least one is; `busy`: all who work then have another visit; `away`: none works then. */
export type Staffing = 'free' | 'busy' | 'away'

/**
 * The availability of an office's agents for a visit. An unassigned visit of the office occupies one agent.
 * @param time null for an office that goes by its calendar alone: then always `free`
 * @param listingId the home; null if it is not known: then the time between places is kept in any case
 */
export function staffingAt(time: AgentsTime | null, booked: readonly BookedVisit[], period: Period, listingId: number | null): Staffing {
  if (time === null) return 'free'
  if (agentsAtWork(time, period).length === 0) return 'away'
  return freeAgentsAt(time, booked, period, listingId) > 0 ? 'free' : 'busy'
}

/** How many visits an office's agents can still take at a time; an unassigned visit of the office occupies one agent. @param listingId as in `staffingAt` */
export function freeAgentsAt(time: AgentsTime, booked: readonly BookedVisit[], period: Period, listingId: number | null): number {
  const unassigned = visitsAmong(booked.filter((visit) => visit.assignee === null && visit.office === time.office && overlaps(visit, period))).length
  const free = agentsAtWork(time, period).filter((agent) => !isBusy(agent, booked, period, listingId)).length
  return Math.max(0, free - unassigned)
}

function isBusy({ id, bufferMinutes }: Agent, booked: readonly BookedVisit[], period: Period, listingId: number | null): boolean {
  const wider = widened(period, bufferMinutes)
  return booked.some((visit) => visit.assignee === id && overlaps(visit, visit.listingId === listingId ? period : wider))
}

/** Whether two periods share a moment. */
export function overlaps(one: Period, other: Period): boolean {
  return one.startsAt < other.endsAt && one.endsAt > other.startsAt
}

function widened({ startsAt, endsAt }: Period, minutes: number): Period {
  const moved = (moment: string, by: number) => new Date(Date.parse(moment) + by * minute).toISOString()
  return { startsAt: moved(startsAt, -minutes), endsAt: moved(endsAt, minutes) }
}

/** An agent who may be given a visit: if they have none in the period from `from` to `until`, or at the same home none during the visit itself. */
interface Candidate {
  readonly id: string
  readonly from: string
  readonly until: string
  /** Who is preferred; of equal ones the one with the fewest visits that day. */
  readonly rank: number
}

/** Who may be given a visit, for the statement that books it. */
export interface Candidates {
  readonly listingId: number
  readonly agents: readonly Candidate[]
  /** The visit that is moved: it is not in its own way. */
  readonly except: string | null
  /** The joint visit that is moved as a whole. */
  readonly exceptJoint: string | null
}

/** The visit for which candidates are sought. */
export interface VisitSought {
  readonly listingId: number
  /** Ids or e-mail addresses of agents, the most preferred first. */
  readonly preferred: readonly (string | null)[]
  readonly except: string | null
  /** The joint visit that is moved as a whole. */
  readonly exceptJoint?: string | null
}

/** The agents at work during a visit. */
export function candidatesFor(time: AgentsTime, period: Period, { listingId, preferred, except, exceptJoint = null }: VisitSought): Candidates {
  const names = preferred.map((name) => name?.trim().toLowerCase() ?? '')
  const agents = agentsAtWork(time, period).map(({ id, email, bufferMinutes }) => {
    const { startsAt: from, endsAt: until } = widened(period, bufferMinutes)
    const place = names.findIndex((name) => name === id || name === email)
    return { id, from, until, rank: place < 0 ? 0 : names.length - place }
  })
  return { listingId, agents, except, exceptJoint }
}

/** The slots of a day as typed, '9:00-12:30, 13:30-18:00', in order; none for an empty text, null if it is not understood. */
export function readSlots(text: string): readonly TimeSlot[] | null {
  const slots = slotTexts(text).flatMap((part) => readSlot(part) ?? [])
  const isRight =
    slots.length === slotTexts(text).length && slots.every(({ from, to }, index) => from < to && (index === 0 || (slots[index - 1]?.to ?? '') <= from))
  return isRight ? slots : null
}

/** Slots as they are typed. */
export function writeSlots(slots: readonly TimeSlot[]): string {
  return slots.map(({ from, to }) => `${from}-${to}`).join(', ')
}

/** Days after its end for which an absence of a member is stored. */
export const absenceDays = 90
