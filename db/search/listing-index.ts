import type { Locale } from '#messages/locales.ts'
import type { Country, Goal } from '../model/listings/listing.ts'
import type { FlagFilter } from '../model/search/search.ts'

/**
 * Every listing that is in lists, as columns of numbers, so that a search filters, counts and sorts without the database. 100,000
 * listings take 7 MB. Rows are ordered by goal, then newest first, then by id, descending.
 */
export interface ListingIndex {
  readonly version: number
  readonly size: number
  /** The first row for rent; the rows before it are for sale. */
  readonly firstRental: number
  readonly columns: Columns
  readonly places: readonly IndexedPlace[]
  readonly categories: readonly IndexedCategory[]
  /** Energy labels as printed; the first, '', means no label. */
  readonly labels: readonly string[]
  /** The published bouquets of life annuities, in euro, by listing id: few homes have one. */
  readonly bouquets: Readonly<Record<string, number>>
  /** The first construction year that counts as new build; an index of another year is brought up to date when it is opened. */
  readonly newSince: number
}

/** One number per row. An unknown count, area or year is -1, an unknown price NaN, an unknown or hidden point `nowhere`. */
export interface Columns {
  readonly id: Float64Array
  /** Milliseconds since 1970. */
  readonly created: Float64Array
  /** Euro. */
  readonly price: Float64Array
  /** Millionths of a degree. */
  readonly lat: Int32Array
  readonly lng: Int32Array
  /** Positions in `places` and `categories`. */
  readonly place: Uint32Array
  readonly category: Uint32Array
  /** The version that first shows the listing as it is. */
  readonly revision: Uint32Array
  /** Square metres. */
  readonly plotArea: Int32Array
  readonly livingArea: Int16Array
  /** The construction year. */
  readonly built: Int16Array
  readonly bedrooms: Int16Array
  readonly bathrooms: Int16Array
  readonly rooms: Int16Array
  readonly garages: Int16Array
  readonly parkings: Int16Array
  /** Bits: see `flag`. */
  readonly flags: Uint16Array
  /** Position in `labels`. */
  readonly label: Uint8Array
}

export type CountColumn = 'bedrooms' | 'bathrooms' | 'rooms' | 'garages' | 'parkings' | 'plotArea' | 'livingArea' | 'built'

/** The bit in `flags` of each column of `listings` that is yes or no. */
export const flag = {
  ...{ terrace: 1, garden: 2, annuity: 4, ready: 8, lift: 16, pool: 32, furnished: 64, cellar: 128, newBuild: 256 },
} as const satisfies Readonly<Record<FlagFilter, number>>
export const nowhere = 0x7fffffff
export const microdegrees = 1_000_000

/** A sort key per language (`collationKey`). */
export type SortKeys = Readonly<Record<Locale, string>>

/** A postcode with its names. */
export interface IndexedPlace {
  readonly id: number
  readonly country: Country
  readonly zip: string | null
  readonly names: readonly string[]
  readonly keys: SortKeys
}

/** A category of the feed. */
export interface IndexedCategory {
  readonly id: number
  readonly mainType: string
  readonly type: string
  readonly typeName: string
  readonly keys: SortKeys
}

/** The array type of each column, in the order they are stored: the widest first, which keeps every column aligned. */
export const columnKinds = {
  id: Float64Array,
  created: Float64Array,
  price: Float64Array,
  lat: Int32Array,
  lng: Int32Array,
  place: Uint32Array,
  category: Uint32Array,
  revision: Uint32Array,
  plotArea: Int32Array,
  livingArea: Int16Array,
  built: Int16Array,
  bedrooms: Int16Array,
  bathrooms: Int16Array,
  rooms: Int16Array,
  garages: Int16Array,
  parkings: Int16Array,
  flags: Uint16Array,
  label: Uint8Array,
} as const satisfies { readonly [Name in keyof Columns]: unknown }

/** The flags of a row, with that of new build where its construction year is recent. */
export function flagsOf({ columns: { flags, built }, newSince }: ListingIndex, row: number): number {
  return (flags[row] ?? 0) | ((built[row] ?? -1) >= newSince ? flag.newBuild : 0)
}

/** The most listings an index may have, so that it fits a value of KV (25 MiB) with its places and categories, and an isolate beside everything else. */
export const maxListed = 350_000

/** The rows of a goal: the first, and the one after the last. */
export function rowsOfGoal({ firstRental, size }: ListingIndex, goal: Goal): readonly [from: number, to: number] {
  return goal === 'sale' ? [0, firstRental] : [firstRental, size]
}
