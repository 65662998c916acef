import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { CalendarDay } from '#db/model/visits/calendar.ts'
import type { HomeVisit, VisitOutcome } from '#db/model/visits/home-visit.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadSender } from '../../forms/lead-rows.present.ts'
import { homeName } from '../../listings/desk/home-name.present.ts'
import { href } from '../../routes.ts'
import { presentStartDays, whenText } from '../appointment.present.ts'

type Recorded = Pick<HomeVisit, 'state' | 'visitor' | 'interest' | 'feedback' | 'isReleased' | 'showsVisitor' | 'feedbackIsReleased'> & {
  readonly nextStep: string | null
  readonly version: number
}

/** The report on a visit, for the desk. */
export interface VisitReportView {
  readonly version: number
  /** The stored values of the form, by field. */
  readonly values: FormValues
  /** Null before a report is saved. */
  readonly outcome: VisitOutcome | null
  readonly feedback: string
  readonly nextStep: string
  /** Whether the owner sees the visit, the interest with feedback, and the visitor's name. */
  readonly isReleased: boolean
  readonly isFeedbackReleased: boolean
  readonly showsVisitor: boolean
  /** The visitor as the owner would see them; null if unknown. */
  readonly visitor: string | null
}

export interface DeskVisitPageView {
  readonly id: string
  readonly when: string
  readonly at: string
  readonly isByVideo: boolean
  readonly state: 'coming' | 'past' | 'cancelled'
  readonly version: number
  readonly assignee: string | null
  readonly assigneeName: string | null
  /** Null if the portal has no record of the visit. */
  readonly report: VisitReportView | null
  readonly leadPath: string
  /** The free starts of the office. */
  readonly starts: readonly StartChoice[]
}

/** A free start as a choice: its instant, and its day and time in words. */
export interface StartChoice {
  readonly value: string
  readonly text: string
}

interface VisitRow {
  readonly appointment: Appointment
  readonly record: Recorded | null
  readonly assigneeName: string | null
}

/** A visit in words. @param days on which the office has free starts */
export function presentDeskVisit({ appointment, record, assigneeName }: VisitRow, days: readonly CalendarDay[], locale: Locale, now: Date): DeskVisitPageView {
  const { id, startsAt, how, state, sequence, assignee } = appointment
  return {
    id,
    when: whenText(startsAt, locale),
    at: startsAt,
    isByVideo: how === 'video',
    state: state === 'cancelled' ? 'cancelled' : startsAt > now.toISOString() ? 'coming' : 'past',
    version: sequence,
    assignee,
    assigneeName,
    report: record && presentReport(record),
    leadPath: href('deskLead', locale, { id }),
    starts: startChoices(days, locale).filter(({ value }) => value !== startsAt),
  }
}

/** The stored report on a visit as the values of its form. */
export function reportValues({ state, interest, feedback, nextStep, feedbackIsReleased, showsVisitor }: Omit<Recorded, 'isReleased' | 'visitor'>) {
  return {
    outcome: state === 'missed' ? 'missed' : (interest ?? ''),
    visitFeedback: feedback ?? '',
    nextStep: nextStep ?? '',
    release: feedbackIsReleased ? '1' : '',
    nameVisitor: showsVisitor ? '1' : '',
  }
}

function presentReport(record: Recorded): VisitReportView {
  const { state, interest, version, isReleased, feedbackIsReleased, showsVisitor, visitor } = record
  const values = reportValues(record)
  return {
    version,
    values,
    outcome: state === 'missed' ? 'missed' : interest,
    feedback: values.visitFeedback,
    nextStep: values.nextStep,
    isReleased,
    isFeedbackReleased: feedbackIsReleased,
    showsVisitor,
    visitor,
  }
}

/** The free starts of an office as choices, in order. */
export function startChoices(days: readonly CalendarDay[], locale: Locale): readonly StartChoice[] {
  return presentStartDays(days, locale).flatMap(({ label, starts }) => starts.map(({ value, text }) => ({ value, text: `${label}, ${text}` })))
}

/** A visit as a line of a list. */
export interface VisitLineView {
  readonly id: string
  readonly href: string
  readonly who: string
  readonly when: string
  readonly at: string
  readonly home: string
  readonly assignee: string
}

export interface VisitLineRow {
  readonly id: string
  readonly startsAt: string
  readonly fields: Lead['fields']
  readonly card: ListingCard | null
  readonly assigneeName: string | null
}

/** A visit of a list, in words. */
export function presentVisitLine({ id, startsAt, fields, card, assigneeName }: VisitLineRow, locale: Locale): VisitLineView {
  const t = translator(locale)
  return {
    id,
    href: href('deskVisit', locale, { id }),
    who: leadSender(fields, null, locale),
    when: whenText(startsAt, locale),
    at: startsAt,
    home: card === null ? '' : homeName(card, locale),
    assignee: assigneeName ?? t('desk.visit.unassigned'),
  }
}

/** The day of a moment, for a form: YYYY-MM-DD. */
export function dayOfMoment(startsAt: string): string {
  return wallTimeOf(new Date(startsAt)).day
}
