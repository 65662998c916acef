import { readFlag } from '../fields.ts'
import { locate } from '../located.ts'
import { line, numberLine, type Placed, placeOf } from '../place.ts'
import { plainLine, readPlainText } from '../text.ts'
import type { OpenRecord } from './open-record.ts'
import { readChoice } from './values.ts'

/** The place of a record; null if it has neither city nor postal code. The address is published only if `hidden` is false. */
export function readNeutralPlace(record: OpenRecord, salt: string): Placed | null {
  const plain = (path: string) => readPlainText(record.get(path), plainLine)
  const isShown = readFlag(record.get('location.hidden')) === false
  const isNumberShown = readFlag(record.get('location.number_hidden')) !== true
  const region = record.read('location.region', (value) => readChoice('region', value))
  const location = locate({
    zip: record.given('location.postal_code'),
    city: record.given('location.city'),
    countries: [record.given('location.country')],
    knownCountry: null,
    regionCountry: region === null ? null : region === 'luxembourg' ? 'LU' : 'BE',
    lat: record.given('location.geo.latitude'),
    lng: record.given('location.geo.longitude'),
  })
  return placeOf(
    {
      location,
      countryName: plain('location.country_name'),
      district: plain('location.district'),
      street: plain('location.street'),
      otherStreets: [],
      houseNumber: numberLine(record.get('location.number')),
      box: numberLine(record.get('location.box')),
      unit: line(record.get('unit')),
      shown: isShown ? (isNumberShown ? 'address' : 'street') : 'city',
    },
    salt,
  )
}

/** The fields that say which country and region a home is in. */
export const placeFields = ['location.postal_code', 'location.city', 'location.country', 'location.region']
