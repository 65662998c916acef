import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import type { Place } from '../listings/listing.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import { isBlank } from '../site/visible-text.ts'

/**
 * Street and number without the box, as the country writes them: 'Kerkstraat 14', in Luxembourg '14, rue de l’Imprimerie'.
 * @returns null when the address is not published or has no street
 * @source specification, section 3 (Street, HouseNumber, PublishAddress); Luxembourg: POST Luxembourg's addressing rules
 */
export function streetAndNumber({ address, country }: Pick<Place, 'address' | 'country'>): string | null {
  if (address === null || isBlank(address.street)) return null
  if (country !== 'LU' || isBlank(address.houseNumber)) return join([address.street, address.houseNumber], ' ')
  return join([address.houseNumber, withSmallStreetWord(address.street.trim())], ', ')
}

/**
 * Street, number and box: 'Kerkstraat 14 bus 3', in that order in all languages. Luxembourg addresses have no box.
 * @returns null when the address is not published or has no street
 * @source specification, section 3 (Street, HouseNumber, BoxNr, PublishAddress)
 */
export function streetLine(place: Place, locale: Locale): string | null {
  const street = streetAndNumber(place)
  if (street === null || place.country === 'LU') return street
  return join([street, boxIn(place.address?.box ?? null, locale)], ' ')
}

/**
 * Postcode and town: '8000 Brugge'. In Luxembourg as on an envelope, in French in every language: 'L-1838 Luxembourg'.
 * @returns '' when neither is known
 * @source specification, section 3 (Zip, City); Luxembourg: POST Luxembourg's addressing rules
 */
export function townLine({ zip, city, country }: Pick<Place, 'zip' | 'city' | 'country'>, locale: Locale): string {
  if (country !== 'LU') return join([zip, textIn(city, locale)], ' ')
  return join([isBlank(zip) ? null : `L-${zip.trim().replace(/^L[-\s]*/i, '')}`, textIn(city, 'fr')], ' ')
}

/** The address of an office or of the agency's seat, on one line. */
export function postalLine(address: PostalAddress, locale: Locale): string {
  return join([textIn(address.street, locale), townLine(address, locale)], ', ')
}

/**
 * The address on one line, no more precise than published, with the country unless it is Belgium or Luxembourg.
 * @source specification, section 3 (address, CountryName)
 */
export function addressLine(place: Place, locale: Locale): string {
  const country = place.country === 'other' ? textIn(place.countryName, locale) : null
  return join([streetLine(place, locale), townLine(place, locale), country], ', ')
}

/** 'Rue de la Gare' after its number: 'rue de la Gare'. Other streets keep their capital: 'Am Bongert'. */
function withSmallStreetWord(street: string): string {
  const isFrench =
    /^(?:all[ée]e|avenue|boulevard|chemin|cit[ée]|c[ôo]te|impasse|mont[ée]e|passage|place|quai|rond-point|route|rue|sentier|square|val)(?=[\s’'])/i.test(street)
  return isFrench ? street.charAt(0).toLocaleLowerCase('fr') + street.slice(1) : street
}

/** Records sometimes include the word: 'bus 3' is box 3. */
function boxIn(box: string | null, locale: Locale): string | null {
  const number = box?.trim().replace(/^(?:bus|bte|bo[iî]te|box)(?:[\s.:]+|(?=\d))/i, '')
  return isBlank(number) ? null : `${languages[locale].box} ${number}`
}

function join(parts: readonly (string | null)[], separator: string): string {
  return parts.flatMap((part) => (isBlank(part) ? [] : [part.trim()])).join(separator)
}

/** A postal address. Streets and towns of Brussels have a name in each language. */
export interface PostalAddress {
  readonly street: LocalizedText
  readonly zip: string
  readonly city: LocalizedText
  readonly country: 'BE' | 'LU'
}
