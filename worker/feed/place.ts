import type { Country, Place } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { textIn } from '#db/model/localized.ts'
import { displacedPoint, isOnEarth } from '#db/model/point.ts'
import type { SecretAddress } from '#db/schema.ts'
import { readCity } from './city.ts'
import { type Fields, readFlag } from './fields.ts'
import { type Cut, keepText, streetCut } from './hide-street.ts'
import { readNumber } from './number.ts'
import { mapText, plainLine, readPlainText } from './text.ts'

/** Where a record stands: what a visitor may know, what only the agency may, and how its texts are kept from telling. */
export interface Placed {
  readonly place: Place
  readonly secret: SecretAddress
  readonly showsAddress: boolean
  readonly cut: Cut
}

/**
 * Reads the place of a property or project; null when it has neither city nor zip.
 * The address is shown only when the record says so in as many words: an owner whose wish is not known is protected.
 */
export function readPlace(fields: Fields, id: number, salt: string): Placed | null {
  const city = readCity(fields.take('City', 'CityName'))
  const zipText = line(fields.take('Zip', 'ZipCode', 'PostalCode'))
  if (city === null && zipText === null) return null
  const zip = zipText === null ? null : zipText.replace(/^(?:BE?|LU?)[-\s]*(?=\d{4}$)/i, '').slice(0, 12)
  const showsAddress = readFlag(fields.take('PublishAddress', 'PublicAddress')) === true
  const street = readPlainText(fields.take('Street', 'StreetName', 'Address'), plainLine)
  const secret = {
    street: street ? textIn(street, 'nl') : null,
    houseNumber: line(fields.take('HouseNumber', 'HouseNr')),
    box: line(fields.take('BoxNr', 'BoxNumber', 'Box')),
    ...point(fields),
  }
  const cut = showsAddress ? keepText : streetCut(street, secret.houseNumber, city)
  const district = readPlainText(fields.take('District', 'DistrictName'), plainLine)
  const place: Place = {
    zip: zip === null ? null : cut(zip),
    city: city ?? {},
    country: countryOf(fields, zip, zipText),
    countryName: mapText(readPlainText(fields.take('CountryName', 'Country'), plainLine), cut),
    address: showsAddress && secret.street !== null ? { street: secret.street, houseNumber: secret.houseNumber, box: secret.box } : null,
    district: showsAddress ? district : null,
    point: shownPoint(secret, id, salt, showsAddress),
  }
  return { place, secret, showsAddress, cut }
}

/** In this CRM's records X is the latitude. Coordinates are written with a decimal point, '51.174' is no thousands. */
function point(fields: Fields): { lat: number | null; lng: number | null } {
  const lat = readNumber(fields.take('GoogleX', 'Latitude', 'Lat'), 'decimal')
  const lng = readNumber(fields.take('GoogleY', 'Longitude', 'Lng'), 'decimal')
  return lat !== null && lng !== null && isOnEarth(lat, lng) ? { lat, lng } : { lat: null, lng: null }
}

function shownPoint({ lat, lng }: SecretAddress, id: number, salt: string, showsAddress: boolean): Place['point'] {
  if (lat === null || lng === null) return null
  return showsAddress ? { lat, lng, exact: true } : { ...displacedPoint(id, lat, lng, salt), exact: false }
}

/** Without a country's number its name decides, then the postcode; Luxembourg's have four digits too, so the name comes first. */
function countryOf(fields: Fields, zip: string | null, zipText: string | null): Country {
  const number = readNumber(fields.take('CountryID'))
  if (number === 10) return 'BE'
  if (number === 50) return 'LU'
  if (number !== null && number !== 0) return 'other'
  const name = fields.read(['CountryAbbr', 'CountryName', 'Country'], nameOfCountry)
  if (name !== null) return name
  if (/^L/i.test(zipText ?? '')) return 'LU'
  return zip !== null && /^\d{4}$/.test(zip) ? 'BE' : 'other'
}

function nameOfCountry(value: unknown): Country | null {
  const names: LocalizedText | null = readPlainText(value, plainLine)
  const name = textIn(names, 'en').toLowerCase()
  if (name === '') return null
  if (/^(?:be|b|bel)$|^belg/.test(name)) return 'BE'
  return /^(?:lu|l|lux)$|^lux|^lëtz/.test(name) ? 'LU' : 'other'
}

/** A short plain value, whether text, number or text by language. */
export function line(value: unknown, maxLength = 200): string | null {
  return textIn(readPlainText(value, plainLine), 'nl').slice(0, maxLength).toWellFormed() || null
}
