import type { Lead } from '#db/model/leads/lead.ts'
import type { ListingCard, Place } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { visitorName } from '#db/model/visits/home-visit.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { titleOf } from '../listings/listing-address.present.ts'
import { sectionsText } from '../mail/mail-text.mail.ts'
import { href } from '../routes.ts'
import { type AppointmentMailView, calendarEntry, changeSection } from './appointment.mail.ts'
import { presentAppointmentRows } from './appointment.present.ts'
import { type CalendarEntry, writeCalendar, writeInvitation } from './calendar-invitation.mail.ts'

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

interface FeedVisit {
  readonly appointment: Appointment
  readonly fields: Lead['fields']
  readonly card: ListingCard | null
}

/**
 * The visits of a colleague as a calendar to subscribe to. Calendar providers can read it, so it has only the time, the home, as far as its
 * address is published, and the visitor's initials.
 */
export function visitsFeed(name: string, visits: readonly FeedVisit[], origin: string, locale: Locale): string {
  const title = translator(locale)('desk.feed.name', { name })
  return writeCalendar(
    title,
    visits.map((visit) => entryOf(visit, origin, locale)),
  )
}

function entryOf({ appointment, fields, card }: FeedVisit, origin: string, locale: Locale): CalendarEntry {
  const about = [card === null ? String(appointment.listingId) : titleOf(card, locale), initials(fields)].filter((part) => part !== '')
  return {
    ...calendarEntry(appointment, card?.place ?? null, about.join(', '), locale),
    url: origin + href('deskVisit', locale, { id: appointment.id }),
    isCancelled: appointment.state === 'cancelled',
  }
}

/** 'A. P.'; empty for what is not a name. */
function initials({ firstName, lastName }: Lead['fields']): string {
  const [first, last] = (visitorName(firstName, lastName) ?? '').split(' ')
  return [first?.charAt(0), last?.charAt(0)].flatMap((letter) => (letter ? [`${letter.toUpperCase()}.`] : [])).join(' ')
}
