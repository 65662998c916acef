import type { Country, Place } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { textIn } from '#db/model/localized.ts'
import { displacedPoint, isOnEarth } from '#db/model/point.ts'
import { zipNames } from '#db/model/zip-name.ts'
import type { SecretAddress } from '#db/schema.ts'
import { pointCut } from './hide-point.ts'
import { type Cut, inTurn, keepText, numberCut, streetCut } from './hide-street.ts'
import { mapText, plainLine, readPlainText, unchangedText } from './text.ts'

/** The place of a record: what visitors may see, what only the agency may, and how hidden parts are taken out of its texts. */
export interface Placed {
  readonly place: Place
  readonly secret: SecretAddress
  readonly showsAddress: boolean
  readonly cut: Cut
}

/** How much of an address the record publishes: all of it, the street without its number, or no more than the city. */
type AddressShown = 'address' | 'street' | 'city'

/** What a record says of its place, in the adapter's reading. */
export interface PlaceSource {
  readonly city: LocalizedText | null
  readonly zip: string | null
  /** Null where only the postcode can tell. */
  readonly country: Country | null
  readonly countryName: LocalizedText | null
  readonly district: LocalizedText | null
  readonly street: LocalizedText | null
  readonly houseNumber: string | null
  readonly box: string | null
  /** The unit of its project. */
  readonly unit: string | null
  /** Degrees. */
  readonly lat: number | null
  readonly lng: number | null
  readonly shown: AddressShown
}

/** The place of a listing or project by the rules of publication; null when it has neither city nor zip. */
export function placeOf(source: PlaceSource, id: number, salt: string): Placed | null {
  const { street, houseNumber, box, shown } = source
  if (source.city === null && source.zip === null) return null
  const zip = source.zip === null ? null : source.zip.replace(/^(?:BE?|LU?)[-\s]*(?=\d{4}$)/i, '').slice(0, 12)
  const country = source.country ?? countryByZip(zip, source.zip)
  const isKnown = source.lat !== null && source.lng !== null && isOnEarth(source.lat, source.lng)
  const secret = {
    street: street ? textIn(street, 'nl') : null,
    houseNumber,
    box,
    lat: isKnown ? source.lat : null,
    lng: isKnown ? source.lng : null,
  }
  const cut = cutOf(source, secret, zipNames(country, zip))
  const place: Place = {
    zip: zip === null || cut(zip) !== zip ? (zip?.match(/^\d{4,5}\b/)?.[0] ?? null) : zip,
    city: mapText(source.city, (town) => townAlone(town, cut)) ?? {},
    country,
    countryName: unchangedText(source.countryName, cut),
    address: shownAddress(secret, shown),
    district: shown === 'city' ? null : source.district,
    point: shownPoint(secret, id, salt, shown === 'address'),
  }
  return { place, secret, showsAddress: shown !== 'city', cut }
}

/** Takes what is not published out of the record's texts. */
function cutOf({ street, houseNumber, box, unit, city, shown }: PlaceSource, point: SecretAddress, towns: readonly string[]): Cut {
  if (shown === 'address') return keepText
  const places = Object.fromEntries([...Object.values(city ?? {}), ...towns].entries())
  const within = { box, unit }
  const named = shown === 'street' ? numberCut(street, houseNumber, within) : streetCut(street, houseNumber, places, within)
  return inTurn(named, pointCut(point))
}

/** A town's name without an address that was written with it. */
function townAlone(town: string, cut: Cut): string {
  if (cut(town) === town) return town
  const parts = town.split(/\s*[,;/()\n]\s*|\s[-–—]\s/).filter((part) => /\p{L}/u.test(part) && cut(part) === part)
  return parts[0] ?? cut(town).replace(/^[\s…,.-]+|[\s…,.-]+$/gu, '')
}

function shownAddress({ street, houseNumber, box }: SecretAddress, shown: AddressShown): Place['address'] {
  if (street === null || shown === 'city') return null
  return shown === 'street' ? { street, houseNumber: null, box: null } : { street, houseNumber, box }
}

function shownPoint({ lat, lng }: SecretAddress, id: number, salt: string, showsAddress: boolean): Place['point'] {
  if (lat === null || lng === null) return null
  return showsAddress ? { lat, lng, exact: true } : { ...displacedPoint(id, lat, lng, salt), exact: false }
}

/** Luxembourg's postcodes have four digits too, so only the letter in front tells it from Belgium. */
function countryByZip(zip: string | null, written: string | null): Country {
  if (/^L/i.test(written ?? '')) return 'LU'
  return zip !== null && /^\d{4}$/.test(zip) ? 'BE' : 'other'
}

/** A short plain value, whether text, number or text by language. */
export function line(value: unknown, maxLength = 200): string | null {
  return textIn(readPlainText(value, plainLine), 'nl').slice(0, maxLength).toWellFormed() || null
}
