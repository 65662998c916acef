import { beginning } from '#db/model/content/excerpt.ts'
import { saysPending } from '#db/model/law/pending.ts'
import type { Country, Place } from '#db/model/listings/listing.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { textIn } from '#db/model/site/localized.ts'

import type { SecretAddress } from '#db/schema.ts'
import { shownPoint } from './hidden/displaced-point.ts'
import { streetsOfRecord } from './hidden/hide-record.ts'
import { addressCut } from './hidden/hide-secret.ts'
import type { Cut } from './hidden/street/hide-street.ts'
import { foldedWords, isTown } from './hidden/street/hide-street-kind.ts'
import { shownStreet } from './hidden/street/hide-street-shown.ts'
import type { Location } from './located.ts'
import { memoize } from './memoize.ts'
import type { Given } from './remarks.ts'
import { saysNothing } from './values/nothing.ts'

import { mapText, plainLine, readPlainText, unchangedText } from './values/text.ts'
import { namesOfTown } from './values/town.ts'

/** The place of a record: its public part, its secret part, and the cut that removes the secret from texts. */
export interface Placed {
  readonly place: Place
  readonly secret: SecretAddress
  readonly showsAddress: boolean
  readonly cut: Cut
}

const maxZipLength = 12
const maxCityLength = 100

/** How much of an address the record publishes: all of it, the street without its number, or only the city. */
type AddressShown = 'address' | 'street' | 'city'

/** The place as parsed by an adapter. */
export interface PlaceSource {
  readonly location: Location
  readonly countryName: LocalizedText | null
  readonly district: LocalizedText | null
  readonly street: LocalizedText | null
  /** Other names of the street and notations of the address in the record; never shown. */
  readonly otherStreets: readonly LocalizedText[]
  readonly houseNumber: string | null
  readonly box: string | null
  /** The unit of its project. */
  readonly unit: string | null
  readonly shown: AddressShown
  /** The record as sent: its texts may name the address too. */
  readonly raw: unknown
}

/** Applies the publication rules to a place; null if it has neither city nor zip. */
export function placeOf(source: PlaceSource, salt: string): Placed | null {
  const { houseNumber, box, unit, shown, location } = source
  const { city, zip, country, lat, lng } = location
  if (city === null && zip === null) return null
  const secret: SecretAddress = {
    // The fields as written: a street may stand beside the postcode or the town.
    ...streetsOfRecord({ ...source, ...location.written, raw: shown === 'city' ? source.raw : null }),
    houseNumber,
    box,
    lat,
    lng,
  }
  const cut = addressCut(secret, shown, { zip, country, city: city ?? {} }, unit)
  const placeCut = exceptPlaces(cut)
  const town = mapText(city, (name) => beginning(townAlone(name, placeCut), maxCityLength)) ?? {}
  const place: Place = {
    zip: zip === null ? null : zipAlone(zip, cut),
    city: inAllLanguages(town, country, zip),
    country,
    countryName: unchangedText(source.countryName, placeCut),
    address: shownAddress(secret, shown, cut),
    district: shown === 'city' ? null : unchangedText(source.district ?? location.part, cut),
    point: pointOf(secret, salt, shown === 'address'),
  }
  return { place, secret, showsAddress: shown !== 'city', cut }
}

/** Whether a text is the name of a place and nothing more. */
const isPlaceNamed = memoize((text) => isTown(foldedWords(text)))

/** A cut that leaves names of places as they are. To look for an address in them would take longer than to read the rest of a record. */
function exceptPlaces(cut: Cut): Cut {
  return (text) => (isPlaceNamed(text) ? text : cut(text))
}

/** Adds the names in every language to a town given in one text, if that is the name of a place at its postcode: 'Gent' is 'Gand' in French. */
function inAllLanguages(city: LocalizedText, country: Country, zip: string | null): LocalizedText {
  const { any, ...byLanguage } = city
  if (any === undefined || Object.keys(byLanguage).length > 0) return city
  const names = namesOfTown(any, country, zip)
  return names === null || Object.values(names).every((name) => name === any) ? city : { any, ...names }
}

/** A postcode without an address that was written with it, shortened only then: half a street's name would not be recognised. */
function zipAlone(zip: string, cut: Cut): string | null {
  if (/^\d{4}$/.test(zip)) return zip
  return cut(zip) === zip && !/\p{L}{4}/u.test(zip) ? zip.slice(0, maxZipLength) : (zip.match(/^\d{4,5}\b/)?.[0] ?? null)
}

/** A town's name without an address that was written with it. */
function townAlone(town: string, cut: Cut): string {
  if (cut(town) === town) return town
  const parts = town.split(/\s*[,;/()\n]\s*|\s[-–—]\s/).filter((part) => /\p{L}/u.test(part) && cut(part) === part)
  return parts[0] ?? cut(town).replace(/^[\s…,.-]+|[\s…,.-]+$/gu, '')
}

function shownAddress({ street, houseNumber, box }: SecretAddress, shown: AddressShown, cut: Cut): Place['address'] {
  if (street === null || shown === 'city' || saysPending(street)) return null
  if (shown === 'address') return { street, houseNumber, box }
  const alone = shownStreet(street, cut)
  return alone === null ? null : { street: alone, houseNumber: null, box: null }
}

function pointOf({ lat, lng }: SecretAddress, salt: string, showsAddress: boolean): Place['point'] {
  if (lat === null || lng === null) return null
  return showsAddress ? { lat, lng, exact: true } : { ...shownPoint({ lat, lng }, salt), exact: false }
}

/** A street's name; one that is no text, or that says that it is still to come, gets a remark. */
export function streetName({ value, note }: Given): LocalizedText | null {
  const street = readPlainText(value, plainLine)
  if (value !== undefined && (street === null || Object.values(street).some(saysPending))) note('notUnderstood')
  return street
}

/** A plain value on one line, whether text, number or text by language. */
export function wholeLine(value: unknown): string | null {
  return textIn(readPlainText(value, plainLine), 'nl') || null
}

/** Words for a house or box that has no number. 'N' and 'F' are boxes. */
const noNumber =
  /^(?:0+|no|none|without|nee|neen|geen|zonder|non|aucune?|sans|nein|keine?|ohne|[sz][/.]n\.?)(?:\s*(?:number|box|huisnummer|nummer|busnummer|bus|num[ée]ro|bo[iî]te|hausnummer|briefkasten))?$/iu

/** A house or box number; 0 is none. */
export function numberLine(value: unknown): string | null {
  const number = line(value)
  return number !== null && noNumber.test(number) ? null : number
}

/** The first 200 characters of such a value. */
export function line(value: unknown): string | null {
  const whole = wholeLine(value)
  return whole === null || saysNothing(whole) ? null : beginning(whole, 200)
}
