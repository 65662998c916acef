import type { Country, Place } from '#db/model/listing.ts'
import { townPoint } from '#db/model/town-point.ts'
import { readCity } from '../city.ts'
import { allSay, clearlySay, valuesAt } from '../hide-flags.ts'
import { readNumber } from '../number.ts'
import { line, type Placed, placeOf } from '../place.ts'
import { plainLine, readPlainText } from '../text.ts'
import type { OpenRecord } from './open-record.ts'
import { readChoice } from './values.ts'

/** The place of a record; null if it has neither city nor postal code. The address is published only if `hidden` is false. */
export function readNeutralPlace(record: OpenRecord, salt: string): Placed | null {
  const plain = (path: string) => readPlainText(record.get(path), plainLine)
  const isShown = clearlySay(false, valuesAt(record.raw, 'location.hidden'))
  const isNumberShown = allSay(false, valuesAt(record.raw, 'location.number_hidden'))
  const placed = placeOf(
    {
      city: readCity(record.get('location.city')),
      zip: line(record.get('location.postal_code')),
      country: countryOf(record),
      countryName: plain('location.country_name'),
      district: plain('location.district'),
      street: plain('location.street'),
      otherStreets: [],
      houseNumber: line(record.get('location.number')),
      box: line(record.get('location.box')),
      unit: line(record.get('unit')),
      lat: readNumber(record.get('location.geo.latitude'), 'decimal'),
      lng: readNumber(record.get('location.geo.longitude'), 'decimal'),
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

/** Null if neither country nor region gives it: then the postal code decides. */
function countryOf(record: OpenRecord): Country | null {
  const code = line(record.get('location.country'))?.toUpperCase()
  if (code !== undefined) return code === 'BE' || code === 'LU' ? code : 'other'
  const region = readChoice('region', record.get('location.region'))
  return region === null ? null : region === 'luxembourg' ? 'LU' : 'BE'
}
