import { type Office, type OfficeKey, servingOffice } from '../agency/office.ts'
import { gapsOf, type RuledListing } from '../law/compliance/compliance.ts'
import type { GapName } from '../law/compliance/publication-rule.ts'
import { municipalityOf } from '../places/municipality.ts'
import { searchable } from '../search/search-words.ts'
import type { ListingState, Place } from './listing.ts'

/** The state of a home at the desk: `held` is held back from publication until it states what the law requires. */
export const deskHomeStates = ['available', 'option', 'prospective', 'held', 'sold', 'rented', 'withdrawn'] as const satisfies readonly (
  | ListingState
  | 'held'
)[]
export type DeskHomeState = (typeof deskHomeStates)[number]

/** The full address of a home that does not publish it. */
export interface StreetAddress {
  readonly street: string | null
  readonly houseNumber: string | null
  readonly box: string | null
}

/** Derived attributes of a home for the desk's list. */
export interface DeskHomeTraits {
  /** The office that serves its area; null: the whole agency. */
  readonly office: OfficeKey | null
  /** The code of its municipality. */
  readonly town: string | null
  /** Street and number, folded for search. */
  readonly street: string | null
  /** The rules it fails, and `notUnderstood` if it fails one by a value that was not understood. */
  readonly gaps: readonly GapName[]
  /** The number of gaps that make advertising it unlawful. */
  readonly unlawful: number
}

/**
 * Derives a home's attributes on a day.
 * @param isRuled whether it is on offer or held back, so that the rules for advertisements apply
 * @param today YYYY-MM-DD
 */
export function traitsOf(
  listing: RuledListing,
  { isRuled, secret }: { readonly isRuled: boolean; readonly secret: StreetAddress | null },
  agency: { readonly offices: readonly Office[] },
  today: string,
): DeskHomeTraits {
  const gaps = isRuled ? gapsOf(listing, today) : []
  const { place } = listing
  return {
    office: servingOffice(agency, place)?.key ?? null,
    town:
      municipalityOf({ country: place.country, zip: place.zip, names: [...Object.values(place.city), ...Object.values(place.district ?? {})] })?.code ?? null,
    street: searchable(streetText(place, secret) ?? '') || null,
    gaps: [...gaps.map(({ rule }) => rule), ...(gaps.some(({ state }) => state === 'notUnderstood') ? (['notUnderstood'] as const) : [])],
    unlawful: gaps.filter(({ row }) => row.without === 'unlawful').length,
  }
}

/** Street, number and box of a home, published or not; null if the feed has no street. */
export function streetText({ address }: Pick<Place, 'address'>, secret: StreetAddress | null): string | null {
  const { street, houseNumber, box } = secret?.street ? secret : (address ?? { street: null, houseNumber: null, box: null })
  return street === null ? null : [street, houseNumber, box].filter(Boolean).join(' ')
}
