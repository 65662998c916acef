import { beginning } from '#db/model/excerpt.ts'
import type { Place } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { textIn } from '#db/model/localized.ts'
import { displacedPoint } from '#db/model/point.ts'
import { zipNames } from '#db/model/zip-name.ts'
import type { SecretAddress } from '#db/schema.ts'
import { pointCut } from './hide-point.ts'
import { namesOfStreet } from './hide-secret.ts'
import { type Cut, inTurn, keepText, numberCut, streetCut } from './hide-street.ts'
import { foldedLetters } from './hide-street-fold.ts'
import { readStreet } from './hide-street-name.ts'
import type { Location } from './located.ts'
import { saysNothing } from './nothing.ts'
import { mapText, plainLine, readPlainText, unchangedText } from './text.ts'

/** The place of a record: its public part, its secret part, and the cut that removes the secret from texts. */
export interface Placed {
  readonly place: Place
  readonly secret: SecretAddress
  readonly showsAddress: boolean
  readonly cut: Cut
}

const maxStreetLength = 200
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
}

/** Applies the publication rules to a place; null if it has neither city nor zip. */
export function placeOf(source: PlaceSource, salt: string): Placed | null {
  const { box, shown } = source
  const street = mapText(source.street, (name) => beginning(name, maxStreetLength))
  const houseNumber = source.houseNumber ?? (street && shown === 'street' ? readStreet(textIn(street, 'nl')).houseNumber : null)
  const { city, zip, country, lat, lng } = source.location
  if (city === null && zip === null) return null
  const secret = {
    street: street ? textIn(street, 'nl') : null,
    ...otherNames(street, source.otherStreets),
    houseNumber,
    box,
    lat,
    lng,
  }
  const cut = cutOf({ ...source, houseNumber }, secret, zipNames(country, zip))
  const place: Place = {
    zip: zip === null || cut(zip) !== zip ? (zip?.match(/^\d{4,5}\b/)?.[0] ?? null) : zip,
    city: mapText(city, (town) => beginning(townAlone(town, cut), maxCityLength)) ?? {},
    country,
    countryName: unchangedText(source.countryName, cut),
    address: shownAddress(secret, shown, cut),
    district: shown === 'city' ? null : (source.district ?? unchangedText(source.location.part, cut)),
    point: shownPoint(secret, zip, salt, shown === 'address'),
  }
  return { place, secret, showsAddress: shown !== 'city', cut }
}

/** Removes the unpublished parts of the address from the record's texts. */
function cutOf({ houseNumber, box, unit, location: { city }, shown }: PlaceSource, point: SecretAddress, towns: readonly string[]): Cut {
  if (shown === 'address') return keepText
  const streets = namesOfStreet(point)
  const places = Object.fromEntries([...Object.values(city ?? {}), ...towns].entries())
  const within = { box, unit }
  const named = shown === 'street' ? numberCut(streets, houseNumber, within) : streetCut(streets, houseNumber, places, within)
  return inTurn(named, pointCut(point))
}

/** A town's name without an address that was written with it. */
function townAlone(town: string, cut: Cut): string {
  if (cut(town) === town) return town
  const parts = town.split(/\s*[,;/()\n]\s*|\s[-–—]\s/).filter((part) => /\p{L}/u.test(part) && cut(part) === part)
  return parts[0] ?? cut(town).replace(/^[\s…,.-]+|[\s…,.-]+$/gu, '')
}

function shownAddress({ street, houseNumber, box }: SecretAddress, shown: AddressShown, cut: Cut): Place['address'] {
  if (street === null || shown === 'city') return null
  if (shown === 'address') return { street, houseNumber, box }
  // Some records write the number in the street's field.
  const alone = cut(street) === street ? street : street.replace(/^\s*\d+\s?\p{L}?[\s,]+|[\s,]+(?:n[ro]?[.°]?\s?)?\d.*$/giu, '').trim()
  return alone === '' || cut(alone) !== alone ? null : { street: alone, houseNumber: null, box: null }
}

function shownPoint(secret: SecretAddress, zip: string | null, salt: string, showsAddress: boolean): Place['point'] {
  const { lat, lng } = secret
  if (lat === null || lng === null) return null
  return showsAddress
    ? { lat, lng, exact: true }
    : { ...displacedPoint(buildingOf(secret, zip) ?? `${lat.toFixed(4)},${lng.toFixed(4)}`, lat, lng, salt), exact: false }
}

/** A normalised key shared by all homes in one building; null if street or number is unknown. */
function buildingOf({ street, houseNumber }: SecretAddress, zip: string | null): string | null {
  const [number] = /\d+/.exec(houseNumber ?? '') ?? []
  return street === null || number === undefined ? null : `${zip ?? ''} ${foldedLetters(street)} ${number}`
}

/** The street's names other than the one it is shown by. */
function otherNames(street: LocalizedText | null, others: readonly LocalizedText[]): Pick<SecretAddress, 'streets'> {
  const names = [street ?? {}, ...others].flatMap((name) => Object.values(name).map((text) => beginning(text, maxStreetLength)))
  const streets = [...new Set(names)].filter((name) => name !== (street ? textIn(street, 'nl') : null))
  return streets.length === 0 ? {} : { streets }
}

/** A plain value on one line, whether text, number or text by language. */
export function wholeLine(value: unknown): string | null {
  return textIn(readPlainText(value, plainLine), 'nl') || null
}

/** A house or box number; 0 is none. */
export function numberLine(value: unknown): string | null {
  const number = line(value)
  return number === '0' ? null : number
}

/** The first 200 characters of such a value. */
export function line(value: unknown): string | null {
  const whole = wholeLine(value)
  return whole === null || saysNothing(whole) ? null : beginning(whole, 200)
}
