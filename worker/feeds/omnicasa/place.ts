import type { Country } from '#db/model/listings/listing.ts'

import type { LocalizedText } from '#db/model/site/localized.ts'
import type { Fields } from '../fields.ts'
import { holdsStreet } from '../hidden/street/hide-street-in-texts.ts'
import { locate } from '../located.ts'
import { line, numberLine, type Placed, placeOf, streetName, wholeLine } from '../place.ts'
import type { Note } from '../remarks.ts'
import { readCountry } from '../values/country.ts'
import { readNumber } from '../values/number.ts'
import { plainLine, readPlainText } from '../values/text.ts'
import { publishesAddress } from './publication.ts'

const streetFields = ['Street', 'StreetName', 'StreetNL', 'StreetFR', 'StreetEN', 'StreetDE']
/** Whole addresses, which name the street too. */
const lineFields = ['Address', 'FullAddress', 'AddressLine1']

/**
 * The place of a property or project; null if it has neither city nor zip. The address is published only if the record says so explicitly: the default
 * is private.
 */
export function readPlace(fields: Fields, salt: string): Placed | null {
  const shown = publishesAddress(fields) ? 'address' : 'city'
  const location = locate({
    zip: fields.given('Zip', 'ZipCode', 'PostalCode'),
    city: fields.given('City', 'CityName'),
    knownCountry: fields.read(['CountryID'], countryNumbered),
    countries: [fields.given('CountryAbbr'), fields.given('CountryName'), fields.given('Country')],
    // In these records X is the latitude.
    lat: fields.given('GoogleX', 'Latitude', 'Lat'),
    lng: fields.given('GoogleY', 'Longitude', 'Lng'),
  })
  return placeOf(
    {
      location,
      street: streetName(fields.given(...streetFields, ...lineFields)),
      otherStreets: readOtherStreets(fields),
      houseNumber: lineOf(fields, 'HouseNumber', 'HouseNr'),
      box: lineOf(fields, 'BoxNr', 'BoxNumber', 'Box'),
      unit: line(fields.take('Unit', 'UnitNumber', 'UnitName')),
      district: readPlainText(fields.take('District', 'DistrictName'), plainLine),
      countryName: readPlainText(fields.take('CountryName', 'Country'), plainLine),
      shown,
      raw: fields.raw,
    },
    salt,
  )
}

/** All names of the street in the record. Ignores lines with neither a number nor a kind of street, which may be anything, such as 'on request'. */
function readOtherStreets(fields: Fields): readonly LocalizedText[] {
  const read = (name: string) => {
    const { value, note } = fields.given(name)
    const text = readPlainText(value, plainLine)
    if (text === null && value !== undefined) note('notUnderstood')
    return text ?? []
  }
  const lines = lineFields.flatMap(read).filter((line) => Object.values(line).every((text) => /\d/.test(text) || holdsStreet(text)))
  return [...streetFields.flatMap(read), ...lines]
}

/** A house or box number; one that is no text gets a remark. */
function lineOf(fields: Fields, ...names: readonly string[]): string | null {
  const { value, note } = fields.given(...names)
  if (wholeLine(value) === null && value !== undefined) note('notUnderstood')
  return numberLine(value)
}

/** The CRM's number of a country, or a name in its place; 0 and -1 are none. */
function countryNumbered(value: unknown, note: Note): Country | null | undefined {
  const number = readNumber(value)
  if (number === null) return readCountry(value, note)
  if (number === 0 || number === -1) return undefined
  return number === 10 ? 'BE' : number === 50 ? 'LU' : 'other'
}

/** The fields that say which country and region a home is in. */
export const placeFields = ['Zip', 'ZipCode', 'PostalCode', 'City', 'CityName', 'CountryID', 'CountryAbbr', 'CountryName', 'Country']
