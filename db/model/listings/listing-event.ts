/**
 * Events of a listing: first published; available again after an option, sale or withdrawal; price
 * published for the first time; price reduced. Strongest first.
 */
const eventKinds = ['new', 'back', 'priced', 'price-drop'] as const
export type EventKind = (typeof eventKinds)[number]

/** Days that events are kept for the digests of alerts. */
export const listingEventDays = 30

/** An event of a listing. */
export interface ListingEvent {
  /** Increases with time. */
  readonly id: number
  readonly listingId: number
  readonly kind: EventKind
  /** Euro: the previous price, for a reduction. */
  readonly priceBefore: number | null
}

/** All events of one listing, reported as one. */
export interface ListingChange {
  readonly listingId: number
  readonly kind: EventKind
  /** Euro: the price before the first reduction; null without a reduction, or where that price was never published. */
  readonly priceBefore: number | null
  /** Id of its latest event. */
  readonly lastEvent: number
}

/** Merges the events of each listing into one, named by the strongest. Latest first. */
export function foldEvents(events: readonly ListingEvent[]): readonly ListingChange[] {
  const changes = new Map<number, ListingChange>()
  for (const { id, listingId, kind, priceBefore } of [...events].sort((one, other) => one.id - other.id)) {
    const known = changes.get(listingId)
    const strongest = known && eventKinds.indexOf(known.kind) <= eventKinds.indexOf(kind) ? known.kind : kind
    const before = known?.priceBefore ?? priceBefore
    changes.set(listingId, { listingId, kind: strongest, priceBefore: strongest === 'new' ? null : before, lastEvent: id })
  }
  return [...changes.values()].sort((one, other) => other.lastEvent - one.lastEvent)
}
