import type { Country } from '#db/model/listing.ts'
import { type LocalizedText, textIn } from '#db/model/localized.ts'
import { readCity } from '../city.ts'
import type { Fields } from '../fields.ts'
import { holdsStreet } from '../hide-street-in-texts.ts'
import { readNumber } from '../number.ts'
import { line, type Placed, placeOf } from '../place.ts'
import { plainLine, readPlainText } from '../text.ts'
import { publishesAddress } from './publication.ts'

const streetFields = ['Street', 'StreetName', 'StreetNL', 'StreetFR', 'StreetEN', 'StreetDE']
/** Whole addresses, which name the street too. */
const lineFields = ['Address', 'FullAddress', 'AddressLine1']

/**
 * The place of a property or project; null if it has neither city nor zip. The address is published only if the record says so explicitly: the default
 * is private. In these records X is the latitude.
 */
export function readPlace(fields: Fields, salt: string): Placed | null {
  const shown = publishesAddress(fields) ? 'address' : 'city'
  return placeOf(
    {
      city: readCity(fields.take('City', 'CityName')),
      zip: line(fields.take('Zip', 'ZipCode', 'PostalCode')),
      street: readPlainText(fields.take(...streetFields, ...lineFields), plainLine),
      otherStreets: readOtherStreets(fields),
      houseNumber: line(fields.take('HouseNumber', 'HouseNr')),
      box: line(fields.take('BoxNr', 'BoxNumber', 'Box')),
      unit: fields.read(['Unit', 'UnitNumber', 'UnitName'], (value) => line(value)),
      // Written with a decimal point: '51.174' is not thousands.
      lat: readNumber(fields.take('GoogleX', 'Latitude', 'Lat'), 'decimal'),
      lng: readNumber(fields.take('GoogleY', 'Longitude', 'Lng'), 'decimal'),
      district: readPlainText(fields.take('District', 'DistrictName'), plainLine),
      country: countryOf(fields),
      countryName: readPlainText(fields.take('CountryName', 'Country'), plainLine),
      shown,
      raw: fields.raw,
    },
    salt,
  )
}

/** All names of the street in the record. Ignores lines with neither a number nor a kind of street, which may be anything, such as 'on request'. */
function readOtherStreets(fields: Fields): readonly LocalizedText[] {
  const read = (name: string) => readPlainText(fields.take(name), plainLine) ?? []
  const lines = lineFields.flatMap(read).filter((line) => Object.values(line).every((text) => /\d/.test(text) || holdsStreet(text)))
  return [...streetFields.flatMap(read), ...lines]
}

/** By the country's number, else its name; null where the postcode has to tell. */
function countryOf(fields: Fields): Country | null {
  const number = readNumber(fields.take('CountryID'))
  if (number === 10) return 'BE'
  if (number === 50) return 'LU'
  if (number !== null && number !== 0) return 'other'
  return fields.read(['CountryAbbr', 'CountryName', 'Country'], nameOfCountry)
}

function nameOfCountry(value: unknown): Country | null {
  const name = textIn(readPlainText(value, plainLine), 'en').toLowerCase()
  if (name === '') return null
  if (/^(?:be|b|bel)$|^belg/.test(name)) return 'BE'
  return /^(?:lu|l|lux)$|^lux|^lëtz/.test(name) ? 'LU' : 'other'
}
