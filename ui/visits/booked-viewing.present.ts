import type { Agency } from '#db/model/agency/agency.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Booking } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { type ContactView, presentContact } from '../agency/contact.present.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import { listingPath, titleOf } from '../listings/listing-address.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { routeToPlace } from '../map/route-link.present.ts'
import { presentAppointmentRows } from './appointment.present.ts'

/** A booked viewing as its thank-you page shows it. */
export interface BookedViewingView {
  /** 'Tuesday 24 November 2026, 10:00–10:45'. */
  readonly when: string
  /** Null once the listing is off the market. */
  readonly home: { readonly title: string; readonly href: string; readonly photo: PhotoView | null } | null
  /** How and where it takes place. */
  readonly rows: readonly LeadRow[]
  readonly contact: ContactView | null
  /** Whether the owner of the home has yet to agree. */
  readonly awaitsOwner: boolean
  readonly calendarHref: string
  readonly changeHref: string
  /** Null for an address that is not published, and for a video call. */
  readonly routeHref: string | null
}

type Given = Pick<BookedViewingView, 'calendarHref' | 'changeHref' | 'awaitsOwner'>
type Booked = Pick<Booking, 'startsAt' | 'endsAt' | 'how' | 'people'>

/** Presents a booked viewing, its address no more precise than it is published. */
export function presentBookedViewing(appointment: Booked, listing: Listing | null, agency: Agency, locale: Locale, given: Given): BookedViewingView {
  const [start, ...rows] = presentAppointmentRows(appointment, listing?.place ?? null, locale, 'visitor')
  return {
    ...given,
    when: start?.value ?? '',
    home: listing && {
      title: titleOf(listing, locale),
      href: listingPath(listing, locale),
      photo: listing.photo && presentPhoto(listing.photo, String(listing.id), titleOf(listing, locale), locale),
    },
    rows,
    contact: listing && presentContact(listing, agency, locale),
    routeHref: listing && appointment.how === 'onSite' ? routeToPlace(listing.place, locale) : null,
  }
}
