import type { Event, ItemList, Offer, RealEstateListing, WithContext } from 'schema-dts'
import type { Listing } from '#db/model/listings/listing.ts'
import { displayPrice } from '#db/model/listings/price.ts'
import { addressLine } from '#db/model/places/address.ts'
import { brusselsDay, brusselsOffset, instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { hour } from '#db/model/site/durations.ts'
import { textIn } from '#db/model/site/localized.ts'
import { comingOpenDays } from '#db/model/visits/open-day.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agencyId } from '../../site/json-ld/agency.present.ts'
import type { DescribedSite } from '../../site/json-ld/json-ld.present.ts'
import { listingPath, titleOf } from '../listing-address.present.ts'
import { sharedPhoto } from '../photos/photo.present.ts'
import { summaryOf } from '../property/property.present.ts'
import { describeAddress, describeHome } from './accommodation.present.ts'

/** GoodRelations, whose terms schema.org uses for business functions. */
const sells = 'http://purl.org/goodrelations/v1#Sell'
const leases = 'http://purl.org/goodrelations/v1#LeaseOut'

/** UN/CEFACT code for months. */
const month = 'MON'

/** A listing that is on offer: the advertisement, the home it is about, and the sale or lease. */
export function describeListing(listing: Listing, locale: Locale, { origin }: DescribedSite) {
  const url = origin + listingPath(listing, locale)
  const picture = sharedPhoto(listing.photos, String(listing.id), '', locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: titleOf(listing, locale),
    description: summaryOf(listing, locale),
    inLanguage: locale,
    datePosted: brusselsDay(new Date(listing.createdAt)),
    ...(picture ? { image: origin + picture.path } : {}),
    mainEntity: describeHome(listing, locale),
    offers: describeOffer(listing, locale, { origin }),
  } as const satisfies WithContext<RealEstateListing>
}

function describeOffer(listing: Listing, locale: Locale, { origin }: DescribedSite) {
  const { goal, state, takeover } = listing
  return {
    '@type': 'Offer',
    businessFunction: { '@id': goal === 'sale' || takeover ? sells : leases },
    availability: state === 'option' ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock',
    url: origin + listingPath(listing, locale),
    seller: { '@type': 'RealEstateAgent', '@id': agencyId(origin) },
    ...describePrice(listing, locale),
  } as const satisfies Offer
}

/** The published price; empty for a price on request, and for a life annuity, which has no price. */
function describePrice(listing: Listing, locale: Locale) {
  const { goal, price, takeover } = listing
  if (displayPrice(listing).kind !== 'amount' || price.amount === null) return {}
  const currency = { priceCurrency: 'EUR' } as const
  if (price.from) return { priceSpecification: { '@type': 'PriceSpecification', minPrice: price.amount, ...currency } } as const
  const amount = { price: price.amount, ...currency } as const
  if (goal === 'sale' || takeover) return amount
  const unit = price.unit === undefined ? { unitCode: month } : { unitText: textIn(price.unit, locale) }
  return { ...amount, priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, ...unit } } as const
}

/** The pages in a list, in order. @param paths on this site */
export function describeList(paths: readonly string[], { origin }: DescribedSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({ '@type': 'ListItem' as const, position: index + 1, url: origin + path })),
  } as const satisfies WithContext<ItemList>
}

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
