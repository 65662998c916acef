import { type EnergyLabel, energyLabel } from '#db/model/listings/energy.ts'
import type { Country, Goal, LifeAnnuity, ListingPrice, Place } from '#db/model/listings/listing.ts'
import { isOnEarth } from '#db/model/places/point.ts'
import { type LocalizedText, readLocalized } from '#db/model/site/localized.ts'
import { readFlag, readLine, readNumber, readWhole } from './frame/read-values.island.ts'
import { readAnnuity, readPrice } from './record-price.island.ts'

/** A listing as the host of the map sends it, after reading: an unpublished address is left out. */
export interface MapRecord {
  readonly id: number
  readonly goal: Goal
  readonly place: Place & { readonly point: NonNullable<Place['point']> }
  readonly price: ListingPrice
  readonly annuity?: LifeAnnuity
  readonly takeover?: true
  readonly energy: EnergyLabel | null
  /** The text on its ribbon; null if absent. */
  readonly marquee: LocalizedText | null
}

/** The grid, in degrees, that unpublished addresses are rounded to: at most 400 m away, and the original point cannot be recovered. */
const gridStep = { lat: 0.005, lng: 0.008 } as const

/**
 * Reads a property record with the CRM's names, in any casing: GoogleX is the latitude, GoogleY the longitude.
 * An address is kept only if `PublishAddress` is true.
 * @returns null for a record without id or point
 */
export function readRecord(value: unknown): MapRecord | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const fields = new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]))
  const id = readWhole(fields.get('id'))
  const lat = readNumber(fields.get('googlex'))
  const lng = readNumber(fields.get('googley'))
  if (id === null || lat === null || lng === null || !isOnEarth(lat, lng)) return null
  const exact = readFlag(fields.get('publishaddress')) === true
  const zip = readLine(fields.get('zip'))
  const country = readCountry(readNumber(fields.get('countryid')), zip)
  const street = readLine(fields.get('street'))
  const annuity = isSale(fields.get('goal')) ? readAnnuity(fields) : null
  return {
    id,
    goal: isSale(fields.get('goal')) ? 'sale' : 'rent',
    place: {
      zip,
      city: readLocalized(fields.get('city')) ?? {},
      country,
      countryName: readLocalized(fields.get('countryname')),
      address: exact && street !== null ? { street, houseNumber: readLine(fields.get('housenumber')), box: readLine(fields.get('boxnr')) } : null,
      district: null,
      point: exact ? { lat, lng, exact } : { lat: rounded(lat, gridStep.lat), lng: rounded(lng, gridStep.lng), exact },
    },
    ...(annuity ? { annuity, price: { amount: null, from: false } } : { price: readPrice(fields) }),
    ...(isTakeover(fields.get('goal')) ? { takeover: true as const } : {}),
    energy: energyLabel({ country, zip, value: readNumber(fields.get('energyperformance')), labelText: readLine(fields.get('epclabeltext')) }),
    marquee: readMarquee(fields.get('marquee'), fields.get('marqueename')),
  }
}

/** 0 or nothing is for sale, anything else for rent (specification, section 3). */
function isSale(goal: unknown): boolean {
  return goal === undefined || goal === null || goal === '' || goal === 'sale' || readNumber(goal) === 0
}

function isTakeover(goal: unknown): boolean {
  const number = readNumber(goal)
  return number !== null && number !== 0 && number !== 1
}

/** `Marquee` switches the ribbon off, or is its text. */
function readMarquee(marquee: unknown, name: unknown): LocalizedText | null {
  if (readFlag(marquee) === false) return null
  return readLocalized(name) ?? (readFlag(marquee) === null ? readLocalized(marquee) : null)
}

function readCountry(number: number | null, zip: string | null): Country {
  if (number === 10) return 'BE'
  if (number === 50) return 'LU'
  return number === null && zip !== null && /^\d{4}$/.test(zip) ? 'BE' : 'other'
}

function rounded(degrees: number, step: number): number {
  return Math.round(Math.round(degrees / step) * step * 1e3) / 1e3
}
