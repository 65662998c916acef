import type { Event, WithContext } from 'schema-dts'
import type { Listing } from '#db/model/listings/listing.ts'
import { addressLine } from '#db/model/places/address.ts'
import { brusselsOffset, instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { hour } from '#db/model/site/durations.ts'
import { comingOpenDays } from '#db/model/visits/open-day.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agencyId } from '../../site/json-ld/agency.present.ts'
import type { DescribedSite } from '../../site/json-ld/json-ld.present.ts'
import { listingPath } from '../listing-address.present.ts'
import { titleOf } from '../listing-title.present.ts'
import { describeAddress } from './accommodation.present.ts'

/** The coming open days of a home as events. */
export function describeOpenDays(listing: Listing, locale: Locale, { origin }: DescribedSite, now: Date) {
  return comingOpenDays(listing.openDays, wallTimeOf(now).day).map(
    ({ day, from, to }) =>
      ({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: translator(locale)('openDay.summary', { title: titleOf(listing, locale) }),
        startDate: momentOf(day, from),
        endDate: momentOf(day, to),
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        url: origin + listingPath(listing, locale),
        location: { '@type': 'Place', name: addressLine(listing.place, locale), address: describeAddress(listing.place, locale) },
        organizer: { '@type': 'RealEstateAgent', '@id': agencyId(origin) },
        isAccessibleForFree: true,
      }) as const satisfies WithContext<Event>,
  )
}

/** A moment with its offset, as schema.org asks for local times. */
function momentOf(day: string, time: string): string {
  const hours = brusselsOffset(instantAt({ day, time }).getTime()) / hour
  return `${day}T${time}:00+0${hours}:00`
}
