import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from './office.ts'

/** `confirmed` from the beginning, until it is cancelled. */
export type AppointmentState = 'confirmed' | 'cancelled'

/** What happened to an appointment, as its mails tell it. */
export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

/** A viewing takes place on site or by video. */
export type HowToVisit = 'onSite' | 'video'

/** A booked viewing. Times are UTC in ISO 8601. */
export interface Appointment {
  /** That of the lead it came with. */
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
  /** How often it was changed: calendars keep the version with the highest number. */
  readonly sequence: number
  readonly changedAt: string
  /** The account of the desk that takes the visit; null while it is not assigned. */
  readonly assignee: string | null
}
