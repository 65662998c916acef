import type { Offer, RealEstateListing, WithContext } from 'schema-dts'
import type { Listing } from '#db/model/listings/listing.ts'
import { displayPrice } from '#db/model/listings/price.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { agencyId } from '../../site/json-ld/agency.present.ts'
import type { DescribedSite } from '../../site/json-ld/json-ld.present.ts'
import { listingPath } from '../listing-address.present.ts'
import { titleOf } from '../listing-title.present.ts'
import { sharedPhoto } from '../photos/shared-photo.present.ts'
import { summaryOf } from '../property/property.present.ts'
import { describeHome } from './accommodation.present.ts'

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
