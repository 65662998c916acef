import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from './office.ts'

/** `confirmed` from the beginning, until somebody cancels it. */
export type AppointmentState = 'confirmed' | 'cancelled'

/** What happened to an appointment, as its mails tell it. */
export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

/** Whoever looks at a home comes to it, or is shown it from afar. */
export type HowToVisit = 'onSite' | 'video'

/** A visit of a home that is agreed. Times are UTC in ISO 8601. */
export interface Appointment {
  /** That of the lead it came with. */
  readonly id: string
  readonly office: OfficeKey
  /** The e-mail address of whoever answers for it at the agency: the organizer, as calendars know him. It never changes. */
  readonly organizer: string
  readonly listingId: number
  readonly how: HowToVisit
  readonly locale: Locale
  readonly startsAt: string
  readonly endsAt: string
  readonly state: AppointmentState
  /** How often it was changed: calendars believe the highest they have been told. */
  readonly sequence: number
  readonly changedAt: string
}
