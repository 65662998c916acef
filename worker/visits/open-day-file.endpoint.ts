import { Hono } from 'hono'
import { findListing } from '#db/listings/listings.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import { addressLine } from '#db/model/places/address.ts'
import { instantAt } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { listingPath, titleOf } from '#ui/listings/listing-address.present.ts'
import { writeInvitation } from '#ui/visits/calendar-invitation.mail.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { readLanguage } from '#worker/site/languages/locale-and-goal.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { attachment } from '#worker/site/pages/attachment.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

/** `/open-days/{listing}-{day}-{HHMM}.ics`: an open day as a calendar file; its place is no more precise than the listing's page. */
export const openDayFile = new Hono<{ Bindings: Env }>().get('/:file{[0-9]{1,12}-\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.ics}', async (context) => {
  const [, id = '', day = '', hours = '', minutes = ''] = /^(\d+)-(.{10})-(\d\d)(\d\d)\.ics$/.exec(context.req.param('file')) ?? []
  const { db } = await requestStore(context)
  const found = await findListing(db, Number(id))
  const listing = found && isPublic(found.state) ? found : null
  const openDay = listing?.openDays?.find((each) => each.day === day && each.from === `${hours}:${minutes}`)
  if (listing === null || openDay === undefined) return context.json({ error: 'no such open day' }, 404, { 'Cache-Control': 'no-store' })
  const { origin } = settingsOf(context.env)
  const agency = await requestAgency(context)
  const locale = readLanguage(new URL(context.req.url).searchParams, agency.languages)
  const text = writeInvitation({
    method: 'PUBLISH',
    uid: `open-day-${id}-${day}-${hours}${minutes}@${new URL(origin).hostname}`,
    sequence: 0,
    stampedAt: new Date(),
    startsAt: instantAt({ day, time: openDay.from }),
    endsAt: instantAt({ day, time: openDay.to }),
    summary: translator(locale)('openDay.summary', { title: titleOf(listing, locale) }),
    description: '',
    location: addressLine(listing.place, locale),
    url: origin + listingPath(listing, locale),
    organizer: { name: agencyName(agency, locale), email: agency.email },
    attendees: [],
  })
  return attachment({ bytes: new TextEncoder().encode(text).buffer, type: 'text/calendar; charset=utf-8', name: 'open-day.ics' }, 'open-day.ics')
})
