import { createId } from '@paralleldrive/cuid2'
import { type Context, Hono } from 'hono'
import { countSending } from '#db/forms/rate-limits.ts'
import { findListing } from '#db/listings/listings.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import { addressLine } from '#db/model/places/address.ts'
import { instantAt } from '#db/model/site/brussels-time.ts'
import { hour } from '#db/model/site/durations.ts'
import { findBooking } from '#db/visits/bookings.ts'
import { findFeedMember, listFeedVisits, noteFeedUse } from '#db/visits/calendar-feeds.ts'
import { translator } from '#messages/translate.ts'
import { listingPath, titleOf } from '#ui/listings/listing-address.present.ts'
import { href } from '#ui/routes.ts'
import { calendarFile, visitsFeed } from '#ui/visits/calendar.mail.ts'
import { writeInvitation } from '#ui/visits/calendar-invitation.mail.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { appointmentPath } from '#worker/signing/links.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { readLanguage } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { attachment } from '#worker/site/pages/answers.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'

/** `/appointments/{id}.ics`: a confirmed viewing as a calendar file, for the holder of its sealed link; 410 once that has expired. */
export const appointmentFile = new Hono<{ Bindings: Env }>().get('/:file{[a-z0-9-]{1,64}\\.ics}', async (context) => {
  const id = context.req.param('file').slice(0, -'.ics'.length)
  const { signing, origin } = settingsOf(context.env)
  const gone = () => context.json({ error: 'this link does not work' }, 410, { 'Cache-Control': 'no-store' })
  if (!(await isSealedLink(signing, 'appointment', id, context.req.query(), new Date()))) return gone()
  const { primary, db } = await requestStore(context)
  const known = await findBooking(primary, id)
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

/** Rate limit: calendar programs poll every few minutes at most. */
const feedLimits = [{ within: hour, max: 60 }] as const
const daysBack = 30

const feedHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' } as const

/**
 * `/calendars/{secret}.ics`: iCalendar feed of a staff member's visits. Anyone with the URL can read it, so it contains neither names nor unpublished
 * streets; 404 once revoked.
 */
export const calendarFeed = new Hono<{ Bindings: Env }>().get('/:file{[\\w-]{43}\\.ics}', async (context) => {
  const hash = hashOfToken(context.req.param('file').slice(0, -'.ics'.length))
  const now = new Date()
  const { primary, defer } = await requestStore(context)
  const member = await findFeedMember(primary, hash)
  if (member === null) return context.json({ error: 'there is no such calendar' }, 404, feedHeaders)
  if ((await countSending(primary, [`calendar ${hash}`], createId(), now, feedLimits)) === 'limited') return tooOften(context)
  defer(noteFeedUse(primary, hash, now))
  const visits = await listFeedVisits(primary, member, new Date(now.getTime() - daysBack * 24 * hour).toISOString())
  const text = visitsFeed(member.name, visits, settingsOf(context.env).origin, member.locale)
  return context.body(text, 200, { ...feedHeaders, 'Content-Type': 'text/calendar; charset=utf-8' })
})

function tooOften(context: Context): Response {
  return context.json({ error: 'this calendar is read too often' }, 429, { ...feedHeaders, 'Retry-After': '3600' })
}
