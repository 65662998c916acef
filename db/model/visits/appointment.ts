import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../agency/office.ts'

/** `confirmed` from the start, until cancelled. */
export type AppointmentState = 'confirmed' | 'cancelled'

/** The changes of an appointment that are mailed. */
export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

/** A viewing takes place on site or by video. */
export type HowToVisit = 'onSite' | 'video'

/** A booked viewing. Times are UTC in ISO 8601. */
export interface Appointment {
  /** The id of its lead. */
  readonly id: string
  readonly office: OfficeKey
  /** The e-mail address of the organizer in calendar entries. It never changes. */
  readonly organizer: string
  readonly listingId: number
  readonly how: HowToVisit
  readonly locale: Locale
  readonly startsAt: string
  readonly endsAt: string
  readonly state: AppointmentState
  /** The number of changes so far (iCalendar SEQUENCE): calendars keep the version with the highest. */
  readonly sequence: number
  readonly changedAt: string
  /** The desk account it is assigned to; null: unassigned. */
  readonly assignee: string | null
  /** What the households of a joint visit share; null for a visit of one. */
  readonly jointId?: string | null
}

/** A viewing, or places at an open day. */
export interface Booking extends Appointment {
  /** How many people come to an open day; absent for a viewing. */
  readonly people?: number
}
