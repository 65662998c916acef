import type { ReleasedOffer } from '../leads/offers/offer.ts'
import type { Listing, ListingCard, ListingState } from '../listings/listing.ts'
import type { EventKind } from '../listings/listing-event.ts'
import type { Project } from '../projects/project.ts'
import type { PortalFigures, ViewFigures } from '../views/view-figures.ts'
import type { HomeVisit } from '../visits/home-visit.ts'
import type { Communication } from './communication.ts'

/** Maximum price difference of a comparable home, as a fraction of the home's price. */
export const peerPriceRange = 0.3

/** How many entries the timeline of a home shows. */
export const entriesShown = 5

/** Views a week of a home since it was published, and the lowest, median and highest of comparable homes of the agency. */
export interface PeerFigures {
  readonly own: number
  readonly count: number
  readonly low: number
  readonly median: number
  readonly high: number
}

/** Events that the owner sees and alerts do not report: a raised price, or a listing that left the market. */
export type OwnerEventKind = 'price-rise' | 'option' | 'sold' | 'rented' | 'withdrawn'

/** A change of a listing's price or state. `at` is UTC in ISO 8601. */
export interface HomeEvent {
  readonly kind: EventKind | OwnerEventKind
  readonly at: string
  readonly priceBefore: number | null
}

/** The stock's data of an owner's home. */
export type OwnedStock =
  | {
      readonly kind: 'listing'
      readonly id: number
      readonly listing: Listing
      /** Its state in the feed, even while the listing is held back. */
      readonly state: ListingState
      readonly closedOn: string | null
      readonly projectId: number | null
    }
  | { readonly kind: 'project'; readonly id: number; readonly project: Project; readonly isListed: boolean }

/** The data of an owner's home page. Lists are newest first. */
export interface OwnedHomeRecords {
  readonly stock: OwnedStock
  readonly views: ViewFigures
  readonly portals: PortalFigures
  readonly communications: readonly Communication[]
  readonly visits: readonly HomeVisit[]
  readonly events: readonly HomeEvent[]
  readonly alerts: number | null
  readonly peers: PeerFigures | null
  /** The offers that the agency shows, highest first. */
  readonly offers: readonly ReleasedOffer[]
  /** The units of a project. */
  readonly units: readonly ListingCard[]
}

/** k-anonymity threshold: figures of fewer comparable homes are not shown. */
const minSample = 5

/** Compares the views a week of a home with those of others; null for fewer than five others. */
export function peerFigures(own: number, others: readonly number[]): PeerFigures | null {
  const sorted = [...others].sort((one, other) => one - other)
  const [low] = sorted
  const high = sorted.at(-1)
  if (low === undefined || high === undefined || sorted.length < minSample) return null
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  return { own, count: sorted.length, low, median, high }
}

/** The documents the agency may need from an owner, and the rules that require them. */
export const requestablePapers = ['energy', 'asbestos', 'soil', 'electricity', 'flood', 'planning', 'costs'] as const
export type RequestablePaper = (typeof requestablePapers)[number]
