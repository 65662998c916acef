import type { Listing, Place } from '#db/model/listings/listing.ts'
import { groupOf } from '#db/model/listings/property-type.ts'
import { streetAndNumber } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { titleOf, typeLabel } from '../listing-address.present.ts'

/** UN/CEFACT code for square metres. */
const squareMetre = 'MTK'

const detached = new Set(['villa', 'detached-house', 'bungalow', 'country-cottage', 'manor-house', 'castle', 'chalet', 'farmhouse', 'rectory'])
const singleFamily = new Set(['terraced-house', 'semi-detached-house', 'corner-house', 'workers-house', 'bel-etage', 'split-level-house', ...detached])

/** schema.org's class for a home; there is no specific class for land or a garage. */
function classOf({ mainType, type }: Pick<Listing, 'mainType' | 'type'>) {
  const group = groupOf(mainType)
  if (type === 'student-room') return 'Room' as const
  if (group === 'apartment') return 'Apartment' as const
  if (group === 'house') return singleFamily.has(type) ? ('SingleFamilyResidence' as const) : ('House' as const)
  return 'Accommodation' as const
}

/** A home as described on its page: sizes, rooms and the published part of its address. */
export function describeHome(listing: Listing, locale: Locale) {
  const { bedrooms, surfaceLiving, facts } = listing
  const amenities = (['terrace', 'garden', 'lift', 'pool', 'furnished'] as const).filter((key) => facts[key] === true)
  return {
    '@type': classOf(listing),
    name: titleOf(listing, locale),
    accommodationCategory: typeLabel(listing, locale),
    address: describeAddress(listing.place, locale),
    ...(listing.place.point?.exact ? { geo: describePoint(listing.place.point) } : {}),
    ...(surfaceLiving === null ? {} : { floorSize: { '@type': 'QuantitativeValue' as const, value: surfaceLiving, unitCode: squareMetre } }),
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(typeof facts.rooms === 'number' ? { numberOfRooms: facts.rooms } : {}),
    ...(typeof facts.bathrooms === 'number' ? { numberOfBathroomsTotal: facts.bathrooms } : {}),
    ...(typeof facts.constructionYear === 'number' ? { yearBuilt: facts.constructionYear } : {}),
    ...(amenities.length === 0 ? {} : { amenityFeature: amenities.map(describeAmenity) }),
  }
}

function describeAmenity(name: string) {
  return { '@type': 'LocationFeatureSpecification' as const, name, value: true }
}

/** No more precise than the page: postcode and town, and the street only if published. */
export function describeAddress(place: Place, locale: Locale) {
  const { country, countryName, zip, city } = place
  const street = streetAndNumber(place) ?? ''
  const land = country === 'other' ? textIn(countryName, locale) : country
  return {
    '@type': 'PostalAddress' as const,
    addressLocality: textIn(city, locale),
    ...(zip === null ? {} : { postalCode: zip }),
    ...(land === '' ? {} : { addressCountry: land }),
    ...(street === '' ? {} : { streetAddress: street }),
  }
}

/** Degrees. */
export function describePoint({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  return { '@type': 'GeoCoordinates' as const, latitude: lat, longitude: lng }
}
