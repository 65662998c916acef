import type { Place } from '#db/model/listings/listing.ts'
import { townPoint } from '#db/model/places/zones.ts'
import { allowsAddress, allSay, clearlySay, flagsAt } from '../hidden/hide-flags.ts'
import { locate } from '../located.ts'
import { line, numberLine, type Placed, placeOf, streetName } from '../place.ts'

import { plainLine, readPlainText } from '../values/text.ts'
import type { OpenRecord } from './open-record.ts'
import { readChoice } from './values.ts'

/** The place of a record; null if it has neither city nor postal code. The address is published only if `hidden` is false. */
export function readNeutralPlace(record: OpenRecord, salt: string): Placed | null {
  const plain = (path: string) => readPlainText(record.get(path), plainLine)
  const own = (path: string) => {
    const { value, note } = record.given(path)
    if (readPlainText(value, plainLine) === null && value !== undefined) note('notUnderstood')
    return value
  }
  const isShown = clearlySay(false, flagsAt(record.raw, 'location.hidden', record.remarks)) && allowsAddress(record.raw, record.remarks)
  const isNumberShown = allSay(false, flagsAt(record.raw, 'location.number_hidden', record.remarks))
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
  const placed = placeOf(
    {
      location,
      countryName: plain('location.country_name'),
      district: plain('location.district'),
      street: streetName(record.given('location.street')),
      otherStreets: [],
      houseNumber: numberLine(own('location.number')),
      box: numberLine(own('location.box')),
      unit: line(record.get('unit')),
      raw: record.raw,
      shown: isShown ? (isNumberShown ? 'address' : 'street') : 'city',
    },
    salt,
  )
  return placed && { ...placed, place: { ...placed.place, point: placed.place.point ?? aroundTown(placed.place) } }
}

/** Without coordinates the home is on the map in the middle of its town, as a point that is not exact. */
function aroundTown({ country, zip, city }: Place): Place['point'] {
  const point = townPoint(country, zip, city)
  return point && { ...point, exact: false }
}

/** The fields that say which country and region a home is in. */
export const placeFields = ['location.postal_code', 'location.city', 'location.country', 'location.region']
