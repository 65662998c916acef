import type { Place } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { sectionsText } from '../mail/mail-text.mail.ts'
import { presentAppointmentRows } from './appointment.present.ts'
import { type AppointmentMailView, calendarEntry, changeSection } from './appointment-mail.mail.ts'
import { writeInvitation } from './calendar-invitation.mail.ts'

interface CalendarFileView {
  readonly locale: Locale
  readonly appointment: AppointmentMailView['appointment']
  /** The listing's title, address as far as it is published, and page; the agency's name and home page once it no longer exists. */
  readonly title: string
  readonly place: Place | null
  readonly href: string
  readonly changeHref: string
  readonly agencyName: string
}

/** A confirmed appointment as a calendar file for the visitor; it has the uid of the mailed invitation, so calendars keep one of the two. */
export function calendarFile({ locale, appointment, title, place, href, changeHref, agencyName }: CalendarFileView): string {
  const rows = { kind: 'rows', rows: presentAppointmentRows(appointment, place, locale, 'visitor') } as const
  return writeInvitation({
    method: 'PUBLISH',
    ...calendarEntry(appointment, place, title, locale),
    description: sectionsText([rows, changeSection(translator(locale)('mail.appointment.change.text'), changeHref, locale, 'link')], locale),
    url: href,
    organizer: { name: agencyName, email: appointment.organizer },
    attendees: [],
  })
}
