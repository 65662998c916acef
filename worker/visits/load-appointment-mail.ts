import { type } from 'arktype'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { findBooking } from '#db/visits/bookings.ts'
import { locales } from '#messages/locales.ts'
import { presentMailListing } from '#ui/mail/mail-listing.present.ts'
import { presentWalks } from '#ui/places/walks.present.ts'
import { href } from '#ui/routes.ts'
import type { AppointmentMailView } from '#ui/visits/appointment.mail.ts'
import { newsletterConsent } from '../leads/load-lead-mails.ts'
import { checkMailData, LeadFields, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({
  change: "'booked' | 'moved' | 'cancelled'",
  appointment: {
    id: 'string',
    organizer: 'string',
    listingId: 'number.integer',
    how: "'onSite' | 'video'",
    startsAt: 'string.date.iso',
    endsAt: 'string.date.iso',
    sequence: 'number.integer',
    changedAt: 'string.date.iso',
    'people?': 'number.integer',
  },
  fields: LeadFields,
  spoken: type.enumerated(...locales),
  newsletter: 'boolean',
  'reason?': 'string',
  link: 'string | null',
})

/**
 * Loads a mail about an appointment: the appointment as in the outbox payload, the listing as it is now.
 * @returns null if the appointment has changed since: the later change has its own mail
 */
export async function loadAppointmentMail(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<AppointmentMailView | null> {
  const { change, appointment, fields, spoken, newsletter, reason = null, link } = checkMailData(Data, mail)
  const current = await findBooking(db, appointment.id)
  if (current !== null && current.appointment.sequence > appointment.sequence) return null
  const { locale } = mail
  const { origin } = settings
  const listing = await findListing(db, appointment.listingId)
  const known = listing && listing.state !== 'prospective' ? listing : null
  return {
    locale,
    origin,
    change,
    appointment,
    fields,
    spoken,
    newsletter: await newsletterConsent(db, { newsletter, fields }),
    about: known && presentMailListing(known, agency, locale, origin, new Date(mail.createdAt)),
    place: known?.place ?? null,
    walks: known === null ? [] : presentWalks(known, locale, new Date(mail.createdAt)),
    awaitsOwner: current?.awaitsOwner === true && change !== 'cancelled',
    reason,
    changeHref: link === null ? null : origin + link,
    againHref: change === 'cancelled' && known && isListed(known.state) ? origin + href('viewing', locale, { id: known.id }) : null,
  }
}
