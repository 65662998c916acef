import type { Goal, ListingState } from '../../listings/listing.ts'

/** What of a home is compared before an import changes it: as its feed gives it, without the agency's presentation. */
export interface HomeTraits {
  readonly goal: Goal
  readonly state: ListingState
  /** Path segments of category and sub-category. */
  readonly type: string
  readonly town: string
  /** Euro; null if it is not published. */
  readonly price: number | null
  /** The unit of the price in the record's words, as JSON; null for the usual one. */
  readonly unit: string | null
  /** How much of the address is published: nothing, the street, or the number too. */
  readonly shown: 0 | 1 | 2
  /** How much of it is known. */
  readonly known: 0 | 1 | 2
  /** Square metres. */
  readonly living: number | null
  readonly plot: number | null
  /** Value and label of the certificate; null without both. */
  readonly energy: string | null
  /** The beginning of the description, and its length in every language. */
  readonly text: string | null
  readonly textLength: number
  /** Titles and descriptions, each language counted. */
  readonly texts: number
  readonly photo: string | null
  readonly photos: number
  /** The facts as JSON; null on both sides if they are the same. */
  readonly facts: string | null
  /** The time of creation. */
  readonly createdAt: string
}

/** A home that an import would change. */
export interface ChangedHome {
  readonly id: number
  readonly before: HomeTraits
  readonly after: HomeTraits
}
