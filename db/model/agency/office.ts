import type { Locale } from '#messages/locales.ts'
import type { Place } from '../listings/listing.ts'
import type { PostalAddress } from '../places/address.ts'
import { type Region, regionOf } from '../places/region.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { CalendarRule } from '../visits/calendar-rules.ts'
import type { LuxembourgRegistration } from './legal-identity.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Identifies an office in calendars, appointments and URLs; stable while the office exists. */
export type OfficeKey = string

/** An office in the agency's record. */
export interface Office {
  readonly key: OfficeKey
  readonly name: LocalizedText
  readonly address: PostalAddress | null
  /** Degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  readonly phone: string | null
  readonly email: string
  readonly hours: OpeningHours | null
  /** The regions whose homes it takes, unless another office claims their postcode. */
  readonly regions: readonly Region[]
  /** Postcodes it takes, as inclusive ranges with their country. */
  readonly zips: readonly ZipRange[]
  /** The language of mails to it; null: the site's default. */
  readonly language: Locale | null
  /** When it takes appointments; empty: never. */
  readonly calendar: readonly CalendarRule[]
  /** Set for an office that works under Luxembourg law. */
  readonly luxembourg: LuxembourgRegistration | null
}

interface ZipRange {
  readonly country: 'BE' | 'LU'
  readonly from: number
  readonly to: number
}

interface Offices {
  readonly offices: readonly Office[]
}

type Location = Pick<Place, 'country' | 'zip' | 'office'>

/** The office with a key; null when the record has none. */
export function officeByKey({ offices }: Offices, key: string): Office | null {
  return offices.find((office) => office.key === key) ?? null
}

/** The office that has a home, else the one that claims its place by its postcode, else by its region; null when none does. */
export function servingOffice({ offices }: Offices, { country, zip, office }: Location): Office | null {
  const number = zip !== null && /^\d{4}$/.test(zip) ? Number(zip) : null
  const claims = ({ zips }: Office) => number !== null && zips.some((range) => range.country === country && range.from <= number && number <= range.to)
  const region = regionOf(country, zip)
  const own = office === undefined ? null : officeByKey({ offices }, office)
  return own ?? offices.find(claims) ?? offices.find(({ regions }) => region !== null && regions.includes(region)) ?? null
}

/** The office whose calendar holds the viewings of a home: the one that serves its place, else the main office; null without offices. */
export function calendarOffice(agency: Offices & { readonly mainOffice: string | null }, place: Location): Office | null {
  return servingOffice(agency, place) ?? (agency.mainOffice === null ? null : officeByKey(agency, agency.mainOffice))
}

interface OfficeLanguages extends Offices {
  readonly languages: { readonly default: Locale }
}

/** The language of the mails that go to an address of the agency: its office's, else the site's default. */
export function officeLocale({ offices, languages }: OfficeLanguages, email: string): Locale {
  return offices.find((office) => office.email.toLowerCase() === email.toLowerCase())?.language ?? languages.default
}
