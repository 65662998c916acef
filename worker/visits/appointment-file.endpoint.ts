import { Hono } from 'hono'
import { findListing } from '#db/listings/listings.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import { findAppointment } from '#db/visits/appointments.ts'
import { listingPath, titleOf } from '#ui/listings/listing-address.present.ts'
import { href } from '#ui/routes.ts'
import { calendarFile } from '#ui/visits/calendar.mail.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { appointmentPath } from '#worker/signing/appointment-link.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { readLanguage } from '#worker/site/languages/locale-and-goal.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { attachment } from '#worker/site/pages/attachment.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

/** `/appointments/{id}.ics`: a confirmed viewing as a calendar file, for the holder of its sealed link; 410 once that has expired. */
export const appointmentFile = new Hono<{ Bindings: Env }>().get('/:file{[a-z0-9-]{1,64}\\.ics}', async (context) => {
  const id = context.req.param('file').slice(0, -'.ics'.length)
  const { signing, origin } = settingsOf(context.env)
  const gone = () => context.json({ error: 'this link does not work' }, 410, { 'Cache-Control': 'no-store' })
  if (!(await isSealedLink(signing, 'appointment', id, context.req.query(), new Date()))) return gone()
  const { primary, db } = await requestStore(context)
  const known = await findAppointment(primary, id)
  if (known === null || known.appointment.state === 'cancelled') return gone()
  const { appointment } = known
  const agency = await requestAgency(context)
  const locale = readLanguage(new URL(context.req.url).searchParams, agency.languages)
  const found = await findListing(db, appointment.listingId)
  const listing = found && isPublic(found.state) ? found : null
  const name = agencyName(agency, locale)
  const text = calendarFile({
    locale,
    appointment,
    title: listing ? titleOf(listing, locale) : name,
    place: listing?.place ?? null,
    href: origin + (listing ? listingPath(listing, locale) : href('home', locale)),
    changeHref: origin + (await appointmentPath(signing, appointment, locale)),
    agencyName: name,
  })
  return attachment({ bytes: new TextEncoder().encode(text).buffer, type: 'text/calendar; charset=utf-8', name: `${id}.ics` }, 'appointment.ics')
})
