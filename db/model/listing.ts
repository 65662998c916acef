import type { FactKey } from './facts.ts'
import type { LocalizedText } from './localized.ts'

/** 0 in the feed is for sale, anything else for rent (specification, section 3). */
export type Goal = 'sale' | 'rent'

/**
 * Where a listing stands. `available` and `option` are in lists; `sold` and `rented` keep a page with a message;
 * `withdrawn` (cancelled, inactive or gone from the feed) answers 410; `prospective` is not on the market yet and is unknown to visitors.
 */
export type ListingState = 'available' | 'option' | 'sold' | 'rented' | 'withdrawn' | 'prospective'

export type Country = 'BE' | 'LU' | 'other'

/** A photograph as the record keeps it. `url` is the agency's own path (`/pictures/…`) or the CRM's address, which visitors never call. */
export interface Photo {
  readonly key: string
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly name: LocalizedText | null
  /** A tiny picture as a data address, shown until the photograph is there. */
  readonly placeholder: string | null
}

/** What a fact holds, after reading: numbers are in the unit of the fact's kind, dates are ISO (YYYY-MM-DD). */
export type FactValue = number | boolean | string | LocalizedText

/** Where the home stands, no finer than the owner allows. */
export interface Place {
  readonly zip: string | null
  readonly city: LocalizedText
  readonly country: Country
  readonly countryName: LocalizedText | null
  /** Present only when the address is published; nothing finer than zip and city exists in the record otherwise. */
  readonly address: { readonly street: string; readonly houseNumber: string | null; readonly box: string | null } | null
  readonly district: LocalizedText | null
  /** Degrees. `exact` is false for the stable point up to 500 m away that stands for an unpublished address. */
  readonly point: { readonly lat: number; readonly lng: number; readonly exact: boolean } | null
}

export interface ListingPrice {
  /** Euro; for rent, a month. Null when there is no price or it may not be shown. */
  readonly amount: number | null
  /** The price is the lowest of several ('starting from'). */
  readonly from: boolean
}

/** What a list needs of a listing. */
export interface ListingCard {
  readonly id: number
  readonly goal: Goal
  readonly state: ListingState
  /** Canonical path segments of the category and sub-category; a name nobody knows is its own segment. */
  readonly mainType: string
  readonly type: string
  /** The names the feed gave, for categories that have no words of ours. */
  readonly mainTypeName: LocalizedText
  readonly typeName: LocalizedText
  readonly title: LocalizedText | null
  readonly marquee: LocalizedText | null
  readonly place: Place
  readonly price: ListingPrice
  readonly energy: { readonly value: number | null; readonly labelText: string | null }
  readonly bedrooms: number | null
  readonly surfaceLiving: number | null
  readonly surfaceGround: number | null
  readonly photo: Photo | null
  readonly photoCount: number
  /** ISO date and time of creation in the CRM. */
  readonly createdAt: string
}

/** Everything a visitor may know of a listing. */
export interface Listing extends ListingCard {
  readonly reference: string | null
  readonly changedAt: string | null
  readonly description: LocalizedText | null
  readonly photos: readonly Photo[]
  /** Addresses of films and virtual tours, as given. */
  readonly films: readonly string[]
  readonly facts: Readonly<Partial<Record<FactKey, FactValue>>>
  readonly projectId: number | null
  readonly lifeAnnuity: boolean
  readonly contact: { readonly office: string | null; readonly name: string | null; readonly email: string | null; readonly phone: string | null }
}
