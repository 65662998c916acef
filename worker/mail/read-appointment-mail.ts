import { type } from 'arktype'
import { findAppointment } from '#db/appointments.ts'
import { findListing } from '#db/listings.ts'
import type { LeasedMail } from '#db/outbox.ts'
import type { AppointmentMailView } from '#ui/mail/appointment-mail.ts'
import { presentMailListing } from '#ui/presenters/mail-listing.ts'
import { AppointmentMailData } from './appointment-mails.ts'
import type { MailDeps } from './mail-deps.ts'

/** What the mail about an appointment tells: the appointment as it was made, the home as it is now. Null once it has changed again, of which another mail tells. */
export async function readAppointmentMail({ data, locale }: LeasedMail, { db, settings }: MailDeps): Promise<AppointmentMailView | null> {
  const told = AppointmentMailData(data)
  if (told instanceof type.errors) throw new Error(`the data of the mail make no sense: ${told.summary}`)
  const { change, appointment, fields, spoken, newsletter, link } = told
  const now = await findAppointment(db, appointment.id)
  if (now !== null && now.appointment.sequence > appointment.sequence) return null
  const origin = settings.origin ?? new URL(told.origin).origin
  const listing = await findListing(db, appointment.listingId)
  const known = listing && listing.state !== 'prospective' ? listing : null
  return {
    locale,
    origin,
    change,
    appointment,
    fields,
    spoken,
    newsletter,
    home: known && presentMailListing(known, locale, origin),
    place: known?.place ?? null,
    changeHref: link === null ? null : origin + link,
  }
}
