import { type } from 'arktype'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { findBooking } from '#db/visits/bookings.ts'
import { presentMailListing } from '#ui/mail/mail-listing.present.ts'
import type { VisitAgreedView } from '#ui/visits/visit-agreed.mail.ts'
import { appointmentPath } from '#worker/signing/links.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({ appointment: 'string', sequence: 'number.integer' })

/** Loads the mail that tells a visitor that the visit is settled; null if it has changed or begun since, or its visitor waits again. */
export async function loadVisitAgreed(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<VisitAgreedView | null> {
  const { appointment: id, sequence } = checkMailData(Data, mail)
  const known = await findBooking(db, id)
  if (known === null || known.awaitsOwner) return null
  const { appointment, lead } = known
  if (appointment.sequence !== sequence || appointment.state === 'cancelled' || appointment.startsAt <= new Date().toISOString()) return null
  const { locale } = mail
  const { origin, signing } = settings
  const listing = await findListing(db, appointment.listingId)
  const home = listing && listing.state !== 'prospective' ? listing : null
  return {
    ...{ locale, origin, appointment },
    fields: lead.fields,
    about: home && presentMailListing(home, agency, locale, origin, new Date(mail.createdAt)),
    place: home?.place ?? null,
    changeHref: origin + (await appointmentPath(signing, appointment, locale)),
  }
}
