import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { isBlank } from './blank.ts'
import type { Place } from './listing.ts'
import { textIn } from './localized.ts'

/**
 * Street, number and box: 'Kerkstraat 14 bus 3', in that order in all languages.
 * @returns null when the address is not published or has no street
 * @source specification, section 3 (Street, HouseNumber, BoxNr, PublishAddress)
 */
export function streetLine(place: Place, locale: Locale): string | null {
  const { address } = place
  if (address === null || isBlank(address.street)) return null
  return join([address.street, address.houseNumber, boxIn(address.box, locale)], ' ')
}

/**
 * Postcode and town: '8000 Brugge'.
 * @returns '' when neither is known
 * @source specification, section 3 (Zip, City)
 */
export function townLine(place: Place, locale: Locale): string {
  return join([place.zip, textIn(place.city, locale)], ' ')
}

/**
 * The address on one line, no more precise than published, with the country unless it is Belgium or Luxembourg.
 * @source specification, section 3 (address, CountryName)
 */
export function addressLine(place: Place, locale: Locale): string {
  const country = place.country === 'other' ? textIn(place.countryName, locale) : null
  return join([streetLine(place, locale), townLine(place, locale), country], ', ')
}

/** Records sometimes include the word: 'bus 3' is box 3. */
function boxIn(box: string | null, locale: Locale): string | null {
  const number = box?.trim().replace(/^(?:bus|bte|bo[iî]te|box)(?:[\s.:]+|(?=\d))/i, '')
  return isBlank(number) ? null : `${languages[locale].box} ${number}`
}

function join(parts: readonly (string | null)[], separator: string): string {
  return parts.flatMap((part) => (isBlank(part) ? [] : [part.trim()])).join(separator)
}
