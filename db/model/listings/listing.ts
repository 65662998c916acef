import type { LocalizedText } from '../site/localized.ts'
import type { OpenDay } from '../visits/open-day.ts'
import type { FactKey } from './facts.ts'

/** 0 in the feed is sale, anything else rent (specification, section 3). */
export type Goal = 'sale' | 'rent'

/**
 * State of a listing. `available` and `option` are in lists; `sold` and `rented` keep a page with a message;
 * `withdrawn` (cancelled, inactive or gone from the feed) answers 410; `prospective` is not on the market yet and answers 404.
 */
export type ListingState = 'available' | 'option' | 'sold' | 'rented' | 'withdrawn' | 'prospective'

export type Country = 'BE' | 'LU' | 'other'

/** Maximum pictures of a home, of a feed's record as of one entered at the desk. */
export const maxPhotos = 200

/** A photograph as stored. `url` is a path on this site (`/pictures/…`) or the CRM's URL, which browsers never request. */
export interface Photo {
  readonly key: string
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly name: LocalizedText | null
  /** A tiny preview as a data URL, shown until the photograph has loaded. */
  readonly placeholder: string | null
  /** Where its subject is, if the agency has said so; pages crop around it. */
  readonly focus?: PictureFocus
  /** The legend of a plan; absent without one. */
  readonly rooms?: readonly PlanRoom[]
}

/** A room of a plan, which is marked with its letter. */
export interface PlanRoom {
  readonly letter: string
  readonly name: LocalizedText
  /** m² */
  readonly area: number | null
  /** Left, top, width and height, in pixels of the drawing; fewer if unknown. */
  readonly box: readonly number[]
}

/** A place in a picture, in percent from its left and top. */
export interface PictureFocus {
  readonly x: number
  readonly y: number
}

/** A parsed fact: numbers in the unit of the fact's kind, dates in ISO form (YYYY-MM-DD). */
export type FactValue = number | boolean | string | LocalizedText

/** Location of a listing, no more precise than the owner allows. */
export interface Place {
  readonly zip: string | null
  readonly city: LocalizedText
  readonly country: Country
  readonly countryName: LocalizedText | null
  /** Null unless the address is published; otherwise the record holds nothing more precise than zip and city. */
  readonly address: { readonly street: string; readonly houseNumber: string | null; readonly box: string | null } | null
  readonly district: LocalizedText | null
  /** The key of the office that has the home, where its CRM says so; else the office that serves the place. */
  readonly office?: string
  /** Degrees. `exact` is false for the stable point up to 500 m away that replaces an unpublished address. */
  readonly point: { readonly lat: number; readonly lng: number; readonly exact: boolean } | null
}

export interface ListingPrice {
  /** Euro: the total for a sale, per month for a rental, unless `unit` says otherwise. Null without a price, or if it is not published. */
  readonly amount: number | null
  /** The price is the lowest of several ('starting from'). */
  readonly from: boolean
  /** The unit of the amount, in the record's words: 'per week'. Absent for the default. */
  readonly unit?: LocalizedText
}

/** A price at which a listing was on offer before. */
export interface EarlierPrice {
  /** Euro, in the unit of the listing's price. */
  readonly amount: number
  /** The day from which it had another price, YYYY-MM-DD. */
  readonly until: string
}

/** The terms of a life annuity sale, in euro; null if the record has none or they are not published. */
export interface LifeAnnuity {
  readonly bouquet: number | null
  readonly monthly: number | null
}

/**
 * What the law's rules ask for that the record gives in a way that was not understood: a fact, the region (`place`), the value or label of the energy
 * certificate, the price, or the kind of property.
 */
export type UnclearPart = FactKey | 'place' | 'energyValue' | 'energyLabel' | 'price' | 'type'

/** The time of creation of a record that does not say it. */
export const unknownTime = '1970-01-01T00:00:00.000Z'

/** The part of a listing that lists show. */
export interface ListingCard {
  readonly id: number
  readonly goal: Goal
  readonly state: ListingState
  /** Canonical path segments of category and sub-category; an unknown name is slugged. */
  readonly mainType: string
  readonly type: string
  /** Names from the feed, for categories without a translation. */
  readonly mainTypeName: LocalizedText
  readonly typeName: LocalizedText
  readonly title: LocalizedText | null
  readonly marquee: LocalizedText | null
  readonly place: Place
  /** Without an amount for a life annuity, whose terms are in `annuity`. */
  readonly price: ListingPrice
  /** Oldest first; absent without any. Written by imports, never read from a feed. */
  readonly earlierPrices?: readonly EarlierPrice[]
  /** Absent without any; past ones are left out where they are shown. */
  readonly openDays?: readonly OpenDay[]
  /** Only on a sale for a life annuity. */
  readonly annuity?: LifeAnnuity
  /** Absent if everything the law asks for was understood. */
  readonly unclear?: readonly UnclearPart[]
  /** A business to take over: listed for rent, but its price is paid once. */
  readonly takeover?: true
  readonly energy: { readonly value: number | null; readonly labelText: string | null }
  readonly bedrooms: number | null
  readonly surfaceLiving: number | null
  readonly surfaceGround: number | null
  readonly photo: Photo | null
  readonly photoCount: number
  /** ISO date and time of creation in the CRM. */
  readonly createdAt: string
}

/** Everything of a listing that may be published. */
export interface Listing extends ListingCard {
  readonly reference: string | null
  readonly changedAt: string | null
  /** The day it was sold or let (YYYY-MM-DD), where the feed says so. */
  readonly closedOn?: string
  readonly description: LocalizedText | null
  readonly photos: readonly Photo[]
  /** URLs of films and virtual tours, as in the feed. */
  readonly films: readonly string[]
  readonly facts: Readonly<Partial<Record<FactKey, FactValue>>>
  readonly projectId: number | null
  readonly contact: { readonly office: string | null; readonly name: string | null; readonly email: string | null; readonly phone: string | null }
}

/** A listing or project as owners know it: what their records are about. */
export interface Home {
  readonly kind: 'listing' | 'project'
  readonly id: number
}
