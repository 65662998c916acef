import { addressLine } from '#db/model/address.ts'
import type { Appointment, AppointmentChange } from '#db/model/appointment.ts'
import type { Lead } from '#db/model/lead.ts'
import type { Place } from '#db/model/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { greetedName, leadName } from '../presenters/lead-rows.ts'
import type { MailHomeView } from '../presenters/mail-listing.ts'
import { writeInvitation } from './calendar-invitation.ts'
import type { WrittenMail } from './written-mail.ts'

/** What the mails about an appointment tell, in the language of whom they go to. */
export interface AppointmentMailView {
  readonly locale: Locale
  readonly origin: string
  readonly change: AppointmentChange
  readonly appointment: Omit<Appointment, 'office' | 'locale' | 'state'>
  readonly fields: Lead['fields']
  /** The language of whoever comes. */
  readonly spoken: Locale
  readonly newsletter: boolean
  /** The home, and where it stands as far as that may be told. */
  readonly home: MailHomeView | null
  readonly place: Place | null
  /** Where it is moved or cancelled; null once it is cancelled. */
  readonly changeHref: string | null
}

/**
 * The invitation that goes with such a mail: every change replaces what calendars have. Calendars enter nothing that comes from whom it goes
 * to: in the office's copy the agency invites the office along with the visitor.
 */
export function invitationOf(
  view: AppointmentMailView,
  reader: 'visitor' | 'office',
  title: string,
  description: string,
): NonNullable<WrittenMail['invitation']> {
  const { appointment, change, fields, home, locale, origin, place } = view
  const office = { name: agency.name, email: appointment.organizer }
  const email = typeof fields.email === 'string' ? fields.email.trim() : ''
  const visitor = { name: (reader === 'office' ? leadName(fields) : greetedName(fields)) || email, email }
  const isInvited = reader === 'office' && office.email.toLowerCase() !== agency.email.toLowerCase()
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const text = writeInvitation({
    method,
    uid: `${appointment.id}@${agency.email.split('@')[1]}`,
    sequence: appointment.sequence,
    saidAt: new Date(appointment.changedAt),
    startsAt: new Date(appointment.startsAt),
    endsAt: new Date(appointment.endsAt),
    summary: translator(locale)('appointment.summary', { title }),
    description,
    location: appointment.how === 'video' || place === null ? null : addressLine(place, locale),
    url: home?.href ?? origin,
    organizer: isInvited ? { name: agency.name, email: agency.email } : office,
    attendees: isInvited ? [office, visitor] : [visitor],
  })
  return { method, text }
}
